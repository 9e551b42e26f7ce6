/// A tokenizer that finds the fields of one table row.
///
/// Quoting follows RFC 4180. It also accepts blanks around a quoted field and quotes inside of one that aren't
/// doubled. Only a row with correct quotes may span several lines. A row with incorrect quotes ends with its first
/// line, so that an unclosed quote affects no other row.
struct RecordTokenizer {
    /// The range of a field in the scanned bytes, without its quotes.
    struct Field: Equatable {
        var range: Range<Int>
        /// A Boolean value that indicates whether two quotes in the field represent one.
        var hasDoubledQuotes = false
        /// A Boolean value that indicates whether the field contains bars that are escaped as `\|`.
        var hasEscapedBars = false
    }

    enum Scan: Equatable {
        /// A row of `length` bytes, including its last line break. `isMended` is `true` if a quote was unpaired.
        case record(length: Int, lines: Int, isMended: Bool)
        /// The bytes end before the row does.
        case incomplete
        /// The row's first line exceeds the limit.
        case tooLong
    }

    let separator: UInt8
    /// A Boolean value that indicates whether each row is one line of quoted fields without escaping, as OpenKJ writes
    /// it.
    var isFullyQuoted = false
    /// A Boolean value that indicates whether each row is one line of cells between bars, as in Markdown.
    var isMarkdown = false
    /// The expected number of fields, if known, which tells a row over two lines from an unclosed quote.
    var expectedCount: Int?
    private(set) var fields: [Field] = []

    init(separator: UInt8, isFullyQuoted: Bool = false) {
        self.separator = separator
        self.isFullyQuoted = isFullyQuoted
    }

    /// Scans the first row of the bytes into ``fields``.
    ///
    /// - Parameters:
    ///   - bytes: The bytes from the row's first on.
    ///   - isFinal: Pass `true` if the stream ends after the bytes.
    ///   - limit: The largest length of a row in bytes.
    /// - Returns: The result of the scan.
    /// - Complexity: O(length of the row), or O(`limit`) after an unclosed quote.
    mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, isFinal: Bool, limit: Int) -> Scan {
        if isFullyQuoted || isMarkdown { return scanFirstLine(bytes, isFinal: isFinal, limit: limit, isMended: false) }
        switch scanStrictly(bytes, isFinal: isFinal, limit: limit) {
        case .incomplete where bytes.count <= limit && !isFinal:
            return .incomplete
        case .complete(let end, _, let lines) where end > limit:
            return lines == 1 ? .tooLong : scanFirstLine(bytes, isFinal: isFinal, limit: limit, isMended: true)
        case .complete(let end, let length, let lines):
            if lines == 1, let expectedCount, fields.count != expectedCount {
                let strict = fields
                if splitAtClosingQuotes(UnsafeBufferPointer(rebasing: bytes[..<end])) != expectedCount {
                    fields = strict
                }
            }
            guard lines > 1, let expectedCount, fields.count != expectedCount else {
                return .record(length: length, lines: lines, isMended: false)
            }
            let first = scanFirstLine(bytes, isFinal: isFinal, limit: limit, isMended: true)
            if fields.count == expectedCount { return first }
            _ = scanStrictly(bytes, isFinal: isFinal, limit: limit)
            return .record(length: length, lines: lines, isMended: false)
        case .incomplete, .broken:
            return scanFirstLine(bytes, isFinal: isFinal, limit: limit, isMended: true)
        }
    }

    // MARK: Rows of one or more lines

    private enum StrictScan {
        /// A row of `length` bytes; the line break begins at `end`.
        case complete(end: Int, length: Int, lines: Int)
        case incomplete
        case broken
    }

    private mutating func scanStrictly(
        _ bytes: UnsafeBufferPointer<UInt8>, isFinal: Bool, limit: Int
    ) -> StrictScan {
        fields.removeAll(keepingCapacity: true)
        let count = bytes.count
        var lines = 1
        var hasStrayQuote = false
        var index = 0
        while true {
            let start = index
            while index < count, isPadding(bytes[index]) { index += 1 }
            if index < count, bytes[index] == .quote {
                let open = index + 1
                var hasDoubledQuotes = false
                var close: Int?
                index = open
                while index < count, close == nil {
                    let byte = bytes[index]
                    if byte == .quote {
                        if index + 1 < count, bytes[index + 1] == .quote {
                            hasDoubledQuotes = true
                            index += 2
                            continue
                        }
                        var next = index + 1
                        while next < count, isPadding(bytes[next]) { next += 1 }
                        if next == count {
                            guard isFinal else { return .incomplete }
                            (close, index) = (index, next)
                        } else if bytes[next] == separator || bytes[next].isLineBreak {
                            (close, index) = (index, next)
                        } else {
                            guard lines == 1 else { return .broken }
                            hasStrayQuote = true
                            index += 1
                        }
                    } else if byte.isLineBreak {
                        guard !hasStrayQuote, index <= limit else { return .broken }
                        if bytes.lineBreakIsCut(at: index), !isFinal { return .incomplete }
                        lines += 1
                        index += bytes.lineBreakLength(at: index)
                    } else {
                        index += 1
                    }
                }
                guard let close else { return isFinal ? .broken : .incomplete }
                fields.append(Field(range: open..<close, hasDoubledQuotes: hasDoubledQuotes))
            } else {
                while index < count, bytes[index] != separator, !bytes[index].isLineBreak { index += 1 }
                fields.append(Field(range: start..<index))
            }
            guard index < count else {
                return isFinal ? .complete(end: count, length: count, lines: lines) : .incomplete
            }
            if bytes[index].isLineBreak {
                if bytes.lineBreakIsCut(at: index), !isFinal { return .incomplete }
                return .complete(end: index, length: index + bytes.lineBreakLength(at: index), lines: lines)
            }
            index += 1
        }
    }

    private func isPadding(_ byte: UInt8) -> Bool { byte.isBlank && byte != separator }

    // MARK: Rows of exactly one line

    private mutating func scanFirstLine(
        _ bytes: UnsafeBufferPointer<UInt8>, isFinal: Bool, limit: Int, isMended: Bool
    ) -> Scan {
        var length = bytes.count
        var end = bytes.count
        if let lineBreak = bytes.firstLineBreak() {
            if bytes.lineBreakIsCut(at: lineBreak), !isFinal, bytes.count <= limit { return .incomplete }
            end = lineBreak
            length = lineBreak + bytes.lineBreakLength(at: lineBreak)
        } else if !isFinal, bytes.count <= limit {
            return .incomplete
        }
        guard end <= limit else { return .tooLong }
        let line = UnsafeBufferPointer(rebasing: bytes[..<end])
        if isMarkdown {
            splitCells(line)
            return .record(length: length, lines: 1, isMended: false)
        }
        if isFullyQuoted, splitFullyQuoted(line) { return .record(length: length, lines: 1, isMended: false) }
        if case .complete = scanStrictly(line, isFinal: true, limit: limit) {
            return .record(length: length, lines: 1, isMended: isMended)
        }
        if let expectedCount, splitAtClosingQuotes(line) == expectedCount {
            return .record(length: length, lines: 1, isMended: false)
        }
        splitLeniently(line)
        return .record(length: length, lines: 1, isMended: true)
    }

    /// Splits a line in which every quote before a separator ends a field, so that quotes inside need not be doubled.
    ///
    /// - Returns: The number of fields; `nil` if a quote isn't closed.
    private mutating func splitAtClosingQuotes(_ line: UnsafeBufferPointer<UInt8>) -> Int? {
        guard line.contains(.quote) else { return nil }
        fields.removeAll(keepingCapacity: true)
        var index = 0
        while true {
            var start = index
            while start < line.count, isPadding(line[start]) { start += 1 }
            let isQuoted = start < line.count && line[start] == .quote
            let close = isQuoted ? firstClosingQuote(line, from: start + 1) : nil
            guard close != nil || !isQuoted else { return nil }
            if let close {
                let hasDoubledQuotes = zip(line[start + 1..<close], line[start + 1..<close].dropFirst())
                    .contains { $0 == .quote && $1 == .quote }
                fields.append(Field(range: start + 1..<close, hasDoubledQuotes: hasDoubledQuotes))
                index = close + 1
            } else {
                fields.append(Field(range: index..<index))
            }
            while index < line.count, line[index] != separator { index += 1 }
            if close == nil { fields[fields.count - 1].range = fields[fields.count - 1].range.lowerBound..<index }
            guard index < line.count else { return fields.count }
            index += 1
        }
    }

    private func firstClosingQuote(_ line: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        line[start...].indices.first { index in
            guard line[index] == .quote else { return false }
            let rest = line[(index + 1)...].drop(while: isPadding)
            return rest.isEmpty || rest.first == separator
        }
    }

    /// Splits a line at bars, where a first and a last bar are its frame.
    private mutating func splitCells(_ line: UnsafeBufferPointer<UInt8>) {
        fields.removeAll(keepingCapacity: true)
        var end = line.count
        while end > 0, line[end - 1].isBlank { end -= 1 }
        var index = 0
        while index < end, line[index].isBlank { index += 1 }
        if index < end, line[index] == separator { index += 1 }
        var start = index
        var hasEscapedBars = false
        while index < end {
            if line[index] == UInt8(ascii: "\\"), index + 1 < end, line[index + 1] == separator {
                hasEscapedBars = true
                index += 1
            } else if line[index] == separator {
                fields.append(Field(range: start..<index, hasEscapedBars: hasEscapedBars))
                (start, hasEscapedBars) = (index + 1, false)
            }
            index += 1
        }
        if start < end || fields.isEmpty { fields.append(Field(range: start..<end, hasEscapedBars: hasEscapedBars)) }
    }

    /// Splits a line at `","`, so that any other quote belongs to a field.
    private mutating func splitFullyQuoted(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        var end = line.count
        while end > 0, line[end - 1].isBlank { end -= 1 }
        guard end >= 2, line[0] == .quote, line[end - 1] == .quote else { return false }
        fields.removeAll(keepingCapacity: true)
        var start = 1
        var index = 1
        var hasDoubledQuotes = false
        while index < end - 1 {
            if line[index] == .quote {
                if index + 2 < end, line[index + 1] == separator, line[index + 2] == .quote {
                    fields.append(Field(range: start..<index, hasDoubledQuotes: hasDoubledQuotes))
                    start = index + 3
                    index = start
                    hasDoubledQuotes = false
                    continue
                }
                if line[index + 1] == .quote, index + 1 < end - 1 { hasDoubledQuotes = true }
            }
            index += 1
        }
        guard start <= end - 1 else { return false }
        fields.append(Field(range: start..<end - 1, hasDoubledQuotes: hasDoubledQuotes))
        return true
    }

    /// Splits a line at separators and ignores an unpaired quote at the start of a field.
    private mutating func splitLeniently(_ line: UnsafeBufferPointer<UInt8>) {
        fields.removeAll(keepingCapacity: true)
        var index = 0
        while true {
            var start = index
            while start < line.count, isPadding(line[start]) { start += 1 }
            let isQuoted = start < line.count && line[start] == .quote
            if isQuoted, let close = closingQuote(line, from: start + 1) {
                fields.append(Field(range: start + 1..<close, hasDoubledQuotes: true))
                index = close + 1
                while index < line.count, line[index] != separator { index += 1 }
            } else {
                if isQuoted { start += 1 }
                index = start
                while index < line.count, line[index] != separator { index += 1 }
                fields.append(Field(range: start..<index))
            }
            guard index < line.count else { return }
            index += 1
        }
    }

    private func closingQuote(_ line: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var index = start
        while index < line.count {
            if line[index] == .quote {
                if index + 1 < line.count, line[index + 1] == .quote {
                    index += 2
                    continue
                }
                var next = index + 1
                while next < line.count, isPadding(line[next]) { next += 1 }
                if next == line.count || line[next] == separator { return index }
            }
            index += 1
        }
        return nil
    }
}
