import CorkTesting
import CorkUI
import Observation
import Testing

/// Views that assistive technologies adjust.
@MainActor
@Suite struct AccessibilityAdjustableTests {
    @Observable final class Model {
        var steps: [AccessibilityAdjustmentDirection] = []
        var isDisabled = false
    }

    @Test func `each step is handled where the view is enabled`() throws {
        let model = Model()
        let host = TestHost {
            Text("Volume").accessibilityAdjustableAction { model.steps.append($0) }
                .accessibilityValue("\(model.steps.count)")
                .disabled(model.isDisabled)
        }
        let volume = try #require(host.element("Volume"))
        volume.adjust(.increment)
        volume.adjust(.decrement)
        #expect(model.steps == [.increment, .decrement] && volume.value == "2")
        model.isDisabled = true
        host.settle()
        volume.adjust(.increment)
        #expect(model.steps.count == 2)
    }
}
