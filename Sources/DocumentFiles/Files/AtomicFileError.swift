import Foundation

/// Why a file could not be written.
public struct AtomicFileError: Error, Hashable, Sendable {
    /// The path of the file.
    public var path: String

    /// The system's code, such as `ENOSPC`.
    public var code: Int32

    /// What kept the file from being written: a clause without a full stop.
    public var reason: String
}

extension AtomicFileError: LocalizedError {
    /// File and reason in one sentence.
    public var errorDescription: String? {
        "“\((path as NSString).lastPathComponent)” could not be saved: \(reason)."
    }
}
