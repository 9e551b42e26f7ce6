import CorkUI
import Foundation

/// A window without a display: shows views, lays them out and lets a test use them.
///
/// Updates are driven by the calls: after each one that changes something, everything that follows from it is done.
/// Text has fixed metrics, half as wide as it is high, 8 by 16 points for body text; so layouts are arithmetic.
@MainActor
public final class TestHost {
    private let graph: Graph
    private let rootNode: RootNode
    private let size: CGSize
    private var isClosed = false
    private let clock = Clock()
    private let gestures = GestureArena()
    let hover = HoverTracker()

    /// The seconds that have passed.
    private final class Clock { var time = 0.0 }

    /// Shows `root` in a window of `size` points and settles.
    public init<Root: View>(
        size: CGSize = CGSize(width: 800, height: 600), @ViewBuilder _ root: @escaping () -> Root
    ) {
        self.size = size
        graph = Graph(textMeasuring: FixedTextMeasuring())
        graph.motions.clock = { [clock] in clock.time }
        // Made and called on the main actor only.
        nonisolated(unsafe) let root = root
        rootNode = RootNode(graph: graph, environment: EnvironmentValues()) { root() }
        settle()
    }

    isolated deinit { close() }

    /// Evaluates the `root` closure again, as a parent would: identity and state stay. Settles.
    public func update() {
        rootNode.evaluate()
        settle()
    }

    /// Runs pending updates, layout, and the actions of views that appeared, changed or went, until none is left.
    ///
    /// A task of a view runs up to where it first waits; what follows runs when the test waits itself.
    public func settle() {
        guard !isClosed else { return graph.settle() }
        graph.settle {
            repeat { rootNode.layout(in: size) } while graph.layoutEnded() && graph.isServed
        }
    }

    /// Lets time pass, and shows what moves where it is then. Time stands still between two calls.
    ///
    /// What is complete meanwhile is so at its own time: what its completion sets in motion moves for the rest.
    ///
    /// - Parameter seconds: 0 or more.
    public func advance(_ seconds: Double) {
        precondition(seconds >= 0, "Time only goes on")
        let end = clock.time + seconds
        repeat {
            let next = min(graph.motions.nextEnd(after: clock.time), gestures.deadline ?? .infinity)
            clock.time = min(max(next, clock.time), end)
            graph.motions.advance()
            send(.waited)
        } while clock.time < end
    }

    /// Tells what the pointer or fingers do. Settles.
    func send(_ kind: _GestureEvent.Kind, at point: CGPoint? = nil) {
        gestures.send(kind, at: point, time: clock.time, in: rootNode)
        settle()
    }

    /// The elements that are on their way out, back to front: they are no longer part of the views, and still seen.
    public var leaving: [TestElement] { root.leaving }

    /// Whether nothing moves.
    public var isAtRest: Bool { graph.motions.isAtRest }

    /// Whether changes are shown over time, as where the desktop asks for no motion they are not.
    public var enablesAnimations: Bool {
        get { graph.motions.isEnabled }
        set { graph.motions.isEnabled = newValue }
    }

    /// Does what the entry of a menu does that has a key.
    func performMenuShortcut(_ shortcut: KeyboardShortcut) { graph.performMenuShortcut(shortcut) }

    /// Removes the root: everything disappears.
    public func close() {
        guard !isClosed else { return }
        isClosed = true
        rootNode.remove()
        graph.motions.finish()
        graph.settle()
    }

    /// The window's content, whose kind is "Window".
    public var root: TestElement { TestElement(node: rootNode, host: self) }

    /// The element with the keyboard focus; nil where none has it.
    public var focused: TestElement? { graph.focus.node.map { TestElement(node: $0.innermostShown, host: self) } }

    /// The strings of all texts shown, depth first in display order, those inside of controls too.
    public var texts: [String] { root.texts }

    /// An indented dump, one element a line: kind, text or label, frame as `x,y widthxheight`.
    public var outline: String {
        func lines(_ element: TestElement, _ depth: Int) -> [String] {
            let name = (element.text ?? element.ownLabel).map { " \"\($0)\"" } ?? ""
            let line = String(repeating: "  ", count: depth) + element.kind + name + " " + describe(element.frame)
            return [line] + element.children.flatMap { lines($0, depth + 1) }
        }
        return root.children.flatMap { lines($0, 0) }.joined(separator: "\n")
    }

    /// Runtime warnings so far, such as duplicate ids, each a full sentence.
    public var warnings: [String] { graph.warnings }

    /// How often `body` of this view type was evaluated since the last reset.
    public func evaluations<V: View>(of type: V.Type) -> Int { graph.evaluations[ObjectIdentifier(type)] ?? 0 }

    /// Begins to count evaluations anew.
    public func resetEvaluations() { graph.resetEvaluations() }

    /// The elements of a kind in display order, as "Text", "Button", "HStack" or "Color".
    public func elements(_ kind: String) -> [TestElement] { root.descendants.filter { $0.kind == kind } }

    /// The first element whose accessibility label or text equals `label`.
    ///
    /// A container is found by a label of its own only: the texts inside are elements themselves.
    public func element(_ label: String) -> TestElement? { root.descendants.first { $0.isNamed(label) } }
}

private func describe(_ frame: CGRect) -> String {
    func number(_ value: CGFloat) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    return "\(number(frame.minX)),\(number(frame.minY)) \(number(frame.width))x\(number(frame.height))"
}
