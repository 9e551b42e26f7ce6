import CorkUI

/// What a card tells the board.
struct CardValues: Equatable {
    var isRejected = false
    var isChosen = false
    var isSelected = false
    /// Whether the title is being typed.
    var isEdited = false
    /// Whether what is dragged would go before this card.
    var isDropPlace = false
    /// Who else has chosen the same song.
    var dibs: String?
    /// Who sings along, or who else has the song.
    var note: String?
    var pin: Color = BoardPalette.pins[0]
    /// Tells cards apart for their tilt, the same at every start.
    var seed = 0
    /// The title, as it is read aloud.
    var title = ""
    var actions: CardActions?
}

/// What can be done to one card; the same for the same card, however often it is made.
struct CardActions: Equatable {
    let card: AnyHashable
    /// What the keyboard focus is called while the card has it.
    let focus: BoardFocus
    let crossOff: @MainActor () -> Void
    let crossOffEverywhere: @MainActor () -> Void
    let keys: CardKeys.Target
    let menu: @MainActor () -> AnyView
    let drag: @MainActor () -> BoardTransfer
    let drop: DropActions

    static func == (a: CardActions, b: CardActions) -> Bool { a.card == b.card }
}

/// What becomes of what is dragged to a place of the board.
struct DropActions {
    let take: @MainActor ([BoardTransfer]) -> Bool
    let aim: @MainActor (Bool) -> Void

    /// Takes nothing.
    static let none = DropActions(take: { _ in false }, aim: { _ in })
}

extension View {
    /// Takes what is dropped.
    func dropPlace(_ actions: DropActions) -> some View {
        dropDestination(for: BoardTransfer.self) { items, _ in
            actions.take(items)
        } isTargeted: {
            actions.aim($0)
        }
    }
}

/// What a column tells the board.
struct ColumnValues: Equatable {
    /// Whose column it is; empty where it is nobody's.
    var name = ""
    /// Whether the person pauses.
    var isDimmed = false
    /// Whether what is dragged would go to the end of the column.
    var isDropPlace = false
    var actions: ColumnActions?
}

/// What can be done to one column; the same for the same person.
struct ColumnActions: Equatable {
    let column: AnyHashable
    /// The person on the way to another place; nil where the cards are nobody's.
    let drag: (@MainActor () -> BoardTransfer)?
    let drop: DropActions

    static func == (a: ColumnActions, b: ColumnActions) -> Bool { a.column == b.column }
}

private struct CardValuesKey: ContainerValueKey {
    static var defaultValue: CardValues { CardValues() }
}

private struct ColumnValuesKey: ContainerValueKey {
    static var defaultValue: ColumnValues { ColumnValues() }
}

extension ContainerValues {
    var column: ColumnValues {
        get { self[ColumnValuesKey.self] }
        set { self[ColumnValuesKey.self] = newValue }
    }

    var card: CardValues {
        get { self[CardValuesKey.self] }
        set { self[CardValuesKey.self] = newValue }
    }
}
