import Foundation

/// The nodes of one window and the scheduler that updates them, parents first.
@MainActor
package final class Graph {
    /// The node that is being evaluated, which depends on everything read meanwhile.
    static var reader: _GraphNode?

    /// Called when the graph needs a turn; not called again until that turn is done.
    package var onNeedsTurn: (@MainActor () -> Void)?
    /// The renderer that shows the nodes; `nil` without a display.
    package weak var renderer: (any ViewRenderer)?
    /// Measures text if the renderer does not.
    package var textMeasuring: any TextMeasuring
    /// Measures images; `nil` without a display, where every image has the size of an icon.
    package weak var imageMeasuring: (any ImageMeasuring)?
    /// The attributes that views set on the window.
    package let window = WindowAttributes()
    /// The animations of the window and their clock.
    package let motions = Motions()
    /// The keyboard focus of the window.
    package private(set) lazy var focus = Focus(graph: self)
    /// The sheets, alerts and popovers of the window.
    private(set) lazy var presentations = Presentations(graph: self)
    /// The warnings given so far, each a full sentence.
    package private(set) var warnings: [String] = []
    /// Called with each new warning.
    package var onWarning: (@MainActor (String) -> Void)?
    /// The number of evaluations of each view type's body.
    package private(set) var evaluations: [ObjectIdentifier: Int] = [:]

    /// The transaction of the changes that are being shown.
    private(set) var transaction = Transaction()
    /// The number of rounds so far; each round shows one set of changes.
    private(set) var round = 0

    /// The retained state of a row that is being built because it became visible again.
    var restored: PropertyStorage?

    /// A Boolean value that indicates whether a node is being reused for another subview, so that ids need not match.
    var isReusing = false
    /// A Boolean value that indicates whether a view with the transition `identity` is being removed.
    var isReplacing = false

    private var nextTransaction = Transaction()
    /// Nodes that read sizes and frames after each layout.
    var geometryObservers = GeometryObservers()
    /// The deferred nodes that aren't built yet, by the order in which they were made.
    var deferredNodes: [Int: Weak<DeferredNode>] = [:]
    /// The rows that are swiped open.
    var openSwipes: [OpenSwipe] = []
    /// A Boolean value that indicates whether a layout was requested since the last one.
    @exclusivity(unchecked) var isLayoutRequested = false

    /// The number of running tasks of views.
    package var runningTaskCount = 0

    /// The menus that buttons of the window open, in the order of their creation.
    private(set) var menus: [any AnyMenuNode] = []

    func add(_ menu: any AnyMenuNode) { menus.append(menu) }
    func remove(_ menu: any AnyMenuNode) { menus.removeAll { $0 === menu } }

    private var dirty: [_GraphNode] = []
    private var readers: [any PreferenceReader] = []
    private var effects: [AnyEffect] = []
    private var isSettling = false
    private(set) var isTurning = false
    private var turnRequested = false
    private var warned: Set<String> = []

    /// The number of rounds after which a turn is abandoned, because views keep changing each other.
    private static let roundLimit = 100

    /// Creates the graph of a window without nodes.
    package init(textMeasuring: any TextMeasuring) { self.textMeasuring = textMeasuring }

    private struct Waiting {
        weak var graph: Graph?
    }

    /// Graphs that wait for a turn, with changes that were already made.
    private static var waiting: [Waiting] = []

    /// Evaluates pending changes before a transaction begins or ends, because they belong to the previous one.
    static func transactionChanges() {
        guard reader == nil, !waiting.isEmpty else { return }
        for waiting in waiting { waiting.graph?.serveTransaction() }
    }

    /// The number of transactions whose changes were evaluated; a turn counts as one.
    private(set) var transactionsServed = 0

    /// A Boolean value that indicates whether an action of a view is running, between evaluations.
    private var isPerforming = false
    /// The number of transactions that actions of the current turn made, see ``transactionLimit``.
    private var transactionsOfActions = 0

    /// The number of transactions of actions that a turn evaluates one by one; further ones are merged.
    ///
    /// Two actions that answer each change of the other with several transactions would double them each round.
    private static let transactionLimit = 10_000

    /// Runs an action of a view during a turn, whose changes in a transaction of their own are evaluated at once.
    ///
    /// Preference readers and the effects of those changes wait, so actions never run within one another.
    func perform(_ action: () -> Void) {
        let isOutermost = !isPerforming
        isPerforming = true
        if isOutermost { Self.waiting.append(Waiting(graph: self)) }
        action()
        guard isOutermost else { return }
        isPerforming = false
        if let index = Self.waiting.lastIndex(where: { $0.graph === self }) { Self.waiting.remove(at: index) }
    }

    /// Evaluates marked nodes in a transaction of their own; layout and effects wait for the turn.
    private func serveTransaction() {
        guard round > 0, !isLayingOut, !dirty.isEmpty, isPerforming || (!isSettling && !isTurning) else { return }
        let current = Transaction.current
        Transaction.current = Transaction()
        defer { Transaction.current = current }
        if isPerforming { return serveTransactionOfAction() }
        transactionsServed += 1
        beginRound()
        turn()
        transaction = Transaction()
        motions.endTransaction()
        turnRequested = true
    }

    /// Evaluates the nodes that a running action marked, and continues the round that called the action.
    private func serveTransactionOfAction() {
        guard transactionsOfActions < Self.transactionLimit else { return }
        transactionsOfActions += 1
        transactionsServed += 1
        let outer = (transaction: transaction, isTurning: isTurning)
        (isPerforming, isTurning) = (false, true)
        beginRound()
        serveAllMarked()
        motions.endTransaction()
        (transaction, isTurning) = outer
        isPerforming = true
    }

    /// A Boolean value that indicates whether a layout is running; nodes that it marks wait for the next round.
    var isLayingOut = false

    private func beginRound() {
        round += 1
        transaction = nextTransaction
        nextTransaction = Transaction()
        motions.beginRound(round, transaction)
    }

    /// Merges the current transaction into that of the next round.
    func noteTransaction() {
        nextTransaction.merge(.current)
        motions.willChange(with: .current)
    }

    /// Carries the transaction into updates that layout causes.
    func continueTransaction() { nextTransaction.merge(motions.pending) }

    func enqueue(_ node: _GraphNode) {
        noteTransaction()
        dirty.append(node)
        requestTurn()
    }

    /// Schedules a preference reader in this turn, after all bodies have been evaluated.
    func enqueue(reader: any PreferenceReader) {
        guard !reader.isWaiting, !reader.isRetired else { return }
        reader.isWaiting = true
        readers.append(reader)
        requestTurn()
    }

    /// Schedules an effect, which runs after marked nodes are evaluated and shown.
    func schedule(_ effect: AnyEffect) {
        effects.append(effect)
        requestTurn()
    }

    /// Requests a turn, unless one is running or already requested.
    package func requestTurn() {
        guard !isSettling, !isTurning, !turnRequested else { return }
        turnRequested = true
        Self.waiting.append(Waiting(graph: self))
        onNeedsTurn?()
    }

    /// A Boolean value that indicates whether no evaluation, preference reader or effect is pending.
    package var isSettled: Bool { isServed && effects.isEmpty }
    /// A Boolean value that indicates whether no evaluation or preference reader is pending.
    package var isServed: Bool { dirty.isEmpty && readers.isEmpty }

    /// Evaluates all marked nodes, shows them, and runs effects such as actions on appearing, disappearing and changes.
    ///
    /// Repeats this until nothing is pending, up to a limit.
    ///
    /// - Parameter show: Updates the screen to match the nodes.
    package func settle(_ show: () -> Void = {}) {
        guard !isSettling else { return }
        isSettling = true
        transactionsServed += 1
        transactionsOfActions = 0
        if turnRequested { Self.waiting.removeAll { $0.graph === self || $0.graph == nil } }
        defer {
            isSettling = false
            turnRequested = false
        }
        for _ in 0..<Self.roundLimit {
            beginRound()
            turn()
            motions.beginLayout()
            show()
            transaction = Transaction()
            guard isServed else { continue }
            if effects.isEmpty { return }
            runEffects()
        }
        guard !isSettled else { return }
        giveUp(dirty.map { "\(type(of: $0))" } + effects.map { "\(type(of: $0))" })
        effects.forEach { $0.unschedule() }
        effects.removeAll()
    }

    private func runEffects() {
        let batch = effects
        effects.removeAll()
        batch.forEach { $0.unschedule() }
        for phase in EffectPhase.allCases {
            for effect in batch { perform { effect.run(phase) } }
        }
    }

    /// Evaluates all marked nodes, and those that become marked meanwhile.
    ///
    /// - Complexity: Linear in the number of nodes evaluated.
    func turn() {
        guard !isTurning else { return }
        isTurning = true
        defer {
            isTurning = false
            turnRequested = false
        }
        var rounds = 0
        while !isServed {
            rounds += 1
            if rounds > Self.roundLimit { return giveUp((dirty + readers).map { "\(type(of: $0))" }) }
            serveMarked()
            serveReaders()
        }
    }

    /// Evaluates all marked nodes, and those that become marked meanwhile; preference readers wait.
    private func serveAllMarked() {
        for _ in 0..<Self.roundLimit where !dirty.isEmpty { serveMarked() }
        if !dirty.isEmpty { giveUp(dirty.map { "\(type(of: $0))" }) }
    }

    private func giveUp(_ names: [String]) {
        let names = Set(names).sorted().joined(separator: ", ")
        warn("Updates did not come to rest after \(Self.roundLimit) rounds: \(names) change each other for ever.")
        forgetMarked()
    }

    /// Discards all pending evaluations and preference readers.
    func forgetMarked() {
        dirty.forEach { $0.clearDirty() }
        dirty.removeAll()
        readers.forEach { $0.isWaiting = false }
        readers.removeAll()
    }

    /// Evaluates marked nodes from the root down, until a node is marked by one at a greater depth.
    ///
    /// The next round begins with the marked node. No node is evaluated below a container with outdated children.
    private func serveMarked() {
        var served = -1
        while let depth = dirty.lazy.map(\.depth).min(), depth > served {
            served = depth
            let batch = dirty.filter { $0.depth == depth }
            dirty.removeAll { $0.depth == depth }
            for node in batch where node.isDirty && !node.isRetired && !node.isFrozen {
                node.clearDirty()
                node.evaluate()
            }
        }
    }

    /// Runs preference readers from the innermost out, because each can change what the outer ones read.
    private func serveReaders() {
        while dirty.isEmpty, let depth = readers.lazy.map(\.depth).max() {
            let batch = readers.filter { $0.depth == depth }
            readers.removeAll { $0.depth == depth }
            for reader in batch {
                reader.isWaiting = false
                if !reader.isRetired { reader.readPreference() }
            }
        }
    }

    func countEvaluation(of type: Any.Type) { evaluations[ObjectIdentifier(type), default: 0] += 1 }

    /// Resets the evaluation counts.
    package func resetEvaluations() { evaluations.removeAll() }

    /// Warns that views are nested too deeply to be shown.
    func warnOfDepth() { warn("Views are nested too deep: what is more than about 500 levels in is not shown.") }

    /// Records a warning, unless the same one was given before.
    package func warn(_ sentence: String) {
        guard warned.insert(sentence).inserted else { return }
        warnings.append(sentence)
        onWarning?(sentence)
    }
}
