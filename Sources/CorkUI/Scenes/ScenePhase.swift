/// The state of a window as the person sees it.
public enum ScenePhase: Comparable, Sendable {
    /// The window is minimized or not shown yet.
    case background
    /// The window is visible, but another one is active.
    case inactive
    /// The window is active.
    case active
}

private struct WindowKey: EnvironmentKey {
    static var defaultValue: WindowAttributes? { nil }
}

private struct PhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase? { nil }
}

extension EnvironmentValues {
    /// The window around the view; `nil` if there is none.
    package var _window: WindowAttributes? {
        get { self[WindowKey.self] }
        set { self[WindowKey.self] = newValue }
    }

    /// The phase of the window around the view; active if there is none.
    ///
    /// Only views that read it are evaluated again when it changes.
    public var scenePhase: ScenePhase {
        get {
            if let own = self[PhaseKey.self] { return own }
            let window = _window
            return onMainActor { window?.scenePhase } ?? .active
        }
        set { self[PhaseKey.self] = newValue }
    }
}
