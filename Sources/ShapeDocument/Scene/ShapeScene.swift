import Foundation

/// A drawing ready to be drawn: paths, texts and images from back to front, with all references resolved.
///
/// Lengths and positions are in the drawing's coordinates unless stated otherwise.
public struct ShapeScene: Sendable {
    /// The size in pixels.
    public let size: CGSize
    /// The transform from the drawing's coordinates to pixels from the top left corner.
    public let viewTransform: Transform
    /// The items from back to front.
    public let items: [SceneItem]
    /// The features of the drawing that are missing or look different, such as "patterns", sorted.
    public let limitations: [String]
    let shapeBounds: [ShapeID: CGRect]
    let transforms: [ShapeID: Transform]
    /// The ranges of shapes in `items`, without shapes inside of a group item.
    let places: [ShapeID: Range<Int>]
    /// The elements that clones and other references show.
    let shown: Set<ShapeID>
    /// A Boolean value that indicates whether a reference has no target.
    let isMissingSome: Bool
    let ids: [String: ShapeID]
    let sheet: StyleSheet

    init(builder: SceneBuilder, size: CGSize, viewTransform: Transform, items: [SceneItem]) {
        (self.size, self.viewTransform, self.items) = (size, viewTransform, items)
        (shapeBounds, transforms, places) = builder.tables
        limitations = builder.limitations.sorted()
        (shown, isMissingSome) = (builder.shown, builder.isMissingSome)
        (ids, sheet) = (builder.ids, builder.sheet)
    }

    /// Returns the bounding box of a shape's outline and its descendants, without strokes, or `nil` if nothing is
    /// drawn.
    ///
    /// - Complexity: O(1).
    public func bounds(of shape: ShapeID) -> CGRect? { shapeBounds[shape] }

    /// Returns the bounding box of several shapes, or `nil` if none is drawn.
    public func bounds(of shapes: some Sequence<ShapeID>) -> CGRect? {
        let union = shapes.compactMap { shapeBounds[$0] }.reduce(CGRect.null) { $0.union($1) }
        return union.isNull ? nil : union
    }

    /// Returns the items of shapes, with the opacity, clips and effects of the groups around them.
    public func items(of shapes: Set<ShapeID>) -> [SceneItem] { items.compactMap { $0.keeping(shapes) } }

    /// Returns the frontmost shape at a point.
    ///
    /// - Parameters:
    ///   - place: The point in the drawing's coordinates.
    ///   - distance: The largest distance from a line.
    ///   - isEligible: A predicate for shapes to find.
    /// - Returns: The shape, or `nil`.
    /// - Complexity: O(items), plus O(steps) for the items near the point.
    public func shape(
        at place: CGPoint, within distance: Double, where isEligible: (ShapeID) -> Bool = { _ in true }
    ) -> ShapeID? {
        for item in items.reversed() {
            if let found = item.shape(at: place, distance, isEligible) { return found }
        }
        return nil
    }
}

/// An item of a scene.
public struct SceneItem: Sendable {
    /// The content of an item.
    public indirect enum Content: Sendable {
        case path(ScenePath)
        case text(SceneText)
        case image(SceneImage)
        /// Items that are drawn as one picture.
        case group([SceneItem])
    }

    /// The shape that the item is part of.
    public let shape: ShapeID
    /// The content.
    public let content: Content
    /// The opacity, from 0 to 1.
    public let opacity: Double
    /// The clips; the item is visible inside of all of them.
    public let clips: [SceneClip]
    /// The rectangle outside of which nothing is drawn.
    public let bounds: CGRect
    /// The effects, applied in order before the clips.
    public let effects: [SceneEffect]
    /// The way in which the item mixes with what is below it.
    public let blend: SceneBlend
    /// A Boolean value that indicates whether items of a group mix only with each other.
    public let isIsolated: Bool

    init(
        shape: ShapeID, content: Content, opacity: Double, clips: [SceneClip], bounds: CGRect,
        effects: [SceneEffect] = [], blend: SceneBlend = .normal, isIsolated: Bool = false
    ) {
        (self.blend, self.isIsolated) = (blend, isIsolated)
        (self.shape, self.content, self.opacity) = (shape, content, opacity)
        (self.clips, self.bounds, self.effects) = (clips, bounds, effects)
    }

    /// Creates an item with the content of another one, without its opacity, clips and effects.
    public init(plain item: SceneItem) {
        self.init(shape: item.shape, content: item.content, opacity: 1, clips: [], bounds: item.bounds)
    }

    /// Returns the item without parts of other shapes, or `nil` if nothing remains.
    fileprivate func keeping(_ shapes: Set<ShapeID>) -> SceneItem? {
        if shapes.contains(shape) { return self }
        guard case .group(let items) = content else { return nil }
        let kept = items.compactMap { $0.keeping(shapes) }
        guard !kept.isEmpty else { return nil }
        let inside = kept.reduce(CGRect.null) { $0.union($1.bounds) }
        return SceneItem(
            shape: shape, content: .group(kept), opacity: opacity, clips: clips,
            bounds: effects.isEmpty ? bounds.intersection(inside) : bounds, effects: effects, blend: blend,
            isIsolated: isIsolated)
    }

    func shape(at place: CGPoint, _ distance: Double, _ isEligible: (ShapeID) -> Bool) -> ShapeID? {
        guard bounds.insetBy(dx: -distance, dy: -distance).contains(place) else { return nil }
        guard clips.allSatisfy({ $0.contains(place) }) else { return nil }
        if case .group(let items) = content {
            for item in items.reversed() {
                if let found = item.shape(at: place, distance, isEligible) { return found }
            }
            return nil
        }
        return isEligible(shape) && contains(place, distance) ? shape : nil
    }

    private func contains(_ place: CGPoint, _ distance: Double) -> Bool {
        guard case .path(let path) = content else { return true }
        guard let inverse = path.transform.inverse else { return false }
        let (own, scale) = (place.applying(inverse), max(path.transform.scale, 1e-9))
        if path.fill != nil, path.outline.contains(own, isEvenOdd: path.isEvenOdd, tolerance: distance / 4 / scale) {
            return true
        }
        let reach = (path.stroke?.width ?? 0) / 2 + distance / scale
        return path.outline.passes(own, within: reach)
    }
}

/// An outline with a fill and a stroke.
public struct ScenePath: Sendable {
    /// The outline in its own coordinates.
    public let outline: Outline
    /// The transform from the outline's coordinates to those of the drawing.
    public let transform: Transform
    /// The paint inside the outline, if any.
    public let fill: ScenePaint?
    /// A Boolean value that indicates whether the fill uses the even-odd rule.
    public let isEvenOdd: Bool
    /// The stroke, if any.
    public let stroke: SceneStroke?
    /// A Boolean value that indicates whether the fill is drawn over the stroke.
    public let isStrokeFirst: Bool

    init(
        outline: Outline, transform: Transform, fill: ScenePaint?, isEvenOdd: Bool, stroke: SceneStroke?,
        isStrokeFirst: Bool = false
    ) {
        (self.outline, self.transform, self.fill) = (outline, transform, fill)
        (self.isEvenOdd, self.stroke, self.isStrokeFirst) = (isEvenOdd, stroke, isStrokeFirst)
    }

    /// Creates the path of a text's run.
    ///
    /// - Complexity: O(steps).
    public init(_ run: SceneText.Run, _ transform: Transform) {
        self.init(
            outline: run.outline, transform: transform, fill: run.fill, isEvenOdd: false, stroke: run.stroke,
            isStrokeFirst: run.isStrokeFirst)
    }
}

/// A stroke, with lengths in the outline's own coordinates.
public struct SceneStroke: Sendable, Hashable {
    /// The paint of the line.
    public let paint: ScenePaint
    /// The width of the line.
    public let width: Double
    /// The line cap.
    public let cap: LineCap
    /// The line join.
    public let join: LineJoin
    /// The miter limit, as a multiple of the width.
    public let miterLimit: Double
    /// The lengths of dashes and gaps, alternating.
    public let dash: [Double]
    /// The offset into the dash pattern at the beginning of the line.
    public let dashPhase: Double

    /// The largest distance that the stroke extends beyond the outline.
    var reach: Double { width / 2 * (join == .miter ? max(miterLimit, 1.5) : 1.5) }
}

/// A clip: the union of some outlines.
public struct SceneClip: Sendable {
    /// An outline that may be clipped itself.
    public struct Part: Sendable {
        /// The outline, in the drawing's coordinates.
        public let outline: Outline
        /// A Boolean value that indicates whether the inside follows the even-odd rule.
        public let isEvenOdd: Bool
        /// The clips of the outline.
        public let clips: [SceneClip]

        init(_ outline: Outline, isEvenOdd: Bool = false, clips: [SceneClip] = []) {
            (self.outline, self.isEvenOdd, self.clips) = (outline, isEvenOdd, clips)
        }
    }

    /// The outlines.
    public let parts: [Part]
    let bounds: CGRect

    init(parts: [Part]) {
        self.parts = parts
        bounds = parts.reduce(CGRect.null) { all, part in
            let own = part.clips.reduce(part.outline.bounds()) { $0.intersection($1.bounds) }
            return all.union(own)
        }
    }

    func contains(_ place: CGPoint) -> Bool {
        parts.contains { part in
            part.outline.contains(place, isEvenOdd: part.isEvenOdd, tolerance: 0.25)
                && part.clips.allSatisfy { $0.contains(place) }
        }
    }
}

/// An image in a rectangle.
public struct SceneImage: Sendable {
    /// A path relative to the drawing's file, or a `data:` URL.
    public let reference: String
    /// The rectangle in the image's own coordinates.
    public let rect: CGRect
    /// The sides of the rectangle that are as long as the picture's own, rather than as those of the rectangle.
    public var isNatural = (width: false, height: false)
    /// The transform from the image's coordinates to those of the drawing.
    public let transform: Transform
    /// The scaling and alignment of the image in the rectangle.
    public let fit: AspectRatio

    /// Returns the rectangle for a picture of some size.
    public func rect(for size: CGSize) -> CGRect {
        var rect = rect
        guard size.width > 0, size.height > 0 else { return rect }
        switch isNatural {
        case (true, true): rect.size = size
        case (true, false): rect.size.width = rect.height * size.width / size.height
        case (false, true): rect.size.height = rect.width * size.height / size.width
        case (false, false): break
        }
        return rect
    }
}
