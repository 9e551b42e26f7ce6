import CGtk
import CorkGtk
import Testing

extension GtkTests {
    @MainActor
    @Suite struct SignalTests {
        @Test func `handler ends with its owner`() {
            let button = ObjectRef(sinking: gtk_button_new()!)
            var clicks = 0
            var signals: SignalOwner? = SignalOwner()
            signals?.connect("clicked", to: button) { clicks += 1 }
            click(button.widget)
            #expect(clicks == 1)
            signals = nil
            click(button.widget)
            #expect(clicks == 1)
        }

        @Test func `connection kept beyond its owner is over`() {
            let button = ObjectRef(sinking: gtk_button_new()!)
            var clicks = 0
            var signals: SignalOwner? = SignalOwner()
            let connection = signals?.connect("clicked", to: button) { clicks += 1 }
            signals = nil
            click(button.widget)
            #expect(clicks == 0)
            connection?.disconnect()
        }

        @Test func `disconnected handler is not called in an emission under way`() {
            let button = ObjectRef(sinking: gtk_button_new()!)
            let signals = SignalOwner()
            var calls: [String] = []
            var second: SignalConnection?
            signals.connect("clicked", to: button) {
                calls.append("first")
                second?.disconnect()
            }
            second = signals.connect("clicked", to: button) { calls.append("second") }
            click(button.widget)
            #expect(calls == ["first"])
        }

        @Test func `handler may end its own owner`() {
            let button = ObjectRef(sinking: gtk_button_new()!)
            final class Holder { var signals: SignalOwner? = SignalOwner() }
            let holder = Holder()
            let kept = Kept()
            holder.signals?.connect("clicked", to: button) {
                holder.signals = nil
                kept.count += 1
            }
            click(button.widget)
            click(button.widget)
            #expect(kept.count == 1)
        }

        @Test func `captures of a handler are released with the signal owner`() {
            let button = ObjectRef(sinking: gtk_button_new()!)
            weak var captured: Kept?
            var signals: SignalOwner? = SignalOwner()
            do {
                let kept = Kept()
                captured = kept
                signals?.connect("clicked", to: button) { kept.count += 1 }
            }
            #expect(captured != nil)
            signals = nil
            #expect(captured == nil)
        }

        @Test func `emitter may go first`() {
            let signals = SignalOwner()
            weak var captured: Kept?
            do {
                let button = ObjectRef(sinking: gtk_button_new()!)
                let watch = ObjectWatch(button)
                let kept = Kept()
                captured = kept
                signals.connect("clicked", to: button) { kept.count += 1 }
                withExtendedLifetime(button) { #expect(watch.finalized == 0) }
            }
            signals.disconnectAll()
            #expect(captured == nil)
        }

        @Test func `paused handler does not hear its own writes`() {
            let toggle = ObjectRef(sinking: gtk_toggle_button_new()!)
            let signals = SignalOwner()
            var heard: [Bool] = []
            let connection = signals.connect("notify::active", to: toggle) {
                heard.append(gtk_toggle_button_get_active(toggle.objectAddress.cast()) != 0)
            }
            connection.paused { gtk_toggle_button_set_active(toggle.objectAddress.cast(), 1) }
            #expect(heard.isEmpty)
            gtk_toggle_button_set_active(toggle.objectAddress.cast(), 0)
            #expect(heard == [false])
        }

        @Test func `notify is heard for its property only`() {
            let label = ObjectRef(sinking: gtk_label_new("")!)
            let signals = SignalOwner()
            var names: [String] = []
            signals.connect("notify::label", to: label) { (property: UnsafeMutablePointer<GParamSpec>) in
                names.append(String(cString: property.pointee.name))
            }
            cork_object_set_string(label.objectAddress, "label", "new")
            cork_object_set_bool(label.objectAddress, "selectable", 1)
            #expect(names == ["label"])
        }

        @Test func `response arrives as an integer`() {
            let dialog = gtk_dialog_new()!
            let signals = SignalOwner()
            var responses: [Int32] = []
            signals.connect("response", to: dialog) { (response: Int32) in responses.append(response) }
            gtk_dialog_response(dialog.cast(), GTK_RESPONSE_ACCEPT.rawValue)
            #expect(responses == [-3])
            gtk_window_destroy(dialog.cast())
        }

        @Test func `action arrives with its parameter or none`() {
            let signals = SignalOwner()
            var texts: [String?] = []
            for type in [g_variant_type_new("s"), nil] {
                let action = ObjectRef(adopting: g_simple_action_new("open", type)!)
                signals.connect("activate", to: action) { (parameter: OpaquePointer?) in
                    texts.append(parameter.map { String(cString: g_variant_get_string($0, nil)) })
                }
                g_action_activate(action.opaque, type == nil ? nil : g_variant_new_string("board"))
                type.map(g_variant_type_free)
            }
            #expect(texts == ["board", nil])
        }

        @Test func `activated flow box child arrives as its widget`() async {
            let flowBox = gtk_flow_box_new()!
            gtk_flow_box_insert(flowBox.opaque, gtk_label_new("")!, -1)
            let window = await TestWindow(flowBox)
            let child = gtk_flow_box_get_child_at_index(flowBox.opaque, 0)!
            var activated: [UnsafeMutablePointer<GtkFlowBoxChild>] = []
            window.signals.connect("child-activated", to: flowBox) { (child: UnsafeMutablePointer<GtkFlowBoxChild>) in
                activated.append(child)
            }
            cork_signal_emit(child, "activate")
            #expect(activated == [child])
        }

        @Test func `close request is answered`() async {
            let window = await TestWindow(gtk_label_new("")!)
            let watch = ObjectWatch(window.window)
            var requests = 0
            window.signals.answer("close-request", of: window.window) {
                requests += 1
                return true
            }
            gtk_window_close(window.window)
            #expect(requests == 1)
            #expect(watch.finalized == 0)
            #expect(gtk_widget_get_visible(window.widget) != 0)
        }

        @Test func `handler after the types own sees its effect`() {
            let expander = ObjectRef(sinking: gtk_expander_new("")!)
            let signals = SignalOwner()
            var states: [Bool] = []
            let expanded = { gtk_expander_get_expanded(expander.opaque) != 0 }
            signals.connect("activate", to: expander, after: true) { states.append(expanded()) }
            signals.connect("activate", to: expander) { states.append(expanded()) }
            cork_signal_emit(expander.objectAddress, "activate")
            #expect(states == [false, true])
        }

        @Test func `unfit handlers stop the program`() async {
            await #expect(processExitsWith: .success) {
                await MainActor.run {
                    let cancellable = ObjectRef(adopting: g_cancellable_new()!)
                    SignalOwner().connect("cancelled", to: cancellable) {}
                }
            }
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    let cancellable = ObjectRef(adopting: g_cancellable_new()!)
                    SignalOwner().connect("cancelled", to: cancellable) { (_: Int32) in }
                }
            }
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    let cancellable = ObjectRef(adopting: g_cancellable_new()!)
                    SignalOwner().connect("canceled", to: cancellable) {}
                }
            }
        }
    }
}

/// Something a handler captures.
private final class Kept {
    var count = 0
}
