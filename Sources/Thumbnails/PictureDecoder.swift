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

    private static var decoders: [any PictureDecoding.Type] { [InkDecoder.self, PixbufDecoder.self] }

    /// Decodes a file and applies its orientation and color profile.
    ///
    /// The format is detected from the content, not the name. This method blocks; don't call it on the main thread.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - edge: The maximum width and height in pixels, to which drawings are scaled; `nil` for the size in the file.
    ///     Smaller pictures keep their size.
    ///   - isCancelled: A closure that is called repeatedly; decoding ends with `CancellationError` when it returns
    ///     `true`.
    /// - Returns: The pixels.
    /// - Throws: A ``PictureFault``, or `CancellationError`.
    static func decode(_ path: String, edge: Int?, isCancelled: () -> Bool) throws -> Decoded {
        let file = try PictureBytes(path)
        let before = try file.status()
        let byteCount = Int(before.st_size)
        guard byteCount > 0 else { throw PictureFault.empty }
        guard byteCount <= byteLimit else {
            throw PictureFault.unreadable(reason: "it is larger than \(byteLimit >> 20) MiB")
        }
        let head = try file.head()
        guard let kind = PictureKind(head: head, filename: path) else { throw PictureFault.notAPicture }
        let limits = DecodingLimits(edge: edge, pixelCount: pixelLimit(kind))
        for decoder in decoders {
            guard let pixels = try decoder.decode(file, head: head, kind, limits, isCancelled: isCancelled) else {
                continue
            }
            let pixbuf = edge.map { pixels.pixbuf.reduced(to: $0) } ?? pixels.pixbuf
            if let profile = pixels.profile ?? kind.profile(in: file) { ColorProfile.apply(profile, to: pixbuf) }
            pixbuf.orientation = pixels.orientation ?? kind.orientation(in: file)
            let after = try file.status()
            guard FileTime(after) == FileTime(before), after.st_size == before.st_size else {
                throw PictureFault.cutOff
            }
            return Decoded(
                pixbuf: pixbuf.upright, width: pixels.width, height: pixels.height, kind: kind, byteCount: byteCount,
                modified: FileTime(before))
        }
        throw PictureFault.unsupported(kind)
    }
}
