import BoardDocument
import CorkUI

/// A modifier that lets people reorder the columns of a board and their cards, and drop songs between the cards.
struct BoardReordering: ViewModifier {
    /// The model of the board; `nil` for a board that cannot be edited.
    let model: BoardModel?
    let sections: SectionCollection

    func body(content: Content) -> some View {
        content
            .reorderContainer(for: Subview.self, in: SectionConfiguration.ID.self, isEnabled: model != nil) {
                model?.move(Set($0.sources.compactMap(card)), to: place($0.destination))
            }
            .dragContainer(for: DraggedCards.self) { (ids: [Subview.ID]) -> [DraggedCards] in
                guard let model, let first = ids.first else { return [] }
                return [DraggedCards(id: first, transfer: model.dragged(Set(ids.compactMap(card))))]
            }
            .dragContainerSelection(selection)
            .reorderContainer(for: SectionConfiguration.self, isEnabled: model != nil) { move($0) }
            .dragContainer(for: DraggedPerson.self) { (ids: [SectionConfiguration.ID]) -> [DraggedPerson] in
                ids.compactMap { id in
                    guard let person = person(id), let model else { return nil }
                    return DraggedPerson(id: id, transfer: model.dragged(person))
                }
            }
            .dropDestination(for: BoardTransfer.self, isEnabled: model != nil) { items, session in
                let destination = session.reorderDestination(for: Subview.self, in: SectionConfiguration.ID.self)
                return model?.drop(items, on: destination.map(place) ?? .board) ?? false
            }
    }

    private typealias Cards = ReorderDifference<Subview.ID, SectionConfiguration.ID>
    private typealias Columns = ReorderDifference<SectionConfiguration.ID, ReorderableSingleCollectionIdentifier>

    private var subviews: some Sequence<Subview> { sections.lazy.flatMap(\.content) }

    private func card(_ id: Subview.ID) -> Card.ID? {
        subviews.first { $0.id == id }?.containerValues.card.actions?.card
    }

    /// The subviews of the selected cards.
    private var selection: [Subview.ID] {
        guard let selected = model?.selection, !selected.isEmpty else { return [] }
        return subviews.filter { $0.containerValues.card.isSelected }.map(\.id)
    }

    private func column(_ id: SectionConfiguration.ID) -> ColumnActions? {
        sections.first { $0.id == id }?.containerValues.column.actions
    }

    private func person(_ id: SectionConfiguration.ID) -> Person? {
        column(id)?.column.flatMap { model?.board.person($0) }
    }

    private func place(_ destination: Cards.Destination) -> BoardPlace {
        let owner = column(destination.collectionID)?.column
        switch destination.position {
        case .before(let id): return card(id).map { .card($0, of: owner) } ?? .column(owner)
        case .end: return .column(owner)
        }
    }

    private func move(_ difference: Columns) {
        guard let moved = difference.sources.lazy.compactMap(person).first else { return }
        let next: Person? = if case .before(let id) = difference.destination.position { person(id) } else { nil }
        model?.move(moved.id, before: next?.id)
    }
}

/// Cards that are dragged from a board.
private nonisolated struct DraggedCards: Transferable, Identifiable, Sendable {
    /// The first of the cards.
    let id: Subview.ID
    let transfer: BoardTransfer

    static var transferRepresentation: some TransferRepresentation<Self> { ProxyRepresentation(exporting: \.transfer) }
}

/// A person that is dragged from a board.
private nonisolated struct DraggedPerson: Transferable, Identifiable, Sendable {
    let id: SectionConfiguration.ID
    let transfer: BoardTransfer

    static var transferRepresentation: some TransferRepresentation<Self> { ProxyRepresentation(exporting: \.transfer) }
}
