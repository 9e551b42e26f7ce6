import Foundation

/// A reader of songs in a table.
struct DelimitedReader {
    private var cursor: RecordCursor
    private let columns: SongColumns
    private let dialect: DelimitedDialect
    private var lists: [String: [String]] = [:]

    init(_ window: ByteWindow, dialect: DelimitedDialect, limits: SongFileLimits) {
        var tokenizer = RecordTokenizer(separator: dialect.separator, isFullyQuoted: dialect.isFullyQuoted)
        tokenizer.expectedCount = dialect.fieldCount
        tokenizer.isMarkdown = dialect.isMarkdown
        cursor = RecordCursor(window, tokenizer: tokenizer, limit: limits.lineLength)
        columns = dialect.header ?? SongColumns(headerlessCount: dialect.fieldCount)
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
                    if RuleLine.isTableRule(utf8, separator: dialect.separator, isFirst: !hasRule) {
                        hasRule = true
                        return
                    }
                    if captionCount > 0 {
                        captionCount -= 1
                        return collector.note(
                            line: cursor.line, "The line stands above the names of the columns and was left out.",
                            leavesOut: true)
                    }
                    if isFirstRow {
                        isFirstRow = false
                        if try begin(&collector) { return }
                    }
                    addSong(in: utf8, to: &collector)
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
        guard dialect.header == nil else {
            guard columns[.title] != nil else {
                throw SongFileError.noTitleColumn(file: collector.file, line: cursor.line)
            }
            collector.leftOutColumns = columns.leftOut
            return true
        }
        if columns.count > 1 {
            let roles = "the first column was taken for the artist, the second for the title"
            let others = columns.count - columns.roleCount
            collector.note(
                line: cursor.line,
                "The table has no header; \(roles)" + (others > 0 ? ", and \(others) more were left out." : "."),
                leavesOut: others > 0)
        }
        return false
    }

    /// The roles in whose columns 0 is a value rather than an unknown one.
    private static let rolesWithZero: Set<SongColumns.Role> = [.crossedOff, .chosen, .setAside, .pinColor]

    private mutating func addSong(in record: UnsafeBufferPointer<UInt8>, to collector: inout SongCollector) {
        let line = cursor.line
        guard memchr(record.baseAddress!, 0, record.count) == nil else {
            collector.skip(line: line, "The line holds binary data.")
            return
        }
        let fields = cursor.tokenizer.fields
        func text(_ role: SongColumns.Role) -> String? {
            guard let column = columns[role], column < fields.count else { return nil }
            return FieldText.string(record, fields[column])
        }
        func value<Value>(_ role: SongColumns.Role, _ name: String, _ parse: (String) -> Value?) -> Value? {
            guard let text = text(role), text != "0" || Self.rolesWithZero.contains(role) else { return nil }
            if let value = parse(text) { return value }
            collector.note(
                line: line, "The \(name) “\(text.prefix(40))” was not understood and was left out.", leavesOut: true)
            return nil
        }
        // In a table with this column, every person has a row, even without a song.
        if columns[.setAside] != nil, let person = text(.person) ?? text(.personID).map({ _ in "" }) {
            let isSetAside = value(.setAside, "mark for set aside", FieldValue.flag) ?? false
            let color = value(.pinColor, "color") { Int($0).flatMap { $0 >= 0 ? $0 : nil } }
            collector.list(
                .init(name: person, id: text(.personID), isSetAside: isSetAside, colorIndex: color))
            if [.title, .artist, .code, .location].allSatisfy({ text($0) == nil }) {
                if text(.crossedOff) != nil || text(.chosen) != nil {
                    collector.skip(line: line, "There is no title.")
                }
                return
            }
        }
        guard let title = text(.title) else {
            collector.skip(line: line, "There is no title.")
            return
        }
        if fields.count > columns.count {
            collector.note(
                line: line,
                "The line has \(fields.count) fields instead of \(columns.count); what follows them was left out.",
                leavesOut: true)
        }
        var song = Song(title: title, artist: text(.artist), person: text(.person), code: text(.code))
        (song.partner, song.personID, song.partnerID) = (text(.partner), text(.personID), text(.partnerID))
        song.location = text(.location)
        if columns[.artist] == nil {
            let written = Song(written: title)
            (song.title, song.artist) = (written.title, written.artist)
            song.code = song.code ?? written.code
        }
        song.year = value(.year, "year", FieldValue.year)
        song.duration =
            value(.duration, "duration", FieldValue.duration)
            ?? value(.milliseconds, "duration") { FieldValue.duration($0).map { $0 / 1_000 } }
        song.isCrossedOff = value(.crossedOff, "mark for crossed off", FieldValue.flag) ?? false
        song.isChosen = value(.chosen, "mark for chosen", FieldValue.flag) ?? false
        song.genres = list(text(.genres))
        song.languages = list(text(.languages))
        collector.add(song, line: line)
    }

    /// Returns the elements of a list; equal lists of a file share their storage.
    private mutating func list(_ text: String?) -> [String] {
        guard let text else { return [] }
        if let known = lists[text] { return known }
        let list = FieldValue.list(text)
        if lists.count < 4_096 { lists[text] = list }
        return list
    }
}
