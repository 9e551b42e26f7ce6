import CPixbuf
import DocumentFiles
import Foundation
import Glibc
import PictureFolder

/// Decodes picture files, no larger than they are shown.
enum PictureDecoder {
    /// How many pixels a picture may have: a JPEG picture is made smaller while it is decoded; others take eight bytes a pixel
    /// until they are, of half the memory that there is.
    static func pixelLimit(_ kind: PictureKind) -> Int {
        kind == .jpeg ? 1_000_000_000 : min(AvailableMemory.bytes / 16, 1_000_000_000)
    }
    /// How large a file may be, in bytes.
    static let byteLimit = 1 << 30

    /// A picture and the file it comes from.
    struct Decoded {
        let pixbuf: Pixbuf
        /// How large the picture is in the file, in pixels, before it is turned upright.
        let width: Int
        let height: Int
        let kind: PictureKind
        let byteCount: Int
        /// When the file was changed; it is the same before and after it was read.
        let modified: FileTime
    }

    /// Decodes a file, turned upright.
    ///
    /// The kind is taken from the content, not the name. Blocks: not for the main thread.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - edge: what width and height are at most, in pixels; smaller pictures stay as they are.
    ///   - isCancelled: asked again and again; decoding ends with a `CancellationError` when it says so.
    /// - Returns: The pixels.
    /// - Throws: a ``PictureFault``, or `CancellationError`.
    static func decode(_ path: String, edge: Int, isCancelled: () -> Bool) throws -> Decoded {
        let file = try PictureBytes(path)
        let before = try file.status()
        let byteCount = Int(before.st_size)
        guard byteCount > 0 else { throw PictureFault.empty }
        guard byteCount <= byteLimit else {
            throw PictureFault.unreadable(reason: "it is larger than \(byteLimit >> 20) MiB")
        }
        let head = try file.bytes(from: 0, count: PictureKind.headLength)
        guard let kind = PictureKind(head: head, filename: path) else { throw PictureFault.notAPicture }
        let loading = PictureLoading(kind, edge: edge)
        var readCount = 0
        // A file that grows meanwhile may have no end.
        while readCount < byteCount, let chunk = try file.next(), loading.write(chunk) {
            readCount += chunk.count
            if isCancelled() { throw CancellationError() }
        }
        // Of a picture without its end, the last rows wait for one.
        if kind == .jpeg { _ = loading.write([0xFF, 0xD9]) }
        loading.close()
        if let size = loading.refusedSize { throw PictureFault.enormous(width: size.width, height: size.height) }
        if loading.isUnsupported { throw PictureFault.unsupported(kind) }
        let tail = try file.bytes(from: max(byteCount - PictureKind.tailLength, 0), count: PictureKind.tailLength)
        guard kind.isComplete(head: head, tail: tail, byteCount: byteCount) || loading.hasPart else {
            throw PictureFault.cutOff
        }
        guard let pixbuf = loading.pixbuf, let size = loading.size else {
            throw kind == .jpeg && loading.failure == nil
                ? PictureFault.cutOff : PictureFault.damaged(reason: loading.failure ?? "there is nothing in it")
        }
        // gdk-pixbuf reads it of JPEG files only.
        if kind == .png || kind == .webp { pixbuf.orientation = kind.orientation(of: path) }
        ColorProfile.apply(to: pixbuf)
        let after = try file.status()
        guard FileTime(after) == FileTime(before), after.st_size == before.st_size else { throw PictureFault.cutOff }
        return Decoded(
            pixbuf: pixbuf.upright, width: size.width, height: size.height, kind: kind, byteCount: byteCount,
            modified: FileTime(before))
    }
}
