import CorkUI

/// The container values of a card: its state and its actions.
struct CardValues: Equatable {
    var isRejected = false
    var isChosen = false
    var isSelected = false
    /// A Boolean value that indicates whether the title is being edited.
    var isEdited = false
    /// A Boolean value that indicates whether a drop would insert before this card.
    var isDropPlace = false
    /// The names of other people who chose the same song.
    var dibs: String?
    /// The names of the duet partner or of people with the same song.
    var note: String?
    var pin: Color = BoardPalette.pins[0]
    /// The seed of the card's tilt, the same at every launch.
    var seed = 0
    /// The accessible title.
    var title = ""
    var actions: CardActions?
}

/// The actions of a card; equal if they are for the same card.
struct CardActions: Equatable {
    let card: AnyHashable
    /// The focus value of the card.
    let focus: BoardFocus
    let crossOff: @MainActor () -> Void
    let crossOffEverywhere: @MainActor () -> Void
    let keys: CardKeys.Target
    let menu: @MainActor () -> AnyView
    let drag: @MainActor () -> BoardTransfer
    let drop: DropActions

    static func == (a: CardActions, b: CardActions) -> Bool { a.card == b.card }
}

/// The actions of a drop on a place of the board.
struct DropActions {
    let take: @MainActor ([BoardTransfer]) -> Bool
    let aim: @MainActor (Bool) -> Void

    /// An action that rejects drops.
    static let none = DropActions(take: { _ in false }, aim: { _ in })
}

extension View {
    /// Makes the view a drop destination.
    func dropPlace(_ actions: DropActions) -> some View {
        dropDestination(for: BoardTransfer.self) { items, _ in
            actions.take(items)
        } isTargeted: {
            actions.aim($0)
        }
    }
}

/// The container values of a column: its state and its actions.
struct ColumnValues: Equatable {
    /// The name of the person; empty for loose cards.
    var name = ""
    /// A Boolean value that indicates whether the person pauses.
    var isDimmed = false
    /// A Boolean value that indicates whether a drop would append to the column.
    var isDropPlace = false
    var actions: ColumnActions?
}

/// The actions of a column; equal if they are for the same person.
struct ColumnActions: Equatable {
    let column: AnyHashable
    /// A closure that returns the content of a drag of the person; `nil` for loose cards.
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
