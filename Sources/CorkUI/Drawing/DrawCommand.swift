import Foundation

/// A recorded drawing command.
public struct _DrawCommand: Equatable, Sendable {
    /// The drawing operation, in its own coordinates.
    package enum Operation: Equatable, Sendable {
        case fill(Path, _Paint, FillStyle)
        case stroke(Path, _Paint, StrokeStyle, isAntialiased: Bool)
        indirect case text(ResolvedText, _Paint, CGRect)
        /// An image in a rectangle; the color applies to symbolic icons.
        indirect case image(ImageSource, CGRect, Image.Interpolation, Color.Resolved)
        /// A symbol of a canvas in a rectangle, by its index.
        case symbol(Int, CGRect)
        case layer([_DrawCommand])
    }

    /// A clip, in coordinates of the canvas.
    package enum Clip: Equatable, Sendable {
        case path(Path, FillStyle, isInverse: Bool)
        /// Clips by the opacity of a layer.
        case layer([_DrawCommand], opacity: Double, isInverse: Bool)
    }

    /// A filter of the drawn pixels.
    package enum Filter: Equatable, Sendable {
        /// A blur with standard deviations in x and y, in coordinates of the canvas.
        case blur(CGSize)
        case colorMatrix(GraphicsContext.ColorMatrix)
        case luminanceToAlpha
        /// A custom filter, with the transform from its coordinates to those of the canvas.
        case pixels(_PixelChange, CGAffineTransform)
    }

    /// The drawing operation.
    package var operation: Operation
    /// The transform from the coordinates of the operation to those of the canvas.
    package var transform = CGAffineTransform.identity
    /// The filters in order, which apply before the clips.
    package var filters: [Filter] = []
    /// The clips, all of which apply.
    package var clips: [Clip] = []
    /// The opacity, from 0 to 1.
    package var opacity = 1.0
    /// The blend mode.
    package var blendMode = GraphicsContext.BlendMode.normal

    /// Creates a command in the coordinates of the canvas.
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
