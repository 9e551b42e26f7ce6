import Foundation

/// A drawing, ready to be drawn: outlines, texts and pictures from back to front, with everything they refer to.
///
/// Lengths and places are those of the drawing unless something else is said.
public struct ShapeScene: Sendable {
    /// In pixels.
    public let size: CGSize
    /// From the drawing's coordinates to pixels from the top left corner.
    public let viewTransform: Transform
    /// What is drawn, from back to front.
    public let items: [SceneItem]
    /// What of the drawing is left out or looks different, such as "patterns", in order.
    public let limitations: [String]
    let shapeBounds: [ShapeID: CGRect]
    let transforms: [ShapeID: Transform]
    /// Where in `items` shapes are that lie in no picture of several.
    let places: [ShapeID: Range<Int>]
    /// What clones and the like show.
    let shown: Set<ShapeID>
    /// Whether clones refer to something that is not there.
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

    /// The rectangle around the outline of a shape and all in it, without the width of lines; nil where nothing is drawn.
    ///
    /// - Complexity: O(1).
    public func bounds(of shape: ShapeID) -> CGRect? { shapeBounds[shape] }

    /// The rectangle around several shapes.
    public func bounds(of shapes: some Sequence<ShapeID>) -> CGRect? {
        let union = shapes.compactMap { shapeBounds[$0] }.reduce(CGRect.null) { $0.union($1) }
        return union.isNull ? nil : union
    }

    /// The shape in front at a place.
    ///
    /// - Parameters:
    ///   - place: The place in the drawing's coordinates.
    ///   - distance: how far away from a line the place may be.
    ///   - isEligible: whether a shape may be found.
    /// - Returns: The shape, or nil.
    /// - Complexity: O(items), and O(steps) of those around the place.
    public func shape(
        at place: CGPoint, within distance: Double, where isEligible: (ShapeID) -> Bool = { _ in true }
    ) -> ShapeID? {
        for item in items.reversed() {
            if let found = item.shape(at: place, distance, isEligible) { return found }
        }
        return nil
    }
}

/// One thing of a scene.
public struct SceneItem: Sendable {
    /// What is drawn.
    public indirect enum Content: Sendable {
        case path(ScenePath)
        case text(SceneText)
        case image(SceneImage)
        /// Drawn as one picture.
        case group([SceneItem])
    }

    /// The shape of which it is a part.
    public let shape: ShapeID
    /// What is drawn.
    public let content: Content
    /// 0 to 1.
    public let opacity: Double
    /// What remains of it: what is inside of every one.
    public let clips: [SceneClip]
    /// Nothing is drawn outside.
    public let bounds: CGRect
    /// What is done with it before it is clipped, in order.
    public let effects: [SceneEffect]

    init(
        shape: ShapeID, content: Content, opacity: Double, clips: [SceneClip], bounds: CGRect,
        effects: [SceneEffect] = []
    ) {
        (self.shape, self.content, self.opacity) = (shape, content, opacity)
        (self.clips, self.bounds, self.effects) = (clips, bounds, effects)
    }

    /// What is drawn of another thing, before anything is done with that as a picture.
    public init(plain item: SceneItem) {
        self.init(shape: item.shape, content: item.content, opacity: 1, clips: [], bounds: item.bounds)
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

/// An outline, filled and drawn along.
public struct ScenePath: Sendable {
    /// In coordinates of its own.
    public let outline: Outline
    /// From its own coordinates to those of the drawing.
    public let transform: Transform
    /// The paint inside the outline, if any.
    public let fill: ScenePaint?
    /// Whether what is surrounded twice is outside.
    public let isEvenOdd: Bool
    /// The line along the outline, if any.
    public let stroke: SceneStroke?
}

/// A line along an outline, in the outline's own coordinates.
public struct SceneStroke: Sendable, Hashable {
    /// The paint of the line.
    public let paint: ScenePaint
    /// The width in units of the drawing.
    public let width: Double
    /// How the line ends.
    public let cap: LineCap
    /// How corners look.
    public let join: LineJoin
    /// How far a sharp corner reaches, as a multiple of the width.
    public let miterLimit: Double
    /// The lengths of dashes and gaps in turn.
    public let dash: [Double]
    /// Where in the pattern of dashes the line begins.
    public let dashPhase: Double

    /// How far beyond the outline the line reaches at most.
    var reach: Double { width / 2 * (join == .miter ? max(miterLimit, 1.5) : 1.5) }
}

/// A part of what is inside of outlines together.
public struct SceneClip: Sendable {
    /// In the drawing's coordinates.
    public let parts: [(outline: Outline, isEvenOdd: Bool)]

    var bounds: CGRect { parts.reduce(CGRect.null) { $0.union($1.outline.bounds()) } }

    func contains(_ place: CGPoint) -> Bool {
        parts.contains { $0.outline.contains(place, isEvenOdd: $0.isEvenOdd, tolerance: 0.25) }
    }
}

/// Text in lines of its own.
public struct SceneText: Sendable {
    /// Letters that follow one another from a place on.
    public struct Chunk: Sendable {
        /// Where its line stands: x by its anchor, y of the baseline, in the text's own coordinates.
        public let place: CGPoint
        /// Which part of the text is at the position.
        public let anchor: TextAnchor
        /// The pieces of one style, in order.
        public var pieces: [Piece]
        /// What the letters stand on instead, one after the other, and where on it the line of text begins by its anchor.
        public var path: (ruler: PathRuler, start: Double)?
    }

    /// Letters that look the same.
    public struct Piece: Sendable {
        /// The text.
        public let text: String
        /// The name of the font family.
        public let family: String
        /// In the text's own units.
        public let size: Double
        /// 100 to 900.
        public let weight: Int
        /// Whether the text is italic.
        public let isItalic: Bool
        /// The paint of the text, if any.
        public let fill: ScenePaint?
        /// How far to the right and down it is moved.
        public let shift: CGSize
    }

    /// The parts that are placed separately.
    public let chunks: [Chunk]
    /// From the text's coordinates to those of the drawing.
    public let transform: Transform
}

/// A picture in a rectangle.
public struct SceneImage: Sendable {
    /// A path beside the drawing's file, or `data:` with the picture itself.
    public let reference: String
    /// In its own coordinates.
    public let rect: CGRect
    /// From the image's coordinates to those of the drawing.
    public let transform: Transform
    /// How the picture fits into the rectangle.
    public let fit: AspectRatio
}
