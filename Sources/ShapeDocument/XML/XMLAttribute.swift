/// An attribute of an element, with everything needed to write it back unchanged.
struct XMLAttribute: Hashable, Sendable {
    /// The white space before the attribute.
    var space = " "
    /// The name as it is written.
    var name: String
    /// The name with the usual prefix of its namespace, such as `inkscape:label`, regardless of the file's prefix.
    var key: String
    /// The equals sign with the white space around it.
    var equals = "="
    var quote: Character = "\""
    /// The value as it is written.
    var raw: String
    /// The value with references replaced.
    var value: String

    /// Creates an attribute that wasn't read from a file.
    init(name: String, key: String, value: String) {
        self.name = name
        self.key = key
        self.value = value
        raw = XMLText.escapedAttribute(value)
    }

    init(space: String, name: String, equals: String, quote: Character, raw: String, value: String) {
        (self.space, self.name, self.equals, self.quote) = (space, name, equals, quote)
        (self.raw, self.value) = (raw, value)
        key = name
    }

    /// Changes the value; the quotes stay unless they are part of it.
    mutating func set(_ value: String) {
        self.value = value
        if value.contains(quote) { quote = "\"" }
        raw = XMLText.escapedAttribute(value)
    }

    func write(to text: inout String) {
        text += space
        text += name
        text += equals
        text.append(quote)
        text += raw
        text.append(quote)
    }
}

/// Escaping of text in markup.
enum XMLText {
    static func escapedAttribute(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x26 || $0 == 0x3C || $0 == 0x22 }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    static func escapedContent(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case _ where scalar.value < 0x20 && ![0x9, 0xA].contains(scalar.value): continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
