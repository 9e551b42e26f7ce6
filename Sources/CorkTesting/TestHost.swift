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
    /// Of the window; nil for one that is as large as its content would like to be.
    private let size: CGSize?
    private var isClosed = false
    private let clock: Clock
    private let gestures = GestureArena()
    let hover = HoverTracker()
    /// What is being dragged.
    var drag: TestDrag?
    /// What the window shows of the one that it is over, and that one; nil for a window of its own.
    private let presentation: (shown: Presentation, over: Weak)?
    /// The window over this one; nil while nothing is presented.
    public private(set) var presented: TestHost?

    /// The seconds that have passed.
    private final class Clock { var time = 0.0 }

    /// Shows `root` in a window of `size` points and settles.
    public init<Root: View>(
        size: CGSize = CGSize(width: 800, height: 600), @ViewBuilder _ root: @escaping () -> Root
    ) {
        self.size = size
        (graph, clock) = Self.makeGraph(Clock())
        presentation = nil
        // Made and called on the main actor only.
        nonisolated(unsafe) let root = root
        rootNode = RootNode(graph: graph, environment: EnvironmentValues()) { root() }
        graph.present(by: self)
        settle()
    }

    private init(_ shown: Presentation, over host: TestHost) {
        size = nil
        (graph, clock) = Self.makeGraph(host.clock)
        presentation = (shown, Weak(host: host))
        rootNode = shown.makeRoot(in: graph, EnvironmentValues())
        graph.motions.isEnabled = host.enablesAnimations
        graph.present(by: self)
    }

    private static func makeGraph(_ clock: Clock) -> (Graph, Clock) {
        let graph = Graph(textMeasuring: FixedTextMeasuring())
        graph.motions.clock = { clock.time }
        return (graph, clock)
    }

    private struct Weak { weak var host: TestHost? }

    isolated deinit { close() }

    /// Evaluates the `root` closure again, as a parent would: identity and state stay, and settles.
    public func update() {
        rootNode.evaluate()
        settle()
    }

    /// Runs pending updates, layout, and the actions of views that appeared, changed or went, until none is left.
    ///
    /// A task of a view runs up to where it first waits; what follows runs when the test waits itself.
    ///
    /// Windows over this one, and those it is over, settle with it.
    public func settle() {
        if let host = presentation?.over.host { return host.settle() }
        // Windows that change each other for ever are given up like views.
        for _ in 0..<100 {
            settleWindows()
            if isSettled { return }
        }
    }

    private var isSettled: Bool { graph.isSettled && presented?.isSettled != false }

    private func settleWindows() {
        if isClosed {
            graph.settle()
        } else {
            graph.settle {
                repeat {
                    rootNode.layout(in: size ?? rootNode.sizeThatFits(.unspecified))
                } while graph.layoutEnded() && graph.isServed
            }
        }
        presented?.settleWindows()
    }

    /// Lets time pass, and shows what moves where it is then.
    ///
    /// Time stands still between two calls.
    ///
    /// What is complete meanwhile is so at its own time: what its completion sets in motion moves for the rest.
    ///
    /// - Parameter seconds: 0 or more.
    public func advance(_ seconds: Double) {
        precondition(seconds >= 0, "Time only goes on")
        let end = clock.time + seconds
        repeat {
            clock.time = min(max(nextEnd, clock.time), end)
            advanceMotions()
            settle()
        } while clock.time < end
    }

    /// When the next thing ends that takes time, in this window or one over it.
    private var nextEnd: Double {
        let end = min(graph.motions.nextEnd(after: clock.time), gestures.deadline ?? .infinity)
        return presented.map { min($0.nextEnd, end) } ?? end
    }

    private func advanceMotions() {
        graph.motions.advance()
        gestures.send(.waited, at: nil, time: clock.time, in: rootNode)
        presented?.advanceMotions()
    }

    /// Whether a gesture at a point goes before what is inside of its view.
    func isTakenByGesture(at point: CGPoint) -> Bool { gestures.goesFirst(at: point, in: rootNode) }

    /// Covers the buttons of views that were swiped over, and that a press is not on.
    func closeSwipes(besides point: CGPoint) { graph.closeSwipes(besides: point) }

    /// Tells what the pointer or fingers do, and settles.
    func send(_ kind: _GestureEvent.Kind, at point: CGPoint? = nil, _ modifiers: EventModifiers = []) {
        gestures.send(kind, at: point, modifiers: modifiers, time: clock.time, in: rootNode)
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

    /// Does what the entry of a menu does that has a key; else Escape leaves what is presented.
    func performShortcut(_ shortcut: KeyboardShortcut) {
        if !graph.performMenuShortcut(shortcut), shortcut == .cancelAction { dismiss() }
    }

    /// Removes the root: everything disappears.
    public func close() {
        guard !isClosed else { return }
        isClosed = true
        rootNode.remove()
        graph.motions.finish()
        graph.settle()
    }

    /// Leaves what this window shows of the one that it is over, as closing it or Escape does, and settles.
    public func dismiss() {
        presentation?.shown.cancel()
        settle()
    }

    /// The window's content, whose kind is "Window".
    public var root: TestElement { TestElement(node: rootNode, host: self) }

    /// The keys of the window, as its window of keyboard shortcuts lists them.
    package var shortcutGroups: [ShortcutGroup] { rootNode.shortcutGroups }

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

    /// Begins to count evaluations again.
    public func resetEvaluations() { graph.resetEvaluations() }

    /// The elements of a kind in display order, as "Text", "Button", "HStack" or "Color".
    public func elements(_ kind: String) -> [TestElement] { root.descendants.filter { $0.kind == kind } }

    /// The first element whose accessibility identifier, label or text equals `label`.
    ///
    /// A container is found by a label of its own only: the texts inside are elements themselves.
    public func element(_ label: String) -> TestElement? { root.descendants.first { $0.isNamed(label) } }
}

extension TestHost: Presenter {
    /// Shows what a view of this window presents as ``presented``.
    package func present(_ presentation: Presentation) { presented = TestHost(presentation, over: self) }

    /// Closes what is presented.
    package func close(_ presentation: Presentation) {
        presented?.close()
        presented = nil
    }
}

private func describe(_ frame: CGRect) -> String {
    func number(_ value: CGFloat) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    return "\(number(frame.minX)),\(number(frame.minY)) \(number(frame.width))x\(number(frame.height))"
}
