/// References in XML texts, such as “&amp;” and “&#65;”.
package enum XMLReference {
    /// Returns the character of a predefined or numeric reference; `nil` for entities that a document declares.
    ///
    /// - Parameter name: The reference without “&” and “;”.
    /// - Returns: The character, or `nil`.
    package static func scalar(_ name: some StringProtocol) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let digits = name.dropFirst()
            let isHex = digits.first == "x" || digits.first == "X"
            return (isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)).flatMap(Unicode.Scalar.init)
        }
    }

    /// Returns text with its references replaced.
    ///
    /// Unknown references stay as they are written.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - value: A closure that returns the replacement of a name, or `nil` if it is unknown.
    /// - Returns: The text.
    /// - Throws: The error of `value`.
    /// - Complexity: O(bytes of the result).
    package static func resolve<Fault: Error>(
        _ text: Substring, value: (Substring) throws(Fault) -> String?
    ) throws(Fault) -> String {
        var (result, rest) = ("", text)
        while let start = rest.utf8.firstIndex(of: UInt8(ascii: "&")) {
            result += rest[..<start]
            rest = rest[rest.utf8.index(after: start)...]
            // Search only within the name, so that many unterminated references take no longer.
            let name = rest[..<(rest.utf8.firstIndex { !isNamePart($0) } ?? rest.endIndex)]
            guard name.endIndex < rest.endIndex, rest.utf8[name.endIndex] == UInt8(ascii: ";"),
                let value = try value(name)
            else {
                result += "&"
                continue
            }
            result += value
            rest = rest[rest.utf8.index(after: name.endIndex)...]
        }
        return result + rest
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "#"), 0x61...0x7A, 0x41...0x5A, 0x30...0x3A, 0x2D, 0x2E, 0x5F, 0x80...: true
        default: false
        }
    }
}
