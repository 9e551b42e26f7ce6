import Foundation

/// The nodes of one window and their turn: marked nodes are served parents first, until none is left.
@MainActor
package final class Graph {
    /// The node whose evaluation is running: it depends on what is read now.
    static var reader: _GraphNode?

    /// Called when there is something to do, once until it is done.
    package var onNeedsTurn: (@MainActor () -> Void)?
    /// The renderer that shows the nodes; nil without a display.
    package weak var renderer: (any ViewRenderer)?
    /// Text sizes, when the renderer knows none.
    package var textMeasuring: any TextMeasuring
    /// Sizes of pictures; none without a display, where all are as large as icons.
    package weak var imageMeasuring: (any ImageMeasuring)?
    /// The attributes that views set on the window.
    package let window = WindowAttributes()
    /// The animations of the window and their clock.
    package let motions = Motions()
    /// The keyboard focus of the window.
    package private(set) lazy var focus = Focus(graph: self)
    /// The sheets, alerts and popovers of the window.
    private(set) lazy var presentations = Presentations(graph: self)
    /// Runtime warnings so far, each a full sentence.
    package private(set) var warnings: [String] = []
    /// Receives each warning when it is given, once.
    package var onWarning: (@MainActor (String) -> Void)?
    /// The number of evaluations of each view type's body.
    package private(set) var evaluations: [ObjectIdentifier: Int] = [:]

    /// The transaction of the changes that are being shown.
    private(set) var transaction = Transaction()
    /// Counts the times that changes were shown, to tell one from the next.
    private(set) var round = 0

    /// The state of a row that comes back into sight, while it is made.
    var restored: PropertyStorage?

    /// Whether a subview is taken over by another one, so that ids say nothing about what goes on.
    var isReusing = false

    private var nextTransaction = Transaction()
    /// Nodes that look at sizes and places after each layout.
    var geometryObservers = GeometryObservers()
    /// The views that are moved aside by a swipe.
    var openSwipes: [OpenSwipe] = []
    /// Whether views have asked for a layout since the last one.
    @exclusivity(unchecked) var isLayoutAsked = false

    /// The number of running tasks of views.
    package var runningTaskCount = 0

    /// The menus that buttons of the window open, in the order in which they came.
    private(set) var menus: [any MenuSurface] = []

    func add(_ menu: any MenuSurface) { menus.append(menu) }
    func remove(_ menu: any MenuSurface) { menus.removeAll { $0 === menu } }

    private var dirty: [_GraphNode] = []
    private var readers: [any PreferenceReader] = []
    private var effects: [AnyEffect] = []
    private var isSettling = false
    private(set) var isTurning = false
    private var turnRequested = false
    private var warned: Set<String> = []

    /// Rounds of one turn before it is given up: views that change each other for ever.
    private static let roundLimit = 100

    /// A window without nodes.
    package init(textMeasuring: any TextMeasuring) { self.textMeasuring = textMeasuring }

    private struct Waiting {
        weak var graph: Graph?
    }

    /// Windows that are going to show changes which were made already.
    private static var waiting: [Waiting] = []

    /// Evaluates what is marked before a transaction begins or ends: it belongs to the one before.
    static func transactionChanges() {
        guard reader == nil, !waiting.isEmpty else { return }
        for waiting in waiting { waiting.graph?.serveTransaction() }
    }

    /// Counts the transactions whose changes were evaluated, those of one turn as one.
    private(set) var transactionsServed = 0

    /// Evaluates what is marked, with its own transaction; layout and effects wait for the turn.
    private func serveTransaction() {
        guard round > 0, !isSettling, !isTurning, !isLayingOut, !dirty.isEmpty else { return }
        let current = Transaction.current
        Transaction.current = Transaction()
        defer { Transaction.current = current }
        transactionsServed += 1
        beginRound()
        turn()
        transaction = Transaction()
        motions.endTransaction()
        turnRequested = true
    }

    /// Whether views are being placed or read their places; nodes they mark wait for the next round.
    var isLayingOut = false

    private func beginRound() {
        round += 1
        transaction = nextTransaction
        nextTransaction = Transaction()
        motions.beginRound(round, transaction)
    }

    /// Keeps what is said about a change that is being made.
    func noteTransaction() {
        nextTransaction.merge(.current)
        motions.willChange(with: .current)
    }

    /// Shows what follows from a layout with what was said about the changes that led to it.
    func continueTransaction() { nextTransaction.merge(motions.pending) }

    func enqueue(_ node: _GraphNode) {
        noteTransaction()
        dirty.append(node)
        requestTurn()
    }

    /// Lets a reader of a preference look at it in this turn, when all bodies have run.
    func enqueue(reader: any PreferenceReader) {
        guard !reader.isWaiting, !reader.isRetired else { return }
        reader.isWaiting = true
        readers.append(reader)
        requestTurn()
    }

    /// Has an effect run after what is marked is served and shown.
    func schedule(_ effect: AnyEffect) {
        effects.append(effect)
        requestTurn()
    }

    /// Asks for a turn, unless one is under way or asked for: what came or went is shown in it.
    package func requestTurn() {
        guard !isSettling, !isTurning, !turnRequested else { return }
        turnRequested = true
        Self.waiting.append(Waiting(graph: self))
        onNeedsTurn?()
    }

    /// Whether nothing is waiting to be evaluated, read or run.
    package var isSettled: Bool { isServed && effects.isEmpty }
    /// Whether nothing is waiting to be evaluated or read.
    package var isServed: Bool { dirty.isEmpty && readers.isEmpty }

    /// Serves everything that is marked, has it shown, and runs the actions that follow: of views that appeared,
    /// changed or went.
    ///
    /// Goes on with what these mark, until nothing is left.
    ///
    /// - Parameter show: brings what is on screen up to date with the nodes.
    package func settle(_ show: () -> Void = {}) {
        guard !isSettling else { return }
        isSettling = true
        transactionsServed += 1
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
            for effect in batch { effect.run(phase) }
        }
    }

    /// Serves everything that is marked, and what that marks.
    ///
    /// - Complexity: linear in the marked nodes and what they pass on.
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

    private func giveUp(_ names: [String]) {
        let names = Set(names).sorted().joined(separator: ", ")
        warn("Updates did not come to rest after \(Self.roundLimit) rounds: \(names) change each other for ever.")
        forgetMarked()
    }

    /// Leaves everything as it is.
    func forgetMarked() {
        dirty.forEach { $0.clearDirty() }
        dirty.removeAll()
        readers.forEach { $0.isWaiting = false }
        readers.removeAll()
    }

    /// Serves marked nodes from the root down, until one is marked by a node below it: that one comes first in the next
    /// round, so that nothing is served below a container that does not know yet what it has.
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

    /// Lets readers of preferences look, those further in first: what follows may change what the others see.
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

    /// Resets the count of evaluations.
    package func resetEvaluations() { evaluations.removeAll() }

    /// Tells that views are nested deeper than they can be shown.
    func warnOfDepth() { warn("Views are nested too deep: what is more than about 500 levels in is not shown.") }

    /// Gives a warning, once.
    package func warn(_ sentence: String) {
        guard warned.insert(sentence).inserted else { return }
        warnings.append(sentence)
        onWarning?(sentence)
    }
}
