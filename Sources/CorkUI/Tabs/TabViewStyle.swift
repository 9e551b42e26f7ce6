/// A type that defines the appearance of tab views.
@MainActor @preconcurrency
public protocol TabViewStyle {
    var _look: _TabViewLook { get }
}

/// The built-in appearances of tab views.
public enum _TabViewLook: Sendable {
    /// Buttons above the content.
    case bar
    /// Dots below the content.
    case dots
    /// The content alone.
    case none
}

/// The default style: buttons above the content.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style.
    public var _look: _TabViewLook { .bar }
}

/// A style that shows pages with dots below them.
public struct PageTabViewStyle: TabViewStyle {
    /// The visibility of the dots.
    public struct IndexDisplayMode: Hashable, Sendable {
        fileprivate let isVisible: Bool
        /// Visible if there are several pages.
        public static let automatic = IndexDisplayMode(isVisible: true)
        /// Visible.
        public static let always = IndexDisplayMode(isVisible: true)
        /// Hidden.
        public static let never = IndexDisplayMode(isVisible: false)
    }

    private let mode: IndexDisplayMode
    /// Creates the style.
    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    /// The built-in look of the style.
    public var _look: _TabViewLook { mode.isVisible ? .dots : .none }
}

/// A style with buttons above the content.
public struct GroupedTabViewStyle: TabViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style.
    public var _look: _TabViewLook { .bar }
}

/// A style with buttons above the content, in place of a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style.
    public var _look: _TabViewLook { .bar }
}

/// A style with buttons above the content.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style.
    public var _look: _TabViewLook { .bar }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default style: buttons above the content.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// A style that shows pages with dots below them.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Returns a style that shows pages, with dots below them or without.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    /// A style with buttons above the content.
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A style with buttons above the content, in place of a sidebar.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A style with buttons above the content.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

private struct TabViewLookKey: EnvironmentKey {
    static var defaultValue: _TabViewLook { .bar }
}

extension EnvironmentValues {
    /// The appearance of tab views in the environment.
    var tabViewLook: _TabViewLook {
        get { self[TabViewLookKey.self] }
        set { self[TabViewLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of tab views within the view.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabViewLook, style._look) }
}
