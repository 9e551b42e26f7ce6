/// What is worth knowing about one line of a song file.
public struct SongFileRemark: Hashable, Sendable, CustomStringConvertible {
    /// Where in the list the remark belongs.
    public var place: SongPlace
    /// A full sentence.
    public var reason: String

    /// Makes a remark on a place in a list.
    public init(place: SongPlace, reason: String) {
        self.place = place
        self.reason = reason
    }

    /// The place and the reason, such as `party.csv, line 4: There is no title`.
    public var description: String { "\(place): \(reason)" }
}
