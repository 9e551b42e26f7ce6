import Foundation

/// A view that arranges its subviews in a row.
public struct HStack<Content: View>: _LayoutContainer {
    let layout: HStackLayout
    nonisolated(unsafe) let content: Content

    /// Creates a horizontal stack.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of the subviews.
    ///   - spacing: The distance between adjacent subviews in points; `nil` for their preferred spacing, which is 8 by
    ///     default.
    ///   - content: The subviews.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    /// The layout that places the subviews.
    public var _layout: HStackLayout { layout }
    /// The content that the layout places.
    public var _content: Content { content }
}

/// A view that arranges its subviews in a column.
public struct VStack<Content: View>: _LayoutContainer {
    let layout: VStackLayout
    nonisolated(unsafe) let content: Content

    /// Creates a vertical stack.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of the subviews.
    ///   - spacing: The distance between adjacent subviews in points; `nil` for their preferred spacing, which is 8 by
    ///     default.
    ///   - content: The subviews.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    /// The layout that places the subviews.
    public var _layout: VStackLayout { layout }
    /// The content that the layout places.
    public var _content: Content { content }
}

/// A view that overlays its subviews, the first one at the back.
public struct ZStack<Content: View>: _LayoutContainer {
    let layout: ZStackLayout
    nonisolated(unsafe) let content: Content

    /// Creates a stack that overlays its subviews.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the subviews.
    ///   - content: The subviews.
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    /// The layout that places the subviews.
    public var _layout: ZStackLayout { layout }
    /// The content that the layout places.
    public var _content: Content { content }
}
