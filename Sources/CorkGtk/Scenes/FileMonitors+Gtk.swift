import CGtk
import CorkUI
import Foundation

/// Files as GIO watches them.
final class GtkFileMonitors: FileMonitors {
    func monitor(_ file: URL, onChange: @escaping @MainActor () -> Void) -> AnyObject { Monitor(file, onChange) }

    private final class Monitor {
        private let monitor: ObjectRef?
        private let signals = SignalOwner()

        init(_ file: URL, _ onChange: @escaping () -> Void) {
            let file = ObjectRef(adopting: g_file_new_for_path(file.resolvingSymlinksInPath().path)!)
            let flags = GFileMonitorFlags(G_FILE_MONITOR_WATCH_MOVES.rawValue)
            monitor = g_file_monitor_file(file.opaque, flags, nil, nil).map { ObjectRef(adopting: $0) }
            guard let monitor else { return }
            signals.connect("changed", to: monitor) { (_: OpaquePointer, _: OpaquePointer?, event: Int32) in
                // The end of a change is told by an event of its own.
                if event != Int32(G_FILE_MONITOR_EVENT_CHANGED.rawValue) { onChange() }
            }
        }

        isolated deinit {
            signals.disconnectAll()
            if let monitor { g_file_monitor_cancel(monitor.cast()) }
        }
    }
}
