/// The tags and texts of an XML document, as far as lists of songs need them: no DTD, no attributes.
struct XMLTokens: Sequence, IteratorProtocol {
    enum Token: Equatable {
        /// Names are without the prefix of a namespace.
        case start(String), end(String), text(String)
        /// The document ends inside of something.
        case cut
    }

    private let bytes: [UInt8]
    private var place = 0
    private var pendingEnd: String?
    /// The line of the last token, from 1.
    private(set) var line = 1
    private var counted = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Token? {
        if let name = pendingEnd {
            pendingEnd = nil
            return .end(name)
        }
        while place < bytes.count {
            line += bytes[counted..<place].count { $0 == UInt8(ascii: "\n") }
            counted = place
            if bytes[place] != UInt8(ascii: "<") { return .text(Self.resolved(take(until: "<") ?? takeRest())) }
            if takeIfThere("<![CDATA[") {
                return take(until: "]]>", dropping: true).map { .text(Self.string($0)) } ?? end()
            }
            if takeIfThere("<!--") {
                guard take(until: "-->", dropping: true) != nil else { return end() }
            } else if takeIfThere("<?") {
                guard take(until: "?>", dropping: true) != nil else { return end() }
            } else if takeIfThere("<!") {
                guard take(until: ">", dropping: true) != nil else { return end() }
            } else {
                place += 1
                guard let tag = take(until: ">", dropping: true) else { return end() }
                return token(tag)
            }
        }
        return nil
    }

    private mutating func end() -> Token {
        place = bytes.count
        return .cut
    }

    private mutating func token(_ tag: ArraySlice<UInt8>) -> Token {
        let isEnd = tag.first == UInt8(ascii: "/")
        let name = (isEnd ? tag.dropFirst() : tag).prefix { !$0.isWhitespace && $0 != UInt8(ascii: "/") }
        let local = Self.string(name.split(separator: UInt8(ascii: ":")).last ?? name)
        if isEnd { return .end(local) }
        if tag.last == UInt8(ascii: "/") { pendingEnd = local }
        return .start(local)
    }

    private mutating func takeIfThere(_ text: StaticString) -> Bool {
        let expected = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard bytes[place...].starts(with: expected) else { return false }
        place += expected.count
        return true
    }

    /// The bytes before a text, after which reading goes on where `dropping`; nil if it does not come.
    private mutating func take(until text: String, dropping: Bool = false) -> ArraySlice<UInt8>? {
        let wanted = Array(text.utf8)
        var index = place
        while index + wanted.count <= bytes.count {
            if bytes[index] == wanted[0], bytes[index...].starts(with: wanted) {
                defer { place = index + (dropping ? wanted.count : 0) }
                return bytes[place..<index]
            }
            index += 1
        }
        return nil
    }

    private mutating func takeRest() -> ArraySlice<UInt8> {
        defer { place = bytes.count }
        return bytes[place...]
    }

    private static func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

    /// Text with its entities resolved; those that are not known stay as they are written.
    private static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
        let text = string(bytes)
        guard text.contains("&") else { return text }
        var (result, rest) = ("", text[...])
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            guard let end = rest.prefix(12).firstIndex(of: ";"), let character = entity(rest[..<end]) else {
                result += "&"
                continue
            }
            result.append(character)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func entity(_ name: Substring) -> Character? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let digits = name.dropFirst()
            let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
            let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return number.flatMap(Unicode.Scalar.init).map(Character.init)
        }
    }
}
