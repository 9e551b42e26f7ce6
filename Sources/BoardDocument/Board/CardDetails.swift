import Foundation

/// The texts and values of a card that people edit.
public struct CardDetails: Hashable, Sendable {
    /// The title of the song.
    public var title: String

    /// The artist, if known.
    public var artist: String?

    /// The code of the song in a song book, if any.
    public var code: String?

    /// The path or address of the song's file, if known.
    public var file: String?

    /// The playing time in seconds, if known.
    public var duration: TimeInterval?

    /// A note of the host, if any.
    public var note: String?
}
