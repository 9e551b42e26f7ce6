import CGtk
import CorkUI
import Foundation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct KineticScrollTests {
        /// Rows above are made while they come into sight, and are longer or shorter than they counted.
        @Test
        func `rows of mixed heights move as GTK's motion does, and not a pixel more, in each of 120 frames`()
            async throws
        {
            let window = await ViewWindow(width: 300, height: 400) {
                List(0..<10_000, id: \.self) { row in
                    Text("\(row)").frame(height: row % 7 == 0 ? 188 : row % 3 == 0 ? 48 : 16)
                }
            }
            let view = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            let adjustment = gtk_scrolled_window_get_vadjustment(view.opaque)!
            await window.change { gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment) / 2) }
            repeat { await window.frames() } while window.controller.renderer.waitsForStillness
            // The lengths of the lines that the jump made become part of the value within 100 ms.
            await window.frames(12)
            await eventually { gtk_adjustment_get_lower(adjustment) == 0 }
            func places() -> [String: CGFloat] {
                let labels = window.labels.filter { gtk_widget_get_mapped($0) != 0 }
                return Dictionary(labels.map { ($0.labelText, $0.bounds(in: window.host.widget).midY) }) { a, _ in a }
                    .filter { (0...400).contains($0.value) }
            }
            var (before, value) = (places(), gtk_adjustment_get_value(adjustment))
            var (moved, deviation) = (0.0, 0.0)
            // GTK 4.20 and later decelerate only what is scrolled. A step is 54 points here.
            view.scroll(dy: -1)
            view.decelerate(velocity: -150)
            for _ in 0..<120 {
                await window.frames()
                let (now, nowValue) = (places(), gtk_adjustment_get_value(adjustment))
                // Where frames take long, the motion ends before the last one.
                if nowValue == value, moved > 0 { break }
                for (row, place) in now {
                    guard let old = before[row] else { continue }
                    deviation = max(deviation, abs(place - old + nowValue - value))
                }
                moved += abs(nowValue - value)
                (before, value) = (now, nowValue)
            }
            #expect(moved > 500)
            // Rows stand on whole pixels, and so does what is scrolled.
            #expect(deviation < 2)
            repeat {
                value = gtk_adjustment_get_value(adjustment)
                await window.frames(4)
            } while gtk_adjustment_get_value(adjustment) != value
            before = places()
            // The lengths of lines that were made meanwhile become part of the value.
            await eventually { gtk_adjustment_get_lower(adjustment) == 0 }
            await window.frames(2)
            let after = places()
            #expect(!after.isEmpty)
            for (row, place) in after { if let old = before[row] { #expect(abs(place - old) <= 1.001) } }
        }
    }
}
