import DocumentFiles
import Foundation

/// An XMP packet in which only the rating is read and changed.
struct XMPPacket {
    private static let xmp = "http://ns.adobe.com/xap/1.0/"
    /// The namespace of Microsoft, which ExifTool writes without the slash.
    private static let microsoft = ["http://ns.microsoft.com/photo/1.0/", "http://ns.microsoft.com/photo/1.0"]
    private static let tiff = "http://ns.adobe.com/tiff/1.0/"
    private static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"

    /// The position of a rating.
    private struct Place {
        /// The range of the value.
        var value: Range<String.Index>
        /// The end tag to write after a value that replaces the end of an empty element.
        var endTag = ""
        /// The range to remove with the rating.
        var whole: Range<String.Index>
    }

    private(set) var text: String
    private var ratings: [Place] = []
    private var percents: [Place] = []
    private var orientations: [Place] = []
    /// The prefix of TIFF in the first description, and whether `tiff` may be declared there.
    private var tiffPrefix: (known: String?, isFree: Bool) = (nil, true)
    /// The insertion point for a new rating in the first description, and the prefix of XMP there.
    private var description: (end: String.Index, prefix: String?, takesXMP: Bool)?
    /// The end of the RDF element, which is the end of its tag if it is empty, and its name.
    private var container: (end: Range<String.Index>, name: String)?
    /// A Boolean value that indicates whether the packet has nothing but ratings.
    private(set) var isBare = true

    /// Reads a packet, or returns `nil` if it isn't well-formed UTF-8 with an RDF element.
    ///
    /// - Complexity: O(length).
    init?(_ data: Data) {
        guard let text = String(validating: data, as: UTF8.self) else { return nil }
        self.text = text
        guard scan(), description != nil || container != nil else { return nil }
    }

    /// The ratings in the packet, each `nil` if there is none.
    var stated: (stars: PictureRating?, percent: PictureRating?) {
        (
            ratings.first.flatMap {
                PictureRating(text: text[$0.value].trimmingCharacters(in: .whitespacesAndNewlines))
            },
            percents.first.flatMap {
                PictureRating(percent: text[$0.value].trimmingCharacters(in: .whitespacesAndNewlines))
            }
        )
    }

    /// Returns the packet with another rating, in the same length if there is padding at its end.
    ///
    /// - Parameters:
    ///   - rating: The rating.
    ///   - saysZero: Pass `true` to write an explicit 0 for no rating.
    /// - Returns: The packet, or `nil` if the rating can't be added.
    func rated(_ rating: PictureRating, saysZero: Bool) -> Data? {
        let needsRating = rating != .unrated || saysZero
        guard let description else { return needsRating ? described(rating) : Data(text.utf8) }
        var changes: [(range: Range<String.Index>, text: String)] = []
        func change(_ place: Place, _ value: Int?) -> (range: Range<String.Index>, text: String) {
            guard let value else { return (place.whole, "") }
            return (place.value, place.endTag.isEmpty ? "\(value)" : ">\(value)\(place.endTag)")
        }
        changes += ratings.map { change($0, needsRating ? rating.value : nil) }
        changes += percents.map { change($0, rating.stars > 0 ? rating.percent : nil) }
        if needsRating, ratings.isEmpty {
            guard description.prefix != nil || description.takesXMP else { return nil }
            let declaration = description.prefix == nil ? " xmlns:xmp=\"\(Self.xmp)\"" : ""
            let added = "\(declaration) \(description.prefix ?? "xmp"):Rating=\"\(rating.value)\""
            changes.append((description.end..<description.end, added))
        }
        var result = text
        for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(change.range, with: change.text)
        }
        return Data(Self.padded(result, to: text.utf8.count).utf8)
    }

    /// The orientation in the packet; `nil` if there is none.
    var orientation: PictureOrientation? {
        orientations.first.flatMap { Int(text[$0.value].trimmingCharacters(in: .whitespacesAndNewlines)) }
            .flatMap(PictureOrientation.init(exif:))
    }

    /// Returns the packet with another orientation, or `nil` if it can't be added.
    func oriented(_ orientation: PictureOrientation) -> Data? {
        guard let description else { return nil }
        var result = text
        for place in orientations.sorted(by: { $0.value.lowerBound > $1.value.lowerBound }) {
            guard place.endTag.isEmpty else { return nil }
            result.replaceSubrange(place.value, with: "\(orientation.exif)")
        }
        if orientations.isEmpty {
            guard tiffPrefix.known != nil || tiffPrefix.isFree else { return nil }
            let declaration = tiffPrefix.known == nil ? " xmlns:tiff=\"\(Self.tiff)\"" : ""
            result.insert(
                contentsOf: "\(declaration) \(tiffPrefix.known ?? "tiff"):Orientation=\"\(orientation.exif)\"",
                at: description.end)
        }
        return Data(Self.padded(result, to: text.utf8.count).utf8)
    }

    /// Returns the packet with a description for a rating, which has none yet.
    private func described(_ rating: PictureRating) -> Data? {
        guard let container else { return nil }
        let prefix = container.name.dropLast("RDF".count)
        let rated = "xmlns:xmp=\"\(Self.xmp)\" xmp:Rating=\"\(rating.value)\""
        let added = "<\(prefix)Description \(prefix)about=\"\" \(rated)/>"
        let isEmptyTag = !container.end.isEmpty
        let result = text.replacingCharacters(
            in: container.end, with: isEmptyTag ? ">\(added)</\(container.name)>" : added)
        return Data(Self.padded(result, to: text.utf8.count).utf8)
    }

    /// Compensates for a change in length with the padding before the packet's end.
    private static func padded(_ text: String, to length: Int) -> String {
        guard let end = text.range(of: "<?xpacket end", options: .backwards) else { return text }
        let grown = text.utf8.count - length
        let blanks = text[..<end.lowerBound].reversed().prefix { $0 == " " || $0 == "\n" }.count
        // A packet without padding doesn't get any.
        guard blanks > 64 else { return text }
        var text = text
        if grown > 0, grown < blanks {
            text.removeSubrange(text.index(end.lowerBound, offsetBy: -grown)..<end.lowerBound)
        } else if grown < 0 {
            text.insert(contentsOf: String(repeating: " ", count: -grown), at: end.lowerBound)
        }
        return text
    }

    // MARK: Scanning

    private struct Open {
        var name: String
        var start: String.Index
        var contentStart: String.Index
        var namespaces: [String: String]
        /// A Boolean value that indicates whether the element describes the picture itself, not a part or a source.
        var isMain = false
        /// A Boolean value that indicates whether the element has child elements.
        var hasChildren = false
    }

    /// The maximum nesting depth of elements.
    private static let depthLimit = 64

    private mutating func scan() -> Bool {
        var open: [Open] = []
        return Array(text.utf8).withUnsafeBufferPointer { bytes in
            for piece in XMLPieces(bytes) {
                let start = text.utf8.index(text.startIndex, offsetBy: piece.range.lowerBound)
                let end = text.utf8.index(start, offsetBy: piece.range.count)
                switch piece.kind {
                case .comment: isBare = false
                case .instruction, .declaration: continue
                case .text, .characterData:
                    let isBlank = text[start..<end].allSatisfy { $0.isWhitespace || $0 == "\u{FEFF}" }
                    if !open.isEmpty, !isBlank { isBare = false }
                case .startTag:
                    if !open.isEmpty { open[open.count - 1].hasChildren = true }
                    guard piece.isComplete, open.count < Self.depthLimit,
                        let element = self.start(text[start..<end].dropLast(), in: open.last)
                    else { return false }
                    if bytes[piece.range.upperBound - 2] != UInt8(ascii: "/") {
                        open.append(element)
                    } else if isContainer(element, depth: open.count) {
                        container = (text.index(end, offsetBy: -2)..<end, element.name)
                    } else if open.last?.isMain == true {
                        takeEmpty(element, whole: start..<end)
                    }
                case .endTag:
                    let name = text[start..<end].dropFirst(2).dropLast().trimmingCharacters(in: .whitespacesAndNewlines)
                    guard piece.isComplete, let element = open.popLast(), element.name == name else { return false }
                    if isContainer(element, depth: open.count) { container = (start..<start, name) }
                    take(element, to: start, whole: element.start..<end, isProperty: open.last?.isMain == true)
                }
            }
            return open.isEmpty
        }
    }

    /// Returns a Boolean value that indicates whether an element is the first one with descriptions of the picture.
    private func isContainer(_ element: Open, depth: Int) -> Bool {
        container == nil && depth <= 1 && Self.resolved(element.name[...], element.namespaces) == Self.rdf + "RDF"
    }

    /// Reads a start tag without its `>`.
    private mutating func start(_ tag: Substring, in parent: Open?) -> Open? {
        let name = tag.dropFirst().prefix { !$0.isWhitespace && $0 != "/" }
        var attributes: [(name: Substring, value: Range<String.Index>, whole: Range<String.Index>)] = []
        var rest = tag[name.endIndex...]
        while let next = rest.firstIndex(where: { !$0.isWhitespace && $0 != "/" }) {
            let before = rest.startIndex
            let attribute = rest[next...].prefix { $0 != "=" && !$0.isWhitespace }
            guard let equals = rest[attribute.endIndex...].firstIndex(where: { !$0.isWhitespace }), rest[equals] == "=",
                let quote = rest[rest.index(after: equals)...].firstIndex(where: { !$0.isWhitespace }),
                rest[quote] == "\"" || rest[quote] == "'",
                let end = rest[rest.index(after: quote)...].firstIndex(of: rest[quote])
            else { return nil }
            let after = rest.index(after: end)
            attributes.append((attribute, rest.index(after: quote)..<end, before..<after))
            rest = rest[after...]
        }
        var namespaces = parent?.namespaces ?? [:]
        for attribute in attributes where attribute.name.hasPrefix("xmlns:") {
            namespaces[String(attribute.name.dropFirst(6))] = String(text[attribute.value])
        }
        let element = Self.resolved(name, namespaces)
        let isInside = parent.map { Self.resolved($0.name[...], $0.namespaces) != Self.rdf + "RDF" } ?? false
        let isMain = element == Self.rdf + "Description" && !isInside
        if isMain, description == nil {
            let prefix = namespaces.first { $0.value == Self.xmp }?.key
            description = (name.endIndex, prefix, namespaces["xmp"] == nil)
            tiffPrefix = (namespaces.first { $0.value == Self.tiff }?.key, namespaces["tiff"] == nil)
        }
        for attribute in attributes {
            let full = Self.resolved(attribute.name, namespaces)
            let place = Place(value: attribute.value, whole: attribute.whole)
            if isMain, full == Self.xmp + "Rating" {
                ratings.append(place)
            } else if isMain, Self.isMicrosoftRating(full) {
                percents.append(place)
            } else if isMain, full == Self.tiff + "Orientation" {
                orientations.append(place)
                isBare = false
            } else if isMain, !attribute.name.hasPrefix("xmlns"), full != Self.rdf + "about" {
                isBare = false
            }
        }
        return Open(
            name: String(name), start: tag.startIndex, contentStart: text.index(after: tag.endIndex),
            namespaces: namespaces, isMain: isMain)
    }

    private static func isMicrosoftRating(_ name: String) -> Bool { microsoft.contains { name == $0 + "Rating" } }

    /// Records the position of a rating without a value.
    private mutating func takeEmpty(_ element: Open, whole: Range<String.Index>) {
        let name = Self.resolved(element.name[...], element.namespaces)
        let end = text.index(whole.upperBound, offsetBy: -2)..<whole.upperBound
        let place = Place(value: end, endTag: "</\(element.name)>", whole: whole)
        isBare = false
        if name == Self.xmp + "Rating" { ratings.append(place) }
        if Self.isMicrosoftRating(name) { percents.append(place) }
    }

    /// Records the position of a rating when its element ends.
    private mutating func take(
        _ element: Open, to end: String.Index, whole: Range<String.Index>, isProperty: Bool
    ) {
        let name = Self.resolved(element.name[...], element.namespaces)
        let place = Place(value: element.contentStart..<end, whole: whole)
        if isProperty, name == Self.xmp + "Rating", !element.hasChildren {
            ratings.append(place)
        } else if isProperty, Self.isMicrosoftRating(name), !element.hasChildren {
            percents.append(place)
        } else if isProperty, name == Self.tiff + "Orientation", !element.hasChildren {
            orientations.append(place)
            isBare = false
        } else if name != Self.rdf + "Description", name != Self.rdf + "RDF", !name.hasSuffix("xmpmeta") {
            isBare = false
        }
    }

    private static func resolved(_ name: Substring, _ namespaces: [String: String]) -> String {
        guard let colon = name.firstIndex(of: ":") else { return String(name) }
        return (namespaces[String(name[..<colon])] ?? "") + name[name.index(after: colon)...]
    }
}
