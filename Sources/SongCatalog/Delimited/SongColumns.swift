/// The roles of the columns of a table.
struct SongColumns: Equatable {
    enum Role: String {
        case title, artist, person, code, year, genres, languages, duration, milliseconds, crossedOff, chosen, partner,
            setAside, pinColor, personID, partnerID, sung, note
        case location = "file"
        /// A remix or another version, which becomes part of the title.
        case version
        /// A singer, who is the artist or the person, and a name, which is the person's or the title.
        case singer, name
    }

    var positions: [Role: Int] = [:]
    /// The number of columns.
    var count: Int
    /// The names in the header of columns that boards don't support.
    private(set) var leftOut: [String] = []

    /// A song of a row beside its first one.
    struct FurtherSong: Equatable {
        var title: Int
        var artist: Int?
    }

    /// The songs of numbered columns, such as “Song 2” and “Artist 2”, beside the first one of each row.
    private(set) var furtherSongs: [FurtherSong] = []

    private var furtherColumns: [Int] { furtherSongs.flatMap { [$0.title, $0.artist].compactMap(\.self) } }

    /// A column with the songs of one person.
    struct SongsOfPerson: Equatable {
        var column: Int
        var person: String?
    }

    /// The columns with songs of people beside other columns.
    var songsOfPeople: [SongsOfPerson] = []
    /// A Boolean value that indicates whether a person chose the columns.
    var isChosen = false

    /// The people of a table in which each column lists the songs of a person; empty for other tables.
    var people: [String] = []
    /// The number of columns without a role in a table without a header.
    var leftOutCount = 0

    subscript(role: Role) -> Int? { positions[role] }

    /// Creates the columns that a header names, or returns `nil` if the row isn't a header.
    ///
    /// A header names a title and another role, a title alone in a table of one column, or at least two roles other
    /// than the title.
    ///
    /// - Parameters:
    ///   - header: The fields of the row.
    ///   - isForm: Pass `true` for the questions of a form, of which any can be missing.
    init?(header: [String], isForm: Bool = false) {
        count = header.count
        let words = header.map(FoldedText.word)
        for (index, word) in words.enumerated() {
            guard let role = ColumnNames.roles[word], positions[role] == nil else { continue }
            positions[role] = index
        }
        // “Nummer” is a song in Dutch and a code in German.
        if positions[.title] == nil, let number = words.firstIndex(of: "nummer") {
            positions[.title] = number
            if positions[.code] == number { positions[.code] = nil }
        }
        // A single column may begin with the title of a song.
        if count > 1 { readNumbered(words) }
        let isForm = isForm || words.first.map(Self.timestamps.contains) == true
        if isForm { readQuestions(words) }
        // A singer is the artist if the table also names a guest, and the guest otherwise. A name is the guest's if
        // the table also names a title, and the title otherwise.
        let (singer, name) = (positions.removeValue(forKey: .singer), positions.removeValue(forKey: .name))
        if let singer {
            let hasGuest = positions[.person] != nil || name != nil
            let role: Role = positions[.artist] == nil && hasGuest ? .artist : .person
            if positions[role] == nil { positions[role] = singer }
        }
        if let name {
            let role: Role = positions[.title] == nil ? .title : .person
            if positions[role] == nil { positions[role] = name }
        }
        // Beside a person, a time is when the song was wished for or is sung.
        if positions[.duration] ?? positions[.milliseconds] ?? positions[.person] == nil, let title = positions[.title]
        {
            positions[.duration] = words.indices.first { $0 > title && Self.times.contains(words[$0]) }
        }
        guard isForm && !words.allSatisfy(\.isEmpty) || positions.count >= 2 || (positions[.title] != nil && count == 1)
        else { return nil }
        (names, isOfForm) = (header, isForm)
        listLeftOut()
    }

    private mutating func listLeftOut() {
        let kept = Set(positions.filter { !Self.unusedByBoards.contains($0.key) }.values).union(furtherColumns)
        leftOutPositions = names.indices.filter { !kept.contains($0) && !names[$0].isEmpty }
        leftOut = leftOutPositions.map { names[$0] }
        unwantedCount = leftOut.count { Self.isUnwanted(FoldedText.word($0)) }
    }

    /// Examines the first rows below the header: columns with dates, addresses or running numbers are not for cards, a
    /// title that isn't named is guessed, and answers to a form may be written as “Fire by Hana Sato”.
    mutating func examine(_ rows: [[String]]) {
        func values(_ column: Int) -> [String] {
            rows.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
        }
        func isUnwanted(_ column: Int) -> Bool {
            let values = values(column)
            if Self.isUnwanted(FoldedText.word(names[column])) { return true }
            guard !values.isEmpty else { return false }
            return values.allSatisfy(FieldValue.isPrivate) || FieldValue.isRunningNumber(values)
                || isOfForm && values.allSatisfy { FieldValue.flag($0) != nil }
        }
        if positions[.title] == nil {
            var free = leftOutPositions.filter { column in
                !positions.values.contains(column) && !isUnwanted(column) && !values(column).isEmpty
            }
            if isOfForm, positions[.person] == nil, free.count > 1 { positions[.person] = free.removeFirst() }
            positions[.title] = free.first
            isTitleGuessed = true
            listLeftOut()
        }
        unwantedCount = leftOutPositions.count(where: isUnwanted)
        guard isOfForm else { return }
        let songs = [positions[.title]].compactMap(\.self) + furtherSongs.map(\.title)
        isTitleFirst = songs.flatMap(values).contains { SongName(answer: $0) != nil }
    }

    /// The fields of the header.
    private(set) var names: [String] = []
    /// The positions of ``leftOut``.
    private var leftOutPositions: [Int] = []
    /// The number of columns among ``leftOut`` that nobody would want on a card, such as the time of an answer.
    private(set) var unwantedCount = 0
    /// A Boolean value that indicates whether the table has the answers to a form.
    private(set) var isOfForm = false
    /// A Boolean value that indicates whether titles stand before their artists, as in “Paper Moon - The Lanterns”.
    var isTitleFirst = false

    /// A Boolean value that indicates whether the header doesn't name the title.
    private(set) var isTitleGuessed = false

    private static func isUnwanted(_ word: String) -> Bool {
        timestamps.contains(word) || ["email", "emailaddress", "mail", "username", "emailadresse"].contains(word)
    }

    /// Finds the titles and artists of numbered columns; a column without a number belongs to the first song.
    private mutating func readNumbered(_ words: [String]) {
        var columns: [Substring: [Role: Int]] = [:]
        for (index, word) in words.enumerated() where !positions.values.contains(index) {
            guard let match = word.wholeMatch(of: /(?<start>\D*)(?<number>[1-9])(?:st|nd|rd|th)?(?<end>\D*)/),
                let role = ColumnNames.roles["\(match.start)\(match.end)"], role == .title || role == .artist
            else { continue }
            columns[match.number, default: [:]][role] = index
        }
        for (_, columns) in columns.sorted(by: { $0.key < $1.key }) {
            guard let title = columns[.title] else { continue }
            if positions[.title] == nil {
                positions[.title] = title
                positions[.artist] = positions[.artist] ?? columns[.artist]
            } else {
                furtherSongs.append(.init(title: title, artist: columns[.artist]))
            }
        }
    }

    /// Finds roles in the questions of a form, such as “Which song do you want to sing?”.
    private mutating func readQuestions(_ words: [String]) {
        let taken = furtherColumns
        func names(_ index: Int, _ hints: [String]) -> Bool {
            !positions.values.contains(index) && !taken.contains(index)
                && !["username", "nomdutilisateur"].contains(words[index])
                && !["link", "url", "mail", "comment", "note"].contains { words[index].contains($0) }
                && hints.contains { words[index].contains($0) }
        }
        for (role, hints) in Self.hints where positions[role] == nil {
            positions[role] = words.indices.first { names($0, hints) }
        }
        // Further questions about songs, such as “Song Choice #2”.
        for (role, hints) in Self.hints where role == .title {
            furtherSongs += words.indices.filter { names($0, hints) }.map { FurtherSong(title: $0) }
        }
    }

    /// The first column of the answers to a form of Google or Microsoft.
    private static let timestamps: Set<String> = [
        "timestamp", "zeitstempel", "horodateur", "marcatemporal", "starttime", "casoverazitko", "sygnaturaczasowa",
        "отметкавремени", "zamandamgasi", "tidsstempel", "tidsstampel", "タイムスタンプ", "타임스탬프", "时间戳记", "時間戳記",
    ]
    private static let hints: [(SongColumns.Role, [String])] = [
        (.artist, ["artist", "band", "interpret", "kunstler"]),
        (.title, ["song", "title", "track", "lied", "titel", "chanson", "cancion", "canzone"]),
        (.person, ["name", "nom", "singer", "who"]),
    ]

    /// The names of a column that a player's list has for durations.
    private static let times: Set<String> = ["time", "zeit", "temps", "tiempo"]

    /// The roles of songs that cards don't have.
    private static let unusedByBoards: Set<Role> = [.year, .genres, .languages]
}
