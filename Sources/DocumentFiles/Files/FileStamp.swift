import Foundation
import Glibc

/// What tells whether a file is still as it was: its size and when it was last written; of a folder, those of all in it.
public struct FileStamp: Hashable, Sendable {
    /// In bytes; of a folder, what tells the names, sizes and times of all in it.
    let size: Int
    /// When the file was written, in seconds and nanoseconds since 1970.
    public let seconds: Int
    /// The part of a second.
    public let nanoseconds: Int

    /// The stamp of a file or folder as it is now; links are followed.
    ///
    /// `nil` if there is none.
    ///
    /// - Complexity: O(1) for a file; for a folder O(n) in what is in it: not for the main thread.
    public init?(of file: URL) {
        var status = stat()
        guard stat(file.path, &status) == 0 else { return nil }
        var size = Int(status.st_size)
        if status.isFolder {
            var sum = Checksum()
            Self.add(file.path, to: &sum)
            size = Int(truncatingIfNeeded: sum.value)
        }
        self.init(size: size, seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
    }

    private static func add(_ folder: String, to sum: inout Checksum) {
        for name in (try? Folder.names(in: folder)) ?? [] {
            let path = "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            sum.add(name.utf8)
            for number in [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec] {
                withUnsafeBytes(of: number) { sum.add($0) }
            }
            if status.isFolder { add(path, to: &sum) }
            sum.add(CollectionOfOne(0))
        }
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
        self.file = file.withoutSlash
        self.stamp = stamp
    }

    /// Whether somebody else has written the file, or taken it away, since.
    public var isChanged: Bool { FileStamp(of: file) != stamp }
}
