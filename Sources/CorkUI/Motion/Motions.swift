/// The animations of one window and its clock.
///
/// It uses no frames while nothing moves: the host provides them only during animations.
@MainActor
package final class Motions {
    /// The time in seconds; only differences count.
    package var clock: @MainActor () -> Double = { 0 }
    /// Called when an animation starts; the host then calls ``advance()`` before each frame until ``isAtRest``.
    package var onBegin: (@MainActor () -> Void)?
    /// A Boolean value that indicates whether changes may be animated.
    package var isEnabled = true {
        didSet { if !isEnabled { finish() } }
    }

    /// The time of the frame or change being shown.
    private(set) var now = 0.0
    /// The completions that wait for motions starting now.
    var completions: [AnimationCompletion] = []
    /// The completions of earlier transactions, whose motions start with the next layout.
    private var earlierCompletions: [AnimationCompletion] = []
    /// The transaction of changes that no layout has shown yet, and the round in which they began.
    private(set) var pending = Transaction()
    private(set) var pendingRound: Int?
    /// A Boolean value that indicates whether bodies have run for a transaction since the last layout.
    private(set) var hasServedTransaction = false
    /// A Boolean value that indicates whether the animation of a frame is being determined.
    var isResolvingLayoutAnimation = false
    /// The number of modifiers that may animate any change.
    var transformers = 0
    /// A Boolean value that indicates whether nothing changed since the last frame but what animations move.
    private(set) var isFollowing = false

    private var isPending = false
    /// The number of frames since `isPending` was set.
    private var pendingFrames = 0
    private var moving: [any Mover] = []

    /// A Boolean value that indicates whether the changes being shown may be animated.
    var mayAnimate: Bool { isEnabled && (isPending || transformers > 0) }

    /// A Boolean value that indicates whether nothing moves or is about to.
    package var isAtRest: Bool { moving.isEmpty && !isPending }

    /// Returns the next time after `time` at which a motion completes; infinite if there is none.
    package func nextEnd(after time: Double) -> Double {
        moving.reduce(.infinity) { min($0, $1.nextEnd(after: time)) }
    }

    // MARK: Changes

    /// Collects the completions of a transaction whose change will be shown.
    func willChange(with transaction: Transaction) {
        isFollowing = false
        guard isEnabled, !transaction.isEmpty else { return }
        for completion in transaction.completions where !completions.contains(where: { $0 === completion }) {
            completion.hold()
            completions.append(completion)
        }
    }

    /// Called before changes are shown.
    func beginRound(_ round: Int, _ transaction: Transaction) {
        if pendingRound == nil { pendingRound = round }
        guard isEnabled, !transaction.isEmpty else { return }
        pending.merge(transaction)
        if transaction.animation != nil || transaction.disablesAnimations || !completions.isEmpty { expectMotion() }
    }

    /// Called after the bodies of a transaction were evaluated; motions that start later belong to another one.
    func endTransaction() {
        hasServedTransaction = true
        earlierCompletions += completions
        completions = []
    }

    /// Called before a layout, which shows the changes of all transactions since the last one.
    func beginLayout() {
        completions = earlierCompletions + completions
        earlierCompletions = []
    }

    /// Prepares for motions that changes in this round may start.
    func expectMotion() {
        now = clock()
        pendingFrames = 0
        guard !isPending, isEnabled else { return }
        isPending = true
        onBegin?()
    }

    /// Called after a layout has shown the pending changes.
    func endLayout() {
        pendingRound = nil
        isFollowing = false
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

    /// Updates all motions to the current time.
    ///
    /// - Complexity: linear in the number of motions.
    package func advance() {
        now = clock()
        isFollowing = !moving.isEmpty && !isPending
        for motion in moving { motion.advance(to: now) }
        // If the change required a layout, that took place in the next frame.
        if isPending { pendingFrames += 1 }
        if pendingFrames > 1 { endLayout() }
        AnimationCompletion.runDue()
        moving.removeAll { $0.isAtRest }
    }

    /// Ends all motions at their targets.
    package func finish() {
        now = .infinity
        for motion in moving { motion.advance(to: now) }
        now = clock()
        endLayout()
        AnimationCompletion.runDue()
        moving.removeAll { $0.isAtRest }
    }
}

/// A motion that is updated for each frame.
@MainActor
protocol Mover: AnyObject {
    var isAtRest: Bool { get }
    /// Updates the motion to a time.
    func advance(to now: Double)
    /// Returns the next time after `time` at which a part of the motion completes; infinite if there is none.
    func nextEnd(after time: Double) -> Double
}
