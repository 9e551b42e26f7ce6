import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct GestureTests {
        @Observable final class Log { var events: [String] = [] }

        @Test func `a drag from the windows content reaches the view that is there`() async {
            let log = Log()
            let window = await ViewWindow {
                HStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 80)
                        .gesture(DragGesture().onEnded { log.events.append("\($0.translation)") })
                    Color.blue.frame(width: 100, height: 80)
                        .onTapGesture { (point: CGPoint) in log.events.append("\(point)") }
                }
                .frame(width: 400, height: 300, alignment: .topLeading)
            }
            let content = window.host.widget
            content.beginDrag(x: 20, y: 30)
            content.drag(dx: 15, dy: 0)
            content.endDrag(dx: 30, dy: 5)
            #expect(log.events == ["\(CGSize(width: 30, height: 5))"])
            content.beginDrag(x: 110, y: 12)
            content.endDrag(dx: 0, dy: 0)
            #expect(log.events.last == "\(CGPoint(x: 10, y: 12))")
        }

        /// GTK 4.24 cancels the gestures of two fingers when another gesture claims the press.
        @Test func `drags go on when fingers that never began are cancelled`() async {
            let log = Log()
            let window = await ViewWindow {
                Color.red.frame(width: 100, height: 80)
                    .gesture(DragGesture().onEnded { log.events.append("\($0.translation)") })
                    .frame(width: 400, height: 300, alignment: .topLeading)
            }
            let content = window.host.widget
            content.beginDrag(x: 20, y: 30)
            content.drag(dx: 15, dy: 0)
            content.cancelFingers()
            content.drag(dx: 20, dy: 0)
            content.endDrag(dx: 30, dy: 5)
            #expect(log.events == ["\(CGSize(width: 30, height: 5))"])
        }

        /// Both in a list view, and in a row that scrolls horizontally without one.
        @Test(arguments: [Axis.vertical, .horizontal])
        func `a tap on what was scrolled to reaches it`(axis: Axis) async throws {
            let log = Log()
            let window = await ViewWindow(width: 200, height: 200) {
                ScrollView(axis == .vertical ? .vertical : .horizontal) {
                    let cells = ForEach(0..<100, id: \.self) { place in
                        Color.blue.frame(width: 50, height: 50).onTapGesture { log.events.append("\(place)") }
                    }
                    if axis == .vertical { LazyVStack(spacing: 0) { cells } } else { LazyHStack(spacing: 0) { cells } }
                }
            }
            let scrolled = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            let adjustment =
                axis == .vertical
                ? gtk_scrolled_window_get_vadjustment(scrolled.opaque)
                : gtk_scrolled_window_get_hadjustment(scrolled.opaque)
            await window.change { gtk_adjustment_set_value(adjustment, 1000) }
            await window.frames(2)
            window.host.widget.beginDrag(x: axis == .vertical ? 100 : 60, y: axis == .vertical ? 60 : 100)
            window.host.widget.endDrag(dx: 0, dy: 0)
            #expect(log.events == ["21"])
        }

        @Test func `a long press is recognized by time alone`() async {
            let log = Log()
            let window = await ViewWindow {
                Color.red.onLongPressGesture(minimumDuration: 0.05) { log.events.append("long") }
            }
            window.host.widget.beginDrag(x: 20, y: 30)
            await eventually { log.events == ["long"] }
            #expect(log.events == ["long"])
        }

        @Test func `gestures of a thousand views cost a window two native one's`() async {
            let window = await ViewWindow {
                VStack(spacing: 0) { ForEach(0..<1000, id: \.self) { _ in Color.red.onTapGesture {} } }
            }
            let drags = ([window.widget] + window.widget.descendants).map { widget in
                let list = ObjectRef(adopting: gtk_widget_observe_controllers(widget)!)
                return (0..<g_list_model_get_n_items(list.opaque)).count {
                    ObjectRef(adopting: g_list_model_get_item(list.opaque, $0)!).isA(gtk_gesture_drag_get_type())
                }
            }
            #expect(drags.reduce(0, +) == 2)
        }

        @Test func `the pointer passes by what may not be touched`() async throws {
            let window = await ViewWindow {
                ZStack {
                    Button("Behind") {}.frame(width: 300, height: 200)
                    Button("Above") {}.allowsHitTesting(false)
                }
            }
            let buttons = window.widgets(gtk_button_get_type())
            let above = try #require(
                buttons.first {
                    $0.descendants.contains {
                        $0.isLabel && $0.labelText == "Above"
                    }
                })
            let middle = above.bounds(in: window.host.widget)
            let picked = gtk_widget_pick(window.host.widget, middle.midX, middle.midY, GTK_PICK_DEFAULT)
            #expect(picked != nil && picked != above && gtk_widget_is_ancestor(picked, above) == 0)
            #expect(gtk_widget_get_focusable(above) != 0)
        }
    }
}
