import CorkUI
import Foundation

/// A window without a display that shows views, lays them out, and lets a test interact with them.
///
/// Each call that changes something performs all updates that result from it. Text has fixed metrics: characters are
/// half as wide as they are high, 8 by 16 points for body text.
@MainActor
public final class TestHost {
    private let graph: Graph
    private let rootNode: RootNode
    /// The size of the window; `nil` for the ideal size of its content.
    private let size: CGSize?
    private var isClosed = false
    private let clock: Clock
    private let gestures = GestureArena()
    let hover = HoverTracker()
    /// The current drag.
    var drag: TestDrag?
    /// The presentation that the window shows and the host of the presenting window; `nil` for an independent window.
    private let presentation: (shown: Presentation, over: Weak)?
    /// The presented window over this one; `nil` if there is none.
    public private(set) var presented: TestHost?

    /// The elapsed time in seconds.
    private final class Clock { var time = 0.0 }

    /// The elapsed time in seconds.
    var time: Double { clock.time }

    /// Creates a window of `size` points that shows `root`, and settles.
    public init<Root: View>(
        size: CGSize = CGSize(width: 800, height: 600), @ViewBuilder _ root: @escaping () -> Root
    ) {
        self.size = size
        (graph, clock) = Self.makeGraph(Clock())
        presentation = nil
        // The closure is created and called on the main actor only.
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

    /// Evaluates the `root` closure again, as an update of its parent would, and settles; identity and state are kept.
    public func update() {
        rootNode.evaluate()
        settle()
    }

    /// Performs pending updates, layout, and the actions of views that appeared, changed or disappeared, until none is
    /// left.
    ///
    /// Tasks of views run up to their first suspension, and continue when the test suspends. The windows over and
    /// under this one settle, too.
    public func settle() {
        if let host = presentation?.over.host { return host.settle() }
        // Endless updates between windows end like those within a window.
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

    /// Advances the clock, and updates animations.
    ///
    /// Time passes only in this method. Animations complete at their own time, and their completions may start others
    /// that run for the rest.
    ///
    /// - Parameter seconds: The time in seconds, 0 or more.
    public func advance(_ seconds: Double) {
        precondition(seconds >= 0, "Time only goes on")
        let end = clock.time + seconds
        repeat {
            clock.time = min(max(nextEnd, clock.time), end)
            advanceMotions()
            settle()
        } while clock.time < end
    }

    /// The time when the next animation or gesture timeout ends, in this window or one over it.
    private var nextEnd: Double {
        let end = min(graph.motions.nextEnd(after: clock.time), gestures.deadline ?? .infinity)
        return presented.map { min($0.nextEnd, end) } ?? end
    }

    private func advanceMotions() {
        graph.motions.advance()
        gestures.send(.waited, at: nil, time: clock.time, in: rootNode)
        presented?.advanceMotions()
    }

    /// Returns a Boolean value that indicates whether a gesture at a point takes precedence over views inside of its
    /// view.
    func isTakenByGesture(at point: CGPoint) -> Bool { gestures.goesFirst(at: point, in: rootNode) }

    /// Closes the swipe actions of views, except at a point.
    func closeSwipes(besides point: CGPoint) { graph.closeSwipes(besides: point) }

    /// Sends an event of the pointer or of fingers, and settles.
    func send(_ kind: _GestureEvent.Kind, at point: CGPoint? = nil, _ modifiers: EventModifiers = []) {
        gestures.send(kind, at: point, modifiers: modifiers, time: clock.time, in: rootNode)
        settle()
    }

    /// The elements that are being removed with a transition, back to front.
    public var leaving: [TestElement] { root.leaving }

    /// A Boolean value that indicates whether no animation is running.
    public var isAtRest: Bool { graph.motions.isAtRest }

    /// A Boolean value that indicates whether animations are enabled, as in the desktop's settings.
    public var enablesAnimations: Bool {
        get { graph.motions.isEnabled }
        set { graph.motions.isEnabled = newValue }
    }

    /// Performs the menu item with a keyboard shortcut; otherwise, Escape dismisses the presentation.
    func performShortcut(_ shortcut: KeyboardShortcut) {
        if !graph.performMenuShortcut(shortcut), shortcut == .cancelAction { dismiss() }
    }

    /// Closes the window and removes its views.
    public func close() {
        guard !isClosed else { return }
        isClosed = true
        rootNode.remove()
        graph.motions.finish()
        graph.settle()
    }

    /// Dismisses the presentation in this window, as closing it or Escape does, and settles.
    public func dismiss() {
        presentation?.shown.cancel()
        settle()
    }

    /// The window's content, whose kind is "Window".
    public var root: TestElement { TestElement(node: rootNode, host: self) }

    /// The keyboard shortcuts of the window, as its shortcuts window lists them.
    package var shortcutGroups: [ShortcutGroup] { rootNode.shortcutGroups }

    /// The element with the keyboard focus, or `nil`.
    public var focused: TestElement? { graph.focus.node.map { TestElement(node: $0.innermostShown, host: self) } }

    /// The strings of all texts, depth first in display order, including those inside of controls.
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

    /// Returns the number of evaluations of the `body` of a view type since the last reset.
    public func evaluations<V: View>(of type: V.Type) -> Int { graph.evaluations[ObjectIdentifier(type)] ?? 0 }

    /// Resets the counts of evaluations.
    public func resetEvaluations() { graph.resetEvaluations() }

    /// Returns the elements of a kind in display order, such as "Text", "Button", "HStack" or "Color".
    public func elements(_ kind: String) -> [TestElement] { root.descendants.filter { $0.kind == kind } }

    /// Returns the first element whose accessibility identifier, label or text equals `label`.
    ///
    /// A container is found by its own label only, since the texts inside are elements themselves.
    public func element(_ label: String) -> TestElement? { root.descendants.first { $0.isNamed(label) } }
}

extension TestHost: Presenter {
    /// Presents a presentation in a window over this one.
    package func present(_ presentation: Presentation) { presented = TestHost(presentation, over: self) }

    /// Closes the presented window.
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
