import BoardDocument
import CorkUI
import SongCatalog

/// A text field on the board.
struct BoardField: View {
    let prompt: String
    let place: BoardEditing
    let model: BoardModel
    let focus: FocusState<BoardFocus?>.Binding

    init(prompt: String, place: BoardEditing, _ model: BoardModel, _ focus: FocusState<BoardFocus?>.Binding) {
        self.prompt = prompt
        self.place = place
        self.model = model
        self.focus = focus
    }

    var body: some View {
        TextField(
            prompt,
            text: Binding {
                model.draft
            } set: {
                model.type($0)
            }
        )
        .onSubmit { model.submit() }
        .focused(focus, equals: .field(place))
        .onKeyPress(keys: [.tab]) { press in
            model.goToNextPerson(press.modifiers == .shift ? -1 : 1) ? .handled : .ignored
        }
    }
}

/// The view of a board without people: a card with a field for the first name.
struct EmptyBoardView: View {
    let model: BoardModel
    let focus: FocusState<BoardFocus?>.Binding
    @Environment(\.boardPalette) private var palette
    @Environment(\.fileDialogs) private var fileDialogs
    @Environment(\.clipboard) private var clipboard
    @Environment(\.recentFiles) private var recentFiles
    @Environment(\.textScale) private var textScale

    var body: some View {
        VStack(spacing: 12) {
            Text("Who is singing?").font(.title).bold().foregroundStyle(palette.ink)
            BoardField(prompt: "Name", place: .newPerson, model, focus)
            Text("A column for every person, a card for every song. Cross off songs until one is left.")
                .foregroundStyle(palette.caption)
            HStack(spacing: 12) {
                Button("Paste a Song List") {
                    Task { if let text = await clipboard?.text() { model.addText(text, to: .column(nil)) } }
                }
                Button("Open…") { Task { await model.chooseFiles(fileDialogs) } }
            }
            if let party = ExampleFiles.party {
                Button("Look Around in an Example") { model.open([party]) }
            }
            ForEach(recentFiles?.files(withExtension: BoardFile.pathExtension, limit: 4) ?? [], id: \.self) { file in
                Button(file.deletingPathExtension().lastPathComponent) { model.open([file]) }
                    .help("Open \(file.path)")
            }
        }
        .multilineTextAlignment(.center)
        .padding(24)
        .frame(maxWidth: 320 * textScale)
        .background { RoundedRectangle(cornerRadius: 3).fill(palette.paper) }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { BoardBackgroundView() }
        .onAppear { if model.editing == nil, model.reading == nil { model.begin(.newPerson) } }
    }
}

/// The search field of a board.
struct SearchStrip: View {
    let model: BoardModel
    let focus: FocusState<BoardFocus?>.Binding
    @Environment(\.boardPalette) private var palette

    var body: some View {
        HStack(spacing: 12) {
            TextField(
                "Find on the board",
                text: Binding {
                    model.search ?? ""
                } set: {
                    model.search = $0
                }
            )
            .focused(focus, equals: .search)
            .onSubmit { model.focusFirstFound() }
            Text(found).foregroundStyle(palette.ink)
            Button("Done") { model.search = nil }
        }
        .padding(.horizontal, 24)
        .padding(.vertical, 6)
        .background { Rectangle().fill(palette.paper) }
    }

    private var found: String {
        let count = model.found.count
        return count == 0 ? "Nothing found" : "\(count) of \(model.board.cardCount)"
    }
}

extension BoardModel {
    /// The visible cards in display order.
    var found: [Card.ID] {
        let cards = board.sections.flatMap { section in
            section.cards.filter { $0.partner != section.id || section.id == nil }
        }
        return cards.filter(cardFilter.shows).map(\.id)
    }

    /// Focuses the first visible card.
    func focusFirstFound() { wantedFocus = found.first.map { .card($0) } }
}
