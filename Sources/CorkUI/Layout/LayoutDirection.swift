/// The direction in which text runs, and with it everything from leading to trailing.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}

struct LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
    /// The direction in which text runs.
    ///
    /// From right to left, layouts are mirrored.
    public var layoutDirection: LayoutDirection {
        get { knownLayoutDirection ?? self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}
