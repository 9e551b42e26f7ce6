/// Names of the bar above views on phones, which is the header bar of the window here.

/// A title bar of a phone.
public struct NavigationBarItem: Sendable {
    /// The size of a title; without effect, because a header bar has one kind of title.
    public enum TitleDisplayMode: Sendable {
        /// The size of the previous view's title.
        case automatic
        /// A small title.
        case inline
        /// A large title.
        case large
    }
}

/// The size of a title; without effect, because a header bar has one kind of title.
public struct ToolbarTitleDisplayMode: Sendable {
    /// The default size.
    public static let automatic = ToolbarTitleDisplayMode()
    /// A small title.
    public static let inline = ToolbarTitleDisplayMode()
    /// A large title.
    public static let large = ToolbarTitleDisplayMode()
    /// A large title beside the items.
    public static let inlineLarge = ToolbarTitleDisplayMode()
}

extension View {
    /// Sets the title of the window while the view is shown.
    @available(*, deprecated, message: "Use navigationTitle(_:).")
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the title of the window while the view is shown.
    @available(*, deprecated, message: "Use navigationTitle(_:).")
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    /// Sets the title of the window while the view is shown.
    @available(*, deprecated, message: "Use navigationTitle(_:).")
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    /// Sets the title of the window while the view is shown; it has one size.
    @available(*, deprecated, message: "Use navigationTitle(_:).")
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title)
    }

    /// Sets the title of the window while the view is shown; it has one size.
    @available(*, deprecated, message: "Use navigationTitle(_:).")
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the window while the view is shown; it has one size.
    @available(*, deprecated, message: "Use navigationTitle(_:).")
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title)
    }

    /// Without effect: a header bar has one kind of title.
    public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    { self }

    /// Without effect: a header bar has one kind of title.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

    /// Without effect: a window keeps its header bar, which has the buttons that close it.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }

    /// Adds views to the ends of the window's header bar.
    @available(*, deprecated, message: "Use toolbar(content:).")
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .navigation) { leading }
            ToolbarItem(placement: .primaryAction) { trailing }
        }
    }

    /// Adds a view to the leading end of the window's header bar.
    @available(*, deprecated, message: "Use toolbar(content:).")
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .navigation) { leading } }
    }

    /// Adds a view to the trailing end of the window's header bar.
    @available(*, deprecated, message: "Use toolbar(content:).")
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .primaryAction) { trailing } }
    }
}
