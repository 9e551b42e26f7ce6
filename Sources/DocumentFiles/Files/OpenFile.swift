import Foundation
import Glibc

/// An open file or folder, which is closed with its value.
struct OpenFile: ~Copyable {
    let descriptor: Int32

    init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemFault) {
        descriptor = open(path, flags | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw SystemFault() }
    }

    deinit { close(descriptor) }

    /// Synchronizes a folder to the disk; does nothing on file systems that don't support it.
    static func sync(folder: String) {
        if let folder = try? OpenFile(folder, O_RDONLY | O_DIRECTORY) { _ = fsync(folder.descriptor) }
    }

    /// Writes data and synchronizes it to the disk.
    func write(_ data: Data, calling calls: AtomicFile.Calls) throws(SystemFault) {
        let failure = data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> SystemFault? in
            var rest = bytes[...]
            while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
                let count = calls.write(descriptor, start, rest.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if count == 0 {
                    return SystemFault(code: EIO)
                } else if errno != EINTR {
                    return SystemFault()
                }
            }
            return nil
        }
        if let failure {
            throw failure
        }
        try sync(calling: calls)
    }

    /// Synchronizes the file to the disk.
    func sync(calling calls: AtomicFile.Calls) throws(SystemFault) {
        guard calls.sync(descriptor) == 0 else { throw SystemFault() }
    }

    /// Copies the owner and the mode of the replaced file.
    func takeOver(_ old: stat) throws(SystemFault) {
        var mode = old.st_mode & 0o7777
        var own = stat()
        guard fstat(descriptor, &own) == 0 else { throw SystemFault() }
        if own.st_uid != old.st_uid || own.st_gid != old.st_gid, fchown(descriptor, old.st_uid, old.st_gid) != 0 {
            // The permissions of owner and group must not apply to another owner or group.
            mode &= 0o777
            if own.st_gid != old.st_gid, fchown(descriptor, .max, old.st_gid) != 0 {
                mode = mode & 0o707 | (mode & 0o007) << 3
            }
        }
        guard fchmod(descriptor, mode) == 0 else { throw SystemFault() }
    }
}
