import Foundation

extension _ViewNode {
    /// The motion of the node, created if needed.
    final var record: NodeMotion {
        if let motion { return motion }
        let made = NodeMotion(self)
        motion = made
        return made
    }

    // MARK: Animations

    /// The animation of the node's change of value; `nil` to show it immediately.
    final var animationOfChange: Animation? {
        guard graph.motions.mayAnimate, !graph.isReusing else { return nil }
        return transaction.animation
    }

    /// The animation of a change of frame in the current layout, and whether a running one must end.
    private var animationOfLayout: (animation: Animation?, ends: Bool) {
        let motions = graph.motions
        motions.isResolvingLayoutAnimation = true
        defer { motions.isResolvingLayoutAnimation = false }
        // Frames set while bodies are evaluated belong to that transaction, not to earlier ones.
        let base = motions.hasServedTransaction && graph.isTurning ? graph.transaction : motions.pending
        let transaction = transaction(over: base, since: motions.pendingRound ?? .max)
        return (transaction.animation, transaction.disablesAnimations)
    }

    // MARK: Frames

    /// A Boolean value that indicates whether the frame of the node is visible or read.
    private var showsFrame: Bool { mount != nil || isHost || isContainer || children.isEmpty }

    /// Animates the change to a new frame, if the transaction requests it.
    final func glide(to target: CGRect) {
        guard showsFrame else { return }
        let (animation, ends) = animationOfLayout
        if let animation { return record.moveFrame(to: target, animation) }
        if ends { motion?.endFrame() }
    }

    /// The shown frame in the coordinates of the host: the node's frame, unless it is being animated.
    public final var shownFrame: CGRect {
        guard let shift = motion?.frameShift else { return frame }
        var rect = frame.offsetBy(dx: shift.offset.x, dy: shift.offset.y)
        if glidesInSize { rect.size = (AnimatableLanes(rect) + shift).growth.finite }
        return rect
    }

    /// A Boolean value that indicates whether frame changes below are animated in the current layout.
    public final var mayGlide: Bool { graph.motions.mayAnimate && animationOfLayout.animation != nil }

    /// Animates the node from a displaced position to its frame.
    ///
    /// - Parameter displacement: The distance from the new position to the old one, in points.
    public final func glide(from displacement: CGSize) {
        guard graph.motions.mayAnimate, let animation = animationOfLayout.animation else { return }
        let mirrored = environment.layoutDirection == .rightToLeft
        let offset = CGSize(width: mirrored ? -displacement.width : displacement.width, height: displacement.height)
        let shown = shownEffect ?? TransitionEffect()
        let start = shown.combined(with: TransitionEffect(offset: offset))
        record.moveEffect(from: start, to: TransitionEffect(), animation)
        graph.renderer?.effectChanged(self)
    }

    // MARK: Appearance

    /// The node's appearance during a transition; `nil` at other times.
    package final var shownEffect: TransitionEffect? { motion?.shownEffect }

    /// A Boolean value that indicates whether the node is being removed with a transition.
    ///
    /// Such a node takes no input and is hidden from assistive technologies.
    public final var isLeaving: Bool { motion?.departure != nil }

    /// The children from back to front, including those being removed, at their former positions.
    public final var shownChildren: [_ViewNode] { adding(leavingTo: childrenFromBack) }

    /// The children in their order, including those being removed, at their former positions.
    package final var listedAndLeavingChildren: [_ViewNode] { adding(leavingTo: children) }

    private func adding(leavingTo nodes: [_ViewNode]) -> [_ViewNode] {
        guard let leaving = motion?.leaving, !leaving.isEmpty else { return nodes }
        return leaving.reduce(into: nodes) { $0.insert($1.node, at: min($1.index, $0.count)) }
    }

    /// The frame in the window at which the node is currently drawn, in points.
    package final var shownWindowFrame: CGRect {
        var rect = shownFrame
        var node: _ViewNode? = self
        while let current = node {
            if current !== self, current.isHost {
                let (shown, frame) = (current.shownFrame, current.frame)
                rect = current.leavingHost(rect).offsetBy(dx: shown.minX - frame.minX, dy: shown.minY - frame.minY)
            }
            if let effect = current.shownEffect {
                let isMirrored = current.environment.layoutDirection == .rightToLeft
                rect = effect.applied(to: rect, in: current.shownFrame, isMirrored: isMirrored)
            }
            node = current.parent
        }
        return rect
    }

    /// The node's current opacity, from 0 to 1, with all modifiers around it.
    package final var shownOpacity: Double {
        min(max((shownEffect?.opacity ?? 1), 0), 1) * ownOpacity * (parent?.shownOpacity ?? 1)
    }
}
