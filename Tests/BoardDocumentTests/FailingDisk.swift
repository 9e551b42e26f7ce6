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

    /// Mounts the disk once more, over itself and read-only.
    ///
    /// Remounting it would fail while a process that another test forks holds a file open here.
    func makeReadOnly() throws {
        guard mount(url.path, url.path, nil, UInt(MS_BIND), nil) == 0,
            mount(nil, url.path, nil, UInt(MS_REMOUNT | MS_BIND | MS_RDONLY), nil) == 0
        else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM) }
    }

    deinit {
        while umount2(url.path, Int32(MNT_DETACH)) == 0 {}
    }
}
