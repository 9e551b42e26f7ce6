/// A reader that takes the known members out of an object, so that the unknown ones remain.
///
/// A member that is `null` counts as missing.
struct ObjectReader {
    /// The description of the object in messages, such as "the board" or "the card".
    let subject: String
    let offset: Int
    private(set) var rest: JSONObject

    init(_ value: JSONValue, as subject: String) throws(JSONFault) {
        guard case .object(let object) = value.content else {
            throw JSONFault(offset: value.offset, reason: "\(subject) should be an object, not \(value.kind)")
        }
        self.subject = subject
        offset = value.offset
        rest = object
    }

    mutating func value(_ key: String) -> JSONValue? {
        rest.removeValue(forKey: key).flatMap { $0.content == .null ? nil : $0 }
    }

    mutating func string(_ key: String) throws(JSONFault) -> String? {
        guard let value = value(key) else { return nil }
        guard case .string(let string) = value.content else { throw fault(key, value, "a text") }
        return string
    }

    /// Reads a member that earlier versions kept as an unknown one; a value of another kind stays one.
    mutating func later<Value>(_ key: String, _ parse: (JSONValue.Content) -> Value?) -> Value? {
        guard let member = rest[key], let value = parse(member.content) else { return nil }
        _ = rest.removeValue(forKey: key)
        return value
    }

    /// Reads a string and its offset.
    mutating func located(_ key: String) throws(JSONFault) -> (string: String, offset: Int)? {
        let offset = rest[key]?.offset ?? offset
        return try string(key).map { ($0, offset) }
    }

    mutating func bool(_ key: String) throws(JSONFault) -> Bool? {
        guard let value = value(key) else { return nil }
        guard case .bool(let bool) = value.content else { throw fault(key, value, "true or false") }
        return bool
    }

    /// Reads a whole number, 0 or more.
    mutating func count(_ key: String) throws(JSONFault) -> Int? {
        guard let value = value(key) else { return nil }
        guard case .number(let digits) = value.content, let count = Int(digits), count >= 0 else {
            throw fault(key, value, "a whole number, 0 or more")
        }
        return count
    }

    /// Reads a time in seconds, where 0 means none.
    mutating func seconds(_ key: String) throws(JSONFault) -> Double? {
        guard let value = value(key) else { return nil }
        guard case .number(let digits) = value.content, let seconds = Double(digits), seconds >= 0, seconds.isFinite
        else { throw fault(key, value, "a number of seconds, at least 0") }
        return seconds == 0 ? nil : seconds
    }

    mutating func array(_ key: String) throws(JSONFault) -> [JSONValue] {
        guard let value = value(key) else { return [] }
        guard case .array(let elements) = value.content else { throw fault(key, value, "a list") }
        return elements
    }

    private func fault(_ key: String, _ value: JSONValue, _ wanted: String) -> JSONFault {
        JSONFault(offset: value.offset, reason: "“\(key)” of \(subject) should be \(wanted), not \(value.kind)")
    }
}

extension JSONValue {
    /// The description of the value in messages.
    var kind: String {
        switch content {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let digits): digits.count > 20 ? "a number of \(digits.count) characters" : digits
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
