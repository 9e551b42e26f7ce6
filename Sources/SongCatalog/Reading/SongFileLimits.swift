/// Limits for reading a song file, which keep any file from filling the memory.
public struct SongFileLimits: Hashable, Sendable {
    /// The largest length of a line, or of a table row over several lines, in bytes; at least 256.
    ///
    /// Longer lines are skipped and reported.
    public var lineLength: Int
    /// The largest length of a title, artist, person or code in bytes of UTF-8.
    ///
    /// A line with a longer field is skipped and reported.
    public var fieldLength: Int
    /// The largest number of songs read from one file.
    ///
    /// A note reports that the rest of the file wasn't read.
    public var songs: Int
    /// The largest number of entries in each list of a reading's report; the rest is only counted.
    public var remarks: Int

    /// Creates limits, by default 64 KiB a line, 16 KiB a field, a million songs and a thousand remarks.
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
