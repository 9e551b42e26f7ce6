import CorkTesting
import CorkUI
import Observation
import Testing

@MainActor
@Suite("Objects in state", .serialized)
struct StateObjectTests {
    @MainActor
    @Observable final class Counter {
        static var made = 0
        var count = 0
        init() { Self.made += 1 }
    }

    private struct Counting: View {
        let name: String
        @State private var counter = Counter()
        var body: some View {
            Text("\(name) \(counter.count)")
            Button("Count \(name)") { counter.count += 1 }
        }
    }

    @Test func `R13.3: an object is made once in the life of a view, and not when its value is made again`() {
        Counter.made = 0
        let names = Box(["a"])
        let host = TestHost { ForEach(names.value, id: \.self) { Counting(name: $0) } }
        #expect(Counter.made == 1)
        host.element("Count a")?.tap()
        host.update()
        #expect(host.texts.contains("a 1") && Counter.made == 1)
        names.value = ["a", "b"]
        host.update()
        #expect(Counter.made == 2 && host.texts.contains("b 0"))
    }

    @Test func `a view that is shown twice has an object for each place`() {
        Counter.made = 0
        let view = Counting(name: "a")
        let host = TestHost {
            view
            view
        }
        host.elements("Button").first?.tap()
        #expect(Counter.made == 2 && host.texts.filter { $0 == "a 1" }.count == 1)
    }
}
