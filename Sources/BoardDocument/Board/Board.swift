/// A karaoke board: people with columns of cards, and loose cards that belong to no person.
///
/// `Board` is a value type whose copies share equal content, so that keeping every earlier state for undo is cheap.
/// These invariants hold after every operation:
/// - Every id is unique. A duet is stored in the column of its owner and also shown in that of the partner.
/// - A person has at most one chosen card, counting duets. The loose cards have at most one chosen card, too.
/// - No card is both chosen and crossed off, or both sung and crossed off.
public struct Board: Sendable {
    /// The number of cards that a board takes from a larger file.
    ///
    /// A board is meant to be viewed at a glance. ``add(_:people:limit:keepsRepeats:)`` reports the number of cards
    /// that stayed in the file.
    public static let cardLimit = 300

    /// The title, which may be empty.
    public var title: String

    /// The arrangement of the cards.
    public var arrangement = Arrangement.tidy

    /// The identity of the board in the history; `nil` before anything was sung.
    public internal(set) var historyID: String?

    /// The number of evenings that ended, with ``beginEvening()``.
    public internal(set) var evening = 0

    /// The card that is being sung, if any.
    public internal(set) var nowSinging: Card.ID?

    /// The person who was put first once, if any.
    public internal(set) var firstInTurn: Person.ID?

    /// The loose cards, then the column of each person in order.
    var columns = [BoardSection()]

    /// The members of the board's object in the file that this version doesn't know.
    var extras = JSONObject()

    private var places: [Card.ID: Place] = [:]

    private var columnsOfPeople: [Person.ID: Int] = [:]

    /// The cards of two people.
    private(set) var duets: Set<Card.ID> = []

    /// The position of a card: the index of its column and its offset in it.
    struct Place: Hashable {
        var column: Int
        var offset: Int
    }

    /// Creates an empty board.
    public init(title: String = "") {
        self.title = title
    }

    /// The visible columns: loose cards if there are any, then all people, including those without cards.
    ///
    /// A duet is in both columns, after the partner's own cards in the partner's column.
    ///
    /// - Complexity: O(people + duets); the cards are shared, except in columns with duets of others.
    public var sections: [BoardSection] {
        var sections = columns
        for (index, duet) in duetsOfPartners {
            sections[index].insert(duet, at: sections[index].cards.count)
        }
        return columns[0].cards.isEmpty ? Array(sections.dropFirst()) : sections
    }

    /// The duets with the columns of their partners, in the order of the board.
    private var duetsOfPartners: [(column: Int, card: Card)] {
        let places = duets.compactMap { self.places[$0] }.sorted { ($0.column, $0.offset) < ($1.column, $1.offset) }
        return places.compactMap { place in
            let card = columns[place.column].cards[place.offset]
            return columnIndex(of: card.partner).map { ($0, card) }
        }
    }

    /// The people in the order of their columns.
    ///
    /// - Complexity: O(people).
    public var people: [Person] { columns.compactMap(\.person) }

    /// The number of cards.
    ///
    /// - Complexity: O(1).
    public var cardCount: Int { places.count }

    /// The number of cards that are still to be sung.
    ///
    /// - Complexity: O(people).
    public var leftCount: Int { columns.reduce(0) { $0 + $1.leftCount } }

    /// A Boolean value that indicates whether there are neither people nor cards.
    public var isEmpty: Bool { columns.count == 1 && places.isEmpty }

    /// Returns the person with an id.
    ///
    /// - Complexity: O(1).
    public func person(_ id: Person.ID) -> Person? {
        columnIndex(of: id).flatMap { columns[$0].person }
    }

    /// Returns the card with an id.
    ///
    /// - Complexity: O(1).
    public func card(_ id: Card.ID) -> Card? {
        places[id].map { columns[$0.column].cards[$0.offset] }
    }

    /// Returns the column of a person, including duets of others at the end, or that of the loose cards.
    ///
    /// - Parameter owner: The person; `nil` for loose cards.
    /// - Returns: The column, or `nil` if there is no such person.
    /// - Complexity: O(duets).
    public func section(of owner: Person.ID?) -> BoardSection? {
        guard let index = columnIndex(of: owner) else { return nil }
        var section = columns[index]
        for (column, duet) in duetsOfPartners where column == index {
            section.insert(duet, at: section.cards.count)
        }
        return section
    }

    /// Returns the cards of a person from top to bottom, with duets of others last.
    ///
    /// - Parameter owner: The person; `nil` for loose cards.
    /// - Returns: The cards; empty if there is no such person.
    /// - Complexity: O(duets).
    public func cards(of owner: Person.ID?) -> [Card] {
        section(of: owner)?.cards ?? []
    }

    /// Returns the owner of a card.
    ///
    /// - Returns: The person, or `nil` if the card is loose or not on the board.
    /// - Complexity: O(1).
    public func owner(of card: Card.ID) -> Person? {
        places[card].flatMap { columns[$0.column].person }
    }

    func place(of card: Card.ID) -> Place? {
        places[card]
    }

    func columnIndex(of owner: Person.ID?) -> Int? {
        owner.map { columnsOfPeople[$0] } ?? 0
    }

    /// Inserts a person with an empty column.
    ///
    /// - Complexity: O(1) at the end, otherwise O(people + cards).
    mutating func insert(_ person: Person, atColumn column: Int) {
        columns.insert(BoardSection(person: person), at: column)
        if column == columns.count - 1 {
            columnsOfPeople[person.id] = column
        } else {
            indexColumns()
        }
    }

    /// Inserts a card; the caller guarantees that its id is new and its choice is the only one.
    mutating func insert(_ card: Card, at place: Place) {
        columns[place.column].insert(card, at: place.offset)
        if card.partner != nil {
            duets.insert(card.id)
        }
        index(column: place.column, from: place.offset)
    }

    mutating func remove(at place: Place) -> Card {
        let card = columns[place.column].remove(at: place.offset)
        places[card.id] = nil
        duets.remove(card.id)
        index(column: place.column, from: place.offset)
        return card
    }

    /// Updates the places of the cards of a column, from an offset on.
    private mutating func index(column: Int, from offset: Int) {
        let cards = columns[column].cards
        for offset in offset..<cards.count {
            places[cards[offset].id] = Place(column: column, offset: offset)
        }
    }

    /// Updates the places of all cards after columns have moved.
    mutating func indexColumns() {
        places.removeAll(keepingCapacity: true)
        columnsOfPeople.removeAll(keepingCapacity: true)
        duets = Set(columns.flatMap { $0.cards.filter { $0.partner != nil }.map(\.id) })
        for column in columns.indices {
            if let person = columns[column].id { columnsOfPeople[person] = column }
            index(column: column, from: 0)
        }
    }
}

extension Board: Equatable {
    /// Returns a Boolean value that indicates whether two boards have the same content.
    public static func == (one: Board, other: Board) -> Bool {
        one.title == other.title && one.arrangement == other.arrangement && one.columns == other.columns
            && one.extras == other.extras && one.historyID == other.historyID && one.evening == other.evening
            && one.nowSinging == other.nowSinging && one.firstInTurn == other.firstInTurn
    }
}
