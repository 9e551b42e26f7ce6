/// Someone with a column on the board.
public struct Person: Identifiable, Hashable, Sendable {
    /// The id of a person.
    public typealias ID = Identifier<Person>

    /// The name that cards and the file refer to the person by.
    public let id: ID

    /// The name on the header card.
    public internal(set) var name: String

    /// Which colour of the palette the person's pins have, from 0; whoever paints starts over after the last one.
    public internal(set) var colorIndex: Int

    /// Whether the person pauses or is not there yet: the column stays and is dimmed.
    public internal(set) var isSetAside: Bool

    /// What the file says of the person that this version does not know.
    var extras = JSONObject()
}
