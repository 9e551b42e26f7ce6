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

/// The outcome of moving pictures' files.
public struct PictureFilesOutcome: Sendable {
    /// The pictures that were moved.
    public var moved: [Picture] = []
    /// The pictures on a file system without a trash.
    public var withoutTrash: [Picture] = []
    /// The reasons why others couldn't be moved.
    public var failures: [PictureFileError] = []
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
