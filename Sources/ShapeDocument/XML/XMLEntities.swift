/// The entities that a document declares, and what references to them stand for.
///
/// What they grow to is bounded; nothing outside of the document is ever read.
struct XMLEntities: Sendable {
    /// How many bytes all references of a document may stand for together.
    static let limit = 1 << 20

    private var values: [String: String] = [:]
    private var used = 0

    var isEmpty: Bool { values.isEmpty }

    /// Notes an entity; the first declaration of a name counts.
    mutating func declare(_ name: String, _ value: String) { if values[name] == nil { values[name] = value } }

    /// Text with its references replaced. Those that are not known stay as they are written.
    ///
    /// - Parameter offset: where the text stands, for errors.
    mutating func resolve(_ text: String, at offset: Int) throws(XMLFault) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var open: [String] = []
        return try resolve(text[...], offset, &open)
    }

    private mutating func resolve(
        _ text: Substring, _ offset: Int, _ open: inout [String]
    ) throws(XMLFault) -> String {
        var result = ""
        var rest = text
        while let start = rest.utf8.firstIndex(of: UInt8(ascii: "&")) {
            result += rest[..<start]
            rest = rest[start...].dropFirst()
            guard let end = rest.utf8.firstIndex(of: UInt8(ascii: ";")) else {
                result += "&"
                continue
            }
            let name = rest[..<end]
            if let scalar = Self.scalar(name) {
                result.unicodeScalars.append(scalar)
            } else if let value = values[String(name)] {
                guard !open.contains(String(name)) else {
                    throw XMLFault(offset: offset, reason: "the entity “\(name)” contains itself")
                }
                used += value.utf8.count + 1
                guard used <= Self.limit, open.count < 32 else {
                    throw XMLFault(
                        offset: offset,
                        reason: "the entities of the document stand for more than \(Self.limit >> 20) MiB")
                }
                open.append(String(name))
                result += try resolve(value[...], offset, &open)
                open.removeLast()
            } else {
                result += "&"
                continue
            }
            rest = rest[end...].dropFirst()
        }
        return result + rest
    }

    /// What a reference stands for in every document.
    private static func scalar(_ name: Substring) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let digits = name.dropFirst()
            let isHex = digits.hasPrefix("x")
            return (isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)).flatMap(Unicode.Scalar.init)
        }
    }
}
