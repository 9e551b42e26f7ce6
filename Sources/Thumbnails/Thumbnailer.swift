import Foundation
import Glibc
import PictureFolder

/// Makes pictures ready to be shown: decoded no larger than needed, upright, from the shared thumbnails where there are any.
public struct Thumbnailer: Sendable {
    /// The thumbnails that are shared with other programs.
    public let cache: ThumbnailCache

    /// - Parameter cache: where thumbnails are kept.
    public init(cache: ThumbnailCache = .ofUser) { self.cache = cache }

    /// The thumbnail of a picture, as large as it is shown.
    ///
    /// Blocks: not for the main thread.
    ///
    /// - Parameters:
    ///   - path: the picture's file, from the root.
    ///   - place: what it covers; a smaller picture stays as it is.
    ///   - isCancelled: asked again and again while the picture is decoded.
    /// - Returns: The pixels.
    /// - Throws: a `PictureFault`, or `CancellationError`.
    public func thumbnail(
        of path: String, covering place: ThumbnailPlace, isCancelled: () -> Bool = { false }
    ) throws -> PixelBuffer {
        PixelBuffer(try pixbuf(of: path, place.size, isCancelled: isCancelled).reduced(covering: place))
    }

    /// The thumbnail of a picture.
    ///
    /// Blocks: not for the main thread.
    ///
    /// What was decoded is kept for next time, and so is that it could not be.
    ///
    /// - Parameters:
    ///   - path: the picture's file, from the root.
    ///   - size: The size.
    ///   - isCancelled: asked again and again while the picture is decoded.
    /// - Returns: The pixels.
    /// - Throws: a `PictureFault`, or `CancellationError`.
    public func thumbnail(
        of path: String, _ size: ThumbnailSize, isCancelled: () -> Bool = { false }
    ) throws -> PixelBuffer {
        PixelBuffer(try pixbuf(of: path, size, isCancelled: isCancelled))
    }

    private func pixbuf(of path: String, _ size: ThumbnailSize, isCancelled: () -> Bool) throws -> Pixbuf {
        if isCancelled() { throw CancellationError() }
        var status = stat()
        guard stat(path, &status) == 0 else { throw PictureFault(code: errno) }
        let modified = FileTime(status)
        if let known = cache.thumbnail(of: path, size, modified: modified) {
            return known.reduced(to: size.edge)
        }
        if let fault = cache.failure(of: path, modified: modified) { throw fault }
        do {
            let decoded = try PictureDecoder.decode(path, edge: size.edge, isCancelled: isCancelled)
            cache.keep(decoded.pixbuf, of: path, size, from: decoded)
            return decoded.pixbuf
        } catch let fault as PictureFault {
            cache.keep(fault, of: path, modified: modified)
            throw fault
        }
    }

    /// A picture for a place, whole.
    ///
    /// Blocks: not for the main thread.
    ///
    /// - Parameters:
    ///   - path: the picture's file.
    ///   - edge: the longer side of the place, in pixels.
    ///   - isCancelled: asked again and again while the picture is decoded.
    /// - Returns: The pixels.
    /// - Throws: a `PictureFault`, or `CancellationError`.
    public func picture(at path: String, edge: Int, isCancelled: () -> Bool = { false }) throws -> PixelBuffer {
        PixelBuffer(try PictureDecoder.decode(path, edge: edge, isCancelled: isCancelled).pixbuf)
    }
}
