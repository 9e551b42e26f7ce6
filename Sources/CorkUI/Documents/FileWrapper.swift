import DocumentFiles
import Foundation

/// What a document's file holds.
public final class FileWrapper: Sendable {
    /// The bytes of the file; never nil, since there are no others than regular files.
    public let regularFileContents: Data?
    /// What the file is called; nil where it is not on the disk.
    public let filename: String?

    /// A file that is to be written.
    public init(regularFileWithContents contents: Data) {
        regularFileContents = contents
        filename = nil
    }

    /// Reads a file. Not for the main thread.
    ///
    /// - Throws: ``FileWrapperError`` where it cannot be read, is larger than 1 GiB or no plain file.
    public init(url: URL) throws {
        do {
            regularFileContents = try WholeFile.read(url, upTo: 1 << 30)
        } catch {
            throw FileWrapperError(file: url, reason: error.reason)
        }
        filename = url.lastPathComponent
    }

    /// Whether this is a file rather than a folder: always so.
    public var isRegularFile: Bool { true }
}

/// Why a file could not be read.
public struct FileWrapperError: LocalizedError, Hashable {
    /// The file.
    public let file: URL
    /// What keeps it from being read: a clause without a full stop.
    public let reason: String

    /// File and reason in one sentence.
    public var errorDescription: String? { "“\(file.lastPathComponent)” could not be read: \(reason)." }
}
