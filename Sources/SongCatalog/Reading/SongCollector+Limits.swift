extension SongCollector {
    /// Skips a line that exceeds the limit of bytes.
    mutating func skipLongLine(_ line: Int, length: Int) {
        skip(line: line, "The line is \(length) bytes long; at most \(limits.lineLength) are read.")
    }

    /// Adds a note that the limit of songs is reached.
    mutating func noteRest(after line: Int) {
        note(line: line, "Reading ended after \(limits.songs) songs; what follows stays in the file.", leavesOut: true)
    }
}
