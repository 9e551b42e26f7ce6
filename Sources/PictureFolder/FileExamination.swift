import Foundation
import Glibc

/// The result of examining a file.
enum FileExamination {
    case picture(Picture)
    /// A file that isn't a picture or no longer exists.
    case other
    /// A file that can't be examined.
    case unknown(reason: String)

    /// Examines a file's status and its first bytes, unless its size and time are those of a known picture.
    init(of name: String, in folder: String, knowing known: Picture? = nil) {
        let promised = PictureKind(filename: name)
        func fault(_ fault: PictureFault, _ status: stat = stat()) -> FileExamination {
            .picture(
                Picture(
                    name: name, folder: folder, kind: nil, byteCount: Int(status.st_size), modified: FileTime(status),
                    fault: fault))
        }
        let path = Picture(name: name, folder: folder, kind: nil).path
        var status = stat()
        guard stat(path, &status) == 0 else {
            let code = errno
            let isLink = lstat(path, &status) == 0
            if !isLink || promised == nil {
                self = .other
            } else {
                self = fault(code == ENOENT ? .brokenLink : .unreadable(reason: Self.reason(code)))
            }
            return
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            self = .other
            return
        }
        if let known, known.fault == nil, known.byteCount == Int(status.st_size), known.modified == FileTime(status) {
            self = .picture(known)
            return
        }
        if status.st_size == 0 {
            self = promised == nil ? .other : fault(.empty, status)
            return
        }
        let head: [UInt8]
        do {
            head = try PictureBytes(path).head()
        } catch .gone {
            self = .other
            return
        } catch {
            if promised == nil, case .unreadable(let reason) = error {
                self = .unknown(reason: reason)
            } else {
                self = fault(error, status)
            }
            return
        }
        if let kind = PictureKind(head: head, filename: name) {
            self = .picture(
                Picture(
                    name: name, folder: folder, kind: kind, byteCount: Int(status.st_size), modified: FileTime(status)))
        } else {
            self = promised == nil ? .other : fault(.notAPicture, status)
        }
    }

    private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
