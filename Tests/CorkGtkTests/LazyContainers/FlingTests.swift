import CGtk
import CorkUI
import Foundation
import Testing

@testable import CorkGtk

/// Turns the wheel of a pointer.
private nonisolated let wheelTool = "/usr/bin/xdotool"

extension GtkTests {
    @MainActor
    @Suite(.enabled("xdotool turns the wheel: install it.") { FileManager.default.fileExists(atPath: wheelTool) })
    struct FlingTests {
        /// Turns the wheel of the pointer over the window, many times.
        private func turnWheel(_ count: Int) throws -> Process {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: wheelTool)
            process.arguments = [
                "mousemove", "120", "150", "click", "--repeat", "\(count)", "--delay", "4", "5",
                // Away from the windows of other tests.
                "mousemove", "1270", "1010",
            ]
            try process.run()
            return process
        }

        @Test func `R7.32: a grid that is flung by the wheel has no empty line in 95 of 100 frames`() async throws {
            let window = await ViewWindow(width: 400, height: 400) {
                ScrollView {
                    LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 4), spacing: 0) {
                        ForEach(0..<40_000) { id in
                            ZStack {
                                Color.red
                                Text("\(id)")
                            }
                            .frame(height: 40)
                        }
                    }
                }
            }
            let view = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            let adjustment = gtk_scrolled_window_get_vadjustment(view.opaque)!
            var (frames, empty) = (0, 0)
            let red: UInt32 = 0xC01C28
            let signals = SignalOwner()
            signals.connect("after-paint", to: gtk_widget_get_frame_clock(window.widget)!, after: true) {
                guard let picture = try? window.picture() else { return }
                frames += 1
                if (0..<400).contains(where: { picture[3, $0] != red }) { empty += 1 }
            }
            let wheel = try turnWheel(400)
            while wheel.isRunning { await window.frames() }
            signals.disconnectAll()
            #expect(frames > 5)
            #expect(gtk_adjustment_get_value(adjustment) > 4000)
            #expect(empty * 20 <= frames)
        }
    }
}
