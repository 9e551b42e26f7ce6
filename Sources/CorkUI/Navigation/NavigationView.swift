/// A navigation stack, or a split view if its content is several views.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView.")
public struct NavigationView<Content: View>: View {
    private let content: Content
    @Environment(\.navigationViewLook) private var look

    /// Creates a view for navigation.
    ///
    /// - Parameter content: The root of a stack; or a sidebar, a detail, and optionally the content between them.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The content and behavior of the view.
    public var body: some View {
        if let columns = (content as? any ViewSequence)?.parts, columns.count > 1 {
            if look == .stack {
                NavigationStack { columns[0] }
            } else if columns.count == 2 {
                NavigationSplitView {
                    columns[0]
                } detail: {
                    columns[1]
                }
            } else {
                NavigationSplitView {
                    columns[0]
                } content: {
                    columns[1]
                } detail: {
                    columns[2]
                }
            }
        } else {
            NavigationStack { content }
        }
    }
}

/// The views of a builder block.
@MainActor
private protocol ViewSequence {
    var parts: [AnyView] { get }
}

extension TupleView: ViewSequence {
    var parts: [AnyView] {
        var parts: [AnyView] = []
        for part in repeat each value { parts.append(AnyView(part)) }
        return parts
    }
}

/// A style of a navigation view.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
    var _look: _NavigationViewLook { get }
}

/// The built-in appearances of navigation views.
public enum _NavigationViewLook: Sendable {
    case columns, stack
}

/// The default style, which is ``ColumnNavigationViewStyle``.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style.
    public var _look: _NavigationViewLook { .columns }
}

/// A style that shows several views in columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// The built-in look of the style.
    public var _look: _NavigationViewLook { .columns }
}

/// A style that shows the first view, and pushes others over it.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style.
    public var _look: _NavigationViewLook { .stack }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default style.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// A style that shows several views in columns.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A style that shows the first view, and pushes others over it.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

private struct NavigationViewLookKey: EnvironmentKey {
    static var defaultValue: _NavigationViewLook { .columns }
}

extension EnvironmentValues {
    fileprivate var navigationViewLook: _NavigationViewLook {
        get { self[NavigationViewLookKey.self] }
        set { self[NavigationViewLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of navigation views within the view.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewLook, style._look)
    }
}
