import Foundation
import Glibc

/// The open and locked file of a journal; the lock prevents other windows from recovering it.
final class JournalFile {
    private let path: String
    private var descriptor: Int32
    /// The size in bytes.
    private(set) var size: Int

    /// Opens and locks a journal, or creates it.
    ///
    /// - Throws: If it can't be opened, or is locked already (`EWOULDBLOCK`).
    init(_ path: String, isNew: Bool) throws(SystemFault) {
        self.path = path
        descriptor = try Self.openLocked(path, isNew: isNew)
        size = Int(lseek(descriptor, 0, SEEK_END))
    }

    deinit { close(descriptor) }

    private static func openLocked(_ path: String, isNew: Bool) throws(SystemFault) -> Int32 {
        let descriptor = open(path, O_RDWR | O_APPEND | O_CLOEXEC | O_NOFOLLOW | (isNew ? O_CREAT | O_EXCL : 0), 0o600)
        guard descriptor >= 0 else { throw SystemFault() }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let fault = SystemFault()
            close(descriptor)
            throw fault
        }
        return descriptor
    }

    /// Appends bytes and synchronizes them to the disk; after a failure, the file is truncated to its former length if
    /// possible.
    func append(_ data: Data) throws(SystemFault) {
        do {
            try Self.write(data, to: descriptor)
        } catch {
            _ = ftruncate(descriptor, off_t(size))
            throw error
        }
        size += data.count
    }

    /// Empties the file.
    func clear() {
        if ftruncate(descriptor, 0) == 0 { size = 0 }
    }

    /// Replaces the file by one that only contains `data`; after a failure, this file is unchanged.
    func replace(with data: Data) throws(SystemFault) {
        let fresh = path + ".new"
        unlink(fresh)
        let descriptor = try Self.openLocked(fresh, isNew: true)
        do throws(SystemFault) {
            try Self.write(data, to: descriptor)
            guard rename(fresh, path) == 0 else { throw SystemFault() }
        } catch {
            close(descriptor)
            unlink(fresh)
            throw error
        }
        close(self.descriptor)
        self.descriptor = descriptor
        size = data.count
    }

    private static func write(_ data: Data, to descriptor: Int32) throws(SystemFault) {
        let fault = data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> SystemFault? in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress!, rest.count)
                if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return SystemFault() }
            }
            return nil
        }
        if let fault { throw fault }
        guard fdatasync(descriptor) == 0 else { throw SystemFault() }
    }

    /// Removes the file.
    func remove() { unlink(path) }
}
