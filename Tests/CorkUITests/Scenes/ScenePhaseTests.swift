import CorkTesting
import Testing

@testable import CorkUI

@MainActor
@Suite("Scene phases")
struct ScenePhaseTests {
    private struct Phase: View {
        @Environment(\.scenePhase) private var phase
        let journal: Journal
        var body: some View {
            Text("\(phase)").onChange(of: phase) { journal.note("\($0) \($1)") }
        }
    }
    private struct Other: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text("\(scheme)") }
    }

    @Test func `a change evaluates those who read the phase, and no others`() {
        let (window, journal) = (WindowAttributes(), Journal())
        let host = TestHost {
            VStack {
                Phase(journal: journal)
                Phase(journal: journal).environment(\.scenePhase, .inactive)
                Other()
            }
            .environment(\._window, window)
        }
        #expect(host.texts == ["background", "inactive", "light"])
        host.resetEvaluations()
        window.scenePhase = .active
        host.settle()
        #expect(host.texts == ["active", "inactive", "light"])
        #expect(journal.take() == ["background active"])
        #expect(host.evaluations(of: Phase.self) == 1)
        #expect(host.evaluations(of: Other.self) == 0)
    }

    @Test func `the scene phase is active without a window`() {
        let host = TestHost { Phase(journal: Journal()) }
        #expect(host.texts == ["active"])
        #expect(ScenePhase.background < ScenePhase.inactive && ScenePhase.inactive < ScenePhase.active)
    }
}
