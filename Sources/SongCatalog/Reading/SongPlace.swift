import Foundation

/// A line of a file, or a whole file.
public struct SongPlace: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file as it was given, or a name for text that isn't from a file.
    public var file: String
    /// The line, counted from 1, or 0 for the whole file.
    public var line: Int

    /// Creates a place from the name of a file and a line, from 1, or 0 for the whole file.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// The file's name and the line: `party.csv, line 4`.
    public var description: String {
        (file as NSString).lastPathComponent + (line > 0 ? ", line \(line)" : "")
    }
}
