import Foundation

/// What became of songs that were to be added to a board.
public struct AddReport: Hashable, Sendable {
    /// The cards that were added, in order.
    public internal(set) var added: [Card.ID] = []

    /// The people who were added because a song was theirs, in order.
    public internal(set) var newPeople: [Person.ID] = []

    /// The positions of the songs that were not added because the same person has them already.
    public internal(set) var duplicates: [Int] = []

    /// The positions of the songs that arrived chosen and were added without it: crossed off, or the person had chosen.
    public internal(set) var choicesNotTaken: [Int] = []

    /// The names of people who were found under a name in other letter case, each with that name.
    public internal(set) var spellings: [String: String] = [:]

    /// How many songs stayed where they came from because the board was full.
    public internal(set) var leftInFile = 0

    /// Notes a name under which a person of another spelling was found.
    mutating func noteSpelling(_ listed: String, of person: Person?) {
        let listed = listed.trimmingCharacters(in: .whitespacesAndNewlines)
        if let person, listed != person.name { spellings[listed] = person.name }
    }
}
