import Foundation
import Glibc

/// A failure of a system call.
package struct SystemFault: Error {
    /// The error number, such as `ENOSPC`.
    package var code: Int32

    /// The reason, as a clause without a full stop.
    package var reason: String

    package init(code: Int32 = errno, reason: String? = nil) {
        self.code = code
        self.reason = reason ?? Self.reason(of: code)
    }

    /// Creates the fault of the last system call, which had a path.
    package init(at path: String) {
        let code = errno
        self.init(code: code, reason: LostName.isLost(path) ? LostName.reason : nil)
    }

    /// Returns the fault for an item that was to be created in a folder.
    func inFolder(_ folder: String) -> SystemFault {
        code == ENOENT ? SystemFault(code: code, reason: "there is no folder “\(folder)”") : self
    }

    /// Returns the fault for an item inside of a folder.
    ///
    /// - Parameter path: The path relative to the folder.
    /// - Returns: The fault.
    func of(_ path: String) -> SystemFault { SystemFault(code: code, reason: "of “\(path)” in it: \(reason)") }

    private static func reason(of code: Int32) -> String {
        switch code {
        case ENOSPC, EDQUOT: "the disk is full"
        case EFBIG: "the file would be larger than is allowed here"
        case EACCES, EPERM: "there is no permission"
        case EROFS: "the place is read-only"
        case ENOENT: "there is no such file or folder"
        case ENOTDIR: "a folder of the path is a file"
        case EISDIR: "it is a folder"
        case ELOOP: "its links lead in a circle"
        case ENAMETOOLONG: "the name is too long"
        case EIO: "the disk reports an error"
        default: String(cString: strerror(code))
        }
    }
}

/// Reading of whole files.
package enum WholeFile {
    /// Reads a regular file; other files are rejected, since they may have no end.
    package static func read(_ url: URL, upTo limit: Int) throws(SystemFault) -> Data {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw SystemFault(at: url.path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemFault() }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw SystemFault(code: EISDIR)
        default: throw SystemFault(code: EINVAL, reason: "it is not a plain file")
        }
        guard status.st_size <= limit else {
            throw SystemFault(code: EFBIG, reason: "it is larger than \(limit >> 20) MiB")
        }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count == 0 { return data }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw SystemFault() }
            data.append(contentsOf: buffer[..<count])
            guard data.count <= limit else {
                throw SystemFault(code: EFBIG, reason: "it is larger than \(limit >> 20) MiB")
            }
        }
    }
}
