import DocumentFiles
import Foundation

/// An error that prevents a board file from being read.
public struct BoardFileError: Error, Hashable, Sendable {
    /// The kind of an error.
    public enum Kind: Hashable, Sendable {
        /// The file could not be opened or read.
        case unreadable
        /// The file isn't a board.
        case notABoard
        /// The file is a board of a later version of the format.
        case newerVersion(Int)
        /// The file is a board, but truncated or damaged.
        case malformed
    }

    /// The kind of the error.
    public var kind: Kind

    /// The name of the file, without its folder.
    public var fileName: String

    /// The position in the file, or `nil` if the file couldn't be read at all.
    public var position: TextPosition?

    /// The problem, as a clause without a full stop.
    public var reason: String
}

extension BoardFileError: LocalizedError {
    /// A sentence with the file, the line, the column and the reason.
    public var errorDescription: String? {
        "\(SourceLine.describe(fileName, position)): \(reason)."
    }
}
