/// Functions for positions in UTF-8 text.
package enum UTF8Text {
    /// Returns the offset of the first invalid byte, or `nil` if the text is valid.
    package static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        var parser = Unicode.UTF8.ForwardParser()
        var rest = bytes.makeIterator()
        var offset = 0
        while case .valid(let scalar) = parser.parseScalar(from: &rest) {
            offset += scalar.count
        }
        return offset
    }

    /// The lines and columns of bytes.
    ///
    /// Lines end with LF, CR LF or CR; the bytes of a character count as one column, a byte order mark as none.
    ///
    /// - Complexity: O(bytes + n log n), n the number of offsets.
    package static func positions(of offsets: [Int], in bytes: [UInt8]) -> [TextPosition] {
        var positions = Array(repeating: TextPosition(line: 1, column: 1), count: offsets.count)
        var position = TextPosition(line: 1, column: 1)
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        for order in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
            while index < min(offsets[order], bytes.count) {
                let byte = bytes[index]
                index += 1
                let isBeforeLF = byte == 0xD && index < bytes.count && bytes[index] == 0xA
                if byte == 0xA || byte == 0xD && !isBeforeLF {
                    position = TextPosition(line: position.line + 1, column: 1)
                } else if byte & 0xC0 != 0x80 {
                    position.column += 1
                }
            }
            positions[order] = position
        }
        return positions
    }
}
