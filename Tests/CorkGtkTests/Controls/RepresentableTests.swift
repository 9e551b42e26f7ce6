import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

/// A native level bar or a button that counts how often it is clicked.
private struct NativeButton: GtkWidgetRepresentable {
    var title: String
    var size: CGSize?
    let onClick: () -> Void

    final class Coordinator {
        var onClick: () -> Void = {}
        let signals = SignalOwner()
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeWidget(context: Context) -> ObjectRef {
        let button = ObjectRef(sinking: gtk_button_new()!)
        context.coordinator.signals.connect("clicked", to: button) { [unowned coordinator = context.coordinator] in
            coordinator.onClick()
        }
        return button
    }

    func updateWidget(_ button: ObjectRef, context: Context) {
        context.coordinator.onClick = onClick
        gtk_button_set_label(button.cast(), title)
    }

    static func dismantleWidget(_ button: ObjectRef, coordinator: Coordinator) {
        // Still in its window.
        #expect(gtk_widget_get_root(button.widget) != nil)
        Self.dismantled += 1
    }

    func sizeThatFits(_ proposal: ProposedViewSize, widget: ObjectRef, context: Context) -> CGSize? { size }

    static var dismantled = 0
}

/// A widget with an owner of its own, and no coordinator.
private struct Column: GtkWidgetRepresentable {
    let lines: Int

    final class Owner: _WidgetOwner {
        let box = ObjectRef(sinking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!)
        var widget: UnsafeMutablePointer<GtkWidget> { box.widget }
    }

    func makeWidget(context: Context) -> Owner { Owner() }
    func updateWidget(_ owner: Owner, context: Context) {
        while let child = gtk_widget_get_first_child(owner.widget) { gtk_box_remove(owner.box.cast(), child) }
        for line in 0..<lines { gtk_box_append(owner.box.cast(), gtk_label_new("line \(line)")) }
    }
}

extension GtkTests {
    @MainActor
    @Suite struct RepresentableTests {
        @Observable final class Model {
            var title = "one"
            var size: CGSize?
            var lines = 1
            var isShown = true
            var isDisabled = false
        }

        /// R8.1, R8.2: the widget is in the window, follows its view and reports to the coordinator.
        @Test func `a widget of one's own is shown and updated`() async throws {
            let model = Model()
            var clicks = 0
            let window = await ViewWindow {
                NativeButton(title: model.title, size: model.size) { clicks += 1 }.disabled(model.isDisabled)
            }
            let button = try #require(window.widgets(gtk_button_get_type()).first)
            #expect(gtk_widget_get_mapped(button) != 0)
            click(button)
            #expect(clicks == 1)
            let width = gtk_widget_get_width(button)
            await window.change { model.title = "a much longer title" }
            #expect(window.widgets(gtk_button_get_type()) == [button])
            #expect(String(cString: gtk_button_get_label(button.cast())) == "a much longer title")
            #expect(gtk_widget_get_width(button) > width)
            await window.change { model.isDisabled = true }
            #expect(!button.isSensitive)
        }

        /// R8.6: the representable's own size holds, else the widget's request.
        @Test func `a size of one's own holds`() async throws {
            let model = Model()
            model.size = CGSize(width: 210, height: 90)
            let window = await ViewWindow { NativeButton(title: "x", size: model.size) {} }
            let button = try #require(window.widgets(gtk_button_get_type()).first)
            #expect(button.bounds(in: window.host.widget).size == CGSize(width: 210, height: 90))
            await window.change { model.size = nil }
            #expect(button.bounds(in: window.host.widget).width < 100)
        }

        /// R8.6: A widget whose size request changes gets its new size.
        @Test func `a widget that grows by itself gets room`() async throws {
            let model = Model()
            let window = await ViewWindow {
                VStack(spacing: 0) {
                    Column(lines: model.lines)
                    Text("below")
                }
            }
            let below = try window.label("below")
            let top = below.bounds(in: window.host.widget).minY
            let line = try window.label("line 0").bounds(in: window.host.widget).height
            await window.change { model.lines = 3 }
            let grown = below.bounds(in: window.host.widget).minY
            #expect(abs(grown - top - line) <= 1)
            gtk_label_set_text(try window.label("line 1").opaque, "two\nlines\nmore")
            await eventually { below.bounds(in: window.host.widget).minY > grown + line / 2 }
        }

        /// R8.3: A removed view is dismantled once, while its widget is still in the window, and the widget is freed.
        @Test func `a widget goes with its view`() async throws {
            let model = Model()
            NativeButton.dismantled = 0
            let window = await ViewWindow { if model.isShown { NativeButton(title: "x") {} } }
            let watch = ObjectWatch(try #require(window.widgets(gtk_button_get_type()).first))
            await window.change { model.isShown = false }
            #expect(NativeButton.dismantled == 1)
            await eventually { watch.finalized == 1 }
            await window.change { model.isShown = true }
            window.controller.close()
            #expect(NativeButton.dismantled == 2)
        }

        /// R8.3: Adding and removing a thousand views leaks nothing.
        @Test func `a thousand lives leave nothing behind`() async throws {
            let model = Model()
            NativeButton.dismantled = 0
            let window = await ViewWindow {
                if model.isShown {
                    NativeButton(title: "x") {}
                    Column(lines: 2)
                }
            }
            var watches: [ObjectWatch] = []
            for _ in 0..<1_000 {
                watches += window.host.widget.descendants.map { ObjectWatch($0) }
                model.isShown = false
                window.controller.turn()
                model.isShown = true
                window.controller.turn()
            }
            #expect(NativeButton.dismantled == 1_000)
            #expect(watches.count >= 4_000)
            await eventually { watches.allSatisfy { $0.finalized == 1 } }
        }
    }
}
