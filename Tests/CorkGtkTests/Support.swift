import CGtk
import CorkGtk
import Glibc
import Testing

typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// A window on the screen, destroyed with this object.
final class TestWindow {
    let window: UnsafeMutablePointer<GtkWindow>
    let signals = SignalOwner()

    var widget: WidgetPointer { window.cast() }

    /// Shows a window around a child and waits until it has been drawn.
    ///
    /// - Parameters:
    ///   - child: its content.
    ///   - width: the content's width in pixels.
    ///   - height: the content's height in pixels.
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

    /// Waits until a number of frames has been painted, asking for each.
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

/// Emits "clicked", as a button does when it is pressed.
func click(_ button: WidgetPointer) {
    cork_signal_emit(button, "clicked")
}

/// The pixels of a widget, drawn by the Cairo renderer.
struct Picture {
    let width: Int
    let height: Int
    private let pixels: [UInt32]

    /// Draws what a widget showed in its last frame.
    init(of widget: WidgetPointer, width: Int32 = 0, height: Int32 = 0) throws {
        var template = Array("\(String(cString: g_get_tmp_dir()))/corkXXXXXX".utf8CString)
        let file = mkstemp(&template)
        try #require(file >= 0)
        close(file)
        defer { unlink(template) }
        try #require(cork_snapshot_to_png(widget, template, width, height) != 0)
        try self.init(png: String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }

    /// Reads a PNG file.
    init(png path: String) throws {
        let surface = cairo_image_surface_create_from_png(path)
        defer { cairo_surface_destroy(surface) }
        try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
        self.width = Int(cairo_image_surface_get_width(surface))
        self.height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let data = try #require(cairo_image_surface_get_data(surface), "There is no picture \(path).")
        var pixels: [UInt32] = []
        for y in 0..<self.height {
            for x in 0..<self.width {
                pixels.append(UnsafeRawPointer(data + y * stride).load(fromByteOffset: 4 * x, as: UInt32.self))
            }
        }
        self.pixels = pixels
    }

    /// A pixel's colour as 0xRRGGBB.
    subscript(x: Int, y: Int) -> UInt32 {
        pixels[y * width + x] & 0xFFFFFF
    }
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
    gtkMain { Unmanaged<ObjectWatch>.fromOpaque(watch).takeRetainedValue().note() }
}
