/// An action that reloads content.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Reloads the content, and returns when it is complete.
    public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// The action that reloads the content of the view; `nil` if there is none.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Sets the action that reloads the content of the view (R7.43).
    ///
    /// In a list, F5 and Ctrl+R run it; other views find it as `refresh` in the environment.
    ///
    /// - Parameter action: Reloads the content; not run again before it returns.
    /// - Returns: The modified view.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
