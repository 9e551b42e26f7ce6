import BoardDocument
import CorkUI

/// The keys of a card.
@MainActor
enum CardKeys {
    /// A card and its model.
    struct Target {
        let card: Card.ID
        let model: BoardModel
    }

    static let all = KeyCommands<Target>([
        "Cards": [
            KeyCommand("Cross Off or Put Back", "x") { $0.model.toggleCrossedOff($0.card) },
            KeyCommand("Choose or Undo Choice", "c") { $0.model.toggleChosen($0.card) },
            KeyCommand("Sung or Not Sung", .return, modifiers: .command) { $0.model.toggleSung($0.card) },
            KeyCommand("Edit", .return, .function(2)) { $0.model.begin(.card($0.card)) },
            KeyCommand("Details", .return, modifiers: .option) { $0.model.editDetails(of: $0.card) },
            KeyCommand("Remove", .delete) { $0.model.removeCards($0.card) },
            KeyCommand("Select", .space) { $0.model.toggleSelected($0.card) },
            KeyCommand("Select Column", "a", modifiers: .command) { $0.model.selectColumn(of: $0.card) },
            KeyCommand(listing: "Card Beside", .upArrow, .downArrow),
            KeyCommand(listing: "Next Card or Button", .tab),
            KeyCommand(listing: "Previous Card or Button", .tab, modifiers: .shift),
            KeyCommand(listing: "Card Menu", .function(10), modifiers: .shift),
        ],
        "Moving Cards": [
            KeyCommand(
                listing: "Move to the Next Place", .upArrow, .downArrow, .leftArrow, .rightArrow, modifiers: .option),
            KeyCommand("Move Up", .upArrow, modifiers: .command) { $0.model.moveCards($0.card, by: -1) },
            KeyCommand("Move Down", .downArrow, modifiers: .command) { $0.model.moveCards($0.card, by: 1) },
            KeyCommand("Move to Column Before", .leftArrow, modifiers: .command) {
                $0.model.moveCards($0.card, columns: -1)
            },
            KeyCommand("Move to Column After", .rightArrow, modifiers: .command) {
                $0.model.moveCards($0.card, columns: 1)
            },
            KeyCommand("Move to Top", .home, modifiers: .command) { $0.model.moveToTop($0.card) },
        ],
    ])
}
