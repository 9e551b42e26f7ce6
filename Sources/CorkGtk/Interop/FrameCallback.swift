import CGtk
import CorkUI

/// Calls `action` before each frame of a widget's window until it returns `false`.
///
/// Meanwhile frames are drawn even without other changes.
func beforeEachFrame(of widget: UnsafeMutablePointer<GtkWidget>, _ action: @escaping () -> Bool) {
    let box = Unmanaged.passRetained(FrameAction(action)).toOpaque()
    gtk_widget_add_tick_callback(
        widget,
        { _, _, data in
            nonisolated(unsafe) let data = data!
            return onMainActor { Unmanaged<FrameAction>.fromOpaque(data).takeUnretainedValue().run() ? 1 : 0 }
        }, box,
        { data in
            nonisolated(unsafe) let data = data!
            onMainActor { Unmanaged<FrameAction>.fromOpaque(data).release() }
        })
}

private final class FrameAction {
    let run: () -> Bool
    init(_ run: @escaping () -> Bool) { self.run = run }
}
