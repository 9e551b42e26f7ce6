import SwiftUI

/// A task on a board.
public struct Card: Identifiable, Hashable, Codable, Sendable {
    /// The identity of the card.
    public var id = UUID()
    /// The text on the card.
    public var title: String
    /// A Boolean value that indicates whether the card is marked.
    public var isUrgent = false

    /// Makes a card with a text.
    public init(_ title: String) { self.title = title }
}

extension Card: Transferable {
    /// A card is its title elsewhere.
    public static var transferRepresentation: some TransferRepresentation<Card> {
        ProxyRepresentation(exporting: \.title, importing: { Card($0) })
    }
}

/// A stage that cards go through.
public struct Stage: Identifiable, Hashable, Codable, Sendable {
    /// The identity of the stage.
    public var id = UUID()
    /// The name of the stage.
    public var name: String
    /// The number of cards from which on there is too much work; nil for any number.
    public var limit: Int?
    /// The cards, the first one at the top.
    public var cards: [Card]

    /// Makes a stage.
    public init(_ name: String, limit: Int? = nil, cards: [Card] = []) {
        (self.name, self.limit, self.cards) = (name, limit, cards)
    }
}

/// A board as a file of JSON.
public struct KanbanDocument: FileDocument, Equatable {
    /// The kind of file.
    public static let readableContentTypes: [UTType] = [.json]
    /// The stages, in the direction of reading.
    public var stages: [Stage]

    /// Makes a board.
    public init(stages: [Stage] = ["To Do", "Doing", "Done"].map { Stage($0) }) { self.stages = stages }

    /// Reads a board.
    public init(configuration: ReadConfiguration) throws {
        stages = try JSONDecoder().decode([Stage].self, from: configuration.file.regularFileContents ?? Data())
    }

    /// Returns the content of the file.
    public func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return FileWrapper(regularFileWithContents: try encoder.encode(stages))
    }
}

extension KanbanDocument {
    typealias Destination = ReorderDifference<Card.ID, Stage.ID>.Destination

    /// Returns the cards with some identifiers, in the order of the board.
    func cards(_ ids: [Card.ID]) -> [Card] { stages.flatMap(\.cards).filter { ids.contains($0.id) } }

    /// Moves cards as a person dragged them; what is no longer there stays away.
    mutating func apply(_ difference: ReorderDifference<Card.ID, Stage.ID>) {
        let destination = difference.destination
        guard stages.contains(where: { $0.id == destination.collectionID }) else { return }
        let moved = difference.sources.flatMap { cards([$0]) }
        remove(difference.sources)
        insert(moved, destination.position, of: destination.collectionID)
    }

    /// Inserts cards in a stage.
    mutating func insert(_ cards: [Card], _ position: Destination.Position, of stage: Stage.ID) {
        guard let index = stages.firstIndex(where: { $0.id == stage }) else { return }
        var place = stages[index].cards.count
        if case .before(let id) = position { place = stages[index].cards.firstIndex { $0.id == id } ?? place }
        stages[index].cards.insert(contentsOf: cards, at: place)
    }

    /// Removes cards.
    mutating func remove(_ ids: [Card.ID]) {
        for index in stages.indices { stages[index].cards.removeAll { ids.contains($0.id) } }
    }
}
