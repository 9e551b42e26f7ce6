import Foundation

/// Arranges its subviews in a row.
public struct HStack<Content: View>: LayoutView {
    let layout: HStackLayout
    nonisolated(unsafe) let content: Content

    /// - Parameters:
    ///   - alignment: how subviews of different heights line up.
    ///   - spacing: the gap between two, in points; nil for the default of 8.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public var _layout: HStackLayout { layout }
    public var _content: Content { content }
}

/// Arranges its subviews in a column.
public struct VStack<Content: View>: LayoutView {
    let layout: VStackLayout
    nonisolated(unsafe) let content: Content

    /// - Parameters:
    ///   - alignment: how subviews of different widths line up.
    ///   - spacing: the gap between two, in points; nil for the default of 8.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public var _layout: VStackLayout { layout }
    public var _content: Content { content }
}

/// Arranges its subviews on top of each other, the first one at the back.
public struct ZStack<Content: View>: LayoutView {
    let layout: ZStackLayout
    nonisolated(unsafe) let content: Content

    /// - Parameter alignment: how subviews of different sizes line up.
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    public var _layout: ZStackLayout { layout }
    public var _content: Content { content }
}
