/// What a window is to the person.
public enum ScenePhase: Comparable, Sendable {
    /// It is not seen: minimized, or not there yet.
    case background
    /// It is seen, and another one is used.
    case inactive
    /// It is used.
    case active
}

private struct WindowKey: EnvironmentKey {
    static var defaultValue: WindowAttributes? { nil }
}

private struct PhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase? { nil }
}

extension EnvironmentValues {
    /// The window around; nil where there is none.
    package var _window: WindowAttributes? {
        get { self[WindowKey.self] }
        set { self[WindowKey.self] = newValue }
    }

    /// What the window around is to the person; active where there is none.
    ///
    /// Who reads it is evaluated again when that changes, and nobody else.
    public var scenePhase: ScenePhase {
        get {
            if let own = self[PhaseKey.self] { return own }
            let window = _window
            return onMainActor { window?.scenePhase } ?? .active
        }
        set { self[PhaseKey.self] = newValue }
    }
}
