import Foundation
import Glibc

/// What tells whether a file is still as it was: its size and when it was last written.
public struct FileStamp: Hashable, Sendable {
    /// In bytes.
    let size: Int
    /// In seconds and nanoseconds.
    let seconds: Int
    let nanoseconds: Int

    /// The stamp of a file as it is now; links are followed. `nil` if there is none.
    public init?(of file: URL) {
        var status = stat()
        guard stat(file.path, &status) == 0 else { return nil }
        self.init(size: Int(status.st_size), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
    }

    init(size: Int, seconds: Int, nanoseconds: Int) {
        self.size = size
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }
}

/// The file a document comes from, as it was when the document was last read from it or written to it.
public struct FileOrigin: Hashable, Sendable {
    /// The file.
    public var file: URL

    /// The file as it was; `nil` if it was not there.
    public var stamp: FileStamp?

    /// Notes a file as it is now, or as `stamp` says it was.
    public init(file: URL, stamp: FileStamp?) {
        self.file = file
        self.stamp = stamp
    }

    /// Whether somebody else has written the file, or taken it away, since.
    public var isChanged: Bool { FileStamp(of: file) != stamp }
}
