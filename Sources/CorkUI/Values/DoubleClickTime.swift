import Foundation

private struct DoubleClickTimeKey: EnvironmentKey {
    static var defaultValue: TimeInterval { 0.4 }
}

extension EnvironmentValues {
    /// The maximum time between the clicks of a double click in seconds, a setting of the desktop.
    package var doubleClickTime: TimeInterval {
        get { self[DoubleClickTimeKey.self] }
        set { self[DoubleClickTimeKey.self] = newValue }
    }
}
