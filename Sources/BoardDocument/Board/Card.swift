import Foundation
import SongCatalog

/// A song pinned on the board.
///
/// A card is changed through the board that holds it, which keeps at most one card of a person chosen and no card both
/// chosen and crossed off. What it says is kept once, however many boards hold it: every step that can be undone is a
/// board of its own.
public struct Card: Identifiable, Sendable {
    /// The id of a card.
    public typealias ID = Identifier<Card>

    private struct Contents: Hashable, Sendable {
        let id: ID
        var title: String
        var artist: String?
        let code: String?
        let file: String?
        let duration: TimeInterval?
        var isCrossedOff = false
        var isChosen = false
        var partner: Person.ID?
        var songKey: SongKey
        var extras = JSONObject()
    }

    private final class Storage: Sendable {
        let contents: Contents

        init(_ contents: Contents) { self.contents = contents }
    }

    private var storage: Storage
    private var contents: Contents {
        get { storage.contents }
        set { storage = Storage(newValue) }
    }

    /// Makes a card that is neither crossed off nor chosen.
    ///
    /// - Parameters:
    ///   - id: A name that no other card of the board has.
    ///   - title: The title of the song.
    ///   - artist: Who made the song known.
    ///   - code: What the song is filed under in a song book.
    ///   - file: The address of the song's file.
    ///   - duration: The playing time in seconds.
    public init(
        id: ID = .unique(), title: String, artist: String? = nil, code: String? = nil, file: String? = nil,
        duration: TimeInterval? = nil
    ) {
        storage = Storage(
            Contents(
                id: id, title: title, artist: artist, code: code, file: file, duration: duration,
                songKey: SongKey(title: title, artist: artist)))
    }

    /// Whether it is one that nobody has changed.
    ///
    /// - Complexity: O(1), without a look at either.
    func isUnchanged(from other: Card) -> Bool { storage === other.storage }

    /// The name the card keeps for as long as it exists.
    public var id: ID { storage.contents.id }

    /// The title of the song.
    public var title: String { storage.contents.title }

    /// Who made the song known, if it was told.
    public var artist: String? { storage.contents.artist }

    /// What the song is filed under in a song book, if anything.
    public var code: String? { storage.contents.code }

    /// The address of the song's file, if one is known; it need not be there.
    public var file: String? { storage.contents.file }

    /// The playing time in seconds, if it is known.
    public var duration: TimeInterval? { storage.contents.duration }

    /// What the song is recognised by, however it is spelled.
    public var songKey: SongKey { storage.contents.songKey }

    /// Whether the card is struck through.
    public internal(set) var isCrossedOff: Bool {
        get { storage.contents.isCrossedOff }
        set { contents.isCrossedOff = newValue }
    }

    /// Whether the card's owner has settled on this song.
    public internal(set) var isChosen: Bool {
        get { storage.contents.isChosen }
        set { contents.isChosen = newValue }
    }

    /// Who sings it with the owner: the other one of a duet.
    public internal(set) var partner: Person.ID? {
        get { storage.contents.partner }
        set { contents.partner = newValue }
    }

    /// What the file says of the card that this version does not know.
    var extras: JSONObject {
        get { storage.contents.extras }
        set { contents.extras = newValue }
    }

    mutating func retitle(_ title: String, artist: String?) {
        var contents = contents
        (contents.title, contents.artist) = (title, artist)
        contents.songKey = SongKey(title: title, artist: artist)
        self.contents = contents
    }
}

extension Card: Hashable {
    /// Whether both say the same.
    ///
    /// - Complexity: O(1) for a card that nobody has changed.
    public static func == (one: Card, other: Card) -> Bool {
        one.storage === other.storage || one.contents == other.contents
    }

    /// Hashes the parts that equality compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(contents) }
}

extension [Card] {
    /// Where a column of cards differs from what it was: without the cards at either end that nobody has changed.
    ///
    /// - Parameter other: The column before it was edited.
    /// - Returns: The positions that were replaced, and those of what they were replaced with.
    /// - Complexity: O(cards), without a look at the cards.
    public func change(since other: [Card]) -> (before: Range<Int>, after: Range<Int>) {
        let shared = Swift.min(count, other.count)
        let first = (0..<shared).first { !self[$0].isUnchanged(from: other[$0]) } ?? shared
        let last = (0..<shared - first).first { !self[count - 1 - $0].isUnchanged(from: other[other.count - 1 - $0]) }
        let same = last ?? shared - first
        return (first..<other.count - same, first..<count - same)
    }
}
