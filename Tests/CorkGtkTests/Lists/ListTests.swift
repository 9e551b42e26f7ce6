import CGtk
import CorkUI
import Foundation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct ListTests {
        @Test func `R7.30, R7.32, R7.33: a list scrolls its rows natively, with lines between them`() async throws {
            let window = await ViewWindow(width: 200, height: 200) {
                List {
                    Section {
                        ForEach(0..<50_000) { Text("row \($0)").frame(height: 28) }
                    } header: {
                        Text("head").frame(height: 28)
                    }
                }
            }
            #expect(window.texts.prefix(3) == ["head", "row 0", "row 1"])
            #expect(window.labels.count <= 10)
            let lines = window.nodes("Divider").compactMap { window.frame(of: $0)?.maxY }
            #expect(lines.prefix(2) == [80, 120])
            let scrolled = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            #expect(scrolled.bounds(in: window.host.widget) == CGRect(x: 0, y: 0, width: 200, height: 200))
            let adjustment = gtk_scrolled_window_get_vadjustment(scrolled.opaque)
            await window.change { gtk_adjustment_set_value(adjustment, 40 * 30_001) }
            let row = try window.label("row 30000").bounds(in: window.host.widget)
            #expect(row.minX == 12 && row.midY == 20)
            #expect(window.labels.count <= 20)
        }
    }
}
