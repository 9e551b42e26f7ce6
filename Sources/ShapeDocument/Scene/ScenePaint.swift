import Foundation

/// What an outline is filled or drawn with.
public enum ScenePaint: Sendable, Hashable {
    case color(ShapeColor)
    indirect case gradient(SceneGradient)
    case pattern(ScenePattern)
}

/// Colours along a line, or from a centre outwards.
public struct SceneGradient: Sendable, Hashable {
    /// Where the colours of a gradient are.
    public enum Geometry: Sendable, Hashable {
        case linear(start: CGPoint, end: CGPoint)
        /// The first colour is at `focus`, the last one on the circle.
        case radial(center: CGPoint, radius: Double, focus: CGPoint)
    }

    /// How it goes on beyond its last colour.
    public enum Spread: String, Sendable { case pad, reflect, `repeat` }

    /// A colour at a place of the way, from 0 to 1.
    public struct Stop: Sendable, Hashable {
        /// Where the stop is, from 0 to 1.
        public let offset: Double
        /// The colour at the stop.
        public let color: ShapeColor
    }

    /// Where the colours are.
    public let geometry: Geometry
    /// What is drawn beyond the first and the last stop.
    public let spread: Spread
    /// Two at least, in ascending order.
    public let stops: [Stop]
    /// From the coordinates of the geometry to those of the outline.
    public let transform: Transform
}

/// How something fits into a viewport.
public struct AspectRatio: Sendable, Hashable {
    /// 0 for left and top, 0.5 for the middle, 1 for right and bottom; nil where it is stretched.
    public var align: CGSize? = CGSize(width: 0.5, height: 0.5)
    /// Whether the viewport is filled, and what is too large cut off.
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

    /// From a box to a viewport.
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
