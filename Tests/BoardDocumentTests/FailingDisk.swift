import Foundation
import Synchronization

/// Fails as a call of the system does.
func fail(_ code: Int32) -> Int {
    errno = code
    return -1
}

/// Counts calls, from whatever thread.
final class Counter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            defer { count += 1 }
            return count
        }
    }
}

/// A file system of 256 KiB in memory, which is unmounted with this object.
final class SmallDisk {
    let url: URL

    static let isPossible: Bool = {
        guard geteuid() == 0, let folder = try? TemporaryFolder() else { return false }
        return (try? SmallDisk(at: folder.file("disk"))) != nil
    }()

    init(at url: URL) throws {
        self.url = url
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        guard mount("tmpfs", url.path, "tmpfs", 0, "size=256k") == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM)
        }
    }

    func makeReadOnly() throws {
        var tries = 0
        // Processes that other tests fork hold files that are open here until they execute their program.
        while mount("tmpfs", url.path, "tmpfs", UInt(0x21), nil) != 0 {
            guard errno == EBUSY, tries < 1_000 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM) }
            tries += 1
            usleep(1_000)
        }
    }

    deinit {
        umount(url.path)
    }
}
