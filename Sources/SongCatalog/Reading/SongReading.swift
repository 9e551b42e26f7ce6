/// What reading a song file gave: the songs, and what happened to the lines that gave none.
public struct SongReading: Sendable {
    /// A song and the line it was read from.
    public struct Entry: Hashable, Sendable {
        /// The song.
        public var song: Song
        /// The line the song begins in, counted from 1.
        public var line: Int
    }

    /// A song that stands in the file a second time.
    ///
    /// It is kept among the songs all the same.
    public struct Duplicate: Hashable, Sendable, CustomStringConvertible {
        /// Where the song stands again.
        public var place: SongPlace
        /// The title of the song.
        public var title: String
        /// Where the song stands first.
        public var original: SongPlace
        /// Whether both stand in the same person's column.
        public var isForSamePerson: Bool

        /// A full sentence with its place.
        public var description: String {
            "\(place): “\(title)” already stands in line \(original.line)."
        }
    }

    /// A person that a list names, with or without songs.
    public struct ListedPerson: Hashable, Sendable {
        /// The name of the person.
        public var name: String
        /// The identifier of the person in the list, if it has one for people who share a name.
        public var id: String?
        /// A Boolean value that indicates whether the person's column is set aside.
        public var isSetAside: Bool

        /// The color of the person's pins, as a board numbers them from 0, if the list gives one.
        public var colorIndex: Int?

        /// Makes a person from what a list says.
        public init(name: String, id: String? = nil, isSetAside: Bool = false, colorIndex: Int? = nil) {
            (self.name, self.id, self.isSetAside, self.colorIndex) = (name, id, isSetAside, colorIndex)
        }
    }

    /// The path of the file as it was asked for, or a name for text that came from no file.
    public var file: String
    /// The format that the list was recognised as.
    public var format: SongFileFormat
    /// The encoding of the text.
    public var encoding: SongTextEncoding
    /// The title the list gives itself, as a playlist may.
    public var title: String?
    /// The songs in the order of the file, duplicates included.
    public var entries: [Entry]
    /// Lines that gave no song, the first of them up to ``SongFileLimits/remarks``.
    ///
    /// Blank lines are not listed.
    public var skipped: [SongFileRemark]
    /// How many lines gave no song, listed or not.
    public var skippedCount: Int
    /// Lines that were mended or understood in part, the first of them up to ``SongFileLimits/remarks``.
    public var notes: [SongFileRemark]
    /// How many notes there were, listed or not.
    public var noteCount: Int
    /// How many notes tell of something that was left out, listed or not.
    public var partialCount = 0
    /// Songs that stand in the file more than once, the first of them up to ``SongFileLimits/remarks``.
    public var duplicates: [Duplicate]
    /// How many songs repeat an earlier one, listed or not.
    public var duplicateCount: Int

    /// The people that the list names for themselves, in order; empty for lists that only name them with songs.
    public var listedPeople: [ListedPerson] = []

    /// The names of a table's columns that boards have no place for, in order.
    public var leftOutColumns: [String] = []

    /// The songs without their lines.
    ///
    /// - Complexity: O(n).
    public var songs: [Song] { entries.map(\.song) }

    /// The people songs are listed for, each once, in the order of the file.
    ///
    /// - Complexity: O(n).
    public var people: [String] {
        var seen: Set<String> = []
        return entries.compactMap { entry in
            guard let person = entry.song.person, seen.insert(person).inserted else { return nil }
            return person
        }
    }
}
