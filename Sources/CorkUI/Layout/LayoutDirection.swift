/// The direction in which text and leading-to-trailing layouts run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}

struct LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
    /// The layout direction.
    ///
    /// Layouts are mirrored if it is from right to left.
    public var layoutDirection: LayoutDirection {
        get { knownLayoutDirection ?? self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}
