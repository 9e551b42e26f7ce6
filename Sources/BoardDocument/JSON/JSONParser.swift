import DocumentFiles

/// A strict parser of JSON as RFC 8259 defines it.
///
/// A repeated key in an object and half a surrogate pair are errors, since no value represents them. A byte order mark
/// at the beginning is skipped.
struct JSONParser {
    /// The largest nesting depth of arrays and objects.
    static let depthLimit = 128

    let bytes: [UInt8]
    var position = 0

    /// Parses a whole text.
    static func parse(_ bytes: [UInt8]) throws(JSONFault) -> JSONValue {
        if let offset = UTF8Text.firstInvalidByte(of: bytes) {
            throw JSONFault(offset: offset, reason: "the text is not UTF-8")
        }
        var parser = JSONParser(bytes: bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            parser.position = 3
        }
        parser.skipSpace()
        guard parser.next != nil else {
            throw JSONFault(offset: parser.position, reason: "the file is empty")
        }
        let value = try parser.value(depth: 0)
        parser.skipSpace()
        guard parser.position == bytes.count else {
            throw parser.unexpected(wanting: "the end of the file")
        }
        return value
    }

    /// The next byte, or `nil` at the end.
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Consumes a byte if it is the next one.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    mutating func skipSpace() {
        while let next, next == 0x20 || (0x9...0xD).contains(next) && next != 0xB && next != 0xC {
            position += 1
        }
    }

    /// Returns an error about the current position.
    func unexpected(wanting wanted: String) -> JSONFault {
        guard next != nil else {
            return JSONFault(offset: position, reason: "the file ends where \(wanted) should be")
        }
        let found =
            String(decoding: bytes[position...].prefix(4), as: UTF8.self).unicodeScalars.first.map(String.init) ?? ""
        return JSONFault(offset: position, reason: "there is “\(found)” where \(wanted) should be")
    }

    private mutating func value(depth: Int) throws(JSONFault) -> JSONValue {
        let start = position
        guard let next else { throw unexpected(wanting: "a value") }
        switch Unicode.Scalar(next) {
        case "{": return JSONValue(.object(try object(depth: depth)), offset: start)
        case "[": return JSONValue(.array(try array(depth: depth)), offset: start)
        case "\"": return JSONValue(.string(try string()), offset: start)
        case "t": return JSONValue(try word("true", .bool(true)), offset: start)
        case "f": return JSONValue(try word("false", .bool(false)), offset: start)
        case "n": return JSONValue(try word("null", .null), offset: start)
        case "-", "0"..."9": return JSONValue(.number(try number()), offset: start)
        default: throw unexpected(wanting: "a value")
        }
    }

    private mutating func word(_ word: String, _ content: JSONValue.Content) throws(JSONFault) -> JSONValue.Content {
        for character in word.unicodeScalars where !take(character) {
            throw unexpected(wanting: "the word “\(word)”")
        }
        return content
    }

    private mutating func array(depth: Int) throws(JSONFault) -> [JSONValue] {
        try open(depth: depth)
        var elements: [JSONValue] = []
        if take("]") {
            return elements
        }
        while true {
            skipSpace()
            elements.append(try value(depth: depth + 1))
            skipSpace()
            if take("]") {
                return elements
            }
            guard take(",") else { throw unexpected(wanting: "“,” or “]”") }
        }
    }

    private mutating func object(depth: Int) throws(JSONFault) -> JSONObject {
        try open(depth: depth)
        var object = JSONObject()
        // Keys are equal if their bytes are, which is stricter than comparing strings.
        var keys: Set<[UInt8]> = []
        if take("}") {
            return object
        }
        while true {
            skipSpace()
            let start = position
            guard next == UInt8(ascii: "\"") else { throw unexpected(wanting: "a key in quotes") }
            let key = try string()
            guard keys.insert(Array(key.utf8)).inserted else {
                throw JSONFault(offset: start, reason: "the key “\(key)” occurs twice")
            }
            skipSpace()
            guard take(":") else { throw unexpected(wanting: "“:”") }
            skipSpace()
            object.members.append(JSONObject.Member(key: key, value: try value(depth: depth + 1)))
            skipSpace()
            if take("}") {
                return object
            }
            guard take(",") else { throw unexpected(wanting: "“,” or “}”") }
        }
    }

    /// Consumes an opening bracket and the space after it.
    private mutating func open(depth: Int) throws(JSONFault) {
        guard depth < Self.depthLimit else {
            throw JSONFault(offset: position, reason: "values are nested more than \(Self.depthLimit) deep")
        }
        position += 1
        skipSpace()
    }

    private mutating func number() throws(JSONFault) -> String {
        let start = position
        _ = take("-")
        if !take("0") {
            try digits()
        }
        if take(".") {
            try digits()
        }
        if take("e") || take("E") {
            _ = take("+") || take("-")
            try digits()
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func digits() throws(JSONFault) {
        guard let first = next, (0x30...0x39).contains(first) else { throw unexpected(wanting: "a digit") }
        while let next, (0x30...0x39).contains(next) {
            position += 1
        }
    }
}
