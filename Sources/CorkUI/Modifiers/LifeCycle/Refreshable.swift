/// Reloads the shown content.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Returns when everything is there.
    public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// The action that reloads the shown content, or nil if there is none.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Sets the action that reloads the shown content (R7.43).
    ///
    /// In a list F5 and Control with R do it; other views find it as `refresh` in the environment.
    ///
    /// - Parameter action: returns when everything is there; not run again before.
    /// - Returns: The modified view.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
