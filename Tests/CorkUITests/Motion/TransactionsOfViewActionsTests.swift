import CorkTesting
import Foundation
import Testing

@testable import CorkUI

private struct DoneKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// The actions that the graph runs itself.
private enum ViewAction: CaseIterable {
    case appearance, change, preference, task
}

/// Two squares that one of the actions moves.
private struct Moved: View {
    let kind: ViewAction
    let action: @MainActor (Binding<Double>, Binding<Double>) -> Void
    @State private var x = 0.0
    @State private var y = 0.0
    @State private var isDone = false

    var body: some View {
        VStack {
            Color.red.frame(width: 10, height: 10).offset(x: x)
            Color.blue.frame(width: 10, height: 10).offset(x: y)
            Button("go") { isDone = true }
        }
        .onAppear { if kind == .appearance { action($x, $y) } }
        .onChange(of: isDone) { if kind == .change { action($x, $y) } }
        .preference(key: DoneKey.self, value: isDone ? 1 : 0)
        .onPreferenceChange(DoneKey.self) { if kind == .preference, $0 == 1 { action($x, $y) } }
        .task(id: isDone) { if kind == .task, isDone { action($x, $y) } }
    }
}

private struct Counted: View {
    let journal: Journal
    @State private var count = 0

    var body: some View {
        journal.note("body \(count)")
        return Text("\(count)")
            .onChange(of: count) { journal.note("\($0)>\($1)") }
            .onAppear {
                count = 1
                count = 2
                withAnimation {
                    count = 3
                    count = 4
                }
            }
    }
}

/// Each transaction in an action of a view applies only to the changes made within it.
@MainActor
@Suite("Transactions of the actions of views")
struct TransactionsOfViewActionsTests {
    private let journal = Journal()

    private func squares(
        _ kind: ViewAction, _ action: @escaping @MainActor (Binding<Double>, Binding<Double>) -> Void
    ) -> [Double] {
        let host = TestHost(size: CGSize(width: 400, height: 100)) { Moved(kind: kind, action: action) }
        if kind != .appearance { host.element("go")!.tap() }
        host.advance(0.25)
        return host.elements("Color").map { ($0.frame.minX - 195).rounded() }
    }

    @Test(arguments: ViewAction.allCases)
    fileprivate func `a plain write beside an animated one jumps`(kind: ViewAction) {
        let moved = squares(kind) { x, y in
            x.wrappedValue = 100
            withAnimation(.linear(duration: 1)) { y.wrappedValue = 100 }
        }
        #expect(moved == [100, 25])
        let movedFirst = squares(kind) { x, y in
            withAnimation(.linear(duration: 1)) { x.wrappedValue = 100 }
            y.wrappedValue = 100
        }
        #expect(movedFirst == [25, 100])
    }

    @Test(arguments: ViewAction.allCases)
    fileprivate func `a value jumps and moves from there`(kind: ViewAction) {
        let moved = squares(kind) { x, _ in
            x.wrappedValue = 100
            withAnimation(.linear(duration: 1)) { x.wrappedValue = 0 }
        }
        #expect(moved == [75, 0])
    }

    @Test func `bodies and onChange see the last value of each transaction of an action`() {
        _ = TestHost { Counted(journal: journal) }
        #expect(journal.take() == ["body 0", "body 2", "body 4", "0>2", "2>4"])
    }

    @Test func `a view that another action removes first appears and disappears once`() {
        struct Pair: View {
            let journal: Journal
            @State private var hasSecond = true

            var body: some View {
                VStack {
                    Text("first").onAppear { withAnimation(.linear(duration: 1)) { hasSecond = false } }
                    if hasSecond {
                        Text("second").onAppear { journal.note("+") }.onDisappear { journal.note("-") }
                    }
                }
            }
        }
        let host = TestHost { Pair(journal: journal) }
        host.advance(2)
        #expect(host.texts == ["first"])
        #expect(journal.take() == ["+", "-"])
    }

    @Test func `changes that answer each other for ever end with a warning`() {
        struct Echo: View {
            @State private var a = 0
            @State private var b = 0

            var body: some View {
                Text("\(a) \(b)")
                    .onAppear { a = 1 }
                    .onChange(of: a) {
                        b += 1
                        withAnimation { b += 1 }
                    }
                    .onChange(of: b) {
                        a += 1
                        withAnimation { a += 1 }
                    }
            }
        }
        let host = TestHost { Echo() }
        #expect(host.warnings.contains { $0.hasPrefix("Updates did not come to rest") })
    }

    @Test func `R6.19: a view with the identity transition disappears before the one that replaces it appears`() {
        let number = Box(1)
        let host = TestHost {
            VStack {
                Text("a").onAppear { journal.note("+\(number.value)") }.onDisappear { journal.note("-") }
                    .transition(.identity).id(number.value)
            }
        }
        #expect(journal.take() == ["+1"])
        number.value = 2
        host.update()
        #expect(journal.take() == ["-", "+2"])
    }
}
