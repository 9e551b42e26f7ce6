import CGtk
import CorkUI
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct WindowTests {
        @Observable final class Model {
            var title = "First"
            var hasInner = false
            var items = ["A", "B"]
            var hasToolbar = true
            var count = 0
            var isDisabled = false
        }

        @Test func `the window is called what its views say`() async {
            let model = Model()
            let window = await ViewWindow {
                VStack {
                    if model.hasInner { Text("Inner").navigationTitle("Inner") }
                }
                .navigationTitle(model.title)
            }
            #expect(window.title == "First")
            await window.change { model.title = "Second" }
            #expect(window.title == "Second")
            await window.change { model.hasInner = true }
            #expect(window.title == "Inner")
            await window.change { model.title = "Third" }
            #expect(window.title == "Inner")
            await window.change { model.hasInner = false }
            #expect(window.title == "Third")
        }

        @Test func `views below a full-screen one are out of reach, and have the focus again afterwards`() async {
            let model = Model()
            let window = await ViewWindow(width: 300, height: 200) {
                VStack { ForEach(model.items, id: \.self) { Text($0).focusable() } }
                    .fullScreenCover(isPresented: Bindable(model).hasInner) { Text("Above").focusable() }
            }
            func tab() -> String? {
                gtk_widget_child_focus(window.widget, GTK_DIR_TAB_FORWARD)
                return focused()
            }
            func focused() -> String? { window.focus?.descendants.first { $0.isLabel }?.labelText }
            while focused() != "B", tab() != nil {}
            #expect(focused() == "B")
            await window.change { model.hasInner = true }
            let reached = Set((0..<6).compactMap { _ in tab() })
            #expect(reached == ["Above"])
            await window.change { model.hasInner = false }
            #expect(focused() == "B")
        }

        @Test func `the innermost title wins from the start`() async {
            let window = await ViewWindow { Text("").navigationTitle("Inner").padding().navigationTitle("Outer") }
            #expect(window.title == "Inner")
        }

        @Test func `a window without a title of its views has that of its scene`() async {
            let window = await ViewWindow { Text("") }
            #expect(window.title == "Window")
        }

        /// The buttons of the header bar from left to right.
        private func items(_ window: ViewWindow) -> [(text: String, widget: WidgetPointer)] {
            window.widgets(gtk_header_bar_get_type()).flatMap(\.descendants)
                .filter { $0.isA(gtk_button_get_type()) && $0.ancestor(gtk_window_controls_get_type()) == nil }
                .filter { gtk_widget_get_mapped($0) != 0 }
                .sorted { $0.bounds(in: window.widget).minX < $1.bounds(in: window.widget).minX }
                .map { button in
                    (button.descendants.first { $0.isLabel }?.labelText ?? "", button)
                }
        }

        @Test(arguments: [ToolbarItemPlacement.navigation, .primaryAction])
        func `items stand in the header bar in their order and come and go`(placement: ToolbarItemPlacement)
            async throws
        {
            let model = Model()
            let window = await ViewWindow(width: 700, height: 200) {
                Text("Content").toolbar {
                    ForEach(model.items, id: \.self) { name in
                        ToolbarItem(placement: placement) {
                            Button(name) { model.count += 1 }.disabled(model.isDisabled)
                        }
                    }
                }
            }
            #expect(items(window).map(\.text) == ["A", "B"])
            let first = items(window)[0].widget

            await window.change { model.items = ["A", "B", "C"] }
            #expect(items(window).map(\.text) == ["A", "B", "C"])
            #expect(items(window)[0].widget == first)
            await window.change { model.items = ["C", "A"] }
            await eventually { items(window).map(\.text) == ["C", "A"] }
            #expect(items(window)[1].widget == first)

            cork_signal_emit(first, "clicked")
            #expect(model.count == 1)
            await window.change { model.isDisabled = true }
            #expect(!first.isSensitive)
        }

        @Test func `the keys of items without room work all the same`() async {
            let model = Model()
            let window = await ViewWindow(width: 240, height: 200) {
                Text("Content").toolbar {
                    ForEach(0..<4) { index in
                        Button("A long name \(index)") { model.count += 1 }
                            .keyboardShortcut(.function(index + 1), modifiers: []).disabled(index == 2)
                    }
                }
            }
            #expect(items(window).map(\.text).filter { !$0.isEmpty }.count < 4)
            for key in [GDK_KEY_F1, GDK_KEY_F2, GDK_KEY_F3, GDK_KEY_F4] { window.press(key) }
            #expect(model.count == 3)
            #expect(!window.press(GDK_KEY_F3) && window.press(GDK_KEY_F4))
        }

        @Test func `a key does what the key before it has enabled, without a frame between them`() async {
            let model = Model()
            model.isDisabled = true
            let window = await ViewWindow(width: 700, height: 200) {
                VStack {
                    Button("Edit") { model.isDisabled = false }.keyboardShortcut("e")
                    Button("Save") { model.count += 1 }.keyboardShortcut("s").disabled(model.isDisabled)
                }
            }
            window.press(GDK_KEY_s, GDK_CONTROL_MASK)
            #expect(model.count == 0)
            window.press(GDK_KEY_e, GDK_CONTROL_MASK)
            window.press(GDK_KEY_s, GDK_CONTROL_MASK)
            #expect(model.count == 1)
        }

        @Test func `an item keeps the focus while others come and go`() async throws {
            let model = Model()
            let window = await ViewWindow(width: 700, height: 200) {
                Text("Content").toolbar { ForEach(model.items, id: \.self) { Button($0) {} } }
            }
            let first = items(window)[0].widget
            gtk_widget_grab_focus(first)
            await window.change { model.items = ["A", "B", "C"] }
            #expect(window.focus == first)
            await window.change { model.items = ["A"] }
            #expect(window.focus == first)
        }

        @Test func `leading items stand before the title and trailing one's after it`() async {
            let window = await ViewWindow(width: 700, height: 200) {
                Text("Content").toolbar {
                    ToolbarItem { Button("Save") {} }
                    ToolbarItem(placement: .navigation) { Button("Open") {} }
                }
            }
            #expect(items(window).map(\.text) == ["Open", "Save"])
            #expect(items(window)[0].widget.bounds(in: window.widget).maxX < 350)
            #expect(items(window)[1].widget.bounds(in: window.widget).minX > 350)
        }

        /// Widens a window until its bar shows some items, since buttons have different widths in different themes.
        private func widen(_ window: ViewWindow, until texts: [String]) async {
            for width: Int32 in stride(from: 330, through: 450, by: 10) where items(window).map(\.text) != texts {
                gtk_window_set_default_size(window.controller.window, width, 200)
                await window.frames(3)
            }
        }

        /// R13.10.
        @Test func `items of low priority leave the bar first and then the last`() async {
            let window = await ViewWindow(width: 330, height: 200) {
                Text("Content").toolbar {
                    ToolbarItem(placement: .navigation) { Button("One") {} }.visibilityPriority(.low)
                    ToolbarItem(placement: .navigation) { Button("Two") {} }
                    ToolbarItem(placement: .navigation) { Button("Three") {} }
                    ToolbarItem(placement: .navigation) { Button("Four") {} }.visibilityPriority(.high)
                }
            }
            await widen(window, until: ["Four", ""])
            #expect(items(window).map(\.text) == ["Four", ""])
            let above = ToolbarItemVisibilityPriority(higherThan: .automatic)
            #expect(ToolbarItemVisibilityPriority.low < .automatic && above > .automatic && above < .high)
            #expect(above == ToolbarItemVisibilityPriority(higherThan: .automatic))
            let further = ToolbarItemVisibilityPriority(higherThan: above)
            #expect(further > above && further < .high)
        }

        @Test func `items without room stand in a popover and keep their keys`() async throws {
            let model = Model()
            let window = await ViewWindow(width: 330, height: 200) {
                Text("Content").toolbar {
                    ForEach(["One", "Two", "Three", "Four"], id: \.self) { name in
                        ToolbarItem(placement: .navigation) {
                            Button(name) { model.items.append(name) }.keyboardShortcut(
                                KeyEquivalent(name.lowercased().first!))
                        }
                    }
                }
            }
            await widen(window, until: ["One", ""])
            let more = try #require(items(window).last)
            #expect(more.text == "")
            #expect(items(window).map(\.text) == ["One", ""])
            model.items = []
            #expect(window.press(GDK_KEY_f, GDK_CONTROL_MASK))
            #expect(model.items == ["Four"])

            let button = try #require(more.widget.ancestor(gtk_menu_button_get_type()))
            for _ in 0..<2 {
                gtk_menu_button_popup(button.opaque)
                await window.frames()
                let popover = try #require(gtk_menu_button_get_popover(button.opaque))
                    .withMemoryRebound(to: GtkWidget.self, capacity: 1) { $0 }
                let buttons = popover.descendants.filter { $0.isA(gtk_button_get_type()) }
                #expect(
                    buttons.map { $0.descendants.first { $0.isLabel }?.labelText } == [
                        "Two", "Three", "Four",
                    ])
                gtk_menu_button_popdown(button.opaque)
                await window.frames()
                #expect(items(window).map(\.text) == ["One", ""])
            }
            gtk_menu_button_popup(button.opaque)
            await window.frames()
            gtk_window_set_default_size(window.controller.window, 700, 200)
            gtk_menu_button_popdown(button.opaque)
            await window.frames()
            #expect(items(window).map(\.text) == ["One", "Two", "Three", "Four"])
        }

        /// R13.10.
        @Test func `labels with an icon alone show their title in the popover`() async throws {
            let model = Model()
            let window = await ViewWindow(width: 330, height: 200) {
                Text("Content").toolbar {
                    ToolbarItem(placement: .navigation) { Button("A title that is too long for the window") {} }
                        .visibilityPriority(.high)
                    ToolbarItem(placement: .navigation) {
                        Button {
                            model.items.append("C")
                        } label: {
                            Label("Add \(model.items.count)", systemImage: "list-add-symbolic")
                        }
                        .labelStyle(.iconOnly)
                    }
                }
            }
            let more = try #require(items(window).last?.widget.ancestor(gtk_menu_button_get_type()))
            func added() -> [String] {
                window.widgets(gtk_header_bar_get_type()).flatMap(\.descendants).filter(\.isLabel).map(\.labelText)
                    .filter { $0.hasPrefix("Add") }
            }
            for _ in 0..<2 {
                gtk_menu_button_popup(more.opaque)
                await window.frames()
                #expect(added() == ["Add \(model.items.count)"])
                await window.change { model.items.append("C") }
                #expect(added() == ["Add \(model.items.count)"])
                gtk_menu_button_popdown(more.opaque)
                await window.frames()
                #expect(added() == [])
            }
        }

        private struct Principal: ToolbarContent {
            let isThere: Bool
            var body: some ToolbarContent {
                ToolbarItem(placement: .navigation) { Button("Open") {} }
                if isThere {
                    ToolbarItemGroup(placement: .principal) {
                        Button("Day") {}
                        Button("Week") {}
                    }
                }
            }
        }

        @Test func `principal items stand in the middle instead of the title`() async throws {
            let model = Model()
            let window = await ViewWindow(width: 700, height: 200) {
                Text("Content").navigationTitle("Calendar").toolbar { Principal(isThere: model.hasToolbar) }
            }
            func titles() -> [String] {
                let bar = UnsafeMutablePointer<GtkWidget>(window.controller.headerBar)
                return bar.descendants.filter { $0.isLabel }.compactMap(\.labelText)
                    .filter { $0 == "Calendar" }
            }
            #expect(items(window).map(\.text) == ["Open", "Day", "Week"] && titles().isEmpty)
            let days = items(window)[1...].map { $0.widget.bounds(in: window.widget) }
            #expect(abs((days[0].minX + days[1].maxX) / 2 - 350) < 20)
            await window.change { model.hasToolbar = false }
            #expect(items(window).map(\.text) == ["Open"] && titles() == ["Calendar"])
            await window.change { model.hasToolbar = true }
            #expect(items(window).map(\.text) == ["Open", "Day", "Week"] && titles().isEmpty)
        }

        private struct Phase: View {
            @Environment(\.scenePhase) private var phase
            var body: some View { Text("\(phase)") }
        }

        @Test func `the scene phase follows the visibility of the window`() async throws {
            let window = await ViewWindow { Phase() }
            let label = try #require(window.labels.first)
            let isActive = gtk_window_is_active(window.controller.window) != 0
            #expect(label.labelText == (isActive ? "active" : "inactive"))
            gtk_widget_set_visible(window.widget, 0)
            window.controller.turn()
            #expect(label.labelText == "background")
            window.controller.present()
            await window.frames(2)
            #expect(label.labelText != "background")
        }

        @Test func `a toolbar goes with its view`() async {
            let model = Model()
            let window = await ViewWindow(width: 700, height: 200) {
                if model.hasToolbar { Text("Content").toolbar { Button("Save") {} } } else { Text("Plain") }
            }
            #expect(items(window).map(\.text) == ["Save"])
            await window.change { model.hasToolbar = false }
            #expect(items(window).isEmpty)
            await window.change { model.hasToolbar = true }
            #expect(items(window).map(\.text) == ["Save"])
        }
    }
}
