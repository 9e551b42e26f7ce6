import Foundation

/// A reader of PLS playlists: `FileN`, `TitleN` and `LengthN` in any order.
struct PLSReader {
    private struct Entry {
        var name = SongName(parsing: "")
        var path: String?
        var duration: TimeInterval?
        var line: Int
    }

    private var entries: [Int: Entry] = [:]

    /// Reads all lines.
    mutating func read(
        _ lines: inout TextLines, into collector: inout SongCollector, decoder: inout LineDecoder
    ) throws {
        try lines.forEach(&collector, &decoder) { text, line, collector in
            take(text.trimmingCharacters(in: .whitespaces), line, &collector)
            return true
        }
        for (_, entry) in entries.sorted(by: { $0.key < $1.key }) {
            if collector.isFull { return collector.noteRest(after: entry.line) }
            var name = entry.name
            if name.title == nil, let path = entry.path { name = SongName(parsing: FileName.song(of: path)) }
            guard let title = name.title else {
                collector.skip(line: entry.line, "There is no title.")
                continue
            }
            var song = Song(title: title, artist: name.artist, code: name.code, duration: entry.duration)
            song.location = entry.path
            collector.add(song, line: entry.line)
        }
    }

    private mutating func take(_ text: String, _ line: Int, _ collector: inout SongCollector) {
        if text.isEmpty || text.hasPrefix(";") || text.hasPrefix("[") { return }
        guard let equals = text.firstIndex(of: "=") else {
            return collector.skip(line: line, "The line is neither a file, a title nor a length.")
        }
        let key = text[..<equals].trimmingCharacters(in: .whitespaces).lowercased()
        let value = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        guard let kind = ["file", "title", "length"].first(where: key.hasPrefix),
            let number = Int(key.dropFirst(kind.count)), number >= 0
        else { return }
        var entry = entries[number] ?? Entry(line: line)
        switch kind {
        case "file": entry.path = value
        case "title": entry.name = SongName(parsing: value)
        default:
            entry.duration = Double(value).flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
            // A length of -1 stands for an unknown one.
            if entry.duration == nil, Int(value).map({ $0 > 0 }) ?? true {
                collector.note(line: line, "“\(value.prefix(40))” is no length in seconds.", leavesOut: true)
            }
        }
        entries[number] = entry
    }
}
