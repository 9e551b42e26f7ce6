import Foundation

/// The lines of a file as text, for all line-based formats.
struct TextLines {
    private var cursor: LineCursor

    init(_ window: ByteWindow, limits: SongFileLimits) {
        cursor = LineCursor(window, limit: limits.lineLength)
    }

    /// The number of the current line.
    var line: Int { cursor.number }

    /// Reads lines until `body` returns `false`, the collector is full or the file ends.
    ///
    /// Lines that are too long or contain binary data are skipped with a remark.
    mutating func forEach(
        _ collector: inout SongCollector, _ decoder: inout LineDecoder,
        _ body: (_ text: String, _ line: Int, _ collector: inout SongCollector) -> Bool
    ) throws {
        while let line = try cursor.next() {
            switch line {
            case .tooLong(let length):
                collector.skipLongLine(cursor.number, length: length)
            case .text(let bytes):
                guard !bytes.contains(0) else {
                    collector.skip(line: cursor.number, "The line holds binary data.")
                    continue
                }
                let text = decoder.withUTF8(bytes, line: cursor.number) { utf8, _ in
                    String(decoding: utf8, as: UTF8.self)
                }
                guard body(text, cursor.number, &collector) else { return }
            }
            if collector.isFull { return collector.noteRest(after: cursor.number) }
        }
    }
}
