import CorkTesting
import CorkUI
import Testing

@MainActor
@Suite("Tasks of views")
struct TaskTests {
    private let journal = Journal()

    /// Waits until it is cancelled, however long that takes.
    nonisolated private func wait(_ name: String) async {
        let (stream, continuation) = AsyncStream<Never>.makeStream()
        await journal.note("start \(name)")
        await withTaskCancellationHandler {
            for await _ in stream {}
        } onCancel: {
            continuation.finish()
        }
        await journal.note("end \(name)")
    }

    /// Lets tasks go on until `count` things were noted, or nothing more comes.
    private func logged(_ count: Int) async -> [String] {
        for _ in 0..<10_000 where journal.entries.count < count { await Task.yield() }
        return journal.take()
    }

    @Test func `a task starts with its view and is cancelled when the view is gone`() async {
        let shows = Box(true)
        let host = TestHost { if shows.value { Text("a").task { await wait("a") } } }
        #expect(await logged(1) == ["start a"])
        host.update()
        shows.value = false
        host.update()
        #expect(await logged(1) == ["end a"])
    }

    @Test func `a task runs at once up to where it first waits, and what it writes later is shown`() async {
        struct Loading: View {
            @State private var title = "empty"
            let finish: AsyncStream<Void>
            let whenLoaded: @MainActor () -> Void
            var body: some View {
                Text(title).task {
                    title = "loading"
                    for await _ in finish {}
                    title = "loaded"
                    whenLoaded()
                }
            }
        }
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        var settle = {}
        let host = TestHost {
            Loading(finish: stream) {
                settle()
                journal.note("loaded")
            }
        }
        // At once: completions of animations wait for every window that has something to show.
        settle = { host.settle() }
        #expect(host.texts == ["loading"])
        continuation.finish()
        #expect(await logged(1) == ["loaded"])
        #expect(host.texts == ["loaded"])
    }

    @Test func `R6.17: several views share one task, and another id restarts it`() async {
        let id = Box("a")
        let host = TestHost {
            let id = id.value
            Pair(name: "p").task(id: id) { await wait(id) }
        }
        #expect(await logged(1) == ["start a"])
        host.update()
        id.value = "b"
        host.update()
        #expect(await logged(2).sorted() == ["end a", "start b"])
        host.close()
        #expect(await logged(1) == ["end b"])
    }

    @Test func `a window that is let go of cancels its tasks`() async {
        do {
            let host = TestHost { Text("a").task(priority: .low) { await wait("a") } }
            withExtendedLifetime(host) {}
        }
        #expect(await logged(2) == ["start a", "end a"])
    }
}
