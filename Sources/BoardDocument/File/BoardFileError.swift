import DocumentFiles
import Foundation

/// Why a board file could not be read.
public struct BoardFileError: Error, Hashable, Sendable {
    /// What is the matter, as far as a program may want to tell.
    public enum Kind: Hashable, Sendable {
        /// The file could not be opened or read.
        case unreadable
        /// The file is something else.
        case notABoard
        /// The file is a board of a later version of the format.
        case newerVersion(Int)
        /// The file is a board, but cut or broken.
        case malformed
    }

    /// What is the matter.
    public var kind: Kind

    /// The name of the file, without its folder.
    public var fileName: String

    /// Where in the file; `nil` if it could not be read at all.
    public var position: TextPosition?

    /// What is wrong there: a clause without a full stop.
    public var reason: String
}

extension BoardFileError: LocalizedError {
    /// File, line, column and reason in one sentence.
    public var errorDescription: String? {
        "\(SourceLine.describe(fileName, position)): \(reason)."
    }
}
