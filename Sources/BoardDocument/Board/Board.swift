/// A karaoke board: people, each with a column of cards, and loose cards of nobody.
///
/// A value: copies are independent and share what is equal, so that keeping every earlier state for undo is cheap. These
/// hold after every operation:
/// - every id is there once; a card of two people is in the column of its owner and shown in that of the partner, too;
/// - a person has at most one chosen card, duets counted, and so has nobody;
/// - no card is both chosen and crossed off.
public struct Board: Sendable {
    /// How many cards a board takes from a larger file.
    ///
    /// A board is for choosing at a glance. ``add(_:limit:)`` says how many cards stayed in the file.
    public static let cardLimit = 300

    /// What the board is called; may be empty.
    public var title: String

    /// How the cards hang.
    public var arrangement = Arrangement.tidy

    /// The loose cards, then the column of each person in order.
    var columns = [BoardSection()]

    /// What the file says of the board that this version does not know.
    var extras = JSONObject()

    private var places: [Card.ID: Place] = [:]

    /// The cards of two people.
    private(set) var duets: Set<Card.ID> = []

    /// Where a card is: the position of its column and its own position in it.
    struct Place: Hashable {
        var column: Int
        var offset: Int
    }

    /// Makes an empty board.
    public init(title: String = "") {
        self.title = title
    }

    /// The columns to show, from the leading edge: loose cards if there are any, then everyone's, empty ones too.
    ///
    /// A duet is in both columns, in the partner's after the own cards.
    ///
    /// - Complexity: O(people + duets); the cards are shared, but for columns with duets of others.
    public var sections: [BoardSection] {
        var sections = columns
        for (index, duet) in duetsOfPartners {
            sections[index].insert(duet, at: sections[index].cards.count)
        }
        return columns[0].cards.isEmpty ? Array(sections.dropFirst()) : sections
    }

    /// The duets with the columns of their partners, as they stand on the board.
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

    /// How many cards there are.
    ///
    /// - Complexity: O(1).
    public var cardCount: Int { places.count }

    /// How many cards are not crossed off.
    ///
    /// - Complexity: O(people).
    public var leftCount: Int { columns.reduce(0) { $0 + $1.leftCount } }

    /// Whether there are neither people nor cards.
    public var isEmpty: Bool { columns.count == 1 && places.isEmpty }

    /// The person with an id.
    ///
    /// - Complexity: O(people).
    public func person(_ id: Person.ID) -> Person? {
        columnIndex(of: id).flatMap { columns[$0].person }
    }

    /// The card with an id.
    ///
    /// - Complexity: O(1).
    public func card(_ id: Card.ID) -> Card? {
        places[id].map { columns[$0.column].cards[$0.offset] }
    }

    /// The column of a person, or of the loose cards; after the own cards the duets of others with this person.
    ///
    /// - Parameter owner: The person; `nil` for loose cards.
    /// - Returns: The column, or `nil` if there is no such person.
    /// - Complexity: O(people + duets).
    public func section(of owner: Person.ID?) -> BoardSection? {
        guard let index = columnIndex(of: owner) else { return nil }
        var section = columns[index]
        for (column, duet) in duetsOfPartners where column == index {
            section.insert(duet, at: section.cards.count)
        }
        return section
    }

    /// The cards of a person from top to bottom, duets of others last; none if there is no such person.
    ///
    /// - Parameter owner: The person; `nil` for loose cards.
    /// - Returns: The cards.
    /// - Complexity: O(people + duets).
    public func cards(of owner: Person.ID?) -> [Card] {
        section(of: owner)?.cards ?? []
    }

    /// Whose card it is.
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
        columns.firstIndex { $0.id == owner }
    }

    /// Puts a card where it belongs; the caller has made sure that its id is new and its choice is the only one.
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

    /// Brings the places of cards up to date, from a position of a column on.
    private mutating func index(column: Int, from offset: Int) {
        let cards = columns[column].cards
        for offset in offset..<cards.count {
            places[cards[offset].id] = Place(column: column, offset: offset)
        }
    }

    /// Brings the places of all cards up to date after columns have moved.
    mutating func indexColumns() {
        places.removeAll(keepingCapacity: true)
        duets = Set(columns.flatMap { $0.cards.filter { $0.partner != nil }.map(\.id) })
        for column in columns.indices {
            index(column: column, from: 0)
        }
    }
}

extension Board: Equatable {
    /// Whether two boards show and would save the same.
    public static func == (one: Board, other: Board) -> Bool {
        one.title == other.title && one.arrangement == other.arrangement && one.columns == other.columns
            && one.extras == other.extras
    }
}
