import Foundation

private struct ScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private struct ScrollClipDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct ScrollContentBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether people can scroll scroll views, lists and forms.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    /// Whether content of scroll views is seen beyond their edges.
    public internal(set) var _isScrollClipDisabled: Bool {
        get { self[ScrollClipDisabledKey.self] }
        set { self[ScrollClipDisabledKey.self] = newValue }
    }

    /// Whether lists and text editors have a ground of their own.
    public internal(set) var _scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Disables or enables scrolling by people in scroll views, lists and forms below.
    ///
    /// Code still scrolls them, and so does the keyboard focus that goes on to another row.
    ///
    /// - Parameter disabled: whether wheel, touchpad, fingers and scroll bar do nothing; there is no bar then.
    /// - Returns: The modified view.
    public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }

    /// Lets content of scroll views below be seen beyond their edges, as far as nothing around clips it.
    ///
    /// - Parameter disabled: whether scroll views let go of what they clip.
    /// - Returns: The modified view.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\._isScrollClipDisabled, disabled)
    }

    /// Shows or hides the ground behind the content of lists and text editors below.
    ///
    /// - Parameter visibility: `.hidden` to see through to what is behind; rows keep what they have themselves.
    /// - Returns: The modified view.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\._scrollContentBackground, visibility)
    }
}
