import SongCatalog

/// A song pinned on the board.
///
/// A card is changed through the board that holds it, which keeps at most one card of a person chosen and no card both
/// chosen and crossed off.
public struct Card: Identifiable, Hashable, Sendable {
    public typealias ID = Identifier<Card>

    /// The name the card keeps for as long as it exists.
    public let id: ID

    /// The title of the song.
    public private(set) var title: String

    /// Who made the song known, if it was told.
    public private(set) var artist: String?

    /// What the song is filed under in a song book, if anything.
    public let code: String?

    /// Whether the card is struck through.
    public internal(set) var isCrossedOff = false

    /// Whether the card's owner has settled on this song.
    public internal(set) var isChosen = false

    /// Who sings it with the owner: the other one of a duet.
    public internal(set) var partner: Person.ID?

    /// What the song is recognised by, however it is spelled.
    public private(set) var songKey: SongKey

    /// What the file says of the card that this version does not know.
    var extras = JSONObject()

    /// Makes a card that is neither crossed off nor chosen.
    ///
    /// - Parameters:
    ///   - id: A name that no other card of the board has.
    ///   - title: The title of the song.
    ///   - artist: Who made the song known.
    ///   - code: What the song is filed under in a song book.
    public init(id: ID = .unique(), title: String, artist: String? = nil, code: String? = nil) {
        self.id = id
        self.title = title
        self.artist = artist
        self.code = code
        songKey = SongKey(title: title, artist: artist)
    }

    mutating func retitle(_ title: String, artist: String?) {
        self.title = title
        self.artist = artist
        songKey = SongKey(title: title, artist: artist)
    }
}
