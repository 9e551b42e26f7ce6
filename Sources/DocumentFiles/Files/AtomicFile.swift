import Foundation
import Glibc

/// Files that are written whole or not at all.
public enum AtomicFile {
    /// Replaces what a file holds, or makes it.
    ///
    /// The bytes go to a file of their own in the same folder, down to the disk, and take the old file's place in one step:
    /// after a failure or a crash there is the old file or the new one, never a part. Links are followed and stay links.
    /// The mode stays, and where that is permitted owner, group, extended attributes and access control lists; other hard
    /// links of the file keep the old bytes. A file that may not be written is not replaced, even where its folder would
    /// allow it.
    ///
    /// Blocks until the disk has the bytes: not for the main thread.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - url: The file. A new one has the mode that the process gives new files.
    /// - Returns: The stamp of what was written, whoever writes the file next.
    /// - Throws: What keeps the file from being written; it is then as it was, and nothing is left behind.
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

    /// The folder that a path is in.
    static func folder(of path: String) -> String {
        let folder = (path as NSString).deletingLastPathComponent
        return folder.isEmpty ? "." : folder
    }

    /// Where the links of a path lead; the end of the last one need not be there.
    static func destination(of path: String) throws(SystemFault) -> String {
        var path = path
        for _ in 0..<40 {
            var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(path, &buffer, buffer.count)
            guard count >= 0 else { return path }
            guard let target = String(validating: buffer[..<count], as: UTF8.self) else {
                throw SystemFault(code: EILSEQ, reason: "it is a link to a file whose name is not in UTF-8")
            }
            path =
                target.hasPrefix("/")
                ? target : ((path as NSString).deletingLastPathComponent as NSString).appendingPathComponent(target)
        }
        throw SystemFault(code: ELOOP)
    }

    /// The status of what is to be replaced; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - admitsFolders: Whether it may be a folder.
    /// - Returns: The status, or nil.
    /// - Throws: If the status cannot be read.
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

    /// The calls of the system that can fail late.
    struct Calls: Sendable {
        /// Lets two paths take each other's place, in one step.
        var exchange: @Sendable (String, String) -> Int32
        var write: @Sendable (Int32, UnsafeRawPointer, Int) -> Int
        var sync: @Sendable (Int32) -> Int32
        var rename: @Sendable (String, String) -> Int32

        static let system = Calls(
            exchange: { Exchange.paths($0, $1) },
            write: { Glibc.write($0, $1, $2) }, sync: { fsync($0) }, rename: { Glibc.rename($0, $1) })
    }
}
