import DocumentFiles
import Foundation

/// A picture file, as it was when its folder was read.
public struct Picture: Identifiable, Hashable, Sendable {
    /// The name in the folder, which is what tells pictures of one folder apart.
    public let name: String
    /// Where the folder is.
    public let folder: String
    /// What the content shows it to be; nil where there is a ``fault``.
    public let kind: PictureKind?
    /// In bytes.
    public let byteCount: Int
    /// When the content was last changed.
    public let modified: FileTime
    /// Why it cannot be shown, as far as its beginning tells.
    public let fault: PictureFault?

    /// A picture, as it was found.
    public init(
        name: String, folder: String, kind: PictureKind?, byteCount: Int = 0, modified: FileTime = FileTime(),
        fault: PictureFault? = nil
    ) {
        self.name = name
        self.folder = folder
        self.kind = kind
        self.byteCount = byteCount
        self.modified = modified
        self.fault = fault
    }

    /// Looks at a file as it is now; nil where it is no picture; blocks: not for the main thread.
    public init?(name: String, in folder: String) {
        guard case .picture(let picture) = FileLook(of: name, in: folder) else { return nil }
        self = picture
    }

    /// The name of the file, which identifies it in its folder.
    public var id: String { name }
    /// The place in the file system.
    public var path: String { folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)" }
    /// The place in the file system.
    public var url: URL { URL(fileURLWithPath: path) }
    /// The name without its ending, where that says no more than the kind does.
    public var title: String {
        guard PictureKind(filename: name) != nil, let dot = name.lastIndex(of: "."), dot > name.startIndex else {
            return name
        }
        return String(name[..<dot])
    }
}

/// When a file was changed.
public struct FileTime: Hashable, Comparable, Sendable {
    /// Since 1970.
    public var seconds: Int
    /// 0 to 999,999,999.
    public var nanoseconds: Int

    /// A moment; 1970 where nothing is said.
    public init(seconds: Int = 0, nanoseconds: Int = 0) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    /// When a file was changed, as the system tells it.
    public init(_ status: stat) {
        self.init(seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
    }

    /// When a file was written, as its stamp tells.
    init(_ stamp: FileStamp) { self.init(seconds: stamp.seconds, nanoseconds: stamp.nanoseconds) }

    /// Returns whether a value comes before another one.
    public static func < (a: FileTime, b: FileTime) -> Bool {
        (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds)
    }
}

/// Why a picture cannot be shown.
public enum PictureFault: Error, Hashable, Sendable {
    case empty
    /// The content is no picture, though the name says so.
    case notAPicture
    /// The end of the file is missing.
    case cutOff
    /// More pixels than are decoded.
    case enormous(width: Int, height: Int)
    /// The file is gone.
    case gone
    /// It is a link to something that is not there.
    case leadsNowhere
    /// The system refused.
    case unreadable(reason: String)
    /// Nothing here reads the kind.
    case unsupported(PictureKind)
    /// The content makes no sense to what reads the kind.
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
        case .leadsNowhere: "This is a link to a file that does not exist."
        case .unreadable(let reason): "The file cannot be read: \(reason)."
        case .unsupported(let kind): "\(kind.name) pictures cannot be shown here\(kind.remedy)."
        case .damaged(let reason): "The picture is damaged: \(reason)."
        }
    }
}

extension PictureKind {
    /// What makes the kind readable on Debian and its kin, as the end of a sentence.
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
