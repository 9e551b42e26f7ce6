import Foundation

/// A reader of the header of an UltraStar song: `#KEY:VALUE` lines up to the first note.
struct UltraStarReader {
    /// Returns a Boolean value that indicates whether a text begins as an UltraStar song.
    static func begins(_ head: some Collection<UInt8>) -> Bool {
        let text = String(decoding: head.prefix(4_096), as: UTF8.self)
        let lines = text.split { $0.isNewline }.prefix { $0.hasPrefix("#") }
        let keys = Set(lines.compactMap { key(of: $0)?.key })
        let others = keys.intersection(["ARTIST", "BPM", "MP3", "AUDIO", "VERSION"])
        // A song without a title is recognized as well, so that it is reported.
        return keys.contains("TITLE") ? !others.isEmpty : others.count > 1
    }

    /// Reads the song.
    func read(_ lines: inout TextLines, into collector: inout SongCollector, decoder: inout LineDecoder) throws {
        var values: [String: String] = [:]
        var titleLine = 1
        try lines.forEach(&collector, &decoder) { text, line, collector in
            let text = text.trimmingCharacters(in: .whitespaces)
            if text.isEmpty { return true }
            guard text.hasPrefix("#") else { return false }
            guard let (key, value) = Self.key(of: text) else {
                collector.note(line: line, "There is no colon after the key; the line was left out.", leavesOut: true)
                return true
            }
            if !value.isEmpty { values[key] = value }
            if key == "TITLE" { titleLine = line }
            if ["P1", "P2", "DUETSINGERP1", "DUETSINGERP2"].contains(key), !value.isEmpty {
                collector.note(
                    line: line,
                    "The singer “\(value.prefix(40))” of the duet was left out: a card has no place for it.",
                    leavesOut: true)
            }
            if key == "ENCODING", value.uppercased() != "AUTO", SongTextEncoding(named: value) == nil {
                collector.note(line: line, "The encoding “\(value.prefix(40))” is not known; letters may be wrong.")
            }
            return true
        }
        guard let title = values["TITLE"] else { return collector.skip(line: titleLine, "There is no title.") }
        let year = values["YEAR"].flatMap(FieldValue.year)
        if year == nil, let text = values["YEAR"], text != "0" {
            collector.note(
                line: titleLine, "The year “\(text.prefix(40))” was not understood and was left out.", leavesOut: true)
        }
        var song = Song(
            title: title, artist: values["ARTIST"], year: year,
            genres: values["GENRE"].map(FieldValue.list) ?? [],
            languages: values["LANGUAGE"].map(FieldValue.list) ?? [])
        song.location = values["AUDIO"] ?? values["MP3"]
        collector.add(song, line: titleLine)
    }

    /// Returns the key in capitals and the value of a header line.
    private static func key(of line: some StringProtocol) -> (key: String, value: String)? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let key = line[..<colon].dropFirst().trimmingCharacters(in: .whitespaces).uppercased()
        return (key, line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
    }
}
