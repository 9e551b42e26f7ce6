/// A JSON value that loses nothing a reader might want back: members keep their order and numbers their digits.
struct JSONValue: Sendable {
    /// What the value is.
    var content: Content

    /// Where in the text the value was read, in bytes; no part of what it is.
    var offset = 0

    enum Content: Hashable, Sendable {
        case null
        case bool(Bool)
        /// A number, as it was written.
        case number(String)
        case string(String)
        case array([JSONValue])
        case object(JSONObject)
    }

    init(_ content: Content, offset: Int = 0) {
        self.content = content
        self.offset = offset
    }
}

extension JSONValue: Hashable {
    static func == (one: JSONValue, other: JSONValue) -> Bool {
        one.content == other.content
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(content)
    }
}

/// The members of a JSON object in order, each key once.
struct JSONObject: Hashable, Sendable {
    struct Member: Hashable, Sendable {
        var key: String
        var value: JSONValue
    }

    var members: [Member] = []

    /// The value of a key.
    ///
    /// - Complexity: O(members).
    subscript(key: String) -> JSONValue? {
        members.first { $0.key == key }?.value
    }

    /// Adds a member at the end; the caller knows that its key is new.
    mutating func append(_ key: String, _ content: JSONValue.Content) {
        members.append(Member(key: key, value: JSONValue(content)))
    }

    /// Takes a member out.
    ///
    /// - Complexity: O(members).
    mutating func removeValue(forKey key: String) -> JSONValue? {
        guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
        return members.remove(at: index).value
    }
}
