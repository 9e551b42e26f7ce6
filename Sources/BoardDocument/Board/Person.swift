import Foundation

/// A person with a column on the board.
public struct Person: Identifiable, Hashable, Sendable {
    /// The id of a person.
    public typealias ID = Identifier<Person>

    /// The stable id that cards and the file refer to.
    public let id: ID

    /// The name on the header card.
    public internal(set) var name: String

    /// The index of the color of the person's pins, from 0; drawing wraps around at the end of the palette.
    public internal(set) var colorIndex: Int

    /// A Boolean value that indicates whether the person pauses or hasn't arrived: the column is dimmed.
    public internal(set) var isSetAside: Bool

    /// The number of turns that count besides the sung cards: those that the others had before the person came, and
    /// those of removed cards.
    public internal(set) var earlierTurns = 0

    /// The time at which the person came, or came back, during the evening; `nil` for who was there before.
    public internal(set) var waitingSince: Date?

    /// The members of the person's object in the file that this version doesn't know.
    var extras = JSONObject()
}
