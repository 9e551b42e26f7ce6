import Foundation

extension Drawing {
    /// Returns the clockwise rotation of a shape's own transform, in degrees from -180 to 180.
    public func rotation(of shape: ShapeID) -> Double {
        guard let transform = nodes[shape].facts?.transform else { return 0 }
        return atan2(transform.b, transform.a) * 180 / .pi
    }

    /// Rotates shapes around a point.
    ///
    /// - Parameters:
    ///   - shapes: The shapes.
    ///   - degrees: The angle, clockwise.
    ///   - center: The point in the drawing's coordinates.
    ///   - scene: The scene of this drawing.
    public mutating func rotate(
        _ shapes: some Sequence<ShapeID>, by degrees: Double, around center: CGPoint, _ scene: ShapeScene
    ) {
        guard degrees.isFinite, degrees.truncatingRemainder(dividingBy: 360) != 0 else { return }
        place(shapes, .rotation(degrees, around: center), scene)
    }
}
