/// The result of reading a song file: the songs, and remarks on the other lines.
public struct SongReading: Sendable {
    /// A song and its line.
    public struct Entry: Hashable, Sendable {
        /// The song.
        public var song: Song
        /// The number of the song's first line, from 1.
        public var line: Int
    }

    /// A song that repeats an earlier one of the file.
    ///
    /// It is included in the entries.
    public struct Duplicate: Hashable, Sendable, CustomStringConvertible {
        /// The place of the repetition.
        public var place: SongPlace
        /// The title of the song.
        public var title: String
        /// The place of the first occurrence.
        public var original: SongPlace
        /// A Boolean value that indicates whether both songs are for the same person.
        public var isForSamePerson: Bool

        /// A full sentence with the place.
        public var description: String {
            "\(place): “\(title)” is already in line \(original.line)."
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

        /// The color of the person's pins in the palette of a board, from 0, if the list specifies one.
        public var colorIndex: Int?

        /// Creates a person of a list.
        public init(name: String, id: String? = nil, isSetAside: Bool = false, colorIndex: Int? = nil) {
            (self.name, self.id, self.isSetAside, self.colorIndex) = (name, id, isSetAside, colorIndex)
        }
    }

    /// The path of the file as it was given, or a name for text that isn't from a file.
    public var file: String
    /// The detected format of the list.
    public var format: SongFileFormat
    /// The encoding of the text.
    public var encoding: SongTextEncoding
    /// A Boolean value that indicates whether the encoding was detected by the text's letters.
    public var isEncodingGuessed = false
    /// The title of the list, which a playlist may have.
    public var title: String?
    /// The songs in the order of the file, duplicates included.
    public var entries: [Entry]
    /// The first lines without a song, up to ``SongFileLimits/remarks``.
    ///
    /// Blank lines aren't included.
    public var skipped: [SongFileRemark]
    /// The number of lines without a song, including those not in ``skipped``.
    public var skippedCount: Int
    /// The first lines that were repaired or only partly understood, up to ``SongFileLimits/remarks``.
    public var notes: [SongFileRemark]
    /// The number of notes, including those not in ``notes``.
    public var noteCount: Int
    /// The number of notes on omitted content, including those not in ``notes``.
    public var partialCount = 0
    /// The first songs that repeat an earlier one, up to ``SongFileLimits/remarks``.
    public var duplicates: [Duplicate]
    /// The number of songs that repeat an earlier one, including those not in ``duplicates``.
    public var duplicateCount: Int

    /// The people that the list names apart from songs, in order.
    public var listedPeople: [ListedPerson] = []

    /// A Boolean value that indicates whether the list is the table of a board, in which each row is a card.
    public var isBoardTable = false

    /// The names of a table's columns that boards don't support, in order.
    public var leftOutColumns: [String] = []

    /// The number of columns among ``leftOutColumns`` that nobody would want on a card, such as the time of an answer
    /// or an e-mail address.
    public var unwantedColumnCount = 0

    /// The first rows of a table whose columns were detected; `nil` for other lists.
    public var table: TableSample?

    /// The lines of a list that were taken for names of people above their songs, without being marked as such.
    public var possiblePeople: [String] = []

    /// A Boolean value that indicates whether the columns or the people of the list are a guess.
    public var isGuessed: Bool { table?.isSure == false || !possiblePeople.isEmpty }

    /// The songs without their lines.
    ///
    /// - Complexity: O(n).
    public var songs: [Song] { entries.map(\.song) }

    /// The people that songs are listed for, without duplicates, in the order of the file.
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
