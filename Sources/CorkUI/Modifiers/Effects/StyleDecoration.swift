import Foundation

extension View {
    /// Fills the background of the view with a style.
    @_disfavoredOverload
    public func background<S: ShapeStyle>(_ style: S) -> some View { background { Rectangle().fill(style) } }

    /// Fills a shape behind the view with a style.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Fills a shape behind the view with the background style.
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(.background, in: shape, fillStyle: fillStyle)
    }

    /// Fills the frame in front of the view with a style.
    @_disfavoredOverload
    public func overlay<S: ShapeStyle>(_ style: S) -> some View { overlay { Rectangle().fill(style) } }

    /// Fills a shape in front of the view with a style.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Layers a view in front of this view, with its size proposed.
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        self.overlay(alignment: alignment) { overlay }
    }

    /// Adds a border inside the view's frame, with a width in points.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
