/// The format of a table, as detected from its first rows.
struct DelimitedDialect: Equatable {
    var separator: UInt8
    /// A Boolean value that indicates whether every row of the sample is one line of quoted fields, without a header.
    var isFullyQuoted = false
    /// A Boolean value that indicates whether the cells of a row stand between bars, with a rule below the header.
    var isMarkdown = false
    /// The columns that the header names, or `nil` without a header.
    var header: SongColumns?
    /// The columns of a table without a header.
    var assumed = SongColumns(headerlessCount: 1)
    /// The number of nonblank rows above the header.
    var captionCount = 0
    /// A Boolean value that indicates whether the first line is Excel's `sep=;`, which isn't a row.
    var hasSeparatorLine = false
    /// The number of fields of the first row.
    var fieldCount = 1
    /// A Boolean value that indicates whether all rows of the sample have that many fields.
    var isRegular = true
    /// The rows of the sample below captions.
    private(set) var rows: [[String]] = []
    /// The number of rows in the sample.
    var rowCount = 0

    /// Detects the format of a table.
    ///
    /// - Parameters:
    ///   - head: The first bytes of the file, which end after a line if the file continues.
    ///   - separator: The byte between the fields; `nil` to detect it.
    /// - Complexity: O(`head.count`).
    init(sniffing head: [UInt8], separator: UInt8? = nil) {
        if let named = Self.separatorLine(head) {
            let rest = Array(head[named.length...])
            self = Self(head: rest, separator: separator ?? named.separator)
            hasSeparatorLine = true
            return
        }
        if let separator {
            self = Self(head: head, separator: separator)
            return
        }
        self = [.semicolon, .comma, .tab, UInt8(ascii: "|")].map { Self(head: head, separator: $0) }
            .reduce(Self(separator: .comma)) { $1.score > $0.score ? $1 : $0 }
    }

    private init(separator: UInt8) {
        self.separator = separator
    }

    private init(head: [UInt8], separator: UInt8) {
        self.separator = separator
        if separator == UInt8(ascii: "|") {
            let lines = head.split(whereSeparator: \.isLineBreak).prefix(Self.sampleRows)
            isMarkdown =
                lines.contains { SeparatorLine.isTableRule($0, separator: separator, isFirst: true) }
                || lines.contains(where: SeparatorLine.isFramed)
                    && lines.allSatisfy { SeparatorLine.isFramed($0) || $0.allSatisfy(\.isWhitespace) }
        }
        var tokenizer = RecordTokenizer(separator: separator)
        tokenizer.isMarkdown = isMarkdown
        var decoder = LineDecoder(declared: .utf8, limits: SongFileLimits(remarks: 0))
        var everyFieldIsQuoted = true
        var rules: [Rule] = []
        var lastCount = 0
        var rows: [[String]] = []
        head.withUnsafeBufferPointer { bytes in
            var position = 0
            while position < bytes.count, rowCount < Self.sampleRows {
                let rest = UnsafeBufferPointer(rebasing: bytes[position...])
                guard case .record(let length, let lines, _) = tokenizer.scan(rest, isFinal: true, limit: rest.count)
                else { return }
                position += length
                if SeparatorLine.isTableRule(rest[..<length], separator: separator, isFirst: rules.isEmpty) {
                    let isDouble = rest[..<length].contains(UInt8(ascii: "="))
                    rules.append(Rule(rowsAbove: rowCount, fieldCount: lastCount, isDouble: isDouble))
                    continue
                }
                if let only = tokenizer.fields.first, tokenizer.fields.count == 1,
                    rest[only.range].allSatisfy(\.isBlank)
                {
                    continue
                }
                let line = Self.trimmed(rest[..<length])
                everyFieldIsQuoted =
                    everyFieldIsQuoted && lines == 1 && line.count >= 2 && line.first == .quote && line.last == .quote
                let isBlank = tokenizer.fields.allSatisfy { rest[$0.range].allSatisfy(\.isBlank) }
                if isBlank, header == nil { continue }
                if rowCount == 0 { fieldCount = tokenizer.fields.count }
                let row = decoder.withUTF8(UnsafeBufferPointer(rebasing: rest[..<length]), line: 1) {
                    utf8, changed in
                    if changed { _ = tokenizer.scan(utf8, isFinal: true, limit: utf8.count) }
                    return tokenizer.fields.map { FieldText.string(utf8, $0) ?? "" }
                }
                rows.append(row)
                // Below a song, only a row that names at least two columns is a header.
                if header == nil, rowCount < Self.captionLimit, let found = SongColumns(header: row),
                    rowCount == 0 || found.positions.count >= 2
                {
                    (header, captionCount, isRegular) = (found, rowCount, true)
                    fieldCount = tokenizer.fields.count
                }
                rowCount += 1
                lastCount = tokenizer.fields.count
                if tokenizer.fields.count != fieldCount, !everyFieldIsQuoted { isRegular = false }
            }
        }
        if header == nil, let first = rows.first, Self.isHeader(first, above: rows.dropFirst()) {
            (header, isRegular) = (SongColumns(header: first, isForm: true), true)
        }
        header?.examine(Array(rows.dropFirst(captionCount + 1)))
        if isMarkdown, header == nil, let rule = Self.headerRule(rules, rowCount: rowCount) {
            // Names that are not known stand above the rule all the same.
            (captionCount, fieldCount, isRegular) = (rule.rowsAbove, rule.fieldCount, true)
        }
        if header == nil {
            assumed = SongColumns(headerlessCount: fieldCount, rows: Array(rows.dropFirst(captionCount)))
            let above = max(captionCount - 1, 0)
            if [.code, .location, .duration].allSatisfy({ assumed[$0] == nil }),
                let columns = SongColumns(peopleAbove: Array(rows.dropFirst(above)))
            {
                (assumed, captionCount, isRegular) = (columns, above, true)
            }
        }
        self.rows = Array(rows.dropFirst(captionCount))
        isFullyQuoted = everyFieldIsQuoted && rowCount > 0 && header == nil && fieldCount >= 2
    }

    /// A rule of a table.
    private struct Rule {
        var rowsAbove: Int
        /// The number of fields of the row above.
        var fieldCount: Int
        var isDouble: Bool
    }

    /// Returns the rule below the names of the columns, or `nil` in a table without a header, whose rows may all be
    /// ruled.
    private static func headerRule(_ rules: [Rule], rowCount: Int) -> Rule? {
        let inner = rules.filter { 0 < $0.rowsAbove && $0.rowsAbove < rowCount }
        let isGrid = inner.count > 1 && inner.map(\.rowsAbove).elementsEqual(1..<rowCount)
        return inner.first(where: \.isDouble) ?? (isGrid ? nil : inner.first)
    }

    /// Replaces the detected columns by those that a person chose.
    mutating func choose(_ columns: TableColumns) {
        let names = header?.names ?? (assumed.people.isEmpty ? nil : assumed.people)
        if columns.hasHeader ?? (columns.roles.contains(.songs) || names != nil) {
            let isTitleFirst = header?.isTitleFirst == true
            header = SongColumns(columns, header: names ?? rows.first)
            header?.isTitleFirst = isTitleFirst
        } else {
            (header, assumed) = (nil, SongColumns(columns, header: nil))
        }
        fieldCount = max(fieldCount, 1)
    }

    /// Returns a Boolean value that indicates whether a row names columns of which one has dates or e-mail addresses.
    private static func isHeader(_ names: [String], above rows: some Sequence<[String]>) -> Bool {
        names.count > 1
            && names.indices.contains { column in
                let values = rows.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
                return !names[column].isEmpty && !FieldValue.isPrivate(names[column]) && !values.isEmpty
                    && values.allSatisfy(FieldValue.isPrivate)
            }
    }

    private static let sampleRows = 20
    /// The number of rows in which to look for a header.
    private static let captionLimit = 6

    private var score: Int {
        guard fieldCount >= 2 || header != nil || isMarkdown else { return 0 }
        return (header == nil ? 0 : 1000) + (isMarkdown ? 500 : 0) + (isRegular ? 100 : 0) + min(fieldCount, 50)
    }

    private static func trimmed(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>> {
        var line = line
        while let last = line.last, last.isWhitespace { line.removeLast() }
        return line
    }

    private static func separatorLine(_ head: [UInt8]) -> (separator: UInt8, length: Int)? {
        guard head.count >= 5, head[..<4].elementsEqual("sep=".utf8) || head[..<4].elementsEqual("SEP=".utf8),
            [.semicolon, .comma, .tab, UInt8(ascii: "|")].contains(head[4])
        else { return nil }
        guard head.count > 5 else { return (head[4], 5) }
        guard head[5].isLineBreak else { return nil }
        return (head[4], 5 + head.withUnsafeBufferPointer { $0.lineBreakLength(at: 5) })
    }
}
