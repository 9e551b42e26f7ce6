/// The value of `fill` or `stroke`.
enum PaintValue: Hashable, Sendable {
    case none
    case color(ShapeColor)
    case currentColor
    /// The paint of the owner of a marker or a clone.
    case contextFill, contextStroke
    /// A reference to an id, and the paint to use if it has no target.
    indirect case reference(String, fallback: PaintValue?)

    /// The elements that SVG 2 drafts as sources of paint and that aren't drawn.
    static let unknownSources: Set<String> = ["hatch", "mesh", "meshgradient", "solidcolor", "solidColor"]

    init?(parsing text: Substring) {
        // A fast path for the most common notation.
        if text.utf8.first == UInt8(ascii: "#") {
            guard let color = ShapeColor(parsing: text) else { return nil }
            self = .color(color)
            return
        }
        switch text.lowercased() {
        case "none": self = .none
        case "currentcolor": self = .currentColor
        case "context-fill": self = .contextFill
        case "context-stroke": self = .contextStroke
        case let lower where lower.hasPrefix("url("):
            guard let end = text.firstIndex(of: ")"), let id = Self.id(text[...end]) else { return nil }
            let rest = text[end...].dropFirst().trimmed
            self = .reference(id, fallback: rest.isEmpty ? nil : PaintValue(parsing: rest))
        default:
            guard let color = ShapeColor(parsing: text) else { return nil }
            self = .color(color)
        }
    }

    /// Returns the id in `url(#id)`.
    static func id(_ text: Substring) -> String? {
        guard text.hasSuffix(")"), let target = target(text), target.hasPrefix("#") else { return nil }
        return String(target.dropFirst())
    }

    /// Returns a Boolean value that indicates whether a value refers to something in another file.
    static func isElsewhere(_ text: Substring) -> Bool {
        guard let end = text.firstIndex(of: ")"), let target = target(text[...end]) else { return false }
        return isElsewhere(address: target)
    }

    /// Returns a Boolean value that indicates whether an address is that of something in another file.
    static func isElsewhere(address: some StringProtocol) -> Bool { !address.isEmpty && !address.hasPrefix("#") }

    /// Returns the address in `url(address)`.
    private static func target(_ text: Substring) -> Substring? {
        guard text.prefix(4).lowercased() == "url(" else { return nil }
        return text.dropFirst(4).dropLast().trimmed.trimmingQuotes
    }
}

extension Substring {
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x9...0xD).contains(byte) }

    /// The substring without white space at both ends.
    var trimmed: Substring {
        guard let first = utf8.firstIndex(where: { !Self.isSpace($0) }),
            let last = utf8.lastIndex(where: { !Self.isSpace($0) })
        else { return "" }
        return self[first...last]
    }

    var trimmingQuotes: Substring {
        guard let first, first == "\"" || first == "'", last == first, utf8.count > 1 else { return self }
        return dropFirst().dropLast()
    }
}
