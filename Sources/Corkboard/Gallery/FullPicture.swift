import CorkUI
import Foundation
import Thumbnails

/// A whole picture in memory, of which the viewer shows tiles.
final class FullPicture {
    /// A part of the picture at one of its sizes.
    struct Tile: Hashable {
        /// The number of times that the picture is halved.
        let level: Int
        let column: Int
        let row: Int
    }

    /// The side of a tile in pixels.
    private static let side = 512

    /// The size of the picture in pixels, which a drawing has in its file.
    let size: CGSize
    /// The pixels, and their halves, quarters and so on.
    private let levels: [PixelBuffer]
    /// The tiles that were in sight last.
    private var tiles: [Tile: _PixelImage] = [:]

    /// The size in memory, in bytes.
    var byteCount: Int { levels.reduce(0) { $0 + $1.byteCount } }

    init(size: CGSize, levels: [PixelBuffer]) {
        self.size = size
        self.levels = levels
    }

    /// A tile with its place in the viewer.
    struct PlacedTile: Identifiable {
        let id: Tile
        let image: _PixelImage
        let frame: CGRect
    }

    /// Returns the tiles in sight.
    ///
    /// - Parameters:
    ///   - frame: The frame of the whole picture, in points.
    ///   - room: The size of the viewer, in points.
    ///   - displayScale: The pixels of a point.
    /// - Returns: The tiles with their places.
    /// - Complexity: O(pixels in sight).
    func tiles(of frame: CGRect, in room: CGSize, displayScale: CGFloat) -> [PlacedTile] {
        let part = frame.intersection(CGRect(origin: .zero, size: room))
        guard !part.isEmpty, frame.width > 0 else { return [] }
        let pixels = frame.width * displayScale
        // The smallest size that need not be enlarged.
        let level = levels.lastIndex { CGFloat($0.width) >= pixels - 1 } ?? 0
        let buffer = levels[level]
        let (x, y) = (frame.width / CGFloat(buffer.width), frame.height / CGFloat(buffer.height))
        let side = CGFloat(Self.side)
        func range(_ start: CGFloat, _ end: CGFloat, _ scale: CGFloat, _ length: Int) -> Range<Int> {
            let last = (length - 1) / Self.side
            let first = min(max(Int(start / scale / side), 0), last)
            return first..<min(max(Int(((end / scale) / side).rounded(.up)), first + 1), last + 1)
        }
        func snapped(_ place: CGFloat) -> CGFloat { (place * displayScale).rounded() / displayScale }
        let columns = range(part.minX - frame.minX, part.maxX - frame.minX, x, buffer.width)
        let rows = range(part.minY - frame.minY, part.maxY - frame.minY, y, buffer.height)
        var placed: [PlacedTile] = []
        for row in rows {
            for column in columns {
                let tile = Tile(level: level, column: column, row: row)
                let image = tiles[tile] ?? cut(tile)
                // Edges are on whole pixels, so that no seam shows between tiles.
                let left = snapped(frame.minX + CGFloat(column) * side * x)
                let top = snapped(frame.minY + CGFloat(row) * side * y)
                let right = snapped(frame.minX + (CGFloat(column) * side + CGFloat(image.width)) * x)
                let bottom = snapped(frame.minY + (CGFloat(row) * side + CGFloat(image.height)) * y)
                placed.append(
                    PlacedTile(
                        id: tile, image: image,
                        frame: CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))))
            }
        }
        tiles = Dictionary(uniqueKeysWithValues: placed.map { ($0.id, $0.image) })
        return placed
    }

    private func cut(_ tile: Tile) -> _PixelImage {
        let buffer = levels[tile.level]
        let (left, top) = (tile.column * Self.side, tile.row * Self.side)
        let (width, height) = (min(Self.side, buffer.width - left), min(Self.side, buffer.height - top))
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
            count = width * height * 4
            buffer.pixels.withUnsafeBufferPointer { source in
                for row in 0..<height {
                    let line = source.baseAddress! + ((top + row) * buffer.width + left) * 4
                    (target.baseAddress! + row * width * 4).initialize(from: line, count: width * 4)
                }
            }
        }
        return _PixelImage(width: width, height: height, pixels: pixels)
    }
}
