import Foundation

/// The size of controls.
public enum ControlSize: CaseIterable, Comparable, Sendable {
    /// The smallest size.
    case mini
    /// A size for little space.
    case small
    /// The usual size.
    case regular
    /// A size for important controls.
    case large
    /// The largest size.
    case extraLarge

    /// The padding around the label of a button, in points, for renderers that have no widget to measure.
    var inset: CGFloat {
        switch self {
        case .mini: 2
        case .small: 4
        case .regular: 8
        case .large: 12
        case .extraLarge: 16
        }
    }

    /// The factor of the size of drawn controls.
    package var factor: CGFloat {
        switch self {
        case .mini: 0.6
        case .small: 0.8
        case .regular: 1
        case .large: 1.5
        case .extraLarge: 2
        }
    }
}

private struct ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
    /// The size of buttons, menus, and progress views.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of buttons, menus, and progress views within the view.
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}
