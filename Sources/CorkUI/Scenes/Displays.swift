import Observation

/// A monitor of the desktop.
package struct Display: Identifiable, Hashable, Sendable {
    /// The identifier, which no other monitor has at the same time.
    package let id: String
    /// The name for people.
    package let name: String

    /// Creates a description of a monitor.
    package init(id: String, name: String) { (self.id, self.name) = (id, name) }
}

/// The monitors of the desktop, as a window has them around it.
@MainActor
@Observable
package final class Displays {
    /// All monitors.
    package private(set) var all: [Display]
    /// The identifier of the monitor that shows the window; `nil` while none does.
    package private(set) var own: Display.ID?

    /// Creates a list of monitors.
    package init(_ all: [Display] = [], own: Display.ID? = nil) { (self.all, self.own) = (all, own) }

    /// The monitors that don't show the window.
    package var others: [Display] { all.filter { $0.id != own } }

    /// Replaces the monitors.
    ///
    /// - Parameters:
    ///   - all: All monitors.
    ///   - own: The identifier of the monitor that shows the window.
    package func update(_ all: [Display], own: Display.ID?) {
        if self.all != all { self.all = all }
        if self.own != own { self.own = own }
    }
}

private struct DisplaysKey: EnvironmentKey {
    static var defaultValue: Displays? { nil }
}

extension EnvironmentValues {
    /// The monitors around the window; `nil` without a desktop.
    package var displays: Displays? {
        get { self[DisplaysKey.self] }
        set { self[DisplaysKey.self] = newValue }
    }
}
