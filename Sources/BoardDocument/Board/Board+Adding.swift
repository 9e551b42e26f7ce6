import Foundation
import SongCatalog

extension Board {
    /// Adds songs at the ends of their people's columns, and adds missing people.
    ///
    /// The person of a song is its ``NewCard/owner``, or else the person with the id in the list, or else with the
    /// name, regardless of case and surrounding space. A song that the person already has isn't added again, unless
    /// the playing times tell of two versions. Existing choices stay. When the board is full, the remaining songs are
    /// only counted.
    ///
    /// - Parameters:
    ///   - songs: The songs in order.
    ///   - people: The people that the list names apart from songs; they are added first.
    ///   - limit: The maximum number of cards after adding. A board with more cards keeps them.
    ///   - keepsRepeats: Pass `true` to add songs that the person already has, as for a board's own table.
    /// - Returns: A report about the songs.
    /// - Complexity: O(cards and people on the board + added songs).
    @discardableResult
    public mutating func add(
        _ songs: [NewCard], people: [SongReading.ListedPerson] = [], limit: Int = Board.cardLimit,
        keepsRepeats: Bool = false
    ) -> AddReport {
        var report = AddReport()
        var roster = Roster(of: self)
        for person in people {
            if let column = roster.column(of: person.name, id: person.id) {
                if person.id == nil { report.noteSpelling(person.name, of: columns[column].person) }
                continue
            }
            let column = add(person.name, id: person.id, to: &roster, &report)
            columns[column].person?.isSetAside = person.isSetAside
            if let color = person.colorIndex { columns[column].person?.colorIndex = color }
        }
        var known = columns.map { column in
            Dictionary(grouping: column.cards, by: \.songKey).mapValues { $0.map(\.duration) }
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
                known[column][card.songKey]?.contains(where: { !SongKey.areApart($0, card.duration) }) == true
            {
                report.duplicates.append(position)
                continue
            }
            let column = column(for: song) ?? add(song.person ?? "", id: song.personID, to: &roster, &report)
            if song.owner == nil, song.personID == nil, let listed = song.person {
                report.noteSpelling(listed, of: columns[column].person)
            }
            if column == known.count { known.append([:]) }
            card.isCrossedOff = song.isCrossedOff
            card.isChosen = song.isChosen && !song.isCrossedOff && choice(inColumn: column) == nil
            if song.isChosen, !card.isChosen {
                report.choicesNotTaken.append(position)
            }
            known[column][card.songKey, default: []].append(card.duration)
            report.added.append(card.id)
            insert(card, at: Place(column: column, offset: columns[column].cards.count))
            guard let partner = song.partner, column > 0 else { continue }
            let other =
                roster.column(of: partner, id: song.partnerID) ?? add(partner, id: song.partnerID, to: &roster, &report)
            if other == known.count { known.append([:]) }
            setPartner(columns[other].id, of: card.id)
        }
        return report
    }

    /// Adds a person of a list.
    ///
    /// - Returns: The column.
    private mutating func add(_ name: String, id: String?, to roster: inout Roster, _ report: inout AddReport) -> Int {
        report.newPeople.append(addPerson(named: name.trimmingCharacters(in: .whitespacesAndNewlines)))
        roster.note(name, id: id, column: columns.count - 1)
        return columns.count - 1
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
        let key = Self.key(name)
        if columnsByName[key] == nil { columnsByName[key] = column }
        if let id, columnsByID[id] == nil { columnsByID[id] = column }
    }

    /// Returns the column of a person, or `nil` if the person isn't on the board.
    func column(of name: String?, id: String?) -> Int? {
        if let id, !id.isEmpty { return columnsByID[id] }
        return columnsByName[Self.key(name)]
    }

    private static func key(_ name: String?) -> String {
        (name ?? "").trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }
}
