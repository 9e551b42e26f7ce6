import CGtk
import CorkUI
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct FlowRemovalTests {
        @Observable final class Model {
            var shown = 3
            var extra = false
        }

        @Test func `a cell that changes and goes with the same change is no danger`() async throws {
            let model = Model()
            let window = await ViewWindow {
                FlowStack {
                    ForEach(0..<model.shown, id: \.self) { number in
                        VStack {
                            Text("Card \(number)")
                            if model.extra { Button("Extra \(number)") {} }
                        }
                    }
                }
            }
            for shown in [1, 3, 2, 0, 3] {
                await window.change {
                    model.extra.toggle()
                    model.shown = shown
                }
                #expect(window.widgets(gtk_flow_box_child_get_type()).count == shown)
            }
        }
    }
}
