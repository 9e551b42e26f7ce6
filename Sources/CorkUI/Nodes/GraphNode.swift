import Foundation
import Observation

/// A node that is evaluated again when a value that it read changes.
@MainActor
open class _GraphNode {
    /// The graph of the node's window.
    package let graph: Graph
    /// The distance from the root; nodes of lower depth are evaluated first.
    public let depth: Int
    private(set) var isDirty = false
    private(set) var isRetired = false
    /// A Boolean value that indicates whether evaluation is suspended, as during a removal transition.
    var isFrozen = false {
        didSet { if !isFrozen, isDirty, !isRetired { graph.enqueue(self) } }
    }
    private var readLocations: [any AnyLocation] = []
    /// The number of state locations that the last evaluation read.
    final var readCount: Int { readLocations.count }
    /// A weak reference to the node for observers.
    private lazy var observer = Observer(self)

    init(graph: Graph, depth: Int) {
        self.graph = graph
        self.depth = depth
    }

    /// Evaluates the node; called at most once a turn for each change.
    open func evaluate() {}

    /// A phrase for warnings that names what is evaluated.
    var evaluated: String { "the content of a container" }

    /// Warns that state was written during the evaluation of the node.
    func warnOfWrite() {
        graph.warn(
            """
            State was modified while \(evaluated) was evaluated: what was evaluated before may show the old value, and \
            everything that reads it is evaluated again. Modify state in an action instead.
            """)
    }

    /// Requests an evaluation in the next turn.
    func invalidate() {
        guard !isRetired else { return }
        guard !isDirty, !isFrozen else {
            isDirty = true
            return graph.noteTransaction()
        }
        isDirty = true
        graph.enqueue(self)
    }

    /// Called before an evaluation, or by `update` in its place.
    func clearDirty() { isDirty = false }

    /// Removes the node from what it read and prevents further evaluations.
    func retire() {
        isRetired = true
        forgetReads()
    }

    func forgetReads() {
        for location in readLocations { location.remove(reader: self) }
        readLocations.removeAll(keepingCapacity: true)
    }

    func didRead(_ location: any AnyLocation) { readLocations.append(location) }

    /// Runs `body` and replaces the node's dependencies by what it reads; a change of one invalidates the node.
    func tracking<Result>(_ body: () -> Result) -> Result {
        isDirty = false
        forgetReads()
        return trackingMore(body)
    }

    /// Runs `body` and adds what it reads to the node's dependencies.
    func trackingMore<Result>(_ body: () -> Result) -> Result { trackingMore(body) { $0.invalidate() } }

    /// Runs `body` and adds what it reads to the node's dependencies; calls `changed` when an observed object changes.
    func trackingMore<Result>(
        _ body: () -> Result, changed: @escaping @MainActor @Sendable (_GraphNode) -> Void
    ) -> Result {
        let outer = Graph.reader
        Graph.reader = self
        defer { Graph.reader = outer }
        return withObservationTracking(body) { [observer] in
            // Called before the value changes and on any thread, so this only marks the node; the turn reads the value
            // later.
            MainQueue.perform { if let node = observer.node { changed(node) } }
        }
    }
}

/// A weak reference to a node, held by observed objects.
@MainActor
private final class Observer {
    weak var node: _GraphNode?

    init(_ node: _GraphNode) { self.node = node }
}

/// The queue of the main actor.
@usableFromInline
enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()
    private static let isMarked: Bool = {
        DispatchQueue.main.setSpecific(key: key, value: true)
        return true
    }()

    /// A Boolean value that indicates whether the caller is on the main thread, or on the one that drains the main
    /// queue in programs without a main loop.
    @usableFromInline
    static var isCurrent: Bool { Thread.isMainThread || (isMarked && DispatchQueue.getSpecific(key: key) == true) }

    /// Runs an action immediately on the main thread, or schedules it there from any other thread.
    static func perform(_ action: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(action)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(action) }
        }
    }
}
