import Foundation
import Glibc

/// Atomic writing of files.
public enum AtomicFile {
    /// Replaces the content of a file, or creates it.
    ///
    /// The bytes are written to a new file in the same folder and synchronized to the disk. The new file then replaces
    /// the old one in one step, so that after a failure or a crash either the old file or the new one exists. Symbolic
    /// links are followed. The mode is preserved, and where permitted also owner, group, extended attributes and
    /// access control lists. Other hard links keep the old content. A read-only file is never replaced, even if its
    /// folder is writable.
    ///
    /// This method blocks until the data is on the disk; don't call it on the main thread.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - url: The file. A new one gets the default mode of the process.
    /// - Returns: The stamp of the written file.
    /// - Throws: If the file can't be written; the old file is unchanged then, and no temporary file remains.
    @discardableResult
    public static func write(_ data: Data, to url: URL) throws(AtomicFileError) -> FileStamp {
        try write(data, to: url, calling: .system)
    }

    @discardableResult
    static func write(_ data: Data, to url: URL, calling calls: Calls) throws(AtomicFileError) -> FileStamp {
        do throws(SystemFault) {
            let path = try destination(of: url.path)
            let old = try status(of: path)
            let fresh = try FreshFile(in: folder(of: path), mode: old == nil ? 0o666 : 0o600)
            try fresh.write(data, calling: calls)
            if let old {
                fresh.takeAttributes(of: path)
                try fresh.takeOver(old)
            }
            guard let stamp = fresh.stamp else { throw SystemFault(code: ENOENT) }
            try fresh.replace(path, calling: calls)
            return stamp
        } catch {
            throw AtomicFileError(path: url.path, code: error.code, reason: error.reason)
        }
    }

    /// Returns the folder that contains a path.
    static func folder(of path: String) -> String {
        let folder = (path as NSString).deletingLastPathComponent
        return folder.isEmpty ? "." : folder
    }

    /// Resolves the symbolic links of a path; the final target need not exist.
    static func destination(of path: String) throws(SystemFault) -> String {
        var path = path
        for _ in 0..<40 {
            var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(path, &buffer, buffer.count)
            guard count >= 0 else {
                guard !LostName.isLost(path) else { throw SystemFault(code: EILSEQ, reason: LostName.reason) }
                return path
            }
            guard let target = String(validating: buffer[..<count], as: UTF8.self) else {
                throw SystemFault(code: EILSEQ, reason: "it is a link to a file whose name is not in UTF-8")
            }
            path =
                target.hasPrefix("/")
                ? target : ((path as NSString).deletingLastPathComponent as NSString).appendingPathComponent(target)
        }
        throw SystemFault(code: ELOOP)
    }

    /// Returns the status of the item to replace; `nil` if it doesn't exist.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - admitsFolders: Pass `true` to allow a folder.
    /// - Returns: The status, or `nil`.
    /// - Throws: If the status can't be read, or the item is of another kind.
    static func status(of path: String, admitsFolders: Bool = false) throws(SystemFault) -> stat? {
        var status = stat()
        guard stat(path, &status) == 0 else {
            guard errno == ENOENT else { throw SystemFault() }
            return nil
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR where admitsFolders: break
        case S_IFDIR: throw SystemFault(code: EISDIR)
        default: throw SystemFault(code: EINVAL, reason: "it is not a plain file")
        }
        guard faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0 else {
            throw SystemFault(
                code: errno, reason: errno == EROFS ? nil : "the \(status.isFolder ? "folder" : "file") is read-only")
        }
        return status
    }

    /// The system calls that can fail late, which tests replace.
    struct Calls: Sendable {
        /// Exchanges two paths in one step.
        var exchange: @Sendable (String, String) -> Int32
        var write: @Sendable (Int32, UnsafeRawPointer, Int) -> Int
        var sync: @Sendable (Int32) -> Int32
        var rename: @Sendable (String, String) -> Int32

        static let system = Calls(
            exchange: { Exchange.paths($0, $1) },
            write: { Glibc.write($0, $1, $2) }, sync: { fsync($0) }, rename: { Glibc.rename($0, $1) })
    }
}
