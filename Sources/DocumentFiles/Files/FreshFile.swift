import Foundation
import Glibc

/// A temporary file with a random name that is to replace another one; it is removed with its value unless it did.
struct FreshFile: ~Copyable {
    private let folder: String
    private let path: String
    private let file: OpenFile
    private var isInPlace = false

    /// Creates an empty file.
    init(in folder: String, mode: mode_t) throws(SystemFault) {
        self.folder = folder
        for _ in 0..<100 {
            let path = Self.randomPath(in: folder)
            do {
                file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
                self.path = path
                return
            } catch {
                guard error.code == EEXIST || error.code == EINTR else { throw error.inFolder(folder) }
            }
        }
        throw SystemFault(code: EEXIST)
    }

    deinit {
        if !isInPlace {
            unlink(path)
        }
    }

    /// The beginning of the names of temporary files.
    static let prefix = ".corkboard-"

    /// Returns a random path, which is most likely unused.
    static func randomPath(in folder: String) -> String {
        let name = prefix + String(UInt64.random(in: .min ... .max), radix: 36)
        return (folder as NSString).appendingPathComponent(name)
    }

    /// Writes data and synchronizes it to the disk.
    func write(_ data: Data, calling calls: AtomicFile.Calls) throws(SystemFault) {
        try file.write(data, calling: calls)
    }

    /// Writes the bytes of another file and synchronizes them to the disk.
    func copy(_ source: borrowing OpenFile) throws(SystemFault) {
        var offset = 0
        while case let bytes = try source.bytes(at: offset), !bytes.isEmpty {
            try file.append(bytes)
            offset += bytes.count
        }
        try file.sync(calling: .system)
    }

    /// Returns a Boolean value that indicates whether the disk has the bytes of another file.
    func isEqual(to source: borrowing OpenFile) throws(SystemFault) -> Bool {
        let written = try OpenFile(path, O_RDONLY)
        posix_fadvise(written.descriptor, 0, 0, POSIX_FADV_DONTNEED)
        return try written.isEqual(to: source)
    }

    /// Copies the times of another file, as far as the file system has them.
    func takeTimes(_ other: stat) {
        let times = [other.st_atim, other.st_mtim]
        _ = futimens(file.descriptor, times)
    }

    /// Copies the extended attributes of the replaced file; before its mode, which restricts access control lists.
    func takeAttributes(of old: String) { ExtendedAttributes.copy(from: old, to: path) }

    /// Copies the owner and the mode of the replaced file.
    func takeOver(_ old: stat) throws(SystemFault) { try file.takeOver(old) }

    /// The stamp of the file at its current path; `nil` if it was removed.
    var stamp: FileStamp? { FileStamp(of: URL(fileURLWithPath: path)) }

    /// Replaces another file, and synchronizes the folder to the disk.
    consuming func replace(_ destination: String, calling calls: AtomicFile.Calls) throws(SystemFault) {
        guard calls.rename(path, destination) == 0 else { throw SystemFault() }
        isInPlace = true
        OpenFile.sync(folder: folder)
    }

    /// Renames the file onto a free name in its folder, and synchronizes the folder to the disk.
    consuming func rename(to destination: String) throws(SystemFault) {
        try SafeRename.rename(path, to: destination)
        isInPlace = true
        OpenFile.sync(folder: folder)
    }
}
