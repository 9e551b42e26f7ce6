import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct ScrollAnchorTests {
        @Observable final class Model {
            var count = 1000
        }

        @Test func `a list begins at its end and stays there as rows come and the window changes`() async throws {
            let model = Model()
            let window = await ViewWindow(width: 300, height: 200) {
                List { ForEach(0..<model.count, id: \.self) { Text("\($0)").padding(.bottom, CGFloat($0 % 4) * 10) } }
                    .defaultScrollAnchor(.bottom)
            }
            func end() -> CGFloat? {
                let last = window.nodes("Row").max { $0.frame.maxY < $1.frame.maxY }
                return last.flatMap { window.frame(of: $0)?.maxY }
            }
            await window.frames(3)
            #expect(window.texts.contains("999"))
            #expect(abs((end() ?? 0) - 200) < 1)
            await window.change { model.count += 30 }
            await window.frames(3)
            #expect(window.texts.contains("1029"))
            #expect(abs((end() ?? 0) - 200) < 1)
            await window.resize(width: 300, height: 300)
            await window.frames(3)
            #expect(abs((end() ?? 0) - 300) < 1)
            let scrolled = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            let vertical = gtk_scrolled_window_get_vadjustment(scrolled.opaque)!
            await window.change { gtk_adjustment_set_value(vertical, gtk_adjustment_get_value(vertical) - 3000) }
            await window.frames(3)
            let row = window.nodes("Row").first { (window.frame(of: $0)?.minY ?? -1) >= 0 }!
            let before = window.frame(of: row)
            await window.change { model.count += 5 }
            await window.frames(3)
            #expect(abs((window.frame(of: row)?.minY ?? 0) - (before?.minY ?? 99)) < 1)
        }
    }
}
