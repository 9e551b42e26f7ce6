import Foundation

extension Board {
    /// Adds songs at the ends of the columns of the people they name, and the people who are not there yet.
    ///
    /// People are told apart by name, whatever its case and the space around it. A song that the same person has already
    /// is not added twice; the same song in somebody else's column is fine. A choice that a person has made stays. Once
    /// the board is full, the remaining songs are counted and not looked at.
    ///
    /// - Parameters:
    ///   - songs: The songs in order.
    ///   - limit: How many cards the board may hold afterwards. A board that holds more keeps them.
    /// - Returns: What became of the songs.
    /// - Complexity: O(cards and people on the board + songs looked at).
    @discardableResult
    public mutating func add(_ songs: [NewCard], limit: Int = Board.cardLimit) -> AddReport {
        var report = AddReport()
        var columnsByName: [String: Int] = [:]
        for (index, column) in columns.enumerated().reversed() {
            columnsByName[Self.nameKey(column.person?.name)] = index
        }
        columnsByName[""] = 0
        var known = columns.map { Set($0.cards.map(\.songKey)) }

        for (position, song) in songs.enumerated() {
            guard cardCount < limit else {
                report.leftInFile = songs.count - position
                break
            }
            var card = Card(title: song.title, artist: song.artist, code: song.code)
            let name = Self.nameKey(song.person)
            if let column = columnsByName[name], known[column].contains(card.songKey) {
                report.duplicates.append(position)
                continue
            }
            let column: Int
            if let existing = columnsByName[name] {
                column = existing
            } else {
                let person = (song.person ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
                report.newPeople.append(addPerson(named: person))
                column = columns.count - 1
                columnsByName[name] = column
                known.append([])
            }
            card.isCrossedOff = song.isCrossedOff
            card.isChosen = song.isChosen && !song.isCrossedOff && choice(inColumn: column) == nil
            if song.isChosen, !card.isChosen {
                report.choicesNotTaken.append(position)
            }
            known[column].insert(card.songKey)
            report.added.append(card.id)
            insert(card, at: Place(column: column, offset: columns[column].cards.count))
        }
        return report
    }

    private static func nameKey(_ name: String?) -> String {
        (name ?? "").trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }
}
