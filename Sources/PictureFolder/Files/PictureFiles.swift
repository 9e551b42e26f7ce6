import DocumentFiles
import Foundation
import Glibc

/// An error that prevents a picture's files from being moved.
public struct PictureFileError: Error, Hashable, Sendable {
    /// The name of the picture.
    public var name: String
    /// The error number of the system.
    public var code: Int32
    /// The reason, as a clause without a full stop.
    public var reason: String

    init(name: String, _ fault: SystemFault) {
        (self.name, code, reason) = (name, fault.code, fault.reason)
    }

    init(name: String, code: Int32, reason: String) {
        (self.name, self.code, self.reason) = (name, code, reason)
    }
}

extension Picture {
    /// The paths of the picture's file and of the sidecars that go where it goes; blocks.
    ///
    /// `name.xmp` belongs to the raw picture of that name, and never to a picture that was made from it.
    var filesTogether: [String] {
        let sidecars = [path + ".xmp"] + (isRaw ? [stem + ".xmp"] : [])
        return [path] + sidecars.filter { FileIdentity(of: $0) != nil }
    }
}

/// The identity of a file, which stays when the file is renamed.
struct FileIdentity: Hashable, Sendable {
    let device: UInt
    let inode: UInt

    /// Creates the identity of a file, not following links; `nil` if there is none.
    init?(of path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        (device, inode) = (UInt(status.st_dev), UInt(status.st_ino))
    }
}

/// Renaming that never replaces a file.
enum SafeRename {
    /// Renames a file onto a free name.
    ///
    /// - Throws: `EEXIST` if the name is taken, `EXDEV` if it is on another file system.
    static func rename(_ old: String, to new: String) throws(SystemFault) {
        if Exchange.move(old, new) == 0 { return }
        // Some file systems can't rename without replacing; a second name does the same.
        guard [EINVAL, ENOSYS, ENOTSUP].contains(errno) else { throw SystemFault() }
        guard link(old, new) == 0 else { throw SystemFault() }
        guard unlink(old) == 0 else {
            let fault = SystemFault()
            unlink(new)
            throw fault
        }
    }
}
