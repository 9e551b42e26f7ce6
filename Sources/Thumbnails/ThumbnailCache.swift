import CPixbuf
import DocumentFiles
import Foundation
import Glibc
import PictureFolder

/// The shared thumbnails of the desktop, as the freedesktop.org specification defines them.
///
/// A thumbnail is a PNG file named by the MD5 sum of the picture's URI, with the URI and the picture's size and
/// modification time inside. It is valid while all of them match. Thumbnails of this program also store nanoseconds,
/// since files of the same second may exchange their names. All methods block; don't call them on the main thread.
public struct ThumbnailCache: Sendable {
    /// The path of the folder that contains a folder for each size.
    public let root: String

    /// Creates a cache in a folder.
    public init(root: String) { self.root = root }

    /// The cache of the user.
    public static var ofUser: ThumbnailCache {
        ThumbnailCache(root: UserFolder.cache.url().appending(component: "thumbnails").path)
    }

    /// The folder for failures, named after the version of the decoders so that another version tries again.
    static let failureFolder = "fail/corkboard-0.2"

    /// Returns the URI of a file.
    ///
    /// - Parameter path: An absolute path without `.` and `..`.
    /// - Returns: The URI, or `nil`.
    static func address(of path: String) -> String? {
        guard let uri = g_filename_to_uri(path, nil, nil) else { return nil }
        defer { g_free(uri) }
        return String(cString: uri)
    }

    private static func fileName(of address: String) -> String {
        let sum = g_compute_checksum_for_string(G_CHECKSUM_MD5, address, -1)!
        defer { g_free(sum) }
        return String(cString: sum) + ".png"
    }

    /// Returns the path of a picture's thumbnail, which need not exist, or `nil` for a path without a URI.
    public func path(of picture: String, _ size: ThumbnailSize) -> String? { path(of: picture, in: size.folder) }

    /// Returns the path of the note on a failure with a picture, which need not exist.
    public func failurePath(of picture: String) -> String? { path(of: picture, in: Self.failureFolder) }

    private func path(of picture: String, in folder: String) -> String? {
        Self.address(of: picture).map { "\(root)/\(folder)/\(Self.fileName(of: $0))" }
    }

    // MARK: Reading

    /// Returns a valid thumbnail of a picture with at least a size.
    ///
    /// - Parameters:
    ///   - picture: The path of the picture.
    ///   - size: The size.
    ///   - modified: The modification time of the picture.
    /// - Returns: The thumbnail, or `nil`.
    func thumbnail(of picture: String, _ size: ThumbnailSize, modified: FileTime) -> Pixbuf? {
        guard let address = Self.address(of: picture) else { return nil }
        for larger in ThumbnailSize.allCases where larger >= size {
            let path = "\(root)/\(larger.folder)/\(Self.fileName(of: address))"
            if let pixbuf = read(path, address, modified, size: Self.byteCount(of: picture)),
                max(pixbuf.width, pixbuf.height) <= larger.edge
            {
                return pixbuf
            }
        }
        return nil
    }

    /// Returns the recorded reason why a picture can't be decoded, if any.
    func failure(of picture: String, modified: FileTime) -> PictureFault? {
        thumbnail(of: picture, in: Self.failureFolder, modified: modified)?.note("tEXt::Description")
            .flatMap(PictureFault.init(note:))
    }

    /// Returns the valid thumbnail of a picture in a folder of the cache, if any.
    func thumbnail(of picture: String, in folder: String, modified: FileTime) -> Pixbuf? {
        guard let address = Self.address(of: picture), let path = path(of: picture, in: folder) else { return nil }
        return read(path, address, modified, size: nil)
    }

    /// Reads a thumbnail.
    ///
    /// - Parameters:
    ///   - path: The path of the thumbnail.
    ///   - address: The URI of the picture.
    ///   - modified: The modification time of the picture.
    ///   - size: The size of the picture in bytes; `nil` to ignore it.
    /// - Returns: The thumbnail, or `nil` if it isn't valid.
    private func read(_ path: String, _ address: String, _ modified: FileTime, size: Int?) -> Pixbuf? {
        guard access(path, R_OK) == 0, let pointer = gdk_pixbuf_new_from_file(path, nil) else { return nil }
        let pixbuf = Pixbuf(adopting: pointer)
        guard pixbuf.note("tEXt::Thumb::URI") == address,
            pixbuf.note("tEXt::Thumb::MTime").flatMap({ Int($0) }) == modified.seconds
        else { return nil }
        let time = pixbuf.note("tEXt::" + Self.timeKey)
        // Thumbnails of this program without the key were made before it supported color profiles.
        if time.map({ $0 != Self.exact(modified) }) ?? (pixbuf.note("tEXt::Software") == "Corkboard") { return nil }
        if let size, let kept = pixbuf.note("tEXt::Thumb::Size"), kept != "\(size)" { return nil }
        return pixbuf
    }

    /// The key of the exact modification time, beside the seconds that the specification defines.
    private static let timeKey = "Corkboard::MTime"

    private static func exact(_ time: FileTime) -> String { "\(time.seconds):\(time.nanoseconds)" }

    private static func byteCount(of picture: String) -> Int? {
        var status = stat()
        return stat(picture, &status) == 0 ? Int(status.st_size) : nil
    }

    // MARK: Writing

    /// Saves the thumbnail of a picture, unless the picture has changed or is a thumbnail itself.
    ///
    /// - Returns: `true` if the thumbnail was saved.
    @discardableResult
    func keep(_ pixbuf: Pixbuf, of picture: String, _ size: ThumbnailSize, from decoded: PictureDecoder.Decoded) -> Bool
    {
        write(
            pixbuf, of: picture, in: size.folder, modified: decoded.modified,
            notes: [
                "Thumb::Size": "\(decoded.byteCount)", "Thumb::Mimetype": decoded.kind.mimeType,
                "Thumb::Image::Width": "\(decoded.width)", "Thumb::Image::Height": "\(decoded.height)",
            ])
    }

    /// Records that a picture can't be decoded, so that it isn't tried again before the file changes.
    @discardableResult
    func keep(_ failure: PictureFault, of picture: String, modified: FileTime) -> Bool {
        guard let note = failure.note, let pixel = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, 1, 1) else { return false }
        gdk_pixbuf_fill(pixel, 0)
        return write(
            Pixbuf(adopting: pixel), of: picture, in: Self.failureFolder, modified: modified,
            notes: ["Description": note])
    }

    func write(
        _ pixbuf: Pixbuf, of picture: String, in folder: String, modified: FileTime, notes: [String: String]
    ) -> Bool {
        guard !picture.hasPrefix(root + "/"), let address = Self.address(of: picture),
            let png = Self.png(pixbuf, notes.merging(Self.notes(address, modified)) { $1 }),
            let path = path(of: picture, in: folder), Self.makeFolders(root, folder)
        else { return false }
        var template = Array("\(path).XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { return false }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        let isWritten = fchmod(descriptor, 0o600) == 0 && png.withUnsafeBytes { Self.writeAll($0, to: descriptor) }
        guard close(descriptor) == 0, isWritten, Self.isUnchanged(picture, since: modified),
            rename(template, path) == 0
        else {
            unlink(template)
            return false
        }
        return true
    }

    private static func notes(_ address: String, _ modified: FileTime) -> [String: String] {
        [
            "Thumb::URI": address, "Thumb::MTime": "\(modified.seconds)", timeKey: exact(modified),
            "Software": "Corkboard",
        ]
    }

    /// Returns a Boolean value that indicates whether a picture is unchanged and older than the current second.
    ///
    /// A change within the same second wouldn't show in a time of whole seconds.
    private static func isUnchanged(_ picture: String, since modified: FileTime) -> Bool {
        var status = stat()
        return stat(picture, &status) == 0 && FileTime(status) == modified && Glibc.time(nil) > modified.seconds
    }

    private static func png(_ pixbuf: Pixbuf, _ notes: [String: String]) -> Data? {
        var options = [("compression", "2")] + notes.sorted { $0.key < $1.key }.map { ("tEXt::\($0.key)", $0.value) }
        options.append(("", ""))
        var keys = options.map { $0.0.isEmpty ? nil : strdup($0.0) }
        var values = options.map { $0.0.isEmpty ? nil : strdup($0.1) }
        defer { (keys + values).forEach { free($0) } }
        var buffer: UnsafeMutablePointer<gchar>?
        var count: gsize = 0
        guard gdk_pixbuf_save_to_bufferv(pixbuf.pointer, &buffer, &count, "png", &keys, &values, nil) != 0,
            let buffer
        else { return nil }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(count))
    }

    /// Creates the folders of a size, accessible only to their owner.
    private static func makeFolders(_ root: String, _ folder: String) -> Bool {
        g_mkdir_with_parents("\(root)/\(folder)", 0o700) == 0
    }

    private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

extension PictureKind {
    /// The MIME type of the format.
    package var mimeType: String {
        switch self {
        case .svg: "image/svg+xml"
        case .ico: "image/vnd.microsoft.icon"
        case .pnm: "image/x-portable-anymap"
        case .xpm: "image/x-xpixmap"
        default: "image/\(rawValue)"
        }
    }
}
