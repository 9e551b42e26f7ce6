import Foundation

/// A reader of a song in each line: `Artist - Title`, with optional marks in front.
///
/// A heading, such as `## Ann` in Markdown or `Ann:`, names the person of the songs below; the first one with a single
/// `#` is the title. Tables of Markdown may stand between the lines. In an exported chat, the songs are those of their
/// writers.
struct PastedLinesReader {
    private var cursor: LineCursor
    private var person: String?
    /// The table that the line is in.
    private var table: SongRows?
    /// A line with bars, which is the header of a table if a rule follows.
    private var held: (utf8: [UInt8], line: Int)?
    private var tokenizer = RecordTokenizer(separator: bar)
    /// The lines that are names of people above their songs.
    private let people: Set<String>

    init(_ window: ByteWindow, limits: SongFileLimits, people: [String] = []) {
        cursor = LineCursor(window, limit: limits.lineLength)
        self.people = Set(people)
        tokenizer.isMarkdown = true
    }

    /// The number of the current line.
    var line: Int { cursor.number }

    /// Reads all lines.
    mutating func read(into collector: inout SongCollector, decoder: inout LineDecoder) throws {
        while let line = try cursor.next() {
            switch line {
            case .tooLong(let length):
                collector.skipLongLine(cursor.number, length: length)
            case .text(let bytes):
                guard !bytes.allSatisfy(\.isWhitespace) else {
                    addHeld(to: &collector)
                    table = nil
                    continue
                }
                guard !bytes.contains(0) else {
                    collector.skip(line: cursor.number, "The line holds binary data.")
                    continue
                }
                decoder.withUTF8(bytes, line: cursor.number) { utf8, _ in
                    add(utf8, to: &collector)
                }
            }
            if collector.isFull {
                collector.noteRest(after: cursor.number)
                return
            }
        }
        addHeld(to: &collector)
    }

    private mutating func add(_ utf8: UnsafeBufferPointer<UInt8>, to collector: inout SongCollector) {
        let line = cursor.number
        let isRow = utf8.contains(Self.bar)
        if isRow, SeparatorLine.isTableRule(utf8, separator: Self.bar, isFirst: table == nil) {
            if let header = held { beginTable(below: header, to: &collector) }
            held = nil
            return
        }
        addHeld(to: &collector)
        if isRow, table != nil {
            addRow(utf8, to: &collector)
        } else if isRow {
            table = nil
            held = (Array(utf8), line)
        } else {
            table = nil
            add(String(decoding: utf8, as: UTF8.self), line: line, to: &collector)
        }
    }

    private mutating func beginTable(below header: (utf8: [UInt8], line: Int), to collector: inout SongCollector) {
        header.utf8.withUnsafeBufferPointer { utf8 in
            _ = tokenizer.scan(utf8, isFinal: true, limit: utf8.count)
            let names = tokenizer.fields.map { FieldText.string(utf8, $0) ?? "" }
            if let columns = SongColumns(header: names), columns[.title] != nil {
                collector.leftOutColumns += columns.leftOut
                table = SongRows(columns: columns, isMarkdown: true)
            } else {
                let columns = SongColumns(headerlessCount: names.count)
                collector.noteCaption(line: header.line)
                columns.noteAssumption(line: header.line, to: &collector)
                table = SongRows(columns: columns, isMarkdown: true)
            }
        }
    }

    private mutating func addRow(_ utf8: UnsafeBufferPointer<UInt8>, to collector: inout SongCollector) {
        _ = tokenizer.scan(utf8, isFinal: true, limit: utf8.count)
        table?.add(utf8, tokenizer.fields, line: cursor.number, heading: person, to: &collector)
    }

    private mutating func addHeld(to collector: inout SongCollector) {
        guard let (utf8, line) = held else { return }
        held = nil
        add(String(decoding: utf8, as: UTF8.self), line: line, to: &collector)
    }

    private mutating func add(_ text: String, line: Int, to collector: inout SongCollector) {
        guard !SeparatorLine.isRule(text) else {
            return collector.note(line: line, "The line is only a separator and was left out.")
        }
        if collector.title == nil, collector.entries.isEmpty, Self.isDatedCaption(text) {
            collector.title = text.trimmingCharacters(in: .whitespaces)
            return
        }
        if let name = NamesAbove.name(text), people.contains(name) {
            person = name
            return collector.list(.init(name: name))
        }
        if let (level, heading) = Self.heading(text) {
            if level == 1, collector.title == nil {
                collector.title = heading
            } else {
                person = heading
                collector.list(.init(name: heading))
            }
            return
        }
        guard let chat = ChatLine(text) else { return collector.add(listed: text, person: person, line: line) }
        // Further lines of the message follow.
        person = chat.person
        guard !chat.text.isEmpty else { return }
        if chat.isNotice {
            collector.note(line: line, "“\(chat.text.prefix(40))” was left out.", leavesOut: true)
        } else {
            collector.add(listed: chat.text, person: person, line: line)
        }
    }

    /// Returns a Boolean value that indicates whether a text has headings or marked lines besides its tables.
    static func hasItems(_ head: [UInt8]) -> Bool {
        head.split(whereSeparator: \.isLineBreak).contains { line in
            guard !line.contains(bar) else { return false }
            let text = String(decoding: line, as: UTF8.self)
            return heading(text) != nil || !SeparatorLine.isRule(text) && ListMark.begins(text)
        }
    }

    /// Returns a Boolean value that indicates whether a line says whose songs follow, or whose song it is.
    static func namesPerson(_ line: String) -> Bool { heading(line) != nil || ChatLine(line) != nil }

    /// Returns a Boolean value that indicates whether a line is a caption such as `VirtualDJ History - 2026/11/28`.
    private static func isDatedCaption(_ line: String) -> Bool {
        let name = SongName(parsing: line)
        return name.artist != nil && name.title.map(FieldValue.isDate) == true
    }

    private static let bar = UInt8(ascii: "|")

    /// Returns the level and the text of a heading; `nil` for any other line, such as `#1 Crush`.
    private static func heading(_ line: String) -> (level: Int, text: String)? {
        if let writer = ChatLine.writer(line) { return (2, writer) }
        let plain = InlineMarkup.removed(from: line).trimmingCharacters(in: .whitespaces)
        if plain.hasSuffix(":"), !ListMark.begins(line), ChatLine(line) == nil {
            let name = SongName(parsing: plain.dropLast())
            if let text = name.title, name.artist == nil, text.contains(where: \.isLetter) { return (2, text) }
        }
        let level = line.prefix { $0 == "#" }.count
        guard (1...6).contains(level), line.dropFirst(level).first == " " else { return nil }
        let text = line.dropFirst(level).trimmingCharacters(in: .whitespaces)
        return text.isEmpty ? nil : (level, InlineMarkup.removed(from: text))
    }
}
