/// How a table is written, as its first rows show.
struct DelimitedDialect: Equatable {
    var separator: UInt8
    /// Whether every row of the sample is one line with quotes around each field, and there is no header.
    var isFullyQuoted = false
    /// The columns the header names, nil without a header.
    var header: SongColumns?
    /// The number of rows above the header that are not blank: captions.
    var captionCount = 0
    /// Whether the first line is Excel's `sep=;`, which is no row.
    var hasSeparatorLine = false
    /// The number of fields of the first row.
    var fieldCount = 1
    /// Whether all rows of the sample have that many.
    var isRegular = true
    /// How many rows the sample has.
    var rowCount = 0

    /// Sniffs a table.
    ///
    /// - Parameter head: The first bytes of the file, cut after a line if the file goes on.
    /// - Complexity: O(`head.count`).
    init(sniffing head: [UInt8]) {
        if let named = Self.separatorLine(head) {
            let rest = Array(head[named.length...])
            self = Self(head: rest, separator: named.separator)
            hasSeparatorLine = true
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
        var tokenizer = RecordTokenizer(separator: separator)
        var decoder = LineDecoder(declared: .utf8, limits: SongFileLimits(remarks: 0))
        var everyFieldIsQuoted = true
        head.withUnsafeBufferPointer { bytes in
            var position = 0
            while position < bytes.count, rowCount < Self.sampleRows {
                let rest = UnsafeBufferPointer(rebasing: bytes[position...])
                guard case .record(let length, let lines, _) = tokenizer.scan(rest, isFinal: true, limit: rest.count)
                else { return }
                position += length
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
                if rowCount == 0 || header == nil && rowCount < Self.captionLimit {
                    if rowCount == 0 { fieldCount = tokenizer.fields.count }
                    let found = decoder.withUTF8(UnsafeBufferPointer(rebasing: rest[..<length]), line: 1) {
                        utf8, changed in
                        if changed { _ = tokenizer.scan(utf8, isFinal: true, limit: utf8.count) }
                        return SongColumns(header: tokenizer.fields.map { FieldText.string(utf8, $0) ?? "" })
                    }
                    // Below a song, only what names its columns beyond doubt is a header.
                    if let found, rowCount == 0 || found.positions.count >= 2 {
                        (header, captionCount, isRegular) = (found, rowCount, true)
                        fieldCount = tokenizer.fields.count
                    }
                }
                rowCount += 1
                if tokenizer.fields.count != fieldCount, !everyFieldIsQuoted { isRegular = false }
            }
        }
        isFullyQuoted = everyFieldIsQuoted && rowCount > 0 && header == nil && fieldCount >= 2
    }

    private static let sampleRows = 20
    /// In how many rows a header is looked for.
    private static let captionLimit = 6

    private var score: Int {
        guard fieldCount >= 2 || header != nil else { return 0 }
        return (header == nil ? 0 : 1000) + (isRegular ? 100 : 0) + min(fieldCount, 50)
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
