import SwiftUI

/// An editor of a board.
public struct KanbanView: View {
    @Binding private var document: KanbanDocument
    @State private var selection: Set<Card.ID> = []
    /// The card that an alert asks about.
    @State private var cardToDelete: Card?
    @Environment(\.undoManager) private var undoManager

    /// Makes an editor.
    public init(_ document: Binding<KanbanDocument>) { _document = document }

    /// The board.
    public var body: some View {
        KanbanColumns {
            ForEach(document.stages) { stage in
                Section {
                    ForEach(stage.cards) { card in
                        CardView(card: card, isSelected: selection.contains(card.id)) {
                            selection.formSymmetricDifference([card.id])
                        }
                        .cardStripe(card.isUrgent ? .red : nil)
                        .contextMenu { menu(for: card) }
                    }
                    .reorderable(collectionID: stage.id)
                } header: {
                    Text(stage.name).accessibilityAddTraits(.isHeader)
                } footer: {
                    NewCardField { document.insert([Card($0)], .end, of: stage.id) }
                }
                .columnLimit(stage.limit)
            }
        }
        .reorderContainer(for: Card.self, in: Stage.ID.self) { document.apply($0) }
        .dragContainer(for: Card.self) { document.cards($0) }
        .dropDestination(for: Card.self) { cards, session in
            guard let place = session.reorderDestination(for: Card.self, in: Stage.ID.self) else { return }
            document.insert(cards, place.position, of: place.collectionID)
        }
        .dragContainerSelection(document.stages.flatMap(\.cards).map(\.id).filter(selection.contains))
        .onKeyPress(.delete) {
            guard !selection.isEmpty else { return .ignored }
            document.remove(Array(selection))
            selection = []
            return .handled
        }
        .alert("Delete This Card?", item: $cardToDelete) { card in
            Button("Delete", role: .destructive) { document.remove([card.id]) }
            Button("Keep", role: .cancel) {}
        } message: {
            Text($0.title)
        }
        .toolbar {
            Button("Undo") { undoManager?.undo() }.disabled(undoManager?.canUndo != true)
        }
    }

    @ViewBuilder
    private func menu(for card: Card) -> some View {
        Button(card.isUrgent ? "Not Urgent" : "Urgent") { change(card) { $0.isUrgent.toggle() } }
        Button("Delete…", role: .destructive) { cardToDelete = card }
    }

    private func change(_ card: Card, _ change: (inout Card) -> Void) {
        for stage in document.stages.indices {
            guard let place = document.stages[stage].cards.firstIndex(where: { $0.id == card.id }) else { continue }
            change(&document.stages[stage].cards[place])
        }
    }
}

/// A card, which a click selects.
private struct CardView: View {
    let card: Card
    let isSelected: Bool
    let select: () -> Void

    var body: some View {
        Text(card.title)
            .bold(isSelected)
            .focusable()
            .onTapGesture { select() }
            .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}

/// A field for the title of a new card.
private struct NewCardField: View {
    let add: (String) -> Void
    @State private var title = ""

    var body: some View {
        TextField("New card", text: $title)
            .onSubmit {
                guard !title.isEmpty else { return }
                add(title)
                title = ""
            }
    }
}

/// An app for boards.
public struct KanbanScene: Scene {
    /// Makes the scene.
    public init() {}

    /// A window for each board.
    public var body: some Scene {
        DocumentGroup(newDocument: KanbanDocument()) { file in KanbanView(file.$document) }
    }
}
