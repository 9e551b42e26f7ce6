import Foundation
import TextShaping

/// A text as glyphs at their places.
public struct SceneText: Sendable {
    /// A glyph and its place.
    public struct Glyph: Sendable {
        let font: GlyphFont
        let number: UInt32
        /// The transform from units of the font size to the text's own coordinates.
        let transform: Transform
    }

    /// A picture in place of a glyph that has colors of its own.
    public struct Picture: Sendable {
        /// The picture as a PNG file.
        public let data: Data
        /// The rectangle of the picture, in units of the font size.
        public let rect: CGRect
        /// The transform from units of the font size to the text's own coordinates.
        public let transform: Transform
    }

    /// Glyphs and lines of one style.
    public struct Run: Sendable {
        let glyphs: [Glyph]
        /// The lines under, over or through glyphs.
        let lines: Outline
        /// The glyphs that have colors of their own.
        public let pictures: [Picture]
        /// The paint inside the glyphs, if any.
        public let fill: ScenePaint?
        /// The stroke around the glyphs, if any.
        public let stroke: SceneStroke?
        /// A Boolean value that indicates whether the fill is drawn over the stroke.
        public let isStrokeFirst: Bool

        /// The outline of all glyphs and lines, in the text's own coordinates.
        ///
        /// - Complexity: O(steps).
        public var outline: Outline {
            var outline = lines
            for glyph in glyphs { outline.add(glyph) }
            return outline
        }

        /// The rectangle that the run covers, in the text's own coordinates.
        var ink: CGRect {
            var rect = lines.bounds()
            for glyph in glyphs {
                let own = glyph.font.ink(of: glyph.number)
                if own.width > 0, own.height > 0 { rect = rect.union(own.applying(glyph.transform)) }
            }
            for picture in pictures { rect = rect.union(picture.rect.applying(picture.transform)) }
            let reach = stroke?.reach ?? 0
            return rect.insetBy(dx: -reach, dy: -reach)
        }
    }

    /// The runs from back to front.
    public let runs: [Run]
    /// The transform from the text's coordinates to those of the drawing.
    public let transform: Transform
}

extension Outline {
    fileprivate mutating func add(_ glyph: SceneText.Glyph) {
        for step in glyph.font.outline(of: glyph.number) {
            switch step {
            case .move(let point): move(point.applying(glyph.transform))
            case .line(let point): line(point.applying(glyph.transform))
            case .curve(let a, let b, let point):
                steps.append(
                    .curve(
                        a.applying(glyph.transform), b.applying(glyph.transform), to: point.applying(glyph.transform)))
            case .close: close()
            }
        }
    }
}
