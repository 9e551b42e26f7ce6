import CorkTesting
import CorkUI
import Testing

@MainActor
@Suite("Views compared by ==")
struct EquatableTests {
    /// Shows its number, and is equal to others of the same parity.
    private struct Parity: View, Equatable {
        let number: Int
        @State private var count = 0

        init(_ number: Int) { self.number = number }

        var body: some View { Button("\(number) \(count)") { count += 1 } }
        nonisolated static func == (a: Parity, b: Parity) -> Bool { a.number % 2 == b.number % 2 }
    }

    private struct Two: View, Equatable {
        var body: some View { Pair(name: "p") }
    }

    @Test func `R1.22: an equatable view counts as what it wraps`() {
        #expect(resolvedCounts { Two().equatable() } == [2, 2])
        #expect(resolvedCounts { EquatableView(content: Text("x")) } == [1, 1])
        #expect(resolvedCounts { Parity(1).equatable().padding().containerValue(\.rank, 1) } == [1, 1])
    }

    @Test func `R1.22: a view that is equal to before does not run its body, with or without a wrapper`() {
        let number = Box(1)
        let host = TestHost {
            Parity(number.value).equatable()
            Parity(number.value)
        }
        host.resetEvaluations()
        number.value = 3
        host.update()
        #expect(host.evaluations(of: Parity.self) == 0)
        #expect(host.texts == ["1 0", "1 0"])
        number.value = 4
        host.update()
        #expect(host.evaluations(of: Parity.self) == 2)
        #expect(host.texts == ["4 0", "4 0"])
        host.elements("Button")[0].tap()
        #expect(host.texts == ["4 1", "4 0"])
    }
}
