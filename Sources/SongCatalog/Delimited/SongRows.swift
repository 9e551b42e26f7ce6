import Foundation

/// The rows of a table below its header, read as songs.
struct SongRows {
    let columns: SongColumns
    /// A Boolean value that indicates whether the fields may have the markup of Markdown.
    private let isMarkdown: Bool
    private var lists: [String: [String]] = [:]

    init(columns: SongColumns, isMarkdown: Bool = false) {
        self.columns = columns
        self.isMarkdown = isMarkdown
    }

    /// The roles of columns whose text a card shows.
    private static let rolesOfText: [SongColumns.Role] = [.title, .artist, .person, .code, .partner]
    /// The roles in whose columns 0 is a value rather than an unknown one.
    private static let rolesWithZero: Set<SongColumns.Role> = [.crossedOff, .chosen, .setAside, .pinColor]

    /// Adds the songs or the person of a row.
    ///
    /// - Parameters:
    ///   - record: The bytes of the row, in UTF-8.
    ///   - fields: The fields of the row.
    ///   - line: The number of the row's first line.
    ///   - spansLines: Pass `true` if fields of the row may have line breaks.
    ///   - heading: The person of songs in a table without a column for it.
    ///   - collector: The collector of songs and remarks.
    mutating func add(
        _ record: UnsafeBufferPointer<UInt8>, _ fields: [RecordTokenizer.Field], line: Int, spansLines: Bool = false,
        heading: String? = nil, to collector: inout SongCollector
    ) {
        guard memchr(record.baseAddress!, 0, record.count) == nil else {
            collector.skip(line: line, "The line holds binary data.")
            return
        }
        guard columns.people.isEmpty else {
            for (person, field) in zip(columns.people, fields) {
                guard let text = FieldText.string(record, field) else { continue }
                collector.add(listed: text, person: person, line: line)
            }
            return noteSurplus(of: fields, line: line, to: &collector)
        }
        func text(at column: Int?) -> String? {
            guard let column, column < fields.count else { return nil }
            let text = FieldText.string(record, fields[column])
            return isMarkdown ? text.map(InlineMarkup.removed) : text
        }
        // Addresses of guests are not for an audience.
        func shown(at column: Int?) -> String? { text(at: column).map(FieldValue.withoutMailAddress) }
        func text(_ role: SongColumns.Role) -> String? {
            role == .location ? text(at: columns[role]) : shown(at: columns[role])
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
        let further = columns.furtherSongs.compactMap { columns in
            shown(at: columns.title).map { splitSong($0, columns.artist.map { shown(at: $0) }) }
        }
        let title = text(.title)
        var hasSongs = false
        for songs in columns.songsOfPeople {
            guard let text = shown(at: songs.column) else { continue }
            hasSongs = true
            collector.add(listed: text, person: songs.person ?? heading, line: line)
        }
        guard title != nil || !further.isEmpty || !hasSongs else { return }
        guard title != nil || !further.isEmpty else {
            collector.skip(line: line, "There is no title.")
            return
        }
        noteSurplus(of: fields, line: line, to: &collector)
        if spansLines {
            let roles = Self.rolesOfText.filter { role in
                guard let column = columns[role], column < fields.count else { return false }
                return FieldText.hasLineBreak(record, fields[column])
            }
            if !roles.isEmpty {
                let names = SongColumns.list(roles)
                collector.note(line: line, "Line breaks in \(names) were read as spaces.")
            }
        }
        func add(_ song: Song) {
            var song = song
            song.person = text(.person) ?? heading
            (song.partner, song.personID, song.partnerID) = (text(.partner), text(.personID), text(.partnerID))
            collector.add(song, line: line)
        }
        defer { for song in further { add(song) } }
        guard let title else { return }
        var song = splitSong(title, columns[.artist].map { shown(at: $0) })
        song.code = text(.code) ?? song.code
        if let version = text(.version), !song.title.lowercased().contains(version.lowercased()) {
            song.title += " (\(version))"
        }
        song.location = text(.location)
        song.year = value(.year, "year", FieldValue.year)
        song.duration =
            value(.duration, "duration", FieldValue.duration)
            ?? value(.milliseconds, "duration") { FieldValue.duration($0).map { $0 / 1_000 } }
        song.isCrossedOff = value(.crossedOff, "mark for crossed off", FieldValue.flag) ?? false
        song.isChosen = value(.chosen, "mark for chosen", FieldValue.flag) ?? false
        song.note = text(.note)
        song.sungTimes = value(.sung, "time", FieldValue.times) ?? []
        song.genres = list(text(.genres))
        song.languages = list(text(.languages))
        add(song)
    }

    /// Returns a song with a title and the artist of another column; without that column, the title may name the artist.
    private func splitSong(_ title: String, _ artist: String??) -> Song {
        guard let artist else {
            guard columns.isTitleFirst else { return Song(written: title) }
            if let name = SongName(answer: title) { return Song(title: name.title ?? title, artist: name.artist) }
            let song = Song(written: title)
            return song.artist.map { Song(title: $0, artist: song.title, code: song.code) } ?? song
        }
        return Song(title: title, artist: artist)
    }

    private func noteSurplus(of fields: [RecordTokenizer.Field], line: Int, to collector: inout SongCollector) {
        guard fields.count > columns.count else { return }
        collector.note(
            line: line,
            "The line has \(fields.count) fields instead of \(columns.count); what follows them was left out.",
            leavesOut: true)
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
