import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Swipe actions")
struct SwipeActionTests {
    private let journal = Journal()
    private let items = Box(["a", "b", "c"])

    private func host(full: Bool = true) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 200)) { [journal, items] in
            List {
                ForEach(items.value, id: \.self) { id in
                    Text(id)
                        .swipeActions(allowsFullSwipe: full) {
                            Button("Bin") { journal.note("bin \(id)") }
                            Button("Flag") { journal.note("flag \(id)") }
                        }
                        .swipeActions(edge: .leading) { if id == "a" { Button("Pin") { journal.note("pin") } } }
                }
                .onDelete { items.value.remove(atOffsets: $0) }
            }
        }
    }

    @Test func `R7.43: a swipe uncovers buttons, the first nearest to the edge; one that is used covers them again`() {
        let host = host()
        host.element("b")?.swipe(by: -100)
        #expect(host.texts == ["a", "b", "Flag", "Bin", "c"])
        let bin = host.element("Bin")!.frame
        #expect(bin.maxX < 200 && bin.maxX > 180)
        #expect(host.element("b")!.frame.minX < 0)
        host.element("Flag")?.tap()
        #expect(journal.take() == ["flag b"] && host.texts == ["a", "b", "c"] && host.element("b")?.frame.minX == 12)
    }

    @Test func `R7.43: a short swipe uncovers nothing, one over most of the row does what the first button does`() {
        let host = host()
        host.element("b")?.swipe(by: -20)
        #expect(host.texts == ["a", "b", "c"])
        host.element("b")?.swipe(by: -190)
        #expect(journal.take() == ["bin b"] && host.texts == ["a", "b", "c"])
        let careful = self.host(full: false)
        careful.element("b")?.swipe(by: -190)
        #expect(journal.take() == [] && careful.texts.contains("Bin"))
    }

    @Test func `another swipe, a click and Escape cover the buttons of a row again`() {
        let host = host()
        host.element("a")?.swipe(by: -100)
        host.element("b")?.swipe(by: -100)
        #expect(host.texts == ["a", "b", "Flag", "Bin", "c"])
        host.element("c")?.tap()
        #expect(host.texts == ["a", "b", "c"])
        host.element("b")?.swipe(by: -100)
        host.element("b")?.press(.escape)
        #expect(host.texts == ["a", "b", "c"])
    }

    @Test func `R7.43: the menu of a row has the buttons, and says itself how to delete`() {
        let host = host()
        #expect(host.element("a")?.menu == ["Pin", "Bin", "Flag"])
        host.element("a")?.choose("Bin")
        host.element("a")?.choose("Pin")
        #expect(journal.take() == ["bin a", "pin"])
    }

    @Test func `R7.43: F5 and Ctrl+R refresh, one refresh at a time`() async {
        let journal = journal
        let gate = AsyncStream<Void>.makeStream()
        let host = TestHost {
            List { Text("a") }.refreshable { @MainActor in
                journal.note("begin")
                for await _ in gate.stream { break }
                journal.note("end")
            }
        }
        host.element("a")?.press(.function(5))
        host.element("a")?.press("r", modifiers: .control)
        while journal.entries.isEmpty { await Task.yield() }
        #expect(journal.entries == ["begin"])
        gate.continuation.yield()
        while journal.entries.count < 2 { await Task.yield() }
        #expect(journal.take() == ["begin", "end"])
    }
}
