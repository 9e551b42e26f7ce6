import BoardDocument
import CorkUI

/// The menu of a card.
struct CardMenu: View {
    let id: Card.ID
    let model: BoardModel

    var body: some View {
        let board = model.board
        if let card = board.card(id) {
            Button("Edit") { model.begin(.card(id)) }.keyboardShortcut(.function(2), modifiers: [])
            Button("Details…") { model.editDetails(of: id) }.keyboardShortcut(.return, modifiers: .option)
            Button(card.isCrossedOff ? "Put Back" : "Cross Off") { model.toggleCrossedOff(id) }
                .keyboardShortcut("x", modifiers: [])
            Button(card.isChosen ? "Undo Choice" : "Choose") { model.toggleChosen(id) }
                .keyboardShortcut("c", modifiers: [])
            Button(card.isSung && !card.isChosen ? "Not Sung" : "Sung") { model.toggleSung(id) }
                .keyboardShortcut(.return, modifiers: .command)
            Button(board.nowSinging == id ? "Not Singing" : "Sing Now") { model.toggleSinging(id) }
            Button("Cross Off Everywhere") { model.crossOffEverywhere(id) }
                .disabled(board.cardsOfSongs[card.songKey]?.count == 1)
            Divider()
            Button("Move to Top") { model.moveToTop(id) }.keyboardShortcut(.home, modifiers: .command)
            if let owner = board.owner(of: id) {
                let others = board.people.filter { $0.id != owner.id }
                if !others.isEmpty {
                    Menu("Move to") {
                        ForEach(others) { person in
                            Button(board.distinctName(of: person)) { model.moveCards(id, to: person.id) }
                        }
                    }
                    if card.partner == nil {
                        Menu("Duet with") {
                            ForEach(others) { person in
                                Button(board.distinctName(of: person)) { model.setPartner(person.id, of: id) }
                            }
                        }
                    } else {
                        Button("Make Solo") { model.setPartner(nil, of: id) }
                    }
                }
            } else {
                Menu("Move to") {
                    ForEach(board.people) { person in
                        Button(board.distinctName(of: person)) { model.moveCards(id, to: person.id) }
                    }
                }
            }
            Divider()
            Button("Remove") { model.removeCards(id) }.keyboardShortcut(.delete, modifiers: [])
        }
    }
}

/// The menu of a person.
struct PersonMenu: View {
    let person: Person
    let model: BoardModel

    var body: some View {
        Button("Sing Next") { model.putFirst(person) }
            .disabled(person.isSetAside)
        Divider()
        Button("Add Songs") { model.begin(.newCards(person.id)) }
        Button("Rename") { model.begin(.person(person.id)) }
        Menu("Colour") {
            ForEach(Array(BoardPalette.pinNames.enumerated()), id: \.offset) { index, name in
                Button(name) { model.setColor(index, of: person) }
            }
        }
        Divider()
        Button("Move Left") { model.movePerson(person, by: -1) }
        Button("Move Right") { model.movePerson(person, by: 1) }
        Divider()
        Button("Cross Off All") { model.setCrossedOff(true, allOf: person) }
        Button("Put All Back") { model.setCrossedOff(false, allOf: person) }
        Button(person.isSetAside ? "Take Up" : "Set Aside") { model.toggleSetAside(person) }
        Divider()
        Button("Remove \(person.name)") { model.removePerson(person) }
    }
}

extension CardActions {
    /// Returns the actions of a card.
    static func of(_ pinned: PinnedCard) -> CardActions {
        let (id, model) = (pinned.id, pinned.model)
        return CardActions(
            card: id, focus: .card(id),
            crossOff: { model.toggleCrossedOff(id) },
            crossOffEverywhere: { model.crossOffEverywhere(id) }, keys: CardKeys.Target(card: id, model: model),
            menu: { AnyView(CardMenu(id: id, model: model)) })
    }
}
