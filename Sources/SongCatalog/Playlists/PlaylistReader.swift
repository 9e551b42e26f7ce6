import DocumentFiles
import Foundation

/// A reader of M3U and M3U8 playlists.
///
/// `#EXTINF`, or VirtualDJ's `#EXTVDJ`, gives the duration and name of the next entry; without them, the name is that of
/// the entry's file.
/// `#PLAYLIST` gives the title of the list, and `#EXTGENRE` the genres of the next entry. A group, `#EXTGRP`, is
/// reported; other comments are skipped.
struct PlaylistReader {
    private var cursor: LineCursor
    private var information: (name: SongName, duration: TimeInterval?, line: Int)?
    private var genres: [String] = []

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
                guard !bytes.contains(0) else {
                    collector.skip(line: cursor.number, "The line holds binary data.")
                    continue
                }
                let text = decoder.withUTF8(bytes, line: cursor.number) { utf8, _ in
                    String(decoding: utf8, as: UTF8.self).trimmingCharacters(in: .whitespaces)
                }
                read(text, into: &collector)
            }
            if collector.isFull {
                collector.noteRest(after: cursor.number)
                return
            }
        }
        addEntry(path: nil, to: &collector)
    }

    private mutating func read(_ text: String, into collector: inout SongCollector) {
        if text.isEmpty { return }
        guard text.hasPrefix("#") else {
            guard !SeparatorLine.isRule(text) else {
                return collector.note(line: cursor.number, "The line is only a separator and was left out.")
            }
            addEntry(path: text, to: &collector)
            return
        }
        if let value = Self.value(of: "#EXTINF:", in: text) {
            if information != nil { addEntry(path: nil, to: &collector) }
            readInformation(value, into: &collector)
        } else if let value = Self.value(of: "#EXTVDJ:", in: text) {
            if information != nil { addEntry(path: nil, to: &collector) }
            readElements(value)
        } else if let value = Self.value(of: "#PLAYLIST:", in: text) {
            let title = value.trimmingCharacters(in: .whitespaces)
            if !title.isEmpty { collector.title = title }
        } else if let value = Self.value(of: "#EXTGENRE:", in: text) {
            genres = FieldValue.list(String(value))
        } else if let value = Self.value(of: "#EXTGRP:", in: text), !value.allSatisfy(\.isWhitespace) {
            collector.note(
                line: cursor.number,
                "The group “\(value.prefix(40))” was left out: a card has no place for it.", leavesOut: true)
        }
    }

    private mutating func readInformation(_ value: Substring, into collector: inout SongCollector) {
        let seconds = value.prefix { $0 != "," && $0 != " " }
        var duration = Double(seconds)
        if duration == nil {
            collector.note(
                line: cursor.number, "The duration “\(seconds.prefix(40))” was not understood and was left out.",
                leavesOut: true)
        }
        // Durations of -1 and 0 mean unknown.
        if let known = duration, !known.isFinite || known <= 0 { duration = nil }
        let name = Self.commaOutsideQuotes(in: value).map { value[value.index(after: $0)...] } ?? ""
        information = (SongName(parsing: name), duration, cursor.number)
    }

    /// Reads the elements of an `#EXTVDJ` line, such as `<title>Waterloo</title>`.
    private mutating func readElements(_ value: Substring) {
        func element(_ name: String) -> String? {
            guard let start = value.range(of: "<\(name)>")?.upperBound,
                let end = value[start...].range(of: "</\(name)>")?.lowerBound
            else { return nil }
            let text = XMLReference.resolve(value[start..<end]) { XMLReference.scalar($0).map { String($0) } }
            return text.allSatisfy(\.isWhitespace) ? nil : text
        }
        guard let title = element("title") else { return }
        var name = SongName(parsing: "")
        name.artist = element("artist")
        name.title = title + (element("remix").map { " (\($0))" } ?? "")
        information = (name, element("songlength").flatMap(FieldValue.duration), cursor.number)
    }

    /// Adds the entry of an `#EXTINF` line and a path.
    private mutating func addEntry(path: String?, to collector: inout SongCollector) {
        defer {
            information = nil
            genres = []
        }
        guard path != nil || information != nil else { return }
        var name = information?.name ?? SongName(parsing: "")
        var line = information?.line ?? cursor.number
        if name.title == nil, let path {
            name = SongName(parsing: FileName.song(of: path))
            line = cursor.number
        }
        guard let title = name.title else {
            collector.skip(line: line, "There is no title.")
            return
        }
        var song = Song(
            title: title, artist: name.artist, code: name.code, genres: genres, duration: information?.duration)
        song.location = path
        collector.add(song, line: line)
    }

    private static func value(of key: String, in text: String) -> Substring? {
        guard text.utf8.count >= key.utf8.count, text.prefix(key.count).uppercased() == key else { return nil }
        return text.dropFirst(key.count)
    }

    /// Returns the index of the comma before the name; quoted attributes before it may contain commas.
    private static func commaOutsideQuotes(in text: Substring) -> Substring.Index? {
        var isQuoted = false
        for index in text.indices {
            if text[index] == "\"" { isQuoted.toggle() }
            if text[index] == ",", !isQuoted { return index }
        }
        return text.firstIndex(of: ",")
    }
}
