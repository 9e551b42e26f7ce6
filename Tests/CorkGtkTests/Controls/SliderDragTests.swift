import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    /// A slider under a real pointer.
    @MainActor
    @Suite struct SliderDragTests {
        @Observable final class Model {
            var value = 0.0
            var journal: [String] = []
        }

        @Test(.enabled("xdotool is needed to drag.") { XDoTool.isThere })
        func `a drag begins and ends once`() async throws {
            let model = Model()
            let window = await ViewWindow(width: 300, height: 100) {
                Slider(value: Binding(get: { model.value }, set: { model.value = $0 }), in: 0...100) {
                    model.journal.append($0 ? "begin" : "end \(model.value > 50)")
                }
            }
            // The window is at the corner of the screen, below its header bar.
            let scale = try #require(window.widgets(gtk_scale_get_type()).first)
            let frame = scale.bounds(in: window.widget)
            let y = "\(Int(frame.midY))"
            defer { XDoTool.leave() }
            try XDoTool.run("mousemove", "\(Int(frame.minX) + 40)", y, "mousedown", "1")
            await eventually { model.journal == ["begin"] }
            for step in 2..<6 {
                try XDoTool.run("mousemove", "\(Int(frame.minX) + 40 * step)", y)
                await window.frames()
            }
            await eventually { model.value > 50 }
            #expect(model.journal == ["begin"])
            try XDoTool.run("mouseup", "1")
            await eventually { model.journal.count == 2 }
            #expect(model.journal == ["begin", "end true"])
        }
    }
}
