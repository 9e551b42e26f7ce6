import CGtk
import CorkUI
import Foundation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct PointerEventTests {
        final class Log {
            var events: [PointerEvent] = []
        }

        private struct Pad: View {
            let log: Log
            var isEnabled = true

            var body: some View {
                Rectangle().frame(width: 100, height: 80).onPointerEvent { log.events.append($0) }.disabled(!isEnabled)
            }
        }

        private func pads(_ window: ViewWindow) -> [UnsafeMutablePointer<GtkWidget>] { window.widget.descendants }

        @Test func `a drag is reported from press to release`() async {
            let log = Log()
            let window = await ViewWindow { Pad(log: log) }
            for widget in pads(window) { widget.beginDrag(x: 10, y: 20) }
            for widget in pads(window) { widget.drag(dx: 5, dy: 6) }
            for widget in pads(window) { widget.endDrag(dx: 7, dy: 8) }
            #expect(log.events.map(\.phase) == [.pressed(count: 1), .dragged, .released])
            #expect(
                log.events.map(\.location) == [CGPoint(x: 10, y: 20), CGPoint(x: 15, y: 26), CGPoint(x: 17, y: 28)])
        }

        @Test func `a disabled view hears nothing`() async {
            let log = Log()
            let window = await ViewWindow { Pad(log: log, isEnabled: false) }
            for widget in pads(window) { widget.beginDrag(x: 10, y: 20) }
            #expect(log.events.isEmpty)
        }
    }
}
