import Foundation
import Observation

/// Something that is evaluated again when what it read changes.
@MainActor
open class _GraphNode {
    /// The window the node is in.
    package let graph: Graph
    /// Distance from the root; parents are served first.
    public let depth: Int
    private(set) var isDirty = false
    private(set) var isRetired = false
    /// Whether the node rests as it is until it is thawed or gone.
    var isFrozen = false {
        didSet { if !isFrozen, isDirty, !isRetired { graph.enqueue(self) } }
    }
    private var readLocations: [any AnyLocation] = []
    /// The number of stored states that were read and not dropped.
    final var readCount: Int { readLocations.count }
    /// A reference to the node for observers, which is cheap to make and safe to keep.
    private lazy var observer = Observer(self)

    init(graph: Graph, depth: Int) {
        self.graph = graph
        self.depth = depth
    }

    /// Serves the node's dirtiness; called once a turn at most for each change.
    open func evaluate() {}

    /// The name of the evaluated thing in sentences.
    var evaluated: String { "the content of a container" }

    /// Tells that state was written while the node was evaluated.
    func warnOfWrite() {
        graph.warn(
            """
            State was modified while \(evaluated) was evaluated: what was evaluated before may show the old value, and \
            everything that reads it is evaluated again. Modify state in an action instead.
            """)
    }

    /// Asks for an evaluation in the next turn.
    func invalidate() {
        guard !isRetired else { return }
        guard !isDirty, !isFrozen else {
            isDirty = true
            return graph.noteTransaction()
        }
        isDirty = true
        graph.enqueue(self)
    }

    /// Called by the turn before, and by `update` instead of, an evaluation.
    func clearDirty() { isDirty = false }

    /// The node is gone: what it read forgets it, and it is never served again.
    func retire() {
        isRetired = true
        forgetReads()
    }

    func forgetReads() {
        for location in readLocations { location.remove(reader: self) }
        readLocations.removeAll(keepingCapacity: true)
    }

    func didRead(_ location: any AnyLocation) { readLocations.append(location) }

    /// Runs `body` and notes what it reads: a later change of that invalidates this node.
    func tracking<Result>(_ body: () -> Result) -> Result {
        isDirty = false
        forgetReads()
        return trackingMore(body)
    }

    /// The same beside what was noted before.
    func trackingMore<Result>(_ body: () -> Result) -> Result { trackingMore(body) { $0.invalidate() } }

    /// The same, where a change of an object that was read concerns no more of the node than `changed` says.
    func trackingMore<Result>(
        _ body: () -> Result, changed: @escaping @MainActor @Sendable (_GraphNode) -> Void
    ) -> Result {
        let outer = Graph.reader
        Graph.reader = self
        defer { Graph.reader = outer }
        return withObservationTracking(body) { [observer] in
            // Called before the value changes, on whatever thread changes it: only mark, the turn reads later.
            MainQueue.perform { if let node = observer.node { changed(node) } }
        }
    }
}

/// Stands for a node with those who tell of changes, and does not keep it.
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

    /// A Boolean value that indicates whether the caller is on the main thread, or on the one that drains the main queue in
    /// programs without a main loop.
    @usableFromInline
    static var isCurrent: Bool { Thread.isMainThread || (isMarked && DispatchQueue.getSpecific(key: key) == true) }

    /// Does something at once where this is the main thread, else there as soon as it comes to it.
    static func perform(_ action: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(action)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(action) }
        }
    }
}
