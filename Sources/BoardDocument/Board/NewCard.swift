import Foundation

/// A song on its way to the board, as a file or a pasted line names it.
public struct NewCard: Hashable, Sendable {
    /// The title of the song.
    public var title: String

    /// Who made the song known.
    public var artist: String?

    /// The name of the person whose card it is to be; `nil` or blank for a loose card.
    public var person: String?

    /// The owner of the card, regardless of the name; `nil` if the name decides.
    public var owner: Person.ID?

    /// The identifier of the person in the list, if it has one for people who share a name.
    public var personID: String?

    /// The name of who sings along, and what the list calls them by.
    public var partner: String?
    /// The id of the person who sings along.
    public var partnerID: String?

    /// The address of the song's file, if one is known.
    public var file: String?

    /// The playing time in seconds, if it is known.
    public var duration: TimeInterval?

    /// What the song is filed under in a song book.
    public var code: String?

    /// Whether it arrives crossed off.
    public var isCrossedOff: Bool

    /// Whether it arrives chosen; a song that is also crossed off is not.
    public var isChosen: Bool

    /// Makes a song to add.
    public init(
        title: String, artist: String? = nil, person: String? = nil, code: String? = nil, isCrossedOff: Bool = false,
        isChosen: Bool = false
    ) {
        self.title = title
        self.artist = artist
        self.person = person
        self.code = code
        self.isCrossedOff = isCrossedOff
        self.isChosen = isChosen
    }
}
