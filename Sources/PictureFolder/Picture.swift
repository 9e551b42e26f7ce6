import DocumentFiles
import Foundation

/// A picture file in the state in which its folder was read.
public struct Picture: Identifiable, Hashable, Sendable {
    /// The path of the file, which identifies the picture.
    public let path: String
    /// The filename.
    public let name: String
    /// The format that the content shows; `nil` if there is a ``fault``.
    public let kind: PictureKind?
    /// The size of the file in bytes.
    public let byteCount: Int
    /// The modification time of the file.
    public let modified: FileTime
    /// The reason why the picture can't be shown, as far as the beginning of the file reveals it.
    public let fault: PictureFault?

    /// Creates a picture.
    public init(
        name: String, folder: String, kind: PictureKind?, byteCount: Int = 0, modified: FileTime = FileTime(),
        fault: PictureFault? = nil
    ) {
        self.path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        self.name = name
        self.kind = kind
        self.byteCount = byteCount
        self.modified = modified
        self.fault = fault
    }

    /// Examines a file and returns `nil` if it isn't a picture; blocks, so don't call it on the main thread.
    public init?(name: String, in folder: String) {
        guard case .picture(let picture) = FileExamination(of: name, in: folder) else { return nil }
        self = picture
    }

    /// The path of the file.
    public var id: String { path }
    /// The path of the folder.
    public var folder: String {
        let length = path.utf8.count - name.utf8.count
        return length > 1 ? String(path.utf8.prefix(length - 1))! : "/"
    }
    /// The URL of the file.
    public var url: URL { URL(fileURLWithPath: path) }
    /// The filename without its extension if that only tells the format.
    public var title: String {
        guard PictureKind(filename: name) != nil, let dot = name.lastIndex(of: "."), dot > name.startIndex else {
            return name
        }
        return String(name[..<dot])
    }
}

extension Picture {
    /// The picture in the current state of its file, or this one if the file is no longer a picture; blocks.
    var current: Picture {
        guard case .picture(let picture) = FileExamination(of: name, in: folder, knowing: self) else { return self }
        return picture
    }
}

/// A modification time of a file.
public struct FileTime: Hashable, Comparable, Sendable {
    /// The seconds since 1970.
    public var seconds: Int
    /// The nanoseconds, from 0 to 999,999,999.
    public var nanoseconds: Int

    /// Creates a time, by default the beginning of 1970.
    public init(seconds: Int = 0, nanoseconds: Int = 0) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    /// Creates the modification time of a file's status.
    public init(_ status: stat) {
        self.init(seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
    }

    /// Creates the modification time of a file's stamp.
    init(_ stamp: FileStamp) { self.init(seconds: stamp.seconds, nanoseconds: stamp.nanoseconds) }

    /// Returns whether a value comes before another one.
    public static func < (a: FileTime, b: FileTime) -> Bool {
        (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds)
    }
}

/// The reason why a picture can't be shown.
public enum PictureFault: Error, Hashable, Sendable {
    case empty
    /// The content isn't a picture, although the filename says so.
    case notAPicture
    /// The end of the file is missing.
    case cutOff
    /// The picture has more pixels than the limit.
    case enormous(width: Int, height: Int)
    /// The file doesn't exist anymore.
    case gone
    /// The file is a symbolic link to a missing file.
    case brokenLink
    /// The system can't read the file.
    case unreadable(reason: String)
    /// No decoder for the format is installed.
    case unsupported(PictureKind)
    /// The decoder for TIFF doesn't read pixels of floating-point numbers.
    case floatingPoint
    /// The decoder rejects the content.
    case damaged(reason: String)
}

extension PictureFault: LocalizedError {
    /// A sentence that describes the error to a person.
    public var errorDescription: String? {
        switch self {
        case .empty: "The file is empty."
        case .notAPicture: "This file is not a picture."
        case .cutOff: "The end of the file is missing."
        case .enormous(let width, let height):
            "The picture is too large to show: \(width) × \(height) pixels."
        case .gone: "The file is gone."
        case .brokenLink: "This is a link to a file that does not exist."
        case .unreadable(let reason): "The file cannot be read: \(reason)."
        case .unsupported(let kind): "\(kind.name) pictures cannot be shown here\(kind.remedy)."
        case .floatingPoint: "TIFF pictures with floating-point numbers cannot be shown here."
        case .damaged(let reason): "The picture is damaged: \(reason)."
        }
    }
}

extension PictureKind {
    /// The Debian package that adds support for the format, as the end of a sentence.
    fileprivate var remedy: String {
        switch self {
        case .webp: "; the package webp-pixbuf-loader adds that"
        case .avif: "; the package libavif-gdk-pixbuf adds that"
        case .heif: "; the package heif-gdk-pixbuf adds that"
        case .svg: "; the package librsvg2-common adds that"
        default: ""
        }
    }
}
