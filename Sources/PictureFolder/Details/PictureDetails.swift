import Foundation

/// The properties of a picture that cameras and programs wrote into its file, as texts.
public struct PictureDetails: Hashable, Sendable {
    /// A property.
    public struct Field: Identifiable, Hashable, Sendable {
        /// The name, such as “Aperture”.
        public let name: String
        /// The value, such as “f/2.8”.
        public let value: String
        /// The name.
        public var id: String { name }

        /// Creates a property.
        public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    /// The properties that the file has.
    public private(set) var fields: [Field] = []

    /// Reads the properties of a picture; blocks.
    public init(of picture: Picture) {
        guard let exif = ExifReader(picture) else { return }
        addCamera(exif)
        addExposure(exif)
        addTexts(exif)
        addPlace(exif)
    }

    init(_ exif: ExifReader) {
        addCamera(exif)
        addExposure(exif)
        addTexts(exif)
        addPlace(exif)
    }

    private mutating func add(_ name: String, _ value: String?) {
        if let value { fields.append(Field(name, value)) }
    }

    private mutating func addCamera(_ exif: ExifReader) {
        let (maker, model) = (exif.text(0x010F), exif.text(0x0110))
        // Most makers begin the names of their models with their own.
        let isNamed = maker.flatMap { maker in model?.lowercased().hasPrefix(maker.lowercased()) } ?? true
        add("Camera", isNamed ? model ?? maker : [maker, model].compactMap(\.self).joined(separator: " "))
        add("Lens", exif.text(0xA434, in: .details))
    }

    private mutating func addExposure(_ exif: ExifReader) {
        func first(_ tag: Int) -> Double? { exif.numbers(tag).first }
        add("Date Taken", exif.text(0x9003, in: .details).map(Self.date))
        add(
            "Exposure Time",
            first(0x829A).flatMap { time in
                guard time > 0 else { return nil }
                return time < 0.3 ? "1/\(Int((1 / time).rounded())) s" : "\(Self.decimal(time)) s"
            })
        add("Aperture", first(0x829D).map { "f/\(Self.decimal($0))" })
        add("ISO Speed", first(0x8827).map { "\(Int($0))" })
        add("Exposure Compensation", first(0x9204).map { "\($0 > 0 ? "+" : "")\(Self.decimal($0)) EV" })
        add(
            "Focal Length",
            first(0x920A).map { length in
                let equivalent = first(0xA405).flatMap { $0 > 0 && $0 != length ? $0 : nil }
                return "\(Self.decimal(length)) mm" + (equivalent.map { " (\(Int($0)) mm on 35 mm film)" } ?? "")
            })
        add("Flash", first(0x9209).map { Int($0) & 1 == 1 ? "Fired" : "Did not fire" })
        add("White Balance", first(0xA403).map { $0 == 0 ? "Automatic" : "Manual" })
        add(
            "Metering",
            first(0x9207).flatMap { [1: "Average", 2: "Center", 3: "Spot", 4: "Several spots", 5: "Pattern"][Int($0)] })
    }

    private mutating func addTexts(_ exif: ExifReader) {
        for (name, tag) in [
            ("Description", 0x010E), ("Artist", 0x013B), ("Copyright", 0x8298), ("Software", 0x0131),
        ] { add(name, exif.text(tag)) }
    }

    private mutating func addPlace(_ exif: ExifReader) {
        func degrees(_ tag: Int) -> String? {
            let parts = exif.numbers(tag, in: .place)
            guard parts.count == 3, let side = exif.text(tag - 1, in: .place) else { return nil }
            let degrees = parts[0] + parts[1] / 60 + parts[2] / 3600
            return "\(degrees.formatted(.number.precision(.fractionLength(5))))° \(side)"
        }
        if let latitude = degrees(2), let longitude = degrees(4) { add("Place", "\(latitude), \(longitude)") }
        add(
            "Altitude",
            exif.numbers(6, in: .place).first.map { height in
                let isBelow = exif.numbers(5, in: .place).first == 1
                return "\(isBelow ? "−" : "")\(Int(height.rounded())) m"
            })
    }

    /// Returns a number with as few digits as it needs, at most two after the point.
    private static func decimal(_ number: Double) -> String {
        number.formatted(.number.precision(.fractionLength(0...2)).grouping(.never))
    }

    /// Returns a date with dashes, such as “2026-05-31 18:04:59”.
    private static func date(_ text: String) -> String {
        let parts = text.split(separator: " ", maxSplits: 1)
        guard parts.count == 2 else { return text }
        return parts[0].replacing(":", with: "-") + " " + parts[1]
    }
}
