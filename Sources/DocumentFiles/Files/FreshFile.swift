import Foundation
import Glibc

/// A file of a random name that is to take another's place; gone with its value unless it did.
struct FreshFile: ~Copyable {
    private let folder: String
    private let path: String
    private let descriptor: Int32
    private var isInPlace = false

    /// Makes an empty file.
    init(in folder: String, mode: mode_t) throws(SystemFault) {
        self.folder = folder
        for _ in 0..<100 {
            let name = ".corkboard-" + String(UInt64.random(in: .min ... .max), radix: 36)
            let path = (folder as NSString).appendingPathComponent(name)
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
            if descriptor >= 0 {
                self.path = path
                self.descriptor = descriptor
                return
            }
            guard errno == EEXIST || errno == EINTR else {
                throw SystemFault(code: errno, reason: errno == ENOENT ? "there is no folder “\(folder)”" : nil)
            }
        }
        throw SystemFault(code: EEXIST)
    }

    deinit {
        close(descriptor)
        if !isInPlace {
            unlink(path)
        }
    }

    /// Writes all bytes, down to the disk.
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
        guard calls.sync(descriptor) == 0 else { throw SystemFault() }
    }

    /// Takes over owner and mode of the file to be replaced.
    func takeOver(_ old: stat) throws(SystemFault) {
        var mode = old.st_mode & 0o7777
        var own = stat()
        guard fstat(descriptor, &own) == 0 else { throw SystemFault() }
        if own.st_uid != old.st_uid || own.st_gid != old.st_gid, fchown(descriptor, old.st_uid, old.st_gid) != 0 {
            // What the mode grants to owner and group must not go to somebody else.
            mode &= 0o777
            if own.st_gid != old.st_gid, fchown(descriptor, .max, old.st_gid) != 0 {
                mode = mode & 0o707 | (mode & 0o007) << 3
            }
        }
        guard fchmod(descriptor, mode) == 0 else { throw SystemFault() }
    }

    /// Takes the place of a file, and has the disk note it.
    consuming func replace(_ destination: String, calling calls: AtomicFile.Calls) throws(SystemFault) {
        guard calls.rename(path, destination) == 0 else { throw SystemFault() }
        isInPlace = true
        // The new file is there and whole; a file system that cannot sync folders does not make that a failure.
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor >= 0 {
            _ = fsync(descriptor)
            close(descriptor)
        }
    }
}
