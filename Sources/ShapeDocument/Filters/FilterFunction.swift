import Foundation

/// A part of the value of `filter`.
enum FilterValue: Hashable, Sendable {
    /// A reference to a `filter` element.
    case reference(String)
    case blur(Length)
    case shadow(x: Length, y: Length, deviation: Length, ShapeColor?)
    /// A color matrix of twenty numbers.
    case matrix([Double])
    /// A factor of the opacity.
    case opacity(Double)

    /// Parses the value of `filter`, or returns `nil` if it is invalid.
    static func list(_ text: Substring) -> [FilterValue]? {
        if text == "none" { return [] }
        var (values, rest) = ([FilterValue](), text.trimmed)
        while !rest.isEmpty {
            guard let open = rest.firstIndex(of: "("), let close = end(rest[open...]) else { return nil }
            let content = rest[open..<close].dropFirst().trimmed
            if rest[..<open].lowercased() == "url" {
                guard let id = PaintValue.id(rest[...close]) else { return nil }
                values.append(.reference(id))
            } else {
                guard let value = FilterValue(rest[..<open].lowercased(), content) else { return nil }
                values.append(value)
            }
            rest = rest[close...].dropFirst().trimmed
        }
        return values
    }

    private static func end(_ text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.utf8.indices {
            if text.utf8[index] == UInt8(ascii: "(") { depth += 1 }
            if text.utf8[index] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private init?(_ name: String, _ text: Substring) {
        switch name {
        case "blur":
            let length = text.isEmpty ? Length(0) : Length(parsing: String(text))
            guard let length, length.value >= 0, length.unit != .percent else { return nil }
            self = .blur(length)
        case "drop-shadow": self.init(shadow: text)
        case "hue-rotate":
            var scanner = NumberScanner(String(text))
            let number = text.isEmpty ? 0 : scanner.number()
            guard let number,
                let factor = ["": 1, "deg": 1, "rad": 180 / .pi, "turn": 360, "grad": 0.9][scanner.word()]
            else { return nil }
            let (c, s) = (cos(number * factor * .pi / 180), sin(number * factor * .pi / 180))
            self = .matrix([
                0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0,
                0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0,
                0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0,
                0, 0, 0, 1, 0,
            ])
        default:
            var scanner = NumberScanner(String(text))
            guard var amount = text.isEmpty ? 1 : scanner.number(), amount >= 0 else { return nil }
            if text.hasSuffix("%") { amount /= 100 }
            func same(_ factor: Double, _ offset: Double) -> FilterValue {
                .matrix([
                    factor, 0, 0, 0, offset, 0, factor, 0, 0, offset, 0, 0, factor, 0, offset, 0, 0, 0, 1, 0,
                ])
            }
            /// Mixes a matrix with the one that changes nothing.
            func mixed(_ m: [Double], _ part: Double) -> FilterValue {
                let one = [1.0, 0, 0, 0, 1, 0, 0, 0, 1]
                let n = zip(m, one).map { $0 * part + $1 * (1 - part) }
                return .matrix([
                    n[0], n[1], n[2], 0, 0, n[3], n[4], n[5], 0, 0, n[6], n[7], n[8], 0, 0, 0, 0, 0, 1, 0,
                ])
            }
            let gray = [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722]
            let part = min(amount, 1)
            switch name {
            case "brightness": self = same(amount, 0)
            case "contrast": self = same(amount, 0.5 - 0.5 * amount)
            case "invert": self = same(1 - 2 * part, part)
            case "grayscale": self = mixed(gray, part)
            case "saturate": self = mixed(gray, 1 - amount)
            case "sepia": self = mixed([0.393, 0.769, 0.189, 0.349, 0.686, 0.168, 0.272, 0.534, 0.131], part)
            case "opacity": self = .opacity(part)
            default: return nil
            }
        }
    }

    private init?(shadow text: Substring) {
        var (lengths, color): ([Length], ShapeColor?) = ([], nil)
        var rest = text
        while !rest.isEmpty {
            var end = rest.firstIndex(where: \.isWhitespace) ?? rest.endIndex
            if let open = rest[..<end].firstIndex(of: "("), let close = Self.end(rest[open...]) {
                end = rest.index(after: close)
            }
            let word = rest[..<end]
            if let length = Length(parsing: String(word)) {
                guard length.unit != .percent else { return nil }
                lengths.append(length)
            } else if color == nil, word.lowercased() == "currentcolor" {
                // Without a color, it is the current one.
            } else {
                guard color == nil, let own = ShapeColor(parsing: word) else { return nil }
                color = own
            }
            rest = rest[end...].trimmed
        }
        guard 2...3 ~= lengths.count, (lengths.dropFirst(2).first?.value ?? 0) >= 0 else { return nil }
        self = .shadow(
            x: lengths[0], y: lengths[1], deviation: lengths.count > 2 ? lengths[2] : Length(0), color)
    }
}

extension SceneFilter {
    /// Returns the steps that draw a shadow under an input.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - deviation: The deviations of the blur.
    ///   - distance: The distance of the shadow.
    ///   - color: The color of the shadow.
    ///   - first: The number of the first of the steps.
    /// - Returns: The steps.
    static func shadow(
        of input: Input, _ deviation: CGSize, _ distance: CGSize, _ color: ShapeColor, first: Int
    ) -> [Kind] {
        let isValid = deviation.width >= 0 && deviation.height >= 0
        return [
            .blur(input, isValid ? deviation : .zero), .offset(.step(first), distance), .flood(color),
            .composite(.step(first + 2), .step(first + 1), .in), .merge([.step(first + 3), input]),
        ]
    }

    /// Creates the filter of a function.
    ///
    /// - Parameters:
    ///   - value: The function.
    ///   - style: The style of the filtered element.
    ///   - bounds: The bounds of its content.
    ///   - transform: The transform from the element's coordinates to those of the drawing.
    init?(_ value: FilterValue, _ style: ComputedStyle, _ bounds: CGRect, _ transform: Transform) {
        func length(_ length: Length) -> Double { length.resolve(of: 0, fontSize: style.fontSize).clamped }
        var (kinds, reach): ([Kind], Double) = ([], 0)
        switch value {
        case .reference: return nil
        case .blur(let own):
            let deviation = length(own) * transform.scale
            reach = 3 * deviation
            kinds = [.blur(.source, CGSize(width: deviation, height: deviation))]
        case .shadow(let x, let y, let own, let color):
            let deviation = length(own) * transform.scale
            let (x, y) = (length(x), length(y))
            let distance = CGSize(
                width: transform.a * x + transform.c * y, height: transform.b * x + transform.d * y)
            reach = 3 * deviation + max(abs(distance.width), abs(distance.height))
            kinds = Self.shadow(
                of: .source, CGSize(width: deviation, height: deviation), distance, color ?? style.color, first: 0)
        case .matrix(let numbers): kinds = [.colorMatrix(.source, numbers)]
        case .opacity(let part):
            kinds = [.transfer(.source, [.identity, .identity, .identity, .linear(slope: part, intercept: 0)])]
        }
        let region = bounds.insetBy(dx: -reach - 1, dy: -reach - 1)
        self.init(steps: kinds.map { Step(kind: $0, region: region, isLinear: false) }, region: region)
    }
}
