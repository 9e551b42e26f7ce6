import CorkTesting
import CorkUI
import Observation
import Testing

/// Actions that assistive technologies perform on views.
@MainActor
@Suite struct AccessibilityActionTests {
    @Observable final class Model {
        var done: [String] = []
        var isDisabled = false
    }

    @Test func `an enabled view has the actions of its modifiers`() throws {
        let model = Model()
        let host = TestHost {
            Text("Jolene")
                .accessibilityAction { model.done.append("default") }
                .accessibilityAction(named: "Rate") { model.done.append("rate") }
                .accessibilityAction(named: Text("Remove")) { model.done.append("remove") }
                .accessibilityAction(AccessibilityActionKind(named: Text("Copy"))) { model.done.append("copy") }
                .disabled(model.isDisabled)
        }
        let song = try #require(host.element("Jolene"))
        #expect(song.accessibilityActions == ["Copy", "Remove", "Rate", "click"])
        song.performAccessibilityAction("Rate")
        song.performAccessibilityAction("click")
        #expect(model.done == ["rate", "default"])
        model.isDisabled = true
        host.settle()
        song.performAccessibilityAction("Rate")
        #expect(song.accessibilityActions.isEmpty && model.done.count == 2)
    }

    @Test func `a name comes from the catalogue or is taken as it is`() throws {
        let title = "50 % of “A_B.c”"
        let host = TestHost { Text("Jolene").accessibilityAction(named: title) {} }
        #expect(try #require(host.element("Jolene")).accessibilityActions == [title])
    }
}
