extension SongColumns {
    /// Creates the columns of a table without a header: artist and title, unless the values suggest other roles.
    ///
    /// A single column contains `Artist - Title`.
    ///
    /// - Parameters:
    ///   - count: The number of columns.
    ///   - rows: The first rows.
    init(headerlessCount count: Int, rows: [[String]] = []) {
        self.count = count
        guard count > 1 else {
            positions = [.title: 0]
            return
        }
        let values = (0..<count).map { column in rows.compactMap { column < $0.count ? $0[column] : nil } }
        var free = values.indices.filter { rows.isEmpty || values[$0].contains { !$0.isEmpty } }
        free.removeAll { column in
            let values = values[column].filter { !$0.isEmpty }
            return !values.isEmpty && values.allSatisfy(FieldValue.isPrivate)
        }
        if free.count < 2 { free = [0, 1] }
        for (role, matches) in Self.signs where free.count > 2 {
            let fitting = free.first { column in
                values[column].contains { !$0.isEmpty } && values[column].allSatisfy { $0.isEmpty || matches($0) }
            }
            guard let fitting else { continue }
            positions[role] = fitting
            free.removeAll { $0 == fitting }
        }
        // The lists of OpenKJ have codes of any form before the file.
        if positions[.location] == 3, free == [0, 1, 2] { positions[.code] = free.removeLast() }
        if free.count > 2, !rows.isEmpty, let person = Self.person(of: values, among: free) {
            free.removeAll { $0 == person }
            positions[.person] = person
            let isArtistLast = person < free[0] && !Self.repeats(values[free[0]])
            (positions[.artist], positions[.title]) = isArtistLast ? (free[1], free[0]) : (free[0], free[1])
        } else {
            (positions[.artist], positions[.title]) = (free[0], free[1])
        }
        leftOutCount = free.count - 2
    }

    /// Creates the columns of a table whose first row has people and whose columns have their songs, or returns `nil`
    /// if the rows don't suggest so.
    ///
    /// They do if most songs are written as `Artist - Title`, or if the columns end in different rows and no value
    /// repeats.
    init?(peopleAbove rows: [[String]]) {
        guard let names = rows.first, rows.count > 1, names.count > 1, Set(names).count == names.count,
            names.allSatisfy({ !$0.isEmpty && SongName(parsing: $0).artist == nil && $0.contains(where: \.isLetter) })
        else { return nil }
        let songs = rows.dropFirst().map {
            $0.prefix(names.count) + Array(repeating: "", count: max(names.count - $0.count, 0))
        }
        let written = songs.joined().filter { !$0.isEmpty }
        let columnsWithArtists = names.indices.count { column in
            songs.contains { SongName(parsing: $0[column]).artist != nil }
        }
        let haveArtists =
            columnsWithArtists > 1 && written.count { SongName(parsing: $0).artist != nil } * 2 >= written.count
        let lengths = names.indices.map { column in songs.count - songs.reversed().prefix { $0[column].isEmpty }.count }
        let haveGaps = names.indices.contains { column in songs.prefix(lengths[column]).contains { $0[column].isEmpty }
        }
        let areUneven = Set(lengths).count > 1 && (names.count > 3 || names.count == 3 && lengths[0] < lengths.max()!)
        guard haveArtists || areUneven && !haveGaps && Set(written).count == written.count else { return nil }
        count = names.count
        people = names
    }

    /// Adds a note on the roles that the columns of a table without a header were taken for.
    func noteAssumption(line: Int, to collector: inout SongCollector) {
        let roles = positions.sorted { $0.value < $1.value }.map(\.key)
        collector.note(
            line: line,
            "The table has no header; its columns were taken for \(Self.list(roles))"
                + (leftOutCount > 0 ? ", and \(leftOutCount) more were left out." : "."),
            leavesOut: leftOutCount > 0)
    }

    /// Returns the names of roles for a sentence: “the artist, the title and the code”.
    static func list(_ roles: [Role]) -> String {
        let names = roles.map { "the \($0.rawValue)" }
        return names.count < 2 ? names.joined() : "\(names.dropLast().joined(separator: ", ")) and \(names.last!)"
    }

    /// The roles that values show, which the columns have in addition to artist, title and person.
    private static let signs: [(role: Role, matches: @Sendable (String) -> Bool)] = [
        (.duration, { $0.contains(":") && FieldValue.duration($0) != nil }),
        (.location, { $0.contains { "/\\".contains($0) } && $0.contains(/\.\w{2,4}$/) }),
        (.code, { SongName.isCode($0) || $0.allSatisfy(\.isNumber) }),
    ]

    /// Returns the column of people among those without another role: the first or the third one.
    ///
    /// People have several songs, so that their names repeat; but names that repeat only together with an album are
    /// artists.
    private static func person(of values: [[String]], among free: [Int]) -> Int? {
        let (first, third) = (values[free[0]], values[free[2]])
        if repeats(third) {
            let isAlbum = Set(zip(third, first).map { [$0, $1] }).count == Set(third).count
            return isAlbum && repeats(first) ? nil : Set(third).count < Set(first).count ? free[2] : free[0]
        }
        return repeats(first) ? free[0] : nil
    }

    private static func repeats(_ values: [String]) -> Bool {
        let values = values.filter { !$0.isEmpty }
        return Set(values).count < values.count
    }
}
