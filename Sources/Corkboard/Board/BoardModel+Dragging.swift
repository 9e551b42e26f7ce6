import BoardDocument
import Foundation

extension BoardModel {
    /// Returns the content of a drag of a card and those selected with it.
    func dragged(_ id: Card.ID) -> BoardTransfer {
        let cards = board.inOrder(affected(by: id))
        let songs = cards.compactMap { board.card($0) }.map {
            BoardTransfer.Song(title: $0.title, artist: $0.artist, code: $0.code)
        }
        return .cards(window: windowID, ids: cards.map(\.rawValue), songs: songs)
    }

    /// Returns the content of a drag of a person.
    func dragged(_ person: Person) -> BoardTransfer {
        .person(window: windowID, id: person.id.rawValue, name: person.name)
    }

    /// Updates the drop target when a drag enters or leaves a place of the board.
    func aim(at place: BoardPlace, _ isTargeted: Bool) {
        if isTargeted { dropPlace = place } else if dropPlace == place { dropPlace = nil }
    }

    /// Performs a drop.
    ///
    /// - Returns: `true` if all items were accepted.
    func drop(_ items: [BoardTransfer], on place: BoardPlace) -> Bool {
        dropPlace = nil
        let files = items.compactMap { item in if case .file(let file) = item { file } else { nil } }
        if !files.isEmpty { open(files, to: place.owner) }
        return items.map { drop($0, on: place) }.allSatisfy(\.self)
    }

    private func drop(_ item: BoardTransfer, on place: BoardPlace) -> Bool {
        switch item {
        case .cards(windowID, let ids, _): return move(Set(ids.map { Card.ID(rawValue: $0) }), to: place)
        case .cards(_, _, let songs):
            let cards = songs.map { song in
                var card = NewCard(title: song.title, artist: song.artist, code: song.code)
                card.owner = place.owner
                return card
            }
            announce(edit("Add Songs") { $0.add(cards) })
        case .person(windowID, let id, _): return move(Person.ID(rawValue: id), to: place)
        case .person(_, _, let name): edit("Add \(name)") { _ = $0.addPerson(named: name) }
        case .file: break
        case .text(let text): addText(text, to: place.owner)
        }
        return true
    }

    /// Moves cards before another one, or to the end of a column.
    private func move(_ ids: Set<Card.ID>, to place: BoardPlace) -> Bool {
        guard place != .board else { return false }
        var offset: Int?
        if case .card(let next, let owner) = place {
            let others = board.cards(of: owner).filter { !ids.contains($0.id) || $0.id == next }
            // A column shows duets of others last, so the index is valid among its own cards.
            offset = others.firstIndex { $0.id == next }
        }
        let count = edit("Move") { $0.moveCards(ids, to: place.owner, at: offset) ? ids.count : 0 }
        wantedFocus = board.inOrder(ids).first.map { .card($0) }
        return count > 0
    }

    /// Moves a person's column to the position of another one.
    private func move(_ id: Person.ID, to place: BoardPlace) -> Bool {
        guard place != .board, let index = board.people.firstIndex(where: { $0.id == place.owner }) else {
            return false
        }
        return edit("Move Column") { $0.movePerson(id, to: index) }
    }

    /// Shows a toast with the number of added songs.
    func announce(_ report: AddReport) {
        switch (report.added.count, report.leftInFile, report.duplicates.count) {
        case (0, 1..., _): announce("The board is full: it holds \(Board.cardLimit) cards.", offersUndo: false)
        case (0, _, 1): announce("The song is there already.", offersUndo: false)
        case (0, _, let count): announce("All \(count) songs are there already.", offersUndo: false)
        case (1, _, _): announce("Added a song.")
        case (let count, _, _): announce("Added \(count) songs.")
        }
    }
}
