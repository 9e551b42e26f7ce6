import Foundation

/// The running animations of a node; nodes at rest have none.
@MainActor
final class NodeMotion: Mover {
    private unowned let node: _ViewNode
    private var isRegistered = false
    private var isEnded = false

    /// The distance of the shown frame from the placed one.
    private(set) var frame: Track<AnimatableLanes>?
    /// The value of the view or modifier.
    private(set) var value: AnyValueMotion?
    /// The appearance at the end of the transition, and the remaining distance to it.
    private(set) var effect: (target: TransitionEffect, track: Track<AnimatableLanes>)?
    /// Children that are no longer listed but are still being removed with a transition.
    var leaving: [LeavingNode] = []
    /// The completion that removes the node after its transition; `nil` unless it disappears.
    var departure: AnimationCompletion?

    init(_ node: _ViewNode) { self.node = node }

    private var motions: Motions { node.graph.motions }
    var isAtRest: Bool { frame == nil && value == nil && effect == nil }
    private var isOver: Bool { isAtRest && leaving.isEmpty && departure == nil }

    private func register() {
        guard !isRegistered else { return }
        isRegistered = true
        motions.begin(self)
    }

    func nextEnd(after time: Double) -> Double {
        min(
            frame?.nextEnd(after: time) ?? .infinity, value?.nextEnd(after: time) ?? .infinity,
            effect?.track.nextEnd(after: time) ?? .infinity)
    }

    // MARK: Frame

    var frameShift: AnimatableLanes? { frame?.shift(at: motions.now) }

    /// Animates the frame to `target` from where it is shown.
    func moveFrame(to target: CGRect, _ animation: Animation) {
        let now = motions.now
        let shift = frame?.shift(at: now) ?? .zero
        let velocity = frame?.velocity(at: now) ?? .zero
        frame?.abandon()
        frame = Track(
            AnimatableLanes(node.frame) + shift - AnimatableLanes(target), velocity: velocity, animation, motions)
        register()
    }

    func endFrame() {
        frame?.abandon()
        frame = nil
    }

    // MARK: Value

    func moveValue(_ motion: AnyValueMotion) {
        value?.abandon()
        value = motion
        register()
    }

    func endValue() {
        value?.abandon()
        value = nil
    }

    // MARK: Effect

    /// The current appearance.
    var shownEffect: TransitionEffect? {
        effect.map { TransitionEffect($0.target.lanes + $0.track.shift(at: motions.now), anchor: $0.target.anchor) }
    }

    /// Animates the appearance to `target` from the current one, or from `start` if there is no animation.
    func moveEffect(from start: TransitionEffect, to target: TransitionEffect, _ animation: Animation) {
        let now = motions.now
        var (shown, velocity) = (start.lanes, AnimatableLanes.zero)
        var target = target
        if let effect {
            shown = effect.target.lanes + effect.track.shift(at: now)
            velocity = effect.track.velocity(at: now)
            effect.track.abandon()
        }
        if target.isIdentity { target.anchor = start.anchor }
        effect = (target, Track(shown - target.lanes, velocity: velocity, animation, motions))
        register()
    }

    func endEffect() {
        effect?.track.abandon()
        effect = nil
    }

    // MARK: Time

    func advance(to now: Double) {
        guard !isEnded else { return }
        // A motion that ends may release the node.
        let node = node
        if frame != nil {
            if frame!.advance(to: now) { frame = nil }
            node.graph.renderer?.moved(node)
        }
        if let value {
            let isOver = value.advance(to: now)
            node.valueMoved()
            if isOver, self.value === value { self.value = nil }
        }
        if effect != nil {
            // A node that is being removed keeps its final appearance until it is gone.
            if effect!.track.advance(to: now), departure == nil { effect = nil }
            effectMoved()
        }
        settle()
    }

    private func effectMoved() {
        if effect == nil { node.graph.renderer?.effectChanged(node) }
        node.graph.renderer?.moved(node)
    }

    /// Releases the motion when no animation is left.
    func settle() {
        guard !isEnded else { return }
        if isAtRest { isRegistered = false }
        guard isOver else { return }
        // `advance(to:)` may still be called until the end of the turn, when the node may no longer exist.
        isEnded = true
        node.motion = nil
    }

    /// Ends all animations because the node was removed.
    func end() {
        isEnded = true
        endFrame()
        endValue()
        endEffect()
        leaving.forEach { $0.node.remove() }
        leaving = []
        departure = nil
    }
}
