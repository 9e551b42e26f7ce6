import CGtk
import CorkGtk
import CorkUI
import Glibc
import Testing

typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// A window on the screen, destroyed with this object.
final class TestWindow {
    let window: UnsafeMutablePointer<GtkWindow>
    let signals = SignalOwner()

    var widget: WidgetPointer { window.cast() }

    /// Opens a window with a child and waits until it has been drawn.
    ///
    /// - Parameters:
    ///   - child: The content.
    ///   - width: The width of the content in pixels.
    ///   - height: The height of the content in pixels.
    init(_ child: WidgetPointer, width: Int32 = 200, height: Int32 = 100) async {
        window = gtk_window_new()!.cast()
        gtk_window_set_decorated(window, 0)
        gtk_window_set_default_size(window, width, height)
        gtk_window_set_child(window, child)
        gtk_window_present(window)
        await frames(2)
    }

    isolated deinit {
        gtk_window_destroy(window)
    }

    /// Requests a number of frames and waits until they are painted.
    func frames(_ count: Int) async {
        let clock = gtk_widget_get_frame_clock(widget)!
        for _ in 0..<count {
            let frame = SignalOwner()
            await withCheckedContinuation { (painted: CheckedContinuation<Void, Never>) in
                var waiting: CheckedContinuation<Void, Never>? = painted
                frame.connect("after-paint", to: clock) {
                    waiting?.resume()
                    waiting = nil
                }
                gtk_widget_queue_draw(widget)
                gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
            }
        }
    }
}

extension WidgetPointer {
    /// The item of a GtkListView that the widget is, or is in.
    var listItem: WidgetPointer? {
        sequence(first: self) { gtk_widget_get_parent($0) }.first {
            gtk_widget_get_parent($0)?.isA(gtk_list_view_get_type()) == true
        }
    }

    /// The host of the scroll view that a list item is in, which hears of the pointer.
    var hostOfList: WidgetPointer? {
        let ground = listItem.flatMap(gtk_widget_get_parent).flatMap(gtk_widget_get_parent)
        return ground.flatMap(gtk_widget_get_parent)
    }
}

/// Emits "clicked", as a button does when it is pressed.
func click(_ button: WidgetPointer) {
    cork_signal_emit(button, "clicked")
}

/// A weak reference to a GObject that counts how often the object was finalised.
final class ObjectWatch {
    private(set) var finalized = 0

    init(_ object: some ObjectPointer) {
        g_object_weak_ref(
            object.objectAddress.assumingMemoryBound(to: GObject.self), noteFinalized,
            Unmanaged.passRetained(self).toOpaque())
    }

    fileprivate func note() {
        finalized += 1
    }
}

nonisolated private func noteFinalized(watch: UnsafeMutableRawPointer?, object: UnsafeMutablePointer<GObject>?) {
    nonisolated(unsafe) let watch = watch!
    onMainActor { Unmanaged<ObjectWatch>.fromOpaque(watch).takeRetainedValue().note() }
}
