import Foundation

/// An error that prevents a song file from being read at all.
///
/// Problems with single lines are in ``SongReading/skipped`` instead.
public enum SongFileError: Error, Hashable, Sendable {
    case doesNotExist(file: String)
    case isDirectory(file: String)
    /// The file can't be read; `line` is the last line that was read, or 0.
    case unreadable(file: String, line: Int, reason: String)
    case empty(file: String)
    /// The file contains binary data; `line` is the first line with it.
    case binary(file: String, line: Int)
    /// The file is of a known kind that isn't a song list; `kind` completes “This is …”.
    case unsupported(file: String, kind: String)
    /// A table whose header has no column for the title.
    case noTitleColumn(file: String, line: Int)
    /// A text without songs; `first` is the remark on the first line that could have been one.
    case noSongs(file: String, first: SongFileRemark?)
    /// A folder that contains no songs at any depth.
    case noSongsInFolder(folder: String)
}

extension SongFileError: LocalizedError {
    /// A sentence that describes the error to a person.
    public var errorDescription: String? {
        switch self {
        case .doesNotExist(let file):
            "“\(file)” cannot be opened: the file does not exist."
        case .isDirectory(let file):
            "“\(file)” cannot be opened: it is a folder, not a song list."
        case .unreadable(let file, 0, let reason):
            "“\(file)” cannot be read: \(reason)."
        case .unreadable(let file, let line, let reason):
            "“\(file)” cannot be read beyond line \(line): \(reason)."
        case .empty(let file):
            "“\(file)” is empty."
        case .binary(let file, let line):
            "“\(file)” is not a song list: line \(line) holds binary data."
        case .unsupported(let file, let kind):
            "“\(file)” is not a song list: it is \(kind)."
        case .noTitleColumn(let file, let line):
            "“\(file)” has no column of titles: the header in line \(line) needs a column called “Title” or “Song”."
        case .noSongs(let file, nil):
            "“\(file)” holds no songs: every line is blank or a comment."
        case .noSongsInFolder(let folder):
            "The folder “\(folder)” holds no UltraStar songs, CD+G files or videos."
        case .noSongs(let file, let first?):
            "“\(file)” holds no songs. "
                + (first.place.file == file ? "Line \(first.place.line): \(first.reason)" : first.description)
        }
    }
}
