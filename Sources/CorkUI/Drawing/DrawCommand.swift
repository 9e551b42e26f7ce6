import Foundation

/// One thing to be drawn.
public struct _DrawCommand: Equatable, Sendable {
    /// The drawing, in its own coordinates.
    package enum Operation: Equatable, Sendable {
        case fill(Path, _Paint, FillStyle)
        case stroke(Path, _Paint, StrokeStyle, isAntialiased: Bool)
        indirect case text(ResolvedText, _Paint, CGRect)
        /// A picture in a rectangle; an icon of one colour has the colour given.
        indirect case image(ImageSource, CGRect, Image.Interpolation, Color.Resolved)
        /// One of the symbols of a canvas, in a rectangle.
        case symbol(Int, CGRect)
        case layer([_DrawCommand])
    }

    /// The outline that drawing is clipped to, in coordinates of the canvas.
    package enum Clip: Equatable, Sendable {
        case path(Path, FillStyle, isInverse: Bool)
        /// Remains as far as the layer is opaque.
        case layer([_DrawCommand], opacity: Double, isInverse: Bool)
    }

    /// A filter of the drawn pixels.
    package enum Filter: Equatable, Sendable {
        /// By the standard deviations in x and y, in coordinates of the canvas.
        case blur(CGSize)
        case colorMatrix(GraphicsContext.ColorMatrix)
        case luminanceToAlpha
        /// From coordinates of its own, which the transform brings to those of the canvas.
        case pixels(_PixelChange, CGAffineTransform)
    }

    /// What is drawn.
    package var operation: Operation
    /// From the coordinates of the operation to those of the canvas.
    package var transform = CGAffineTransform.identity
    /// In order, before the clips.
    package var filters: [Filter] = []
    /// The outlines within which it is drawn.
    package var clips: [Clip] = []
    /// 0 to 1.
    package var opacity = 1.0
    /// The mode of combining it with what is behind.
    package var blendMode = GraphicsContext.BlendMode.normal

    /// Draws in the coordinates of the canvas.
    package init(_ operation: Operation) { self.operation = operation }
}

extension GraphicsContext {
    /// The blend mode of drawing.
    public enum BlendMode: Hashable, Sendable, CaseIterable {
        case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
        case difference, exclusion, hue, saturation, color, luminosity
        case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
        case destinationAtop, xor, plusLighter
    }
}
