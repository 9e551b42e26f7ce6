/// What is worth knowing about one line of a song file.
public struct SongFileRemark: Hashable, Sendable, CustomStringConvertible {
    public var place: SongPlace
    /// A full sentence.
    public var reason: String

    public init(place: SongPlace, reason: String) {
        self.place = place
        self.reason = reason
    }

    /// The place and the reason: `party.csv, line 4: There is no title.`
    public var description: String { "\(place): \(reason)" }
}
