/// The animations of one window and its clock.
///
/// Costs nothing while nothing moves: a host is asked for frames when something begins to, and no longer.
@MainActor
package final class Motions {
    /// The time in seconds; only differences count.
    package var clock: @MainActor () -> Double = { 0 }
    /// Called when something begins to move: the host calls ``advance()`` before each frame until ``isAtRest``.
    package var onBegin: (@MainActor () -> Void)?
    /// Whether changes are shown over time; without, everything is where it belongs at once.
    package var isEnabled = true {
        didSet { if !isEnabled { finish() } }
    }

    /// The time of the frame or change that is being shown.
    private(set) var now = 0.0
    /// The completions that wait for motions that begin now.
    var completions: [AnimationCompletion] = []
    /// Those of transactions before, whose motions wait for the layout.
    private var earlierCompletions: [AnimationCompletion] = []
    /// What was said about changes that no layout has shown yet, and in which round they began.
    private(set) var pending = Transaction()
    private(set) var pendingRound: Int?
    /// A Boolean value that indicates whether bodies have run for a transaction since the last layout.
    private(set) var hasServedTransaction = false
    /// Whether the animation of a place is being looked up.
    var isAskedByLayout = false
    /// Placed modifiers that may animate any change.
    var transformers = 0

    private var isPending = false
    /// Frames since something is pending.
    private var pendingFrames = 0
    private var moving: [any Mover] = []

    /// Whether a change that is being shown may have an animation.
    var mayAnimate: Bool { isEnabled && (isPending || transformers > 0) }

    /// Whether nothing moves or is about to.
    package var isAtRest: Bool { moving.isEmpty && !isPending }

    /// The next time after another at which something is complete; endless where nothing ever is.
    package func nextEnd(after time: Double) -> Double {
        moving.reduce(.infinity) { min($0, $1.nextEnd(after: time)) }
    }

    // MARK: Changes

    /// Somebody makes a change that is going to be shown.
    func willChange(with transaction: Transaction) {
        guard isEnabled, !transaction.isEmpty else { return }
        for completion in transaction.completions where !completions.contains(where: { $0 === completion }) {
            completion.hold()
            completions.append(completion)
        }
    }

    /// Changes are about to be shown.
    func beginRound(_ round: Int, _ transaction: Transaction) {
        if pendingRound == nil { pendingRound = round }
        guard isEnabled, !transaction.isEmpty else { return }
        pending.merge(transaction)
        if transaction.animation != nil || transaction.disablesAnimations || !completions.isEmpty { expectMotion() }
    }

    /// The bodies of a transaction have run: motions that begin now are of another one.
    func endTransaction() {
        hasServedTransaction = true
        earlierCompletions += completions
        completions = []
    }

    /// Views are going to be placed, for all transactions since the last layout.
    func beginLayout() {
        completions = earlierCompletions + completions
        earlierCompletions = []
    }

    /// Takes note that changes of this round may be animated.
    func expectMotion() {
        now = clock()
        pendingFrames = 0
        guard !isPending, isEnabled else { return }
        isPending = true
        onBegin?()
    }

    /// A layout has shown what was pending.
    func endLayout() {
        pendingRound = nil
        beginLayout()
        hasServedTransaction = false
        guard isPending || !completions.isEmpty else { return }
        isPending = false
        pending = Transaction()
        let waiting = completions
        completions = []
        waiting.forEach { $0.release() }
        AnimationCompletion.runDue()
    }

    // MARK: Time

    func begin(_ motion: any Mover) {
        if moving.isEmpty, !isPending { onBegin?() }
        moving.append(motion)
    }

    /// Shows everything that moves where it is now.
    ///
    /// - Complexity: linear in what moves.
    package func advance() {
        now = clock()
        for motion in moving { motion.advance(to: now) }
        // What a change led to was laid out in the frame after it, if it had to be.
        if isPending { pendingFrames += 1 }
        if pendingFrames > 1 { endLayout() }
        AnimationCompletion.runDue()
        moving.removeAll { $0.isAtRest }
    }

    /// Shows everything where it belongs.
    package func finish() {
        now = .infinity
        for motion in moving { motion.advance(to: now) }
        now = clock()
        endLayout()
        AnimationCompletion.runDue()
        moving.removeAll { $0.isAtRest }
    }
}

/// Something that moves.
@MainActor
protocol Mover: AnyObject {
    var isAtRest: Bool { get }
    /// Shows it where it is at a time.
    func advance(to now: Double)
    /// The next time after another at which something of it is complete; endless where nothing ever is.
    func nextEnd(after time: Double) -> Double
}
