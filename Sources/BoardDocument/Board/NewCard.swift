import Foundation

/// A song to add to the board, from a file or a pasted line.
public struct NewCard: Hashable, Sendable {
    /// The title of the song.
    public var title: String

    /// The artist known for the song.
    public var artist: String?

    /// The name of the card's owner; `nil` or blank for a loose card.
    public var person: String?

    /// The owner of the card, which overrides the name; `nil` to use the name.
    public var owner: Person.ID?

    /// The identifier of the person in the list, if it has one for people who share a name.
    public var personID: String?

    /// The name of the duet partner.
    public var partner: String?
    /// The identifier of the duet partner in the list.
    public var partnerID: String?

    /// The address of the song's file, if known.
    public var file: String?

    /// The playing time in seconds, if known.
    public var duration: TimeInterval?

    /// The code of the song in a song book.
    public var code: String?

    /// A note of the host.
    public var note: String?

    /// The times at which the card was sung; a card that was sung isn't added crossed off.
    public var sungTimes: [Date] = []

    /// A Boolean value that indicates whether the card is added crossed off.
    public var isCrossedOff: Bool

    /// A Boolean value that indicates whether the card is added chosen, unless it is crossed off.
    public var isChosen: Bool

    /// Creates a song to add.
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
