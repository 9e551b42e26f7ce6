import DocumentFiles

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

    /// Text with its references replaced.
    ///
    /// Those that are not known stay as they are written.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - offset: where the text stands, for errors.
    /// - Returns: The text.
    /// - Throws: If an entity is refused.
    mutating func resolve(_ text: String, at offset: Int) throws(XMLFault) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var open: [String] = []
        return try resolve(text[...], offset, &open)
    }

    private mutating func resolve(
        _ text: Substring, _ offset: Int, _ open: inout [String]
    ) throws(XMLFault) -> String {
        try XMLReference.resolve(text) { name throws(XMLFault) in
            if let scalar = XMLReference.scalar(name) { return String(scalar) }
            guard let value = values[String(name)] else { return nil }
            guard !open.contains(String(name)) else {
                throw XMLFault(offset: offset, reason: "the entity “\(name)” contains itself")
            }
            used += value.utf8.count + 1
            guard used <= Self.limit, open.count < 32 else {
                throw XMLFault(
                    offset: offset, reason: "the entities of the document stand for more than \(Self.limit >> 20) MiB")
            }
            open.append(String(name))
            defer { open.removeLast() }
            return try resolve(value[...], offset, &open)
        }
    }
}
