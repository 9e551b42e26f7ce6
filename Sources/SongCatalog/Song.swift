import Foundation

/// A song of a list, with the properties of its card and other details.
public struct Song: Hashable, Sendable {
    /// The title: one line, never empty in a song that was read from a file.
    public var title: String
    /// The recording artist.
    public var artist: String?
    /// The person whose column the song is in.
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
    /// A Boolean value that indicates whether the person has decided against the song.
    public var isCrossedOff: Bool
    /// A Boolean value that indicates whether the person has chosen the song.
    public var isChosen: Bool
    /// The identifier of the person in the list, if it has one for people who share a name.
    public var personID: String?
    /// The name of the duet partner.
    public var partner: String?
    /// The identifier of the duet partner in the list.
    public var partnerID: String?
    /// A note of the host.
    public var note: String?
    /// The times at which the song was sung, in order.
    public var sungTimes: [Date] = []
    /// The song's file as the list specifies it: a path or an address.
    public var location: String?

    /// Creates a song.
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
    /// Returns the seconds of a playing time that is written as `3:20`, `200` or in another common form, or `nil` if
    /// the text is none.
    public static func duration(written text: String) -> TimeInterval? { FieldValue.duration(text) }

    /// Returns the absolute address of the song's file.
    ///
    /// A relative path without a known folder is returned unchanged.
    ///
    /// - Parameter folder: The folder of the list that names the file, or `nil` if it isn't known.
    /// - Returns: The address, or `nil` if the song has no file.
    public func address(in folder: URL? = nil) -> String? {
        location.map { Self.address(of: $0, in: folder) }
    }

    /// Returns the absolute address of a file that a list or a board in a folder names.
    ///
    /// - Parameters:
    ///   - location: A path or an address.
    ///   - folder: The folder, or `nil` if it isn't known; a relative path is returned unchanged then.
    /// - Returns: The address.
    public static func address(of location: String, in folder: URL?) -> String {
        let isAddress = location.contains("://") || location.wholeMatch(of: /[a-z]{2,}:[^\/.\s]+/) != nil
        guard !isAddress else { return location }
        let path = location.replacing("\\", with: "/")
        if path.hasPrefix("/") { return URL(filePath: path).absoluteString }
        // A path with a Windows drive isn't relative to a folder of this machine.
        if path.prefixMatch(of: /[A-Za-z]:\//) != nil { return URL(filePath: "/" + path).absoluteString }
        // So isn't one of an older Mac, such as “Macintosh HD:Users:ann:Waterloo.mp3”.
        if let match = path.wholeMatch(of: /[^\/:]+:(?<rest>(?:[^\/:]+:)+[^\/:]+)/) {
            return URL(filePath: "/" + match.rest.replacing(":", with: "/")).absoluteString
        }
        guard let folder else { return location }
        return URL(filePath: path, relativeTo: folder).standardizedFileURL.absoluteString
    }
}
