import Foundation

/// A reader of a song in each line: `Artist - Title`, with optional marks in front.
///
/// A heading of Markdown, such as `## Ann`, names the person of the songs below; the first one with a single `#` is the
/// title.
struct PastedLinesReader {
    private var cursor: LineCursor
    private var person: String?

    init(_ window: ByteWindow, limits: SongFileLimits) {
        cursor = LineCursor(window, limit: limits.lineLength)
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
                guard !bytes.allSatisfy(\.isWhitespace) else { continue }
                guard !bytes.contains(0) else {
                    collector.skip(line: cursor.number, "The line holds binary data.")
                    continue
                }
                decoder.withUTF8(bytes, line: cursor.number) { utf8, _ in
                    add(String(decoding: utf8, as: UTF8.self), to: &collector)
                }
            }
            if collector.isFull {
                collector.noteRest(after: cursor.number)
                return
            }
        }
    }

    private mutating func add(_ text: String, to collector: inout SongCollector) {
        guard !RuleLine.isRule(text) else {
            return collector.note(line: cursor.number, "The line only separates others and was left out.")
        }
        if let (level, heading) = Self.heading(text) {
            if level == 1, collector.title == nil { collector.title = heading } else { person = heading }
            return
        }
        let mark = ListMark(removingFrom: text)
        let name = SongName(parsing: mark.text)
        guard let title = name.title else {
            collector.skip(line: cursor.number, "There is no title.")
            return
        }
        collector.add(
            Song(
                title: title, artist: name.artist, person: person, code: name.code, isCrossedOff: mark.isCrossedOff),
            line: cursor.number)
    }

    /// Returns the level and the text of a heading; `nil` for any other line, such as `#1 Crush`.
    private static func heading(_ line: String) -> (level: Int, text: String)? {
        let level = line.prefix { $0 == "#" }.count
        guard (1...6).contains(level), line.dropFirst(level).first == " " else { return nil }
        let text = line.dropFirst(level).trimmingCharacters(in: .whitespaces)
        return text.isEmpty ? nil : (level, text)
    }
}
