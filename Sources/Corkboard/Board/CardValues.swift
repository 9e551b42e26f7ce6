import BoardDocument
import CorkUI

/// The container values of a card: its state and its actions.
struct CardValues: Equatable {
    var isCrossedOff = false
    var isChosen = false
    var isSelected = false
    /// When the card was sung, such as “21:03”; `nil` if it wasn't.
    var sung: String?
    /// A Boolean value that indicates whether the card is being sung.
    var isNow = false
    /// A Boolean value that indicates whether the title is being edited.
    var isEdited = false
    /// The names of other people who chose the same song.
    var dibs: String?
    /// The names of the duet partner or of people with the same song.
    var note: String?
    var pin: Color = BoardPalette.pins[0]
    /// The seed of the card's tilt, the same at every launch.
    var seed = 0
    /// The title and the artist, for the accessible name and the tooltip.
    var title = ""
    var artist: String?
    var actions: CardActions?
}

/// The actions of a card; equal if they are for the same card.
struct CardActions: Equatable {
    let card: Card.ID
    /// The focus value of the card.
    let focus: BoardFocus
    let crossOff: @MainActor () -> Void
    let crossOffEverywhere: @MainActor () -> Void
    let keys: CardKeys.Target
    let menu: @MainActor () -> AnyView

    static func == (a: CardActions, b: CardActions) -> Bool { a.card == b.card }
}

/// The container values of a column: its state and its actions.
struct ColumnValues: Equatable {
    /// The name of the person; empty for loose cards.
    var name = ""
    /// A Boolean value that indicates whether the person pauses.
    var isDimmed = false
    /// A Boolean value that indicates whether all cards are shown, even if they are higher than the window.
    var isOpen = false
    var actions: ColumnActions?
}

/// The identity of a column of an editable board.
struct ColumnActions: Equatable {
    /// The person; `nil` for the loose cards.
    let column: Person.ID?
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
