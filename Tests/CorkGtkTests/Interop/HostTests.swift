import CGtk
import CorkGtk
import CorkUI
import GtkTestSupport
import Testing

extension GtkTests {
    @MainActor
    @Suite struct HostTests {
        @Test func `hosts measure height for width`() {
            let probe = HostProbe()
            probe.measure = { orientation, size in
                orientation == GTK_ORIENTATION_HORIZONTAL ? (30, 80) : (size < 0 ? 10 : 1000 / size, 40)
            }
            let host = ObjectRef(sinking: probe.makeWidget())
            var minimum: Int32 = 0
            var natural: Int32 = 0
            gtk_widget_measure(host.widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
            #expect(minimum == 30 && natural == 80)
            gtk_widget_measure(host.widget, GTK_ORIENTATION_VERTICAL, 50, &minimum, &natural, nil, nil)
            #expect(minimum == 20 && natural == 40)
            #expect(gtk_widget_get_request_mode(host.widget) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH)
        }

        @Test func `allocate and snapshot put the drawing on the screen`() async throws {
            let probe = HostProbe()
            let inner = HostProbe()
            inner.snapshot = { _, snapshot in cork_snapshot_fill(snapshot, cork_rect(0, 0, 20, 10), .blue) }
            let child = inner.makeWidget()
            let host = probe.makeWidget()
            gtk_widget_set_parent(child, host)
            probe.allocate = { _, _ in cork_widget_allocate(child, 40, 30, 20, 10, -1, 0) }
            probe.snapshot = { host, snapshot in
                cork_snapshot_fill(snapshot, cork_rect(0, 0, 200, 100), .red)
                gtk_widget_snapshot_child(host, child, snapshot)
            }

            let window = await TestWindow(host, width: 200, height: 100)

            #expect(probe.sizes.last.map { [$0.width, $0.height] } == [200, 100])
            let picture = try Picture(of: host)
            #expect(picture.width == 200 && picture.height == 100)
            #expect(picture[39, 35] == 0xFF0000)
            #expect(picture[40, 30] == 0x0000FF)
            #expect(picture[59, 39] == 0x0000FF)
            #expect(picture[60, 40] == 0xFF0000)
            withExtendedLifetime(window) {}
        }

        @Test func `children are drawn only where the snapshot says so`() async throws {
            let probe = HostProbe()
            let inner = HostProbe()
            inner.snapshot = { _, snapshot in cork_snapshot_fill(snapshot, cork_rect(0, 0, 200, 100), .blue) }
            let child = inner.makeWidget()
            let host = probe.makeWidget()
            gtk_widget_set_parent(child, host)
            probe.allocate = { width, height in cork_widget_allocate(child, 0, 0, width, height, -1, 0) }
            probe.snapshot = { _, snapshot in cork_snapshot_fill(snapshot, cork_rect(0, 0, 200, 100), .red) }
            let window = await TestWindow(host)
            #expect(try Picture(of: host)[50, 50] == 0xFF0000)
            withExtendedLifetime(window) {}
        }

        @Test func `a turned child is drawn and hit about its centre`() async throws {
            let probe = HostProbe()
            let inner = HostProbe()
            inner.snapshot = { _, snapshot in cork_snapshot_fill(snapshot, cork_rect(0, 0, 60, 20), .blue) }
            let child = inner.makeWidget()
            let host = probe.makeWidget()
            gtk_widget_set_parent(child, host)
            probe.allocate = { _, _ in cork_widget_allocate(child, 70, 40, 60, 20, -1, 90) }
            probe.snapshot = { host, snapshot in
                cork_snapshot_fill(snapshot, cork_rect(0, 0, 200, 100), .red)
                gtk_widget_snapshot_child(host, child, snapshot)
            }
            let window = await TestWindow(host, width: 200, height: 100)
            let picture = try Picture(of: host)
            #expect(picture[100, 24] == 0x0000FF)
            #expect(picture[75, 50] == 0xFF0000)
            #expect(gtk_widget_pick(host, 100, 24, GTK_PICK_DEFAULT) == child)
            #expect(gtk_widget_pick(host, 75, 50, GTK_PICK_DEFAULT) == host)
            withExtendedLifetime(window) {}
        }

        @Test func `contains decides what is hit`() async {
            let probe = HostProbe()
            probe.contains = { x, _ in x < 50 }
            let host = probe.makeWidget()
            let window = await TestWindow(host, width: 200, height: 100)
            #expect(gtk_widget_contains(host, 20, 20) != 0)
            #expect(gtk_widget_contains(host, 80, 20) == 0)
            withExtendedLifetime(window) {}
        }

        @Test func `focus goes to the first child that takes it`() async {
            let host = HostProbe().makeWidget()
            let label = gtk_label_new("")!
            let button = gtk_button_new()!
            for child in [label, button] {
                gtk_widget_insert_before(child, host, nil)
            }
            let window = await TestWindow(host)
            #expect(gtk_widget_grab_focus(host) != 0)
            #expect(gtk_root_get_focus(window.window.opaque) == button)
        }

        @Test func `grabbing the focus calls the host`() async {
            let probe = HostProbe()
            var asked = 0
            probe.grabFocus = {
                asked += 1
                return false
            }
            let host = probe.makeWidget()
            let window = await TestWindow(host)
            asked = 0
            #expect(gtk_widget_grab_focus(host) == 0)
            #expect(asked == 1)
            withExtendedLifetime(window) {}
        }

        @Test func `children are let go and the context is released once`() {
            weak var context: HostProbe?
            var destroyed = 0
            var host: ObjectRef?
            do {
                let probe = HostProbe()
                probe.destroy = { destroyed += 1 }
                context = probe
                host = ObjectRef(sinking: probe.makeWidget())
            }
            let label = gtk_label_new("")!
            let watch = ObjectWatch(label)
            gtk_widget_set_parent(label, host?.widget)
            #expect(context != nil && destroyed == 0)
            host = nil
            #expect(watch.finalized == 1)
            #expect(destroyed == 1)
            #expect(context == nil)
        }

        @Test func `role and name are given when made`() {
            let probe = HostProbe()
            let plain = ObjectRef(sinking: probe.makeWidget())
            let list = ObjectRef(sinking: probe.makeWidget(role: GTK_ACCESSIBLE_ROLE_LIST, cssName: "board"))
            #expect(gtk_accessible_get_accessible_role(list.opaque) == GTK_ACCESSIBLE_ROLE_LIST)
            #expect(String(cString: gtk_widget_get_css_name(list.widget)) == "board")
            #expect(String(cString: gtk_widget_get_css_name(plain.widget)) == "cork-host")
            #expect(cork_host_get_context(list.widget) == Unmanaged.passUnretained(probe).toOpaque())
            #expect(cork_host_get_context(ObjectRef(sinking: gtk_label_new("")!).widget) == nil)
        }
    }
}

extension GdkRGBA {
    static let red = GdkRGBA(red: 1, green: 0, blue: 0, alpha: 1)
    static let blue = GdkRGBA(red: 0, green: 0, blue: 1, alpha: 1)
}

/// A probe that implements a host widget's functions with closures, and records their calls.
final class HostProbe {
    var measure: (GtkOrientation, Int32) -> (minimum: Int32, natural: Int32) = { _, _ in (0, 0) }
    var allocate: (Int32, Int32) -> Void = { _, _ in }
    var snapshot: (WidgetPointer, OpaquePointer) -> Void = { _, _ in }
    var contains: ((Double, Double) -> Bool)?
    var grabFocus: (() -> Bool)?
    var destroy: () -> Void = {}
    var sizes: [(width: Int32, height: Int32)] = []

    /// Makes a widget that keeps this probe alive until it is finalised.
    func makeWidget(role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GROUP, cssName: String? = nil) -> WidgetPointer {
        var table = CorkHostVTable()
        table.measure = { context, _, orientation, size, minimum, natural in
            nonisolated(unsafe) let (context, minimum, natural) = (context!, minimum!, natural!)
            onMainActor {
                (minimum.pointee, natural.pointee) = HostProbe.of(context).measure(orientation, size)
            }
        }
        table.size_allocate = { context, _, width, height, _ in
            nonisolated(unsafe) let context = context!
            onMainActor {
                let probe = HostProbe.of(context)
                probe.sizes.append((width, height))
                probe.allocate(width, height)
            }
        }
        table.snapshot = { context, widget, snapshot in
            nonisolated(unsafe) let (context, widget, snapshot) = (context!, widget!, snapshot!)
            onMainActor { HostProbe.of(context).snapshot(widget, snapshot) }
        }
        if contains != nil {
            table.contains = { context, _, x, y in
                nonisolated(unsafe) let context = context!
                return onMainActor { HostProbe.of(context).contains?(x, y) == true ? 1 : 0 }
            }
        }
        if grabFocus != nil {
            table.grab_focus = { context, _ in
                nonisolated(unsafe) let context = context!
                return onMainActor { HostProbe.of(context).grabFocus?() == true ? 1 : 0 }
            }
        }
        table.destroy = { context in
            nonisolated(unsafe) let context = context!
            onMainActor {
                HostProbe.of(context).destroy()
                Unmanaged<HostProbe>.fromOpaque(context).release()
            }
        }
        return cork_host_new(&table, Unmanaged.passRetained(self).toOpaque(), role, cssName)
    }

    private static func of(_ context: UnsafeMutableRawPointer) -> HostProbe {
        Unmanaged<HostProbe>.fromOpaque(context).takeUnretainedValue()
    }
}
