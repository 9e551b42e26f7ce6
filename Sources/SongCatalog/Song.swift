import Foundation

/// A song as a list names it: what is written on its card, and what the list says about it.
public struct Song: Hashable, Sendable {
    /// What the song is called: one line, never empty in a song that was read from a file.
    public var title: String
    /// Who recorded it.
    public var artist: String?
    /// Whose column the song stands in.
    public var person: String?
    /// The number in a song book or catalogue, such as `SC8001-01`.
    public var code: String?
    /// The year of release, 1000 to 2999 when read from a file.
    public var year: Int?
    /// The genres, in the order of the list.
    public var genres: [String]
    /// The languages, in the order of the list.
    public var languages: [String]
    /// The playing time in seconds, above 0 when read from a file.
    public var duration: TimeInterval?
    /// Whether the person has decided against the song.
    public var isCrossedOff: Bool
    /// Whether the person has decided for the song.
    public var isChosen: Bool
    /// The identifier of the person in the list, if it has one for people who share a name.
    public var personID: String?
    /// The duet partner, and the identifier of the partner in the list.
    public var partner: String?
    /// The id of the person who sings along.
    public var partnerID: String?
    /// The song's file, as the list names it: a path or an address.
    public var location: String?

    /// Makes a song from what a list says about it.
    public init(
        title: String, artist: String? = nil, person: String? = nil, code: String? = nil, year: Int? = nil,
        genres: [String] = [], languages: [String] = [], duration: TimeInterval? = nil,
        isCrossedOff: Bool = false, isChosen: Bool = false
    ) {
        self.title = title
        self.artist = artist
        self.person = person
        self.code = code
        self.year = year
        self.genres = genres
        self.languages = languages
        self.duration = duration
        self.isCrossedOff = isCrossedOff
        self.isChosen = isChosen
    }
}

extension Song {
    /// The address of the song's file, which says the same everywhere; what is neither a path nor an address stays as it is.
    ///
    /// - Parameter folder: Where the list is that names the file; nil where that is not known.
    /// - Returns: The address, or nil.
    public func address(in folder: URL? = nil) -> String? {
        guard let location, !location.contains("://") else { return location }
        let path = location.replacing("\\", with: "/")
        if path.hasPrefix("/") { return URL(filePath: path).absoluteString }
        // A drive of Windows: the folder is none of this machine.
        if path.prefixMatch(of: /[A-Za-z]:\//) != nil { return URL(filePath: "/" + path).absoluteString }
        guard let folder else { return location }
        return URL(filePath: path, relativeTo: folder).standardizedFileURL.absoluteString
    }
}
