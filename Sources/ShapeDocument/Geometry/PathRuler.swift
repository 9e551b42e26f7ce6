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

    /// The bounding box of the outline.
    let bounds: CGRect

    /// The largest distance between a piece and its curve.
    private static let tolerance = 0.02

    /// Measures an outline.
    ///
    /// - Complexity: O(steps)
    init(_ outline: Outline) {
        var (pieces, length) = ([Piece](), 0.0)
        outline.forEachPiece(tolerance: Self.tolerance, closing: false) { start, end in
            let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
            let own = hypot(way.x, way.y)
            guard own > 0, own.isFinite else { return }
            pieces.append(Piece(start: start, way: way, length: own, distance: length))
            length += own
        }
        (self.pieces, self.length, bounds) = (pieces, length, outline.bounds())
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
