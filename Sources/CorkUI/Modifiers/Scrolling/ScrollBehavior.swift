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
    /// A Boolean value that indicates whether people can scroll scroll views, lists and forms.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    /// A Boolean value that indicates whether scroll views show content beyond their edges.
    public internal(set) var _isScrollClipDisabled: Bool {
        get { self[ScrollClipDisabledKey.self] }
        set { self[ScrollClipDisabledKey.self] = newValue }
    }

    /// The visibility of the background of lists and text editors.
    public internal(set) var _scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Disables or enables scrolling by people in scroll views, lists and forms in the view.
    ///
    /// Code still scrolls them, as does moving the keyboard focus to another row.
    ///
    /// - Parameter disabled: Whether wheels, touchpads and fingers do not scroll; scroll bars are hidden then.
    /// - Returns: The modified view.
    public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }

    /// Sets whether scroll views in the view show content beyond their edges, unless an ancestor clips it.
    ///
    /// - Parameter disabled: Whether to disable clipping.
    /// - Returns: The modified view.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\._isScrollClipDisabled, disabled)
    }

    /// Sets the visibility of the background of lists and text editors in the view.
    ///
    /// - Parameter visibility: `.hidden` to show what is behind; rows keep their own backgrounds.
    /// - Returns: The modified view.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\._scrollContentBackground, visibility)
    }
}
