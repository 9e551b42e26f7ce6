import Foundation

/// The result of adding songs to a board.
public struct AddReport: Hashable, Sendable {
    /// The cards that were added, in order.
    public internal(set) var added: [Card.ID] = []

    /// The people who were added, in order.
    public internal(set) var newPeople: [Person.ID] = []

    /// The positions of the songs that were not added because the same person has them already.
    public internal(set) var duplicates: [Int] = []

    /// The positions of the songs that lost their choice, being crossed off or because the person had already chosen.
    public internal(set) var choicesNotTaken: [Int] = []

    /// The positions of the songs that lost their duet partner: it is the singer, or the song is for no person.
    public internal(set) var partnersNotTaken: [Int] = []

    /// The names in the list that match a person's name only without regard to case, with the person's name.
    public internal(set) var spellings: [String: String] = [:]

    /// The number of songs that weren't added because the board was full.
    public internal(set) var leftInFile = 0

    /// Creates a report on nothing.
    public init() {}

    /// Records a name that matches a person's name in another spelling.
    mutating func noteSpelling(_ listed: String, of person: Person?) {
        let listed = listed.trimmingCharacters(in: .whitespacesAndNewlines)
        if let person, listed != person.name { spellings[listed] = person.name }
    }
}
