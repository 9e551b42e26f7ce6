import CGtk
import CorkUI
import Foundation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct DraggingTests {
        /// Returns the MIME types of the content dragged from a point.
        private func types(_ window: ViewWindow, _ x: Double, _ y: Double) -> [String] {
            guard let content = window.controller.renderer.dragging.content(at: CGPoint(x: x, y: y)) else { return [] }
            let formats = gdk_content_provider_ref_formats(content.cast())
            defer { gdk_content_formats_unref(formats) }
            var count: gsize = 0
            let names = gdk_content_formats_get_mime_types(formats, &count)
            return (0..<Int(count)).map { String(cString: names![$0]!) }
        }

        @Test func `the innermost draggable view is dragged`() async {
            let window = await ViewWindow(width: 200, height: 100) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 50, height: 50).draggable("inner")
                    Color.blue.frame(width: 50, height: 50)
                }
                .draggable(URL(fileURLWithPath: "/outer"))
                .frame(width: 200, height: 100, alignment: .topLeading)
            }
            #expect(types(window, 25, 25).first == "text/plain;charset=utf-8")
            #expect(types(window, 75, 25) == ["text/uri-list"])
            #expect(types(window, 150, 75) == [])
        }

        @Test func `a card that is scrolled away is not dragged`() async {
            let window = await ViewWindow(width: 200, height: 200) {
                VStack(spacing: 0) {
                    Color.red.frame(width: 200, height: 100)
                    ScrollView {
                        VStack(spacing: 0) {
                            Color.blue.frame(width: 200, height: 100).draggable("first")
                            Color.green.frame(width: 200, height: 400)
                        }
                    }
                }
            }
            #expect(types(window, 100, 150).first == "text/plain;charset=utf-8")
            let scroll = window.widget.descendants.first { $0.isA(gtk_scrolled_window_get_type()) }!
            gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scroll.opaque), 100)
            await window.frames(2)
            #expect(types(window, 100, 50) == [])
            #expect(types(window, 100, 150) == [])
        }

        @Test(.enabled("xdotool is needed to drag.") { XDoTool.isThere })
        func `a preview is in the icon of the drag`() async throws {
            let window = await ViewWindow(width: 200, height: 200) {
                Color.red.frame(width: 200, height: 200)
                    .draggable("a") { Text("preview").frame(width: 120, height: 60).background(Color.green) }
            }
            defer { XDoTool.leave() }
            try await XDoTool.drag(in: window, down: 80)
            func icon() -> (label: WidgetPointer, size: CGSize)? {
                guard let node = ActiveDrag.current?.preview?.node,
                    let label = node.descendants.lazy.compactMap({ $0.gtkMount?.widgetOnHost }).first(where: \.isLabel),
                    gtk_widget_get_mapped(label) != 0, let root = gtk_widget_get_root(label),
                    let host = node.gtkMount?.host(for: node.children[0])?.widget
                else { return nil }
                #expect(ObjectRef(retaining: root).isA(gtk_drag_icon_get_type()))
                return (
                    label, CGSize(width: Int(gtk_widget_get_width(host)), height: Int(gtk_widget_get_height(host)))
                )
            }
            await eventually { icon() != nil }
            #expect(icon()?.size == CGSize(width: 120, height: 60))
            #expect(window.texts == [])
            try XDoTool.run("mouseup", "1")
            await eventually { ActiveDrag.current == nil }
        }

        /// A window of 200 x 200 over 1,000 x 1,000, of which each 100 x 100 takes text.
        private func field(_ targeted: Targeted) async -> ViewWindow {
            await ViewWindow(width: 200, height: 200) {
                ScrollView([.horizontal, .vertical]) {
                    VStack(spacing: 0) {
                        ForEach(0..<10) { line in
                            HStack(spacing: 0) {
                                ForEach(0..<10) { column in
                                    Color.blue.frame(width: 100, height: 100)
                                        .dropDestination(for: String.self) { _, _ in
                                            true
                                        } isTargeted: {
                                            if $0 { targeted.last = "\(line) \(column)" }
                                        }
                                }
                            }
                        }
                    }
                }
            }
        }

        private final class Targeted { var last = "" }

        private func offset(_ window: ViewWindow) -> CGPoint {
            let scroll = window.widget.descendants.first { $0.isA(gtk_scrolled_window_get_type()) }!
            return CGPoint(
                x: gtk_adjustment_get_value(gtk_scrolled_window_get_hadjustment(scroll.opaque)),
                y: gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(scroll.opaque)))
        }

        @Test func `a drag scrolls faster nearer to an edge`() async {
            let window = await field(Targeted())
            let dragging = window.controller.renderer.dragging
            dragging.move(to: CGPoint(x: 50, y: 180), ["text/plain"])
            await window.frames(12)
            let slow = offset(window)
            #expect(slow.x == 0 && slow.y > 0)
            dragging.move(to: CGPoint(x: 50, y: 198), ["text/plain"])
            await window.frames(12)
            let fast = offset(window)
            #expect(fast.y - slow.y > 2 * slow.y)
            dragging.move(to: CGPoint(x: 190, y: 100), ["text/plain"])
            await window.frames(12)
            #expect(offset(window).y == fast.y && offset(window).x > 0)
        }

        @Test func `the drop target follows autoscroll until it ends`() async {
            let targeted = Targeted()
            let window = await field(targeted)
            let dragging = window.controller.renderer.dragging
            dragging.move(to: CGPoint(x: 120, y: 186), ["text/plain"])
            #expect(targeted.last == "1 1")
            await window.frames(180)
            #expect(offset(window) == CGPoint(x: 0, y: 800))
            #expect(targeted.last == "9 1" && !dragging.scrolling.isTicking)
            dragging.move(to: CGPoint(x: 120, y: 2), ["text/plain"])
            await window.frames(5)
            dragging.scrolling.end()
            let held = offset(window)
            #expect(held.y < 800)
            await window.frames(5)
            #expect(offset(window) == held && !dragging.scrolling.isTicking)
        }
    }
}
