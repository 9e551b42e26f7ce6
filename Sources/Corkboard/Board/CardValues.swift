import CorkUI

/// What a card tells the board.
struct CardValues: Equatable {
    var isRejected = false
    var isChosen = false
    var isSelected = false
    /// Whether the title is being typed.
    var isEdited = false
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
    let focus: CardFocus
    let crossOff: @MainActor () -> Void
    let press: @MainActor (KeyPress) -> KeyPress.Result
    let menu: @MainActor () -> AnyView

    static func == (a: CardActions, b: CardActions) -> Bool { a.card == b.card }
}

/// Binds the keyboard focus to a card.
struct CardFocus: ViewModifier, Equatable {
    let binding: FocusState<BoardFocus?>.Binding
    let place: BoardFocus

    func body(content: Content) -> some View { content.focused(binding, equals: place) }
}

/// Binds the keyboard focus to a card that can be dealt with.
struct CardFocusing: ViewModifier {
    let focus: CardFocus?

    func body(content: Content) -> some View {
        if let focus { content.modifier(focus) } else { content }
    }
}

private struct CardValuesKey: ContainerValueKey {
    static var defaultValue: CardValues { CardValues() }
}

private struct ColumnNameKey: ContainerValueKey {
    static var defaultValue: String { "" }
}

extension ContainerValues {
    /// Whose column a section is; empty where it is nobody's.
    var columnName: String {
        get { self[ColumnNameKey.self] }
        set { self[ColumnNameKey.self] = newValue }
    }

    var card: CardValues {
        get { self[CardValuesKey.self] }
        set { self[CardValuesKey.self] = newValue }
    }
}
