extension JSONParser {
    /// Reads a string, from its opening quote to its closing one.
    mutating func string() throws(JSONFault) -> String {
        position += 1
        var text = ""
        var plain = position
        while let byte = next {
            switch Unicode.Scalar(byte) {
            case "\"":
                text += String(decoding: bytes[plain..<position], as: UTF8.self)
                position += 1
                return text
            case "\\":
                text += String(decoding: bytes[plain..<position], as: UTF8.self)
                text.unicodeScalars.append(try escape())
                plain = position
            case "\0"..."\u{1F}":
                throw JSONFault(offset: position, reason: "a control character in a string is not escaped")
            default:
                position += 1
            }
        }
        throw JSONFault(offset: position, reason: "the file ends inside a text")
    }

    /// Reads an escape, from its backslash on.
    private mutating func escape() throws(JSONFault) -> Unicode.Scalar {
        let start = position
        position += 1
        guard let letter = next else {
            throw JSONFault(offset: position, reason: "the file ends inside a text")
        }
        position += 1
        switch Unicode.Scalar(letter) {
        case "\"", "\\", "/": return Unicode.Scalar(letter)
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u": break
        default: throw JSONFault(offset: start, reason: "there is no escape with this letter after “\\”")
        }
        let unit = try codeUnit()
        if let scalar = Unicode.Scalar(unit) {
            return scalar
        }
        if UTF16.isLeadSurrogate(unit), take("\\"), take("u") {
            let trail = try codeUnit()
            if UTF16.isTrailSurrogate(trail) {
                return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
            }
        }
        throw JSONFault(offset: start, reason: "this “\\u” escape is half of a pair")
    }

    /// Reads the four digits of a `\u` escape.
    private mutating func codeUnit() throws(JSONFault) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
                throw unexpected(wanting: "a hexadecimal digit")
            }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }
}
