import Foundation

/// An error that prevents a file from being written.
public struct AtomicFileError: Error, Hashable, Sendable {
    /// The path of the file.
    public var path: String

    /// The error number of the system, such as `ENOSPC`.
    public var code: Int32

    /// The reason, as a clause without a full stop.
    public var reason: String
}

extension AtomicFileError: LocalizedError {
    /// A sentence with the file and the reason.
    public var errorDescription: String? {
        "“\((path as NSString).lastPathComponent)” could not be saved: \(reason)."
    }
}
