import BoardDocument
import CorkUI
import Foundation

/// Actions on cards and people.
extension BoardModel {
    /// Returns the cards that an action on a card affects: the selection if it contains the card.
    func affected(by id: Card.ID) -> Set<Card.ID> { selection.contains(id) ? selection : [id] }

    /// Crosses off a card and those selected with it, or restores them.
    package func toggleCrossedOff(_ id: Card.ID) {
        guard let card = board.card(id) else { return }
        edit(card.isCrossedOff ? "Put Back" : "Cross Off") { [cards = affected(by: id)] in
            _ = $0.setCrossedOff(!card.isCrossedOff, cards)
        }
    }

    /// Chooses a card, or removes its choice.
    package func toggleChosen(_ id: Card.ID) {
        guard let card = board.card(id) else { return }
        edit(card.isChosen ? "Undo Choice" : "Choose") { _ = card.isChosen ? $0.unchoose(id) : $0.choose(id) }
        guard !card.isChosen else { return }
        announce("Chosen: “\(card.title)”. Ctrl+R copies the reply.")
    }

    /// Removes a card and those selected with it; the focus moves to the next one.
    package func removeCards(_ id: Card.ID) {
        let cards = affected(by: id)
        guard let card = board.card(id) else { return }
        let before = board
        edit(cards.count == 1 ? "Remove Card" : "Remove Cards") { _ = $0.removeCards(cards) }
        announce(cards.count == 1 ? "Removed “\(card.title)”." : "Removed \(cards.count) cards.")
        wantedFocus = neighbor(of: id, in: before).map { .card($0) }
    }

    /// Moves a card and the selected cards in its column by a number of positions, up if it is negative.
    package func moveCards(_ id: Card.ID, by places: Int) {
        let owner = board.owner(of: id)?.id
        let cards = board.inOrder(affected(by: id)).filter { board.owner(of: $0)?.id == owner }
        let column = board.cards(of: owner).map(\.id)
        guard let first = cards.first.flatMap({ column.firstIndex(of: $0) }) else { return }
        edit("Move") { _ = $0.moveCards(Set(cards), to: owner, at: first + places) }
        wantedFocus = .card(id)
    }

    /// Moves a card and those selected with it to the top of their column.
    func moveToTop(_ id: Card.ID) { moveCards(id, by: -Board.cardLimit * 1_000) }

    /// Moves a card and those selected with it to the next person's column, or the previous one for -1.
    package func moveCards(_ id: Card.ID, columns: Int) {
        let people = board.people.map(\.id)
        let owner = board.owner(of: id)?.id
        let index = owner.flatMap { people.firstIndex(of: $0) } ?? -1
        guard people.indices.contains(index + columns) else { return }
        moveCards(id, to: people[index + columns])
    }

    /// Moves a card and those selected with it to the end of a person's column.
    func moveCards(_ id: Card.ID, to owner: Person.ID?) {
        edit("Move") { [cards = affected(by: id)] in _ = $0.moveCards(cards, to: owner) }
        wantedFocus = .card(id)
    }

    /// Crosses a song off in all columns, except where it is chosen.
    func crossOffEverywhere(_ id: Card.ID) {
        let count = edit("Cross Off Everywhere") { $0.crossOffEverywhere(songOf: id) }
        if count > 0 { announce(count == 1 ? "Crossed off one card." : "Crossed off \(count) cards.") }
    }

    func setPartner(_ partner: Person.ID?, of id: Card.ID) {
        edit(partner == nil ? "Make Solo" : "Make Duet") { _ = $0.setPartner(partner, of: id) }
    }

    func toggleSelected(_ id: Card.ID) { if selection.remove(id) == nil { selection.insert(id) } }

    /// Selects all cards of a card's column.
    func selectColumn(of id: Card.ID) {
        selection = Set(board.cards(of: board.owner(of: id)?.id).map(\.id))
    }

    /// Adds cards, as from a list of songs.
    package func add(_ cards: [NewCard]) { edit("Add Songs") { _ = $0.add(cards) } }

    /// Switches between scattered and tidy cards.
    func toggleArrangement() {
        let isTidy = board.arrangement == .tidy
        edit(isTidy ? "Scatter Cards" : "Tidy Up") { $0.arrangement = isTidy ? .scattered : .tidy }
        // The cards get new widgets, so restore the focus.
        if case .card = focused { wantedFocus = focused }
    }

    /// Shows all cards of a column that is higher than the window.
    package func openColumn(_ owner: Person.ID?) { openColumns.insert(owner) }

    /// Opens the column of a card that gets the focus, unless it is among the first ones, which are always shown.
    func openColumnOfWantedCard() {
        guard case .card(let id) = wantedFocus, let card = board.card(id) else { return }
        let owner = board.owner(of: card.id)?.id
        guard !openColumns.contains(owner), board.cards(of: owner).dropFirst().contains(where: { $0.id == id }) else {
            return
        }
        openColumns.insert(owner)
    }

    // MARK: People

    func toggleSetAside(_ person: Person) {
        edit(person.isSetAside ? "Take Up" : "Set Aside") { _ = $0.setAside(!person.isSetAside, person.id) }
    }

    func setCrossedOff(_ isCrossedOff: Bool, allOf person: Person) {
        edit(isCrossedOff ? "Cross Off All" : "Put All Back") { _ = $0.setCrossedOff(isCrossedOff, allOf: person.id) }
    }

    /// Moves a person's column by a number of positions, towards the beginning if it is negative.
    func movePerson(_ person: Person, by places: Int) {
        guard let index = board.people.firstIndex(where: { $0.id == person.id }) else { return }
        edit("Move Column") { _ = $0.movePerson(person.id, to: index + places) }
    }

    func setColor(_ colorIndex: Int, of person: Person) {
        edit("Change Colour") { _ = $0.setColorIndex(colorIndex, of: person.id) }
    }

    func removePerson(_ person: Person) {
        edit("Remove \(person.name)") { _ = $0.removePerson(person.id, keepingCards: false) }
        announce("Removed \(person.name) and their cards.")
    }
}
