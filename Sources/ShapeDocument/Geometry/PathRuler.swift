import Foundation

/// Points along an outline by their distance from its beginning.
public struct PathRuler: Sendable {
    private struct Piece {
        let start: CGPoint
        let way: CGPoint
        let length: Double
        /// The length of all pieces before this one.
        let distance: Double
    }

    private var pieces: [Piece] = []
    /// The length of the outline.
    public private(set) var length = 0.0

    /// The largest distance between a piece and its curve, in relation to the size of the outline.
    private static let tolerance = 1e-6

    /// Measures an outline.
    ///
    /// - Complexity: O(steps)
    init(_ outline: Outline) {
        var (pieces, length) = ([Piece](), 0.0)
        let bounds = outline.bounds()
        let size = max(bounds.width, bounds.height)
        outline.forEachPiece(tolerance: Self.tolerance * (size.isFinite ? size : 1), closing: false) { start, end in
            let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
            let own = hypot(way.x, way.y)
            guard own > 0, own.isFinite else { return }
            pieces.append(Piece(start: start, way: way, length: own, distance: length))
            length += own
        }
        (self.pieces, self.length) = (pieces, length)
    }

    /// Returns the point and the direction in radians at a distance, or `nil` outside of the outline.
    ///
    /// - Complexity: O(log steps)
    public func place(at distance: Double) -> (point: CGPoint, angle: Double)? {
        guard distance >= 0, distance <= length, !pieces.isEmpty else { return nil }
        var (low, high) = (0, pieces.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].distance <= distance { low = middle } else { high = middle }
        }
        let piece = pieces[low]
        let part = min((distance - piece.distance) / piece.length, 1)
        return (
            CGPoint(x: piece.start.x + part * piece.way.x, y: piece.start.y + part * piece.way.y),
            atan2(piece.way.y, piece.way.x)
        )
    }
}
