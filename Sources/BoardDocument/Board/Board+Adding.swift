import Foundation
import SongCatalog

extension Board {
    /// Adds songs at the ends of their people's columns, and adds missing people.
    ///
    /// The person of a song is its ``NewCard/owner``, or else the person with the id in the list, or else with the
    /// name, regardless of case and surrounding space. A song that the person already has isn't added again, unless
    /// the playing times or the codes tell of two recordings. Existing choices stay. When the board is full, the remaining songs are
    /// only counted.
    ///
    /// - Parameters:
    ///   - songs: The songs in order.
    ///   - people: The people that the list names apart from songs; they are added first.
    ///   - limit: The maximum number of cards after adding. A board with more cards keeps them.
    ///   - keepsRepeats: Pass `true` to add songs that the person already has, as for a board's own table.
    ///   - time: The time at which new people come, which counts once something was sung.
    /// - Returns: A report about the songs.
    /// - Complexity: O(cards and people on the board + added songs).
    @discardableResult
    public mutating func add(
        _ songs: [NewCard], people: [SongReading.ListedPerson] = [], limit: Int = Board.cardLimit,
        keepsRepeats: Bool = false, at time: Date = Date()
    ) -> AddReport {
        var report = AddReport()
        let isBegun = hasBegun
        var (roster, colors) = (Roster(of: self), FreeColors(of: self))
        func addPerson(_ name: String, id: String?, color: Int? = nil, isSetAside: Bool = false) -> Int {
            if let color { colors.take(color) }
            let person = Person(
                id: .unique(), name: name.trimmingCharacters(in: .whitespacesAndNewlines),
                colorIndex: color ?? colors.takeFirst(), isSetAside: isSetAside)
            let column = columns.count
            insert(person, atColumn: column)
            if isBegun { arrive(person.id, at: time) }
            roster.note(name, id: id, column: column)
            report.newPeople.append(person.id)
            return column
        }
        for person in people {
            if let column = roster.column(of: person.name, id: person.id) {
                report.noteSpelling(person.name, of: columns[column].person)
                continue
            }
            _ = addPerson(person.name, id: person.id, color: person.colorIndex, isSetAside: person.isSetAside)
        }
        let hasCodes = !Self.areRunningNumbers(songs.map(\.code))
        var known = columns.map { column in
            column.cards.reduce(into: [:]) { known, card in
                known[card.songKey, default: KnownRecordings()].insert(card, hasCode: hasCodes)
            }
        }
        func column(for song: NewCard) -> Int? {
            song.owner.flatMap { columnIndex(of: $0) } ?? roster.column(of: song.person, id: song.personID)
        }

        for (position, song) in songs.enumerated() {
            guard cardCount < limit else {
                report.leftInFile = songs.count - position
                break
            }
            var card = Card(
                title: song.title, artist: song.artist, code: song.code, file: song.file, duration: song.duration)
            if !keepsRepeats, let column = column(for: song),
                known[column][card.songKey]?.contains(card, hasCode: hasCodes) == true
            {
                report.duplicates.append(position)
                continue
            }
            let column = column(for: song) ?? addPerson(song.person ?? "", id: song.personID)
            if song.owner == nil, let listed = song.person {
                report.noteSpelling(listed, of: columns[column].person)
            }
            if column == known.count { known.append([:]) }
            (card.note, card.sungTimes) = (song.note, song.sungTimes)
            card.isCrossedOff = song.isCrossedOff && !card.isSung
            if card.isSung { historyID = historyID ?? UUID().uuidString.lowercased() }
            card.isChosen = song.isChosen && !song.isCrossedOff && choice(inColumn: column) == nil
            if song.isChosen, !card.isChosen {
                report.choicesNotTaken.append(position)
            }
            known[column][card.songKey, default: KnownRecordings()].insert(card, hasCode: hasCodes)
            report.added.append(card.id)
            insert(card, at: Place(column: column, offset: columns[column].cards.count))
            guard let partner = song.partner else { continue }
            guard column > 0 else {
                report.partnersNotTaken.append(position)
                continue
            }
            let other = roster.column(of: partner, id: song.partnerID) ?? addPerson(partner, id: song.partnerID)
            if other == known.count { known.append([:]) }
            if !setPartner(columns[other].id, of: card.id) { report.partnersNotTaken.append(position) }
        }
        return report
    }

    /// Returns a Boolean value that indicates whether codes only count the songs of a list.
    private static func areRunningNumbers(_ codes: [String?]) -> Bool {
        let numbers = codes.compactMap { $0.map { Int($0) } }
        guard numbers.count > 1, let first = numbers[0] else { return false }
        return (0...1).contains(first) && numbers.enumerated().allSatisfy { $1 == first + $0 }
    }
}

/// A lookup of columns by the names and identifiers in a list.
private struct Roster {
    private var columnsByName: [String: Int] = ["": 0]
    private var columnsByID: [String: Int] = [:]

    init(of board: Board) {
        for (index, column) in board.columns.enumerated() {
            if let person = column.person { note(person.name, id: person.id.rawValue, column: index) }
        }
    }

    /// Among people with the same name, a name without an id refers to the first one.
    mutating func note(_ name: String, id: String?, column: Int) {
        let key = Person.key(of: name)
        if columnsByName[key] == nil { columnsByName[key] = column }
        if let id, columnsByID[id] == nil { columnsByID[id] = column }
    }

    /// Returns the column of a person, or `nil` if the person isn't on the board.
    func column(of name: String?, id: String?) -> Int? {
        if let id, !id.isEmpty { return columnsByID[id] }
        return columnsByName[Person.key(of: name ?? "")]
    }
}

extension Person {
    /// Returns the part of a name that tells people in a list apart.
    static func key(of name: String) -> String { name.trimmingCharacters(in: .whitespacesAndNewlines).lowercased() }
}

/// The recordings of a song that a person has, by their codes.
private struct KnownRecordings {
    /// The playing times of all recordings, and those of each code; without a code under `nil`.
    private var all = KnownDurations()
    private var byCode: [String?: KnownDurations] = [:]

    mutating func insert(_ card: Card, hasCode: Bool) {
        all.insert(card.duration)
        byCode[Self.key(card, hasCode), default: KnownDurations()].insert(card.duration)
    }

    /// Returns a Boolean value that indicates whether the person has the recording of a card.
    ///
    /// - Complexity: O(1).
    func contains(_ card: Card, hasCode: Bool) -> Bool {
        guard let key = Self.key(card, hasCode) else { return all.containsVersion(lasting: card.duration) }
        return [key, nil].contains { byCode[$0]?.containsVersion(lasting: card.duration) == true }
    }

    private static func key(_ card: Card, _ hasCode: Bool) -> String? {
        hasCode ? card.code?.lowercased().filter { $0.isLetter || $0.isNumber } : nil
    }
}

/// The playing times of a person's cards with the same song.
private struct KnownDurations {
    private var hasUnknown = false
    /// The shortest and the longest duration of those that begin with the same ten seconds.
    private var ranges: [Int: ClosedRange<Double>] = [:]

    mutating func insert(_ duration: Double?) {
        guard let duration else { return hasUnknown = true }
        let known = ranges[Self.key(duration)] ?? duration...duration
        ranges[Self.key(duration)] = min(known.lowerBound, duration)...max(known.upperBound, duration)
    }

    /// Returns a Boolean value that indicates whether a card has the version of the song with a duration.
    ///
    /// - Complexity: O(1).
    func containsVersion(lasting duration: Double?) -> Bool {
        guard let duration, !hasUnknown else { return hasUnknown || !ranges.isEmpty }
        let key = Self.key(duration)
        return (key - 1...key + 1).compactMap { ranges[$0] }.contains {
            !SongKey.areApart(min(max(duration, $0.lowerBound), $0.upperBound), duration)
        }
    }

    private static func key(_ duration: Double) -> Int { Int(min(max(duration, 0), 1e12)) / 10 }
}
