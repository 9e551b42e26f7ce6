import CorkUI
import Foundation
import ShapeDocument

/// The visible part of a drawing in a canvas, and the zoom factor.
struct CanvasViewport: Equatable {
    /// The range of zoom factors; 1 is the drawing's own size.
    static let limits = 0.01...256.0

    /// The zoom factor, in points on the screen for a unit of the drawing.
    private(set) var zoom = 1.0
    /// The position of the drawing's origin, in points from the top left corner.
    private(set) var origin = CGPoint.zero

    /// The transform from the drawing's coordinates to points from the top left corner.
    var transform: Transform { Transform(a: zoom, b: 0, c: 0, d: zoom, tx: origin.x, ty: origin.y) }

    /// Returns the position in the drawing of a point on the screen.
    func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x - origin.x) / zoom, y: (point.y - origin.y) / zoom)
    }

    /// Scrolls by a distance; positive values move the content to the left and up.
    mutating func scroll(by distance: CGSize) {
        origin = CGPoint(x: bounded(origin.x - distance.width), y: bounded(origin.y - distance.height))
    }

    /// Multiplies the zoom factor and keeps the position under a point.
    mutating func magnify(by factor: Double, at point: CGPoint) {
        guard factor.isFinite, factor > 0 else { return }
        let fixed = place(point)
        zoom = min(max(zoom * factor, Self.limits.lowerBound), Self.limits.upperBound)
        origin = CGPoint(x: bounded(point.x - fixed.x * zoom), y: bounded(point.y - fixed.y * zoom))
    }

    /// Zooms and scrolls so that a rectangle fits into the canvas with a margin.
    mutating func fit(_ rect: CGRect, in size: CGSize) {
        guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return }
        let room = CGSize(width: max(size.width - 48, 8), height: max(size.height - 48, 8))
        let fitting = min(room.width / rect.width, room.height / rect.height)
        zoom = min(max(fitting, Self.limits.lowerBound), Self.limits.upperBound)
        origin = CGPoint(
            x: bounded((size.width - rect.width * zoom) / 2 - rect.minX * zoom),
            y: bounded((size.height - rect.height * zoom) / 2 - rect.minY * zoom))
    }

    /// Returns a whole number, so that tiles align with pixels, within a range that can be scrolled back.
    private func bounded(_ value: Double) -> Double { min(max(value.rounded(), -1e8), 1e8) }
}
