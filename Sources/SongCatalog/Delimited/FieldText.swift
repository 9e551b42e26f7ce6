/// Conversion of the bytes of a table field, which are UTF-8, to text.
enum FieldText {
    /// Returns a Boolean value that indicates whether line breaks separate the words of the field.
    static func hasLineBreak(_ record: UnsafeBufferPointer<UInt8>, _ field: RecordTokenizer.Field) -> Bool {
        let words = record[field.range].split(whereSeparator: \.isLineBreak)
        return words.count { !$0.allSatisfy(\.isWhitespace) } > 1
    }

    /// Returns the field as one line of text without surrounding blanks, or `nil` if it is blank.
    static func string(_ record: UnsafeBufferPointer<UInt8>, _ field: RecordTokenizer.Field) -> String? {
        var start = field.range.lowerBound
        var end = field.range.upperBound
        while start < end, record[start].isWhitespace { start += 1 }
        while start < end, record[end - 1].isWhitespace { end -= 1 }
        guard start < end else { return nil }
        let bytes = UnsafeBufferPointer(rebasing: record[start..<end])
        if field.hasEscapedBars { return String(decoding: bytes, as: UTF8.self).replacing("\\|", with: "|") }
        guard field.hasDoubledQuotes || bytes.firstLineBreak() != nil else {
            return String(decoding: bytes, as: UTF8.self)
        }
        let text = oneLine(exact(bytes, hasDoubledQuotes: field.hasDoubledQuotes))
        return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
    }

    /// Returns the bytes with doubled quotes replaced by single ones.
    static func exact(_ bytes: UnsafeBufferPointer<UInt8>, hasDoubledQuotes: Bool) -> [UInt8] {
        guard hasDoubledQuotes else { return Array(bytes) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            result.append(bytes[index])
            index += bytes[index] == .quote && index + 1 < bytes.count && bytes[index + 1] == .quote ? 2 : 1
        }
        return result
    }

    /// Returns the bytes with each line break and the blanks around it replaced by one space.
    private static func oneLine(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var isAfterBreak = false
        for byte in bytes {
            if byte.isLineBreak {
                while result.last?.isWhitespace == true { result.removeLast() }
                isAfterBreak = true
            } else if !isAfterBreak || !byte.isWhitespace {
                if isAfterBreak, !result.isEmpty { result.append(.space) }
                isAfterBreak = false
                result.append(byte)
            }
        }
        return result
    }
}
