import Foundation

/// Arranges its subviews in a row.
public struct HStack<Content: View>: _LayoutContainer {
    let layout: HStackLayout
    nonisolated(unsafe) let content: Content

    /// Makes a stack of views side by side.
    ///
    /// - Parameters:
    ///   - alignment: how subviews of different heights line up.
    ///   - spacing: the gap between two, in points; nil for the default of 8.
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

/// Arranges its subviews in a column.
public struct VStack<Content: View>: _LayoutContainer {
    let layout: VStackLayout
    nonisolated(unsafe) let content: Content

    /// Makes a stack of views one below the other.
    ///
    /// - Parameters:
    ///   - alignment: how subviews of different widths line up.
    ///   - spacing: the gap between two, in points; nil for the default of 8.
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

/// Arranges its subviews on top of each other, the first one at the back.
public struct ZStack<Content: View>: _LayoutContainer {
    let layout: ZStackLayout
    nonisolated(unsafe) let content: Content

    /// Makes a stack of views one over the other.
    ///
    /// - Parameters:
    ///   - alignment: how subviews of different sizes line up.
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
