import Foundation

private struct DoubleClickTimeKey: EnvironmentKey {
    static var defaultValue: TimeInterval { 0.4 }
}

extension EnvironmentValues {
    /// How soon after the first a second click makes both a double click, in seconds: as the desktop has it.
    package var doubleClickTime: TimeInterval {
        get { self[DoubleClickTimeKey.self] }
        set { self[DoubleClickTimeKey.self] = newValue }
    }
}
