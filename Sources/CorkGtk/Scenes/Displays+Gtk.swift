import CGtk
import CorkUI

/// The monitors of GDK, as a window has them around it.
final class GtkDisplays {
    /// The monitors, for views.
    let displays = Displays()
    private let window: ObjectRef
    private let signals = SignalOwner()

    /// Follows the monitors for as long as the object exists.
    init(window: ObjectRef) {
        self.window = window
        guard let list = Self.list else { return }
        signals.connect("items-changed", to: list) { [weak self] (_: UInt32, _: UInt32, _: UInt32) in
            // GDK names a new monitor after it has added it.
            MainLoop.beforeNextFrame { self?.follow() }
        }
        signals.connect("realize", to: window.widget, after: true) { [weak self] in
            guard let self, let surface = gtk_native_get_surface(self.window.opaque) else { return }
            for signal in ["enter-monitor", "leave-monitor"] {
                signals.connect(signal, to: surface, after: true) { [weak self] (_: OpaquePointer?) in self?.follow() }
            }
            follow()
        }
        follow()
    }

    private func follow() {
        let surface = gtk_native_get_surface(window.opaque)
        let own = surface.flatMap { gdk_display_get_monitor_at_surface(gdk_surface_get_display($0), $0) }
        let monitors = Self.monitors
        displays.update(
            monitors.map(\.display), own: monitors.first { $0.monitor.opaque == own }?.display.id)
    }

    /// Returns the monitor with an identifier; `nil` if it is not connected.
    static func monitor(_ id: Display.ID) -> ObjectRef? { monitors.first { $0.display.id == id }?.monitor }

    private static var list: OpaquePointer? { gdk_display_get_default().map { gdk_display_get_monitors($0) } }

    private static var monitors: [(monitor: ObjectRef, display: Display)] {
        guard let list else { return [] }
        var ids: Set<String> = []
        return (0..<g_list_model_get_n_items(list)).map { index in
            let monitor = ObjectRef(adopting: g_list_model_get_item(list, index)!)
            func text(_ text: UnsafePointer<CChar>?) -> String? { text.map { String(cString: $0) } }
            let names = [gdk_monitor_get_manufacturer(monitor.opaque), gdk_monitor_get_model(monitor.opaque)].map(text)
            let connector = text(gdk_monitor_get_connector(monitor.opaque))
            let name = names.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
            var id = connector ?? name
            while !ids.insert(id).inserted { id += "+" }
            return (monitor, Display(id: id, name: name.isEmpty ? connector ?? "Monitor \(index + 1)" : name))
        }
    }
}
