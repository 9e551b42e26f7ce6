import CGtk
import CorkUI
import Foundation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct DraggingTests {
        /// The MIME types of what is dragged from a point.
        private func types(_ window: ViewWindow, _ x: Double, _ y: Double) -> [String] {
            guard let content = window.controller.renderer.dragging.content(at: CGPoint(x: x, y: y)) else { return [] }
            let formats = gdk_content_provider_ref_formats(content.cast())
            defer { gdk_content_formats_unref(formats) }
            var count: gsize = 0
            let names = gdk_content_formats_get_mime_types(formats, &count)
            return (0..<Int(count)).map { String(cString: names![$0]!) }
        }

        @Test func theInnermostDraggableViewIsDragged() async {
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

        @Test func aCardThatIsScrolledAwayIsNotDragged() async {
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
    }
}
