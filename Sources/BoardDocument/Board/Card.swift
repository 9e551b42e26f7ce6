import Foundation
import SongCatalog

/// A song pinned on the board.
///
/// A card is changed through its board, which allows one chosen card a person and no card that is both chosen and
/// crossed off. Copies of a card share their storage, since every undo step is a board of its own.
public struct Card: Identifiable, Sendable {
    /// The id of a card.
    public typealias ID = Identifier<Card>

    private struct Contents: Hashable, Sendable {
        let id: ID
        var title: String
        var artist: String?
        var code: String?
        var file: String?
        var duration: TimeInterval?
        var note: String?
        var sungTimes: [Date] = []
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

    /// Creates a card that is neither crossed off nor chosen.
    ///
    /// - Parameters:
    ///   - id: The id, unique on the board.
    ///   - title: The title of the song.
    ///   - artist: The artist known for the song.
    ///   - code: The code of the song in a song book.
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

    /// Returns a Boolean value that indicates whether the card shares its storage with another one.
    ///
    /// - Complexity: O(1), without a comparison of the contents.
    func isUnchanged(from other: Card) -> Bool { storage === other.storage }

    /// The stable id of the card.
    public var id: ID { storage.contents.id }

    /// The title of the song.
    public var title: String { storage.contents.title }

    /// The artist known for the song, if any.
    public var artist: String? { storage.contents.artist }

    /// The code of the song in a song book, if any.
    public var code: String? { storage.contents.code }

    /// The address of the song's file, if known; the file need not exist.
    public var file: String? { storage.contents.file }

    /// The playing time in seconds, if known.
    public var duration: TimeInterval? { storage.contents.duration }

    /// A note of the host, such as “in F”, if any.
    public internal(set) var note: String? {
        get { storage.contents.note }
        set { contents.note = newValue }
    }

    /// The key that is equal for all spellings of the song.
    public var songKey: SongKey { storage.contents.songKey }

    /// A Boolean value that indicates whether the card is crossed off.
    public internal(set) var isCrossedOff: Bool {
        get { storage.contents.isCrossedOff }
        set { contents.isCrossedOff = newValue }
    }

    /// A Boolean value that indicates whether the card's owner has chosen it.
    public internal(set) var isChosen: Bool {
        get { storage.contents.isChosen }
        set { contents.isChosen = newValue }
    }

    /// The times at which the card was sung this evening, in order; whole seconds.
    public internal(set) var sungTimes: [Date] {
        get { storage.contents.sungTimes }
        set { contents.sungTimes = newValue }
    }

    /// A Boolean value that indicates whether the card was sung this evening.
    public var isSung: Bool { !storage.contents.sungTimes.isEmpty }

    /// A Boolean value that indicates whether the card is still to be sung: it is neither crossed off nor sung, or it
    /// was chosen again.
    public var isLeft: Bool { !isCrossedOff && (!isSung || isChosen) }

    /// The duet partner of the card's owner, if any.
    public internal(set) var partner: Person.ID? {
        get { storage.contents.partner }
        set { contents.partner = newValue }
    }

    /// The members of the card's object in the file that this version doesn't know.
    var extras: JSONObject {
        get { storage.contents.extras }
        set { contents.extras = newValue }
    }

    /// The texts and values that people edit.
    public var details: CardDetails {
        CardDetails(title: title, artist: artist, code: code, file: file, duration: duration, note: note)
    }

    /// Changes what people edit; another song keeps none of the old one's code, file and duration.
    mutating func setDetails(_ new: CardDetails) {
        let old = details
        var contents = contents
        (contents.title, contents.artist, contents.note) = (new.title, new.artist, new.note)
        contents.songKey = SongKey(title: new.title, artist: new.artist)
        let written = Song(written: title)
        let isSame =
            songKey.agrees(with: contents.songKey)
            || written.artist != nil && written.key.agrees(with: contents.songKey)
        contents.code = isSame || new.code != old.code ? new.code : nil
        contents.file = isSame || new.file != old.file ? new.file : nil
        contents.duration = isSame || new.duration != old.duration ? new.duration : nil
        self.contents = contents
    }
}

extension Card: Hashable {
    /// Returns a Boolean value that indicates whether two cards have the same content.
    ///
    /// - Complexity: O(1) for cards that share their storage.
    public static func == (one: Card, other: Card) -> Bool {
        one.storage === other.storage || one.contents == other.contents
    }

    /// Hashes the parts that equality compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(contents) }
}

extension [Card] {
    /// Returns the difference between two states of a column, without the unchanged cards at both ends.
    ///
    /// - Parameter other: The column before an edit.
    /// - Returns: The replaced positions, and the positions of their replacements.
    /// - Complexity: O(cards), without a comparison of their contents.
    public func change(since other: [Card]) -> (before: Range<Int>, after: Range<Int>) {
        let shared = Swift.min(count, other.count)
        let first = (0..<shared).first { !self[$0].isUnchanged(from: other[$0]) } ?? shared
        let last = (0..<shared - first).first { !self[count - 1 - $0].isUnchanged(from: other[other.count - 1 - $0]) }
        let same = last ?? shared - first
        return (first..<other.count - same, first..<count - same)
    }
}
