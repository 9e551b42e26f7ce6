import Foundation

extension View {
    /// Draws a style behind the view, as large as it is.
    @_disfavoredOverload
    public func background<S: ShapeStyle>(_ style: S) -> some View { background { Rectangle().fill(style) } }

    /// Draws a shape with a style behind the view, as large as it is.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Draws a shape with the style of the ground behind the view, as large as it is.
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(.background, in: shape, fillStyle: fillStyle)
    }

    /// Draws a style in front of the view, as large as it is.
    @_disfavoredOverload
    public func overlay<S: ShapeStyle>(_ style: S) -> some View { overlay { Rectangle().fill(style) } }

    /// Draws a shape with a style in front of the view, as large as it is.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Draws a view in front of this one, as large as it is.
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        self.overlay(alignment: alignment) { overlay }
    }

    /// Draws a line along the inside of the view's frame, in front of it; its width in points.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
