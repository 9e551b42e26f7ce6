/// The amount of room along an axis.
public enum UserInterfaceSizeClass: Sendable {
    /// Little, as on a telephone.
    case compact
    /// Enough, as on a desktop.
    case regular
}

private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}

extension EnvironmentValues {
    /// How much room there is from side to side: on the desktop enough, whatever size a window has, unless a view around says
    /// otherwise.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is from top to bottom: on the desktop enough, unless a view around says otherwise.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}
