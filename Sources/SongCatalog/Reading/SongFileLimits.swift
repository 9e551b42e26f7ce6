/// How much of a song file is read at most, so that no file can fill the memory.
public struct SongFileLimits: Hashable, Sendable {
    /// The longest line in bytes, and the longest table row when quotes carry it over several lines.
    ///
    /// Longer lines are skipped, and reported. At least 256.
    public var lineLength: Int
    /// The longest title, artist, person or code in bytes of UTF-8.
    ///
    /// A line with a longer one is skipped, and reported.
    public var fieldLength: Int
    /// The most songs read from one file.
    ///
    /// What follows stays in the file, and a note says so.
    public var songs: Int
    /// The most entries in each list of a reading's report; the rest is counted.
    public var remarks: Int

    /// Limits of 64 KiB a line, 16 KiB a field, a million songs and a thousand remarks unless given.
    public init(
        lineLength: Int = 65_536, fieldLength: Int = 16_384, songs: Int = 1_000_000, remarks: Int = 1_000
    ) {
        precondition(lineLength >= 256, "A song file's lines need at least 256 bytes.")
        self.lineLength = lineLength
        self.fieldLength = fieldLength
        self.songs = songs
        self.remarks = remarks
    }
}
