import Foundation
import Glibc

/// A copy of a file under a temporary name, equal to the original; it is removed with this object unless it got a name.
package final class FileCopy {
    private let original: String
    /// The status of the original when it was copied.
    private let status: stat
    private var fresh: FreshFile?

    /// Copies a file with its mode, times and extended attributes, synchronizes the copy to the disk and compares it.
    ///
    /// This initializer blocks.
    ///
    /// - Parameters:
    ///   - original: The path of a regular file.
    ///   - folder: The folder of the copy.
    /// - Throws: If the file can't be copied, or is changed meanwhile.
    package init(of original: String, in folder: String) throws(SystemFault) {
        let source = try OpenFile(original, O_RDONLY | O_NONBLOCK)
        let status = try source.status()
        guard status.isFile else { throw SystemFault(code: EINVAL, reason: "it is not a plain file") }
        let fresh = try FreshFile(in: folder, mode: status.st_mode & 0o777)
        try fresh.copy(source)
        fresh.takeAttributes(of: original)
        // Some file systems have neither owners nor modes.
        try? fresh.takeOver(status)
        fresh.takeTimes(status)
        guard try fresh.isEqual(to: source) else { throw SystemFault(code: EIO) }
        (self.original, self.status) = (original, status)
        self.fresh = consume fresh
        guard isCurrent else { throw SystemFault(code: EBUSY, reason: "another program changes the file just now") }
    }

    /// A Boolean value that indicates whether the original is as it was copied.
    package var isCurrent: Bool {
        var now = stat()
        return stat(original, &now) == 0 && now.st_dev == status.st_dev && now.st_ino == status.st_ino
            && now.st_size == status.st_size && now.st_mtim.tv_sec == status.st_mtim.tv_sec
            && now.st_mtim.tv_nsec == status.st_mtim.tv_nsec
    }

    /// Gives the copy a free name in its folder.
    ///
    /// - Throws: `EEXIST` if the name is taken.
    package func publish(as path: String) throws(SystemFault) {
        guard let fresh = fresh.take() else { return }
        try fresh.rename(to: path)
    }

    /// Returns a Boolean value that indicates whether two files have the same bytes; blocks.
    package static func areEqual(_ a: String, _ b: String) -> Bool {
        guard let a = try? OpenFile(a, O_RDONLY | O_NONBLOCK), let b = try? OpenFile(b, O_RDONLY | O_NONBLOCK) else {
            return false
        }
        return (try? a.isEqual(to: b)) ?? false
    }
}
