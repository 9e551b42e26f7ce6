import Foundation
import Glibc

/// The size and modification time of a file, or of everything in a folder, for detecting changes.
public struct FileStamp: Hashable, Sendable {
    /// The size in bytes; for a folder, a checksum of the names, sizes and times in it.
    let size: Int
    /// The modification time in seconds since 1970.
    public let seconds: Int
    /// The nanoseconds of the modification time.
    public let nanoseconds: Int

    /// Creates the stamp of a file or folder, following symbolic links.
    ///
    /// The result is `nil` if the file doesn't exist.
    ///
    /// - Complexity: O(1) for a file; O(n) in the contents of a folder, so don't call this initializer on the main
    ///   thread.
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

/// The file of a document, with its stamp when the document was last read or written.
public struct FileOrigin: Hashable, Sendable {
    /// The file.
    public var file: URL

    /// The stamp of the file, or `nil` if the file didn't exist.
    public var stamp: FileStamp?

    /// Creates the origin of a document.
    public init(file: URL, stamp: FileStamp?) {
        self.file = file.withoutSlash
        self.stamp = stamp
    }

    /// A Boolean value that indicates whether the file was changed or removed since.
    public var isChanged: Bool { FileStamp(of: file) != stamp }
}
