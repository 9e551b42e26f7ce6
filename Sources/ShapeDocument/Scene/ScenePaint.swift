import Foundation

/// The paint of a fill or a stroke.
public enum ScenePaint: Sendable, Hashable {
    case color(ShapeColor)
    indirect case gradient(SceneGradient)
    case pattern(ScenePattern)
}

/// A linear or radial gradient.
public struct SceneGradient: Sendable, Hashable {
    /// The geometry of a gradient.
    public enum Geometry: Sendable, Hashable {
        case linear(start: CGPoint, end: CGPoint)
        /// A radial gradient from a circle around `focus` to another one.
        case radial(center: CGPoint, radius: Double, focus: CGPoint, focusRadius: Double)
    }

    /// The continuation of a gradient beyond its ends.
    public enum Spread: String, Sendable { case pad, reflect, `repeat` }

    /// A color at a position of a gradient.
    public struct Stop: Sendable, Hashable {
        /// The position of the stop, from 0 to 1.
        public let offset: Double
        /// The color at the stop.
        public let color: ShapeColor
    }

    /// The geometry of the gradient.
    public let geometry: Geometry
    /// The continuation beyond the first and the last stop.
    public let spread: Spread
    /// At least two stops, in ascending order.
    public let stops: [Stop]
    /// The transform from the coordinates of the geometry to those of the outline.
    public let transform: Transform
}

/// The scaling and alignment of content in a viewport (`preserveAspectRatio`).
public struct AspectRatio: Sendable, Hashable {
    /// The alignment, from 0 for left or top to 1 for right or bottom; `nil` if the content is stretched.
    public var align: CGSize? = CGSize(width: 0.5, height: 0.5)
    /// A Boolean value that indicates whether the content fills the viewport and is cropped.
    public var isSlice = false

    init() {}

    init(parsing text: String?) {
        guard let words = text?.split(separator: " "), let first = words.first(where: { $0 != "defer" }) else { return }
        if first == "none" { align = nil }
        func part(_ name: String) -> Double? {
            guard let range = first.range(of: name) else { return nil }
            return ["Min": 0, "Mid": 0.5, "Max": 1][first[range.upperBound...].prefix(3)]
        }
        if let x = part("x"), let y = part("Y") { align = CGSize(width: x, height: y) }
        isSlice = words.contains("slice")
    }

    /// Returns the transform from a box to a viewport.
    public func transform(from box: CGRect, to viewport: CGRect) -> Transform {
        let (x, y) = (viewport.width / box.width, viewport.height / box.height)
        guard let align else { return Transform(from: box, to: viewport) }
        let scale = isSlice ? max(x, y) : min(x, y)
        return Transform(
            a: scale, b: 0, c: 0, d: scale,
            tx: viewport.minX - box.minX * scale + (viewport.width - box.width * scale) * align.width,
            ty: viewport.minY - box.minY * scale + (viewport.height - box.height * scale) * align.height)
    }
}
