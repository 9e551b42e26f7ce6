import BoardDocument
import Foundation
import SongCatalog

extension BoardModel {
    /// Returns the content of a drag of cards, in their order on the board.
    func dragged(_ ids: Set<Card.ID>) -> BoardTransfer {
        let cards = board.inOrder(ids)
        let songs = cards.compactMap { board.card($0) }.map {
            BoardTransfer.Song(
                title: $0.title, artist: $0.artist, code: $0.code, file: $0.file, duration: $0.duration, note: $0.note)
        }
        return .cards(window: windowID, ids: cards.map(\.rawValue), songs: songs)
    }

    /// Returns the content of a drag of a person.
    func dragged(_ person: Person) -> BoardTransfer {
        .person(window: windowID, id: person.id.rawValue, name: person.name)
    }

    /// Performs a drop.
    ///
    /// - Returns: `true` if all items were accepted.
    func drop(_ items: [BoardTransfer], on place: BoardPlace) -> Bool {
        let files = items.compactMap { item in if case .file(let file) = item { file } else { nil } }
        if !files.isEmpty { open(files, to: place) }
        return items.map { drop($0, on: place) }.allSatisfy(\.self)
    }

    private func drop(_ item: BoardTransfer, on place: BoardPlace) -> Bool {
        switch item {
        case .cards(windowID, _, _), .person(windowID, _, _): return false
        case .cards(_, _, let songs):
            let cards = songs.map { song in
                var card = NewCard(title: song.title, artist: song.artist, code: song.code)
                (card.file, card.duration, card.note) = (song.file, song.duration, song.note)
                card.owner = place.owner
                return card
            }
            announce(edit("Add Songs") { $0.add(cards, at: place) })
        case .person(_, _, let name): edit("Add \(name)") { _ = $0.addPerson(named: name) }
        case .file: break
        case .text(let text): addText(text, to: place)
        }
        return true
    }

    /// Moves cards before another one, or to the end of a column.
    func move(_ ids: Set<Card.ID>, to place: BoardPlace) {
        edit("Move") { $0.move(ids, to: place) }
        wantedFocus = board.inOrder(ids).first.map { .card($0) }
    }

    /// Moves a person's column before another one, or to the end.
    func move(_ id: Person.ID, before next: Person.ID?) {
        let others = board.people.filter { $0.id != id }
        let index = others.firstIndex { $0.id == next } ?? others.count
        edit("Move Column") { _ = $0.movePerson(id, to: index) }
    }

    /// Shows a toast with the number of added songs.
    func announce(_ reports: AddReport...) { announce(reports) }

    /// Shows a toast with the number of songs that were added together.
    func announce(_ reports: [AddReport]) {
        func sum(_ count: (AddReport) -> Int) -> Int { reports.reduce(0) { $0 + count($1) } }
        switch (sum(\.added.count), sum(\.leftInFile), sum(\.duplicates.count)) {
        case (0, 1..., _): announce("The board is full: it holds \(Board.cardLimit) cards.", offersUndo: false)
        case (0, _, 1): announce("The song is there already.", offersUndo: false)
        case (0, _, let count): announce("All \(count) songs are there already.", offersUndo: false)
        case (1, _, _): announce("Added a song.")
        case (let count, _, _): announce("Added \(count) songs.")
        }
    }
}

extension Board {
    /// Moves cards before another one, or to the end of a column.
    fileprivate mutating func move(_ ids: Set<Card.ID>, to place: BoardPlace) {
        var offset: Int?
        if case .card(let next, let owner) = place {
            let others = cards(of: owner).filter { !ids.contains($0.id) || $0.id == next }
            // A column shows duets of others last, so the index is valid among its own cards.
            offset = others.firstIndex { $0.id == next }
        }
        moveCards(ids, to: place.owner, at: offset)
    }

    /// Adds cards; those that get the owner of the place go to it.
    mutating func add(
        _ cards: [NewCard], people: [SongReading.ListedPerson] = [], at place: BoardPlace,
        limit: Int = Board.cardLimit, keepsRepeats: Bool = false
    ) -> AddReport {
        let report = add(cards, people: people, limit: limit, keepsRepeats: keepsRepeats)
        if case .card = place { move(Set(report.added.filter { owner(of: $0)?.id == place.owner }), to: place) }
        return report
    }
}
