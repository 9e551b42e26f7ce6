/// A JSON value that preserves the order of members and the digits of numbers.
struct JSONValue: Sendable {
    /// The content of the value.
    var content: Content

    /// The offset in the text in bytes, which doesn't affect equality.
    var offset = 0

    enum Content: Hashable, Sendable {
        case null
        case bool(Bool)
        /// A number, as it is written.
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

/// The members of a JSON object in order, with unique keys.
struct JSONObject: Hashable, Sendable {
    struct Member: Hashable, Sendable {
        var key: String
        var value: JSONValue
    }

    var members: [Member] = []

    /// Returns the value of a key.
    ///
    /// - Complexity: O(members).
    subscript(key: String) -> JSONValue? {
        members.first { $0.key == key }?.value
    }

    /// Appends a member; the caller guarantees that its key is new.
    mutating func append(_ key: String, _ content: JSONValue.Content) {
        members.append(Member(key: key, value: JSONValue(content)))
    }

    /// Removes a member and returns its value.
    ///
    /// - Complexity: O(members).
    mutating func removeValue(forKey key: String) -> JSONValue? {
        guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
        return members.remove(at: index).value
    }
}
