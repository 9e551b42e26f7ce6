/// A remark on one line of a song file.
public struct SongFileRemark: Hashable, Sendable, CustomStringConvertible {
    /// The line that the remark is about.
    public var place: SongPlace
    /// The remark as a full sentence.
    public var reason: String

    /// Creates a remark on a place in a list.
    public init(place: SongPlace, reason: String) {
        self.place = place
        self.reason = reason
    }

    /// The place and the reason, such as `party.csv, line 4: There is no title`.
    public var description: String { "\(place): \(reason)" }
}
