import Foundation
import Glibc
import PictureFolder

/// A loader of pictures, which are decoded at the needed size and upright, using shared thumbnails where possible.
public struct Thumbnailer: Sendable {
    /// The thumbnails that are shared with other programs.
    public let cache: ThumbnailCache

    /// Creates a thumbnailer.
    ///
    /// - Parameter cache: The cache of thumbnails.
    public init(cache: ThumbnailCache = .ofUser) { self.cache = cache }

    /// Returns the thumbnail of a picture, scaled to cover an area.
    ///
    /// This method blocks; don't call it on the main thread.
    ///
    /// - Parameters:
    ///   - path: The absolute path of the picture.
    ///   - place: The area; a smaller picture keeps its size.
    ///   - isCancelled: A closure that is called repeatedly while the picture is decoded.
    /// - Returns: The pixels.
    /// - Throws: A `PictureFault`, or `CancellationError`.
    public func thumbnail(
        of path: String, covering place: ThumbnailPlace, isCancelled: () -> Bool = { false }
    ) throws -> PixelBuffer {
        let upright = try pixbuf(of: path, place.size, isCancelled: isCancelled)
        return PixelBuffer(upright.turned(PictureOrientation.rest(of: path)).reduced(covering: place))
    }

    /// Returns the thumbnail of a picture.
    ///
    /// The result is cached, and so is a failure to decode the picture. This method blocks; don't call it on the main
    /// thread.
    ///
    /// - Parameters:
    ///   - path: The absolute path of the picture.
    ///   - size: The size.
    ///   - isCancelled: A closure that is called repeatedly while the picture is decoded.
    /// - Returns: The pixels.
    /// - Throws: A `PictureFault`, or `CancellationError`.
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

    /// Returns the pixels of a picture, without the cache.
    ///
    /// This method blocks; don't call it on the main thread.
    public func picture(at path: String, edge: Int?, isCancelled: () -> Bool = { false }) throws
        -> PixelBuffer
    {
        try whole(at: path, edge: edge, isCancelled: isCancelled).pixels
    }

    /// Returns a picture with the size that it has in its file, without the cache.
    ///
    /// This method blocks; don't call it on the main thread.
    ///
    /// - Parameters:
    ///   - path: The path of the picture.
    ///   - edge: The longer side of the available area, in pixels; `nil` for the size in the file.
    ///   - isCancelled: A closure that is called repeatedly while the picture is decoded.
    /// - Returns: The picture.
    /// - Throws: A `PictureFault`, or `CancellationError`.
    public func whole(at path: String, edge: Int?, isCancelled: () -> Bool = { false }) throws
        -> WholePicture
    {
        let decoded = try PictureDecoder.decode(path, edge: edge, isCancelled: isCancelled)
        let pixels = PixelBuffer(decoded.pixbuf.turned(PictureOrientation.rest(of: path)))
        let isTurned = (decoded.width < decoded.height) != (pixels.width < pixels.height)
        return WholePicture(
            pixels: pixels, width: isTurned ? decoded.height : decoded.width,
            height: isTurned ? decoded.width : decoded.height,
            isOpaque: stride(from: 3, to: pixels.pixels.count, by: 4).allSatisfy {
                pixels.pixels[$0] == 255
            })
    }
}
