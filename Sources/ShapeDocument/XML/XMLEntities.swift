import DocumentFiles

/// The entities that a document declares.
///
/// The size of their expansion is limited, and external entities are never read.
struct XMLEntities: Sendable {
    /// The largest number of bytes that all references of a document expand to.
    static let limit = 1 << 20

    private var values: [String: String] = [:]
    private var used = 0

    var isEmpty: Bool { values.isEmpty }

    /// Declares an entity; the first declaration of a name wins.
    mutating func declare(_ name: String, _ value: String) { if values[name] == nil { values[name] = value } }

    /// Returns text with its references replaced.
    ///
    /// Unknown references stay as they are written.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - offset: The position of the text for error messages.
    /// - Returns: The text.
    /// - Throws: If an entity is rejected.
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
                    offset: offset, reason: "the entities of the document expand to more than \(Self.limit >> 20) MiB")
            }
            open.append(String(name))
            defer { open.removeLast() }
            return try resolve(value[...], offset, &open)
        }
    }
}
