/// A collector of songs and remarks while a file is read, within limits.
struct SongCollector {
    let file: String
    let limits: SongFileLimits
    var title: String?
    /// The names of columns that boards don't support.
    var leftOutColumns: [String] = []
    var unwantedColumnCount = 0
    var isBoardTable = false
    private var people: [SongReading.ListedPerson] = []
    private var knownPeople: Set<SongReading.ListedPerson> = []
    private(set) var entries: [SongReading.Entry] = []
    private var skipped: [SongFileRemark] = []
    private var skippedCount = 0
    private var notes: [SongFileRemark] = []
    private var noteCount = 0
    private var partialCount = 0
    private var duplicates: [SongReading.Duplicate] = []
    private var duplicateCount = 0
    private var firstEntries: [SongKey: Int] = [:]

    init(file: String, limits: SongFileLimits) {
        self.file = file
        self.limits = limits
    }

    /// A Boolean value that indicates whether the number of songs has reached the limit.
    var isFull: Bool { entries.count >= limits.songs }

    mutating func add(_ song: Song, line: Int) {
        for field in [song.title, song.artist, song.person, song.code, song.partner, song.location] {
            guard let field, field.utf8.count > limits.fieldLength else { continue }
            skip(line: line, "A field is \(field.utf8.count) bytes long; at most \(limits.fieldLength) are read.")
            return
        }
        let index = entries.count
        entries.append(.init(song: song, line: line))
        let key = song.key
        guard let first = firstEntries[key], !SongKey.areApart(song.duration, entries[first].song.duration) else {
            firstEntries[key] = index
            return
        }
        duplicateCount += 1
        guard duplicates.count < limits.remarks else { return }
        let original = entries[first]
        duplicates.append(
            .init(
                place: place(line), title: song.title, original: place(original.line),
                isForSamePerson: song.personID == original.song.personID
                    && song.person?.lowercased() == original.song.person?.lowercased()))
    }

    /// Adds the song of a line in a list, with marks in front.
    mutating func add(listed text: String, person: String?, line: Int) {
        let mark = ListMark(removingFrom: text)
        // A playing time may stand at the end, as in “Waterloo (2:48)”.
        let time = mark.text.suffix(8).firstMatch(of: /\s[(\[](?<seconds>\d{1,2}:\d\d)[)\]]$/)
        let name = SongName(parsing: mark.text.dropLast(time?.output.0.count ?? 0))
        guard let title = name.title else { return skip(line: line, "There is no title.") }
        var song = Song(
            title: title, artist: name.artist, person: person, code: name.code, isCrossedOff: mark.isCrossedOff)
        song.duration = time.flatMap { FieldValue.duration(String($0.seconds)) }
        add(song, line: line)
    }

    /// Adds a person whom the list names apart from songs.
    mutating func list(_ person: SongReading.ListedPerson) {
        if knownPeople.insert(person).inserted { people.append(person) }
    }

    mutating func skip(line: Int, _ reason: String) {
        skip(.init(place: place(line), reason: reason))
    }

    /// Records that another file than the collector's couldn't be read.
    mutating func skip(file: String, _ reason: String) {
        skip(.init(place: SongPlace(file: file, line: 0), reason: reason))
    }

    /// Adds a remark on something that couldn't be read.
    mutating func skip(_ remark: SongFileRemark) {
        skippedCount += 1
        if skipped.count < limits.remarks { skipped.append(remark) }
    }

    /// Adds the remarks on a file of a folder.
    mutating func take(remarksOf reading: SongReading) {
        skippedCount += reading.skippedCount
        noteCount += reading.noteCount
        partialCount += reading.partialCount
        skipped += reading.skipped.prefix(max(limits.remarks - skipped.count, 0))
        notes += reading.notes.prefix(max(limits.remarks - notes.count, 0))
    }

    /// Adds a note on a line that was repaired or only partly understood.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - reason: A sentence.
    ///   - leavesOut: Pass `true` if part of the line is missing from the song.
    mutating func note(line: Int, _ reason: String, leavesOut: Bool = false) {
        noteCount += 1
        if leavesOut { partialCount += 1 }
        if notes.count < limits.remarks { notes.append(.init(place: place(line), reason: reason)) }
    }

    /// Adds a note on lines that were taken for people above their songs.
    mutating func noteAssumption(ofPeople names: [String]) {
        guard let first = names.first else { return }
        let others = names.count == 2 ? " and 1 other" : " and \(names.count - 1) others"
        let taken = names.count == 1 ? " was taken for a person" : "\(others) were taken for people"
        note(line: 0, "“\(first.prefix(40))”\(taken), with the songs below.")
    }

    /// Adds a note on a line between the beginning of a table and its rows that names no columns.
    mutating func noteCaption(line: Int) {
        note(line: line, "The line is above the names of the columns and was left out.", leavesOut: true)
    }

    /// Returns the result.
    ///
    /// - Throws: ``SongFileError/noSongs(file:first:)`` if there are neither songs nor people.
    func reading(format: SongFileFormat, encoding: SongTextEncoding) throws -> SongReading {
        guard !entries.isEmpty || !people.isEmpty else { throw SongFileError.noSongs(file: file, first: skipped.first) }
        var reading = SongReading(
            file: file, format: format, encoding: encoding, title: title, entries: entries,
            skipped: skipped, skippedCount: skippedCount,
            notes: notes.sorted { $0.place.line < $1.place.line }, noteCount: noteCount,
            duplicates: duplicates, duplicateCount: duplicateCount)
        reading.partialCount = partialCount
        reading.listedPeople = people
        reading.isBoardTable = isBoardTable
        (reading.leftOutColumns, reading.unwantedColumnCount) = (leftOutColumns, unwantedColumnCount)
        return reading
    }

    private func place(_ line: Int) -> SongPlace { SongPlace(file: file, line: line) }
}
