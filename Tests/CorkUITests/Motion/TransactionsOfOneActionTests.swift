import CorkTesting
import Foundation
import Observation
import Testing

@testable import CorkUI

private typealias Change = @MainActor (Binding<Double>, Binding<Double>) -> Void

private struct Squares: View {
    let change: Change
    @State private var x = 0.0
    @State private var y = 0.0

    var body: some View {
        VStack {
            Color.red.frame(width: 10, height: 10).offset(x: x)
            Color.blue.frame(width: 10, height: 10).offset(x: y)
            Button("go") { change($x, $y) }
        }
    }
}

@MainActor
private final class Log {
    var bodies: [Int] = []
    var changes: [Int] = []
}

@Observable
private final class Tally {
    var count = 0
}

private final class PublishedTally: ObservableObject {
    @Published var count = 0
}

private struct Counting: View {
    let log: Log
    let change: @MainActor (Binding<Int>) -> Void
    @State private var count = 0

    var body: some View {
        log.bodies.append(count)
        return Button("go") { change($count) }.onChange(of: count) { log.changes.append($1) }
    }
}

/// Each transaction in one action applies only to the changes made within it.
@MainActor
@Suite("Transactions of one action")
struct TransactionsOfOneActionTests {
    /// Returns the distances that the squares have moved some seconds after the action.
    private func squares(after seconds: Double, _ change: @escaping Change) -> [Double] {
        let host = TestHost(size: CGSize(width: 400, height: 100)) { Squares(change: change) }
        host.element("go")!.tap()
        if seconds > 0 { host.advance(seconds) }
        return host.elements("Color").map { ($0.frame.minX - 195).rounded() }
    }

    @Test func `a plain write before an animated one jumps`() {
        let moved = squares(after: 0.25) { x, y in
            x.wrappedValue = 100
            withAnimation(.linear(duration: 1)) { y.wrappedValue = 100 }
        }
        #expect(moved == [100, 25])
    }

    @Test func `a plain write after an animated one jumps`() {
        let moved = squares(after: 0.25) { x, y in
            withAnimation(.linear(duration: 1)) { x.wrappedValue = 100 }
            y.wrappedValue = 100
        }
        #expect(moved == [25, 100])
    }

    @Test func `two animations keep their curves`() {
        let moved = squares(after: 0.5) { x, y in
            withAnimation(.linear(duration: 1)) { x.wrappedValue = 100 }
            withAnimation(.linear(duration: 2)) { y.wrappedValue = 100 }
        }
        #expect(moved == [50, 25])
    }

    @Test func `two animations keep their delays`() {
        let moved = squares(after: 0.5) { x, y in
            withAnimation(.linear(duration: 1)) { x.wrappedValue = 100 }
            withAnimation(.linear(duration: 1).delay(1)) { y.wrappedValue = 100 }
        }
        #expect(moved == [50, 0])
    }

    @Test func `no animation stays with its own writes`() {
        let moved = squares(after: 0.5) { x, y in
            withAnimation(nil) { x.wrappedValue = 100 }
            withAnimation(.linear(duration: 1)) { y.wrappedValue = 100 }
        }
        #expect(moved == [100, 50])
    }

    @Test func `disabled animations stay with their own writes`() {
        let moved = squares(after: 0.5) { x, y in
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction) { x.wrappedValue = 100 }
            withAnimation(.linear(duration: 1)) { y.wrappedValue = 100 }
        }
        #expect(moved == [100, 50])
    }

    @Test func `a transaction inside another one`() {
        let moved = squares(after: 0.5) { x, y in
            withAnimation(.linear(duration: 1)) {
                x.wrappedValue = 100
                withAnimation(nil) { y.wrappedValue = 100 }
            }
        }
        #expect(moved == [50, 100])
    }

    @Test func `a value jumps and moves from there`() {
        let moved = squares(after: 0.25) { x, _ in
            x.wrappedValue = 100
            withAnimation(.linear(duration: 1)) { x.wrappedValue = 0 }
        }
        #expect(moved == [75, 0])
    }

    @Test func `bindings with animations of their own`() {
        let moved = squares(after: 0.5) { x, y in
            x.animation(.linear(duration: 1)).wrappedValue = 100
            y.animation(.linear(duration: 2)).wrappedValue = 100
        }
        #expect(moved == [50, 25])
    }

    @Test func `each completion waits for the motions of its own transaction`() {
        var log: [String] = []
        let host = TestHost(size: CGSize(width: 400, height: 100)) {
            Squares { x, y in
                withAnimation(.linear(duration: 1)) {
                    x.wrappedValue = 100
                } completion: {
                    log.append("x")
                }
                withAnimation(.linear(duration: 2)) {
                    y.wrappedValue = 100
                } completion: {
                    log.append("y")
                }
            }
        }
        host.element("go")!.tap()
        host.advance(1.1)
        #expect(log == ["x"])
        host.advance(1)
        #expect(log == ["x", "y"])
    }

    @Test func `bodies and onChange see the last value of each transaction`() {
        let log = Log()
        let host = TestHost {
            Counting(log: log) { count in
                count.wrappedValue = 1
                count.wrappedValue = 2
                withAnimation {
                    count.wrappedValue = 3
                    count.wrappedValue = 4
                }
                count.wrappedValue = 5
            }
        }
        host.element("go")!.tap()
        #expect(log.bodies == [0, 2, 4, 5])
        #expect(log.changes == [2, 4, 5])
    }

    @Test func `a plain action runs a body once`() {
        let log = Log()
        let host = TestHost {
            Counting(log: log) { count in
                count.wrappedValue = 1
                withTransaction(Transaction()) { count.wrappedValue = 2 }
            }
        }
        host.element("go")!.tap()
        #expect(log.bodies == [0, 2])
        #expect(log.changes == [2])
    }

    @Test func `observed objects of both kinds`() {
        let (counter, published, log) = (Tally(), PublishedTally(), Log())
        struct Observing: View {
            let log: Log
            let counter: Tally
            @ObservedObject var published: PublishedTally

            var body: some View {
                log.bodies.append(counter.count + published.count)
                return Text("a")
            }
        }
        let host = TestHost { Observing(log: log, counter: counter, published: published) }
        counter.count = 1
        withAnimation { counter.count = 2 }
        host.settle()
        #expect(log.bodies == [0, 1, 2])
        published.count = 10
        withAnimation { published.count = 20 }
        host.settle()
        #expect(log.bodies == [0, 1, 2, 12, 22])
    }
}
