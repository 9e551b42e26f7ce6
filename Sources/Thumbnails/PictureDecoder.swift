import CPixbuf
import DocumentFiles
import Foundation
import Glibc
import PictureFolder

/// A decoder of picture files that limits the size of the result.
enum PictureDecoder {
    /// Returns the maximum number of pixels of a picture.
    ///
    /// JPEG pictures are scaled down while they are decoded. Others take eight bytes a pixel, up to half of the
    /// available memory.
    static func pixelLimit(_ kind: PictureKind) -> Int {
        kind == .jpeg ? 1_000_000_000 : min(AvailableMemory.bytes / 16, 1_000_000_000)
    }
    /// The maximum size of a file, in bytes.
    static let byteLimit = 1 << 30

    /// A decoded picture and properties of its file.
    struct Decoded {
        let pixbuf: Pixbuf
        /// The size of the picture in the file in pixels, before its orientation is applied.
        let width: Int
        let height: Int
        let kind: PictureKind
        let byteCount: Int
        /// The modification time of the file, which didn't change during the read.
        let modified: FileTime
    }

    /// Decodes a file and applies its orientation.
    ///
    /// The format is detected from the content, not the name. This method blocks; don't call it on the main thread.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - edge: The maximum width and height in pixels; smaller pictures keep their size.
    ///   - isCancelled: A closure that is called repeatedly; decoding ends with `CancellationError` when it returns
    ///     `true`.
    /// - Returns: The pixels.
    /// - Throws: A ``PictureFault``, or `CancellationError`.
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
        let cut = kind == .tiff ? CutTIFF(size: byteCount, read: file.bytes(at:_:)) : nil
        let loading = PictureLoading(kind, edge: edge, hiddenRows: cut.map { $0.height - $0.rows } ?? 0)
        var readCount = 0
        // A file that grows during the read may have no end.
        while readCount < byteCount, var chunk = try file.next() {
            cut?.mend(&chunk, at: readCount)
            guard loading.write(chunk) else { break }
            readCount += chunk.count
            if isCancelled() { throw CancellationError() }
        }
        // The decoder holds back the last rows of a JPEG file until its end mark.
        if kind == .jpeg { _ = loading.write([0xFF, 0xD9]) }
        if let cut { _ = loading.write(Array(repeating: 0x80, count: cut.missing)) }
        loading.close()
        if let size = loading.refusedSize { throw PictureFault.enormous(width: size.width, height: size.height) }
        if loading.isUnsupported { throw PictureFault.unsupported(kind) }
        let tail = try file.bytes(from: max(byteCount - PictureKind.tailLength, 0), count: PictureKind.tailLength)
        guard kind.isComplete(head: head, tail: tail, byteCount: byteCount) || loading.hasPart else {
            throw PictureFault.cutOff
        }
        guard let pixbuf = loading.pixbuf, let size = loading.size else {
            if kind == .tiff, TIFFSamples.areFloatingPoint(read: file.bytes(at:_:)) {
                throw PictureFault.floatingPoint
            }
            throw kind == .jpeg && loading.failure == nil
                ? PictureFault.cutOff : PictureFault.damaged(reason: loading.failure ?? "there is nothing in it")
        }
        // gdk-pixbuf reads the orientation of JPEG files only.
        if kind == .png || kind == .webp { pixbuf.orientation = kind.orientation(of: path) }
        ColorProfile.apply(to: pixbuf)
        let after = try file.status()
        guard FileTime(after) == FileTime(before), after.st_size == before.st_size else { throw PictureFault.cutOff }
        return Decoded(
            pixbuf: loading.whole(pixbuf).upright, width: size.width, height: size.height, kind: kind,
            byteCount: byteCount,
            modified: FileTime(before))
    }
}
