import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

/// Turns the wheel of a pointer and drags scroll bars.
private nonisolated let pointerTool = "/usr/bin/xdotool"

extension GtkTests {
    @MainActor
    @Suite struct ScrollChangeTests {
        private final class Told {
            var offsets: [CGFloat] = []
            var phases: [ScrollPhase] = []
        }

        private func window(_ told: Told) async -> ViewWindow {
            await ViewWindow(width: 300, height: 200) {
                List { ForEach(0..<1000) { Text("\($0)") } }
                    .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { told.offsets.append($1) }
                    .onScrollPhaseChange { told.phases.append($1) }
            }
        }

        private func vertical(_ window: ViewWindow) throws -> UnsafeMutablePointer<GtkAdjustment> {
            let scrolled = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            return gtk_scrolled_window_get_vadjustment(scrolled.opaque)!
        }

        @Test func `scroll offsets are reported and scrolling by GTK is an animation`() async throws {
            let told = Told()
            let window = await window(told)
            #expect(told.offsets == [0])
            let vertical = try vertical(window)
            await window.change { gtk_adjustment_set_value(vertical, 70) }
            #expect(told.offsets == [0, 70])
            #expect(told.phases == [.animating])
            await eventually { told.phases == [.animating, .idle] }
            await window.change { window.nodes("List")[0].asScrollNode?.scroll(to: CGPoint(x: 0, y: 200)) }
            #expect(told.offsets == [0, 70, 200])
            #expect(told.phases == [.animating, .idle])
        }

        @Test func `every offset is reported during a long scroll`() async throws {
            let told = Told()
            let window = await window(told)
            let vertical = try vertical(window)
            for step in 1...120 { await window.change { gtk_adjustment_set_value(vertical, Double(step)) } }
            #expect(told.offsets == (0...120).map { CGFloat($0) })
            #expect(window.controller.graph.warnings.isEmpty)
        }

        @Observable final class Restless {
            var height: CGFloat = 10
        }

        @Test func `an endless change of size ends with a warning`() async throws {
            let restless = Restless()
            let window = await ViewWindow(width: 300, height: 200) {
                ScrollView {
                    Color.red.frame(height: restless.height)
                        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) {
                            restless.height = $0 == 10 ? 20 : 10
                        }
                }
            }
            await eventually { !window.controller.graph.warnings.isEmpty }
            #expect(window.controller.graph.warnings.first?.contains("did not come to rest") == true)
        }

        @Test(.enabled("xdotool turns the wheel: install it.") { FileManager.default.fileExists(atPath: pointerTool) })
        func `the wheel and the scroll bar are a person`() async throws {
            let told = Told()
            let window = await window(told)
            func point(_ arguments: String...) async throws {
                let process = Process()
                process.executableURL = URL(fileURLWithPath: pointerTool)
                process.arguments = arguments
                try process.run()
                while process.isRunning { await window.frames() }
            }
            try await point("mousemove", "120", "100", "click", "--repeat", "3", "--delay", "4", "5")
            await eventually { told.phases == [.interacting, .idle] }
            #expect((told.offsets.last ?? 0) > 0)
            let before = told.offsets.last
            try await point("mousemove", "297", "14", "sleep", "0.1", "mousedown", "1")
            try await point("mousemove", "297", "120", "sleep", "0.3", "mousemove", "297", "121")
            #expect(told.offsets.last != before)
            #expect(told.phases == [.interacting, .idle, .interacting])
            try await point("mouseup", "1", "mousemove", "1270", "1010")
            await eventually { told.phases == [.interacting, .idle, .interacting, .idle] }
        }

        @Test(.enabled("xdotool turns the wheel: install it.") { FileManager.default.fileExists(atPath: pointerTool) })
        func `after a turn of the wheel pages glide to their place`() async throws {
            let told = Told()
            let window = await ViewWindow(width: 300, height: 200) {
                ScrollView { Color.red.frame(width: 100, height: 2000) }
                    .scrollTargetBehavior(.paging)
                    .onScrollPhaseChange { told.phases.append($1) }
            }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: pointerTool)
            process.arguments = ["mousemove", "120", "100", "click", "5", "mousemove", "1270", "1010"]
            try process.run()
            while process.isRunning { await window.frames() }
            await eventually { told.phases == [.interacting, .decelerating, .idle] }
            #expect(gtk_adjustment_get_value(try vertical(window)) == 200)
        }
    }
}
