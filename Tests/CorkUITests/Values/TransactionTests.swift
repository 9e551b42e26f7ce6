import CorkTesting
import Foundation
import Observation
import Testing

@testable import CorkUI

private struct NoteKey: TransactionKey {
    static var defaultValue: String { "none" }
}

private struct SpeedKey: TransactionKey {
    static var defaultValue: Int { 1 }
}

extension Transaction {
    fileprivate var note: String {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }

    fileprivate var speed: Int {
        get { self[SpeedKey.self] }
        set { self[SpeedKey.self] = newValue }
    }
}

/// A renderer that logs the transactions of text updates.
@MainActor
private final class Renderer: ViewRenderer {
    var shown: [String] = []
    var showsOnlyVisibleContent: Bool { false }

    func makeMount(for node: _ViewNode) -> (any ViewMount)? { node.kind == "Text" ? TextMount(node, self) : nil }
    func structureChanged(_ node: _ViewNode) {}
    func visibilityChanged(_ node: _ViewNode) {}
    func windowFrame(of node: _ViewNode) -> CGRect? { nil }
    func moveFocus(to node: _ViewNode?) {}
    func layoutChanged(_ node: _ViewNode, sizeMayChange: Bool) {}

    private final class TextMount: ViewMount {
        unowned let node: _ViewNode
        unowned let renderer: Renderer

        init(_ node: _ViewNode, _ renderer: Renderer) {
            self.node = node
            self.renderer = renderer
        }

        func update() {
            let text = node.item.value(as: Text.self)._description.text!
            renderer.shown.append("\(text) \(node.transaction.note) \(node.transaction.speed)")
        }

        func remove() {}
    }
}

@MainActor
@Suite("Transactions")
struct TransactionTests {
    @Observable final class Counts {
        var a = 0
        var b = 0
    }

    @MainActor
    private struct Window {
        let renderer = Renderer()
        let graph = Graph(textMeasuring: FixedTextMeasuring())
        let root: RootNode

        init<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) {
            graph.renderer = renderer
            root = RootNode(graph: graph, environment: EnvironmentValues(), content: content)
            graph.settle()
        }

        /// Returns the texts that were updated after a change.
        func shown(after change: () -> Void) -> [String] {
            renderer.shown = []
            change()
            graph.settle()
            return renderer.shown
        }
    }

    @Test func `each change is shown with the transaction in which it was made`() {
        let counts = Counts()
        let window = Window {
            Text("a\(counts.a)")
            Text("b\(counts.b)")
        }
        #expect(
            window.shown {
                withTransaction(\.note, "first") {
                    withTransaction(\.speed, 2) { counts.a += 1 }
                }
            } == ["a1 first 2"])
        #expect(window.shown { counts.b += 1 } == ["b1 none 1"])
        let result = window.shown {
            let inner = withTransaction(\.note, "outer") {
                withTransaction(\.note, "inner") { Transaction.current.note } + Transaction.current.note
            }
            #expect(inner == "innerouter")
            #expect(Transaction.current.note == "none")
        }
        #expect(result == [])
    }

    @Test func `state that an action writes afterwards is another change`() {
        let counts = Counts()
        let window = Window {
            Text("a\(counts.a)").onChange(of: counts.a) { counts.b += 1 }
            Text("b\(counts.b)")
        }
        #expect(window.shown { withTransaction(\.note, "first") { counts.a += 1 } } == ["a1 first 1", "b1 none 1"])
    }

    @Test func `a modifier changes the transaction for what is below, the outer one first`() {
        let counts = Counts()
        let window = Window {
            VStack {
                Text("a\(counts.a)").transaction { $0.note += " inner" }
                Text("b\(counts.a)")
            }
            .transaction { $0.note += " outer" }
            Text("c\(counts.a)")
        }
        let expected = ["a1 x outer inner 1", "b1 x outer 1", "c1 x 1"]
        #expect(window.shown { withTransaction(\.note, "x") { counts.a += 1 } } == expected)
    }

    @Test func `a modifier with a value changes the transaction only where the value changed`() {
        let counts = Counts()
        let window = Window {
            Text("a\(counts.a) \(counts.b)").transaction(value: counts.a) { $0.note = "changed" }
        }
        #expect(window.shown { counts.b += 1 } == ["a0 1 none 1"])
        #expect(window.shown { counts.a += 1 } == ["a1 1 changed 1"])
        #expect(window.shown { counts.b += 1 } == ["a1 2 none 1"])
    }

    @Test func `a binding makes its changes with a transaction, as those to its parts and elements do`() {
        struct Owner: View {
            @State private var items = [Item(1, "a")]
            let change: (Binding<[Item]>) -> Void
            var body: some View {
                let _ = change($items)
                Text(items[0].text)
            }
        }
        var binding = Binding.constant([Item(0)])
        let window = Window { Owner { binding = $0 } }
        var transaction = Transaction()
        transaction.note = "bound"
        #expect(window.shown { binding.wrappedValue = [Item(2, "b")] } == ["b none 1"])
        let bound = binding.transaction(transaction)
        #expect(bound == binding)
        #expect(window.shown { bound.wrappedValue = [Item(2, "c")] } == ["c bound 1"])
        #expect(window.shown { bound[0].text.wrappedValue = "d" } == ["d bound 1"])
        let element = binding[0].transaction(transaction)
        #expect(window.shown { element.text.wrappedValue = "e" } == ["e bound 1"])
        #expect(window.shown { Bindable(Model()).title.transaction(transaction).wrappedValue = "e" } == [])
    }

    @Test func `R4.20: an entry reads its default until it is set`() {
        var transaction = Transaction()
        #expect(transaction.note == "none" && transaction.speed == 1)
        transaction.note = "x"
        #expect(transaction.note == "x" && transaction.speed == 1)
    }
}
