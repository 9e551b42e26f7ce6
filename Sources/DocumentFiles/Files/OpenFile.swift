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
        try append(data, calling: calls)
        try sync(calling: calls)
    }

    /// Writes data at the current position.
    func append(_ data: Data, calling calls: AtomicFile.Calls = .system) throws(SystemFault) {
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
    }

    /// Returns the status of the file.
    func status() throws(SystemFault) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemFault() }
        return status
    }

    /// The number of bytes that are read at a time.
    private static let chunkLength = 1 << 20

    /// Returns the bytes at an offset, as many as are read at a time; none at the end.
    func bytes(at offset: Int) throws(SystemFault) -> Data {
        var data = Data(count: Self.chunkLength)
        while true {
            let count = data.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, offset) }
            if count >= 0 { return data.prefix(count) }
            guard errno == EINTR else { throw SystemFault() }
        }
    }

    /// Returns a Boolean value that indicates whether another file has the same bytes.
    func isEqual(to other: borrowing OpenFile) throws(SystemFault) -> Bool {
        var offset = 0
        while true {
            let (mine, others) = (try bytes(at: offset), try other.bytes(at: offset))
            guard mine == others else { return false }
            guard !mine.isEmpty else { return true }
            offset += mine.count
        }
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
