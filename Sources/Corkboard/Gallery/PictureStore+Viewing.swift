import CorkUI
import Foundation
import PictureFolder
import Thumbnails

/// A picture decoded to fit into the viewer.
final class FittedPicture {
    let image: _PixelImage
    /// The size of the picture in its file, in pixels.
    let size: CGSize
    let isOpaque: Bool

    init(image: _PixelImage, size: CGSize, isOpaque: Bool) {
        self.image = image
        self.size = size
        self.isOpaque = isOpaque
    }
}

extension PictureStore {
    /// The number of whole pictures in memory.
    private static let fullLimit = 2
    /// The longer side of a drawing that is shown larger than it fits, in pixels.
    nonisolated private static let drawingEdge = 4096

    /// Returns a whole picture, decoded in its own size.
    ///
    /// - Throws: A `PictureFault`, or `CancellationError` as soon as the task is cancelled.
    func full(_ picture: Picture) async throws -> FullPicture {
        if let known = fullPictures.first(where: { $0.picture == picture }) { return known.full }
        let edge = picture.kind == .svg ? Self.drawingEdge : nil
        let (size, levels) = try await work(isUrgent: { true }) { [thumbnailer, path = picture.path] in
            let whole = try thumbnailer.whole(at: path, edge: edge, isCancelled: $0)
            return (CGSize(width: whole.width, height: whole.height), whole.pixels.halves)
        }
        let full = FullPicture(size: size, levels: levels)
        fullPictures.removeAll { $0.picture.id == picture.id }
        fullPictures = fullPictures.suffix(Self.fullLimit - 1) + [(picture, full)]
        return full
    }

    /// Returns the frames of an animated picture, which fit into an area; none if it doesn't move.
    ///
    /// - Throws: A `PictureFault`, or `CancellationError` as soon as the task is cancelled.
    func frames(_ picture: Picture, edge: Int) async throws -> [(image: _PixelImage, duration: Double)] {
        guard picture.kind == .gif || picture.kind == .webp else { return [] }
        let frames = try await work(isUrgent: { true }) { [thumbnailer, path = picture.path] in
            try thumbnailer.frames(at: path, edge: edge, isCancelled: $0)
        }
        return frames.map { frame in
            let pixels = frame.pixels
            return (_PixelImage(width: pixels.width, height: pixels.height, pixels: pixels.pixels), frame.duration)
        }
    }

    /// Removes the whole pictures from memory.
    func forgetFullPictures() { fullPictures = [] }
}
