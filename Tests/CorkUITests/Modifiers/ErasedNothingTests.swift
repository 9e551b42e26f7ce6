import CorkTesting
import Testing

@testable import CorkUI

@MainActor
@Suite("Actions of an AnyView that holds an EmptyView")
struct ErasedNothingTests {
    @MainActor
    private final class Log {
        var words: [String] = []
    }

    @Test func `they run while it is there`() async {
        struct Page: View {
            let log: Log
            @State private var isThere = true

            var body: some View {
                if isThere {
                    AnyView(EmptyView())
                        .onAppear { log.words.append("appear") }
                        .onDisappear { log.words.append("disappear") }
                        .task { log.words.append("task") }
                }
                Button("hide") { isThere = false }
            }
        }
        let log = Log()
        let host = TestHost { Page(log: log) }
        #expect(log.words == ["appear", "task"])
        host.element("hide")?.tap()
        #expect(log.words == ["appear", "task", "disappear"])
    }
}
