import Foundation

/// A reader of songs in a table.
struct DelimitedReader {
    private var cursor: RecordCursor
    private var rows: SongRows
    private let dialect: DelimitedDialect

    init(_ window: ByteWindow, dialect: DelimitedDialect, limits: SongFileLimits, columns: TableColumns? = nil) {
        var dialect = dialect
        if let columns { dialect.choose(columns) }
        var tokenizer = RecordTokenizer(separator: dialect.separator, isFullyQuoted: dialect.isFullyQuoted)
        tokenizer.expectedCount = dialect.fieldCount
        tokenizer.isMarkdown = dialect.isMarkdown
        cursor = RecordCursor(window, tokenizer: tokenizer, limit: limits.lineLength)
        rows = SongRows(columns: dialect.header ?? dialect.assumed, isMarkdown: dialect.isMarkdown)
        self.dialect = dialect
    }

    /// The number of the current line.
    var line: Int { cursor.line }

    /// Reads all rows.
    ///
    /// - Throws: ``SongFileError/noTitleColumn(file:line:)``, `CancellationError`, or the error of the stream.
    mutating func read(into collector: inout SongCollector, decoder: inout LineDecoder) throws {
        var isFirstLine = dialect.hasSeparatorLine
        var isFirstRow = true
        var captionCount = dialect.captionCount
        var hasRule = false
        while let record = try cursor.next() {
            switch record {
            case .tooLong(let length):
                collector.skipLongLine(cursor.line, length: length)
            case .fields(let bytes, let isMended):
                if isFirstLine {
                    isFirstLine = false
                    continue
                }
                if isMended {
                    collector.note(line: cursor.line, "A quote is opened and not closed; the line was read without it.")
                }
                try decoder.withUTF8(bytes, line: cursor.line) { utf8, isTranscoded in
                    if isTranscoded {
                        _ = cursor.tokenizer.scan(utf8, isFinal: true, limit: utf8.count)
                    }
                    guard !cursor.tokenizer.fields.allSatisfy({ utf8[$0.range].allSatisfy(\.isWhitespace) }) else {
                        return
                    }
                    if SeparatorLine.isTableRule(utf8, separator: dialect.separator, isFirst: !hasRule) {
                        hasRule = true
                        return
                    }
                    if captionCount > 0 {
                        captionCount -= 1
                        return collector.noteCaption(line: cursor.line)
                    }
                    if isFirstRow {
                        isFirstRow = false
                        if try begin(&collector) { return }
                    }
                    rows.add(
                        utf8, cursor.tokenizer.fields, line: cursor.line, spansLines: cursor.lines > 1, to: &collector)
                }
            }
            if collector.isFull {
                collector.noteRest(after: cursor.line)
                return
            }
        }
    }

    /// Examines the first row.
    ///
    /// - Returns: `true` if it is a header.
    private func begin(_ collector: inout SongCollector) throws -> Bool {
        let columns = rows.columns
        guard dialect.header == nil else {
            guard columns[.title] != nil || !columns.songsOfPeople.isEmpty else {
                throw SongFileError.noTitleColumn(file: collector.file, line: cursor.line)
            }
            if columns.isTitleGuessed, let title = columns[.title] {
                collector.note(
                    line: cursor.line,
                    "The header names no title; the column “\(columns.names[title].prefix(40))” was taken for it.")
            }
            collector.isBoardTable = columns[.setAside] != nil && !columns.isChosen
            for person in columns.songsOfPeople.compactMap(\.person) { collector.list(.init(name: person)) }
            collector.leftOutColumns = columns.leftOut
            collector.unwantedColumnCount = columns.unwantedCount
            return true
        }
        guard columns.people.isEmpty else {
            collector.note(line: cursor.line, "The first row was taken for people, each with a column of songs.")
            columns.people.forEach { collector.list(.init(name: $0)) }
            return true
        }
        if columns.count > 1, !columns.isChosen { columns.noteAssumption(line: cursor.line, to: &collector) }
        return false
    }
}
