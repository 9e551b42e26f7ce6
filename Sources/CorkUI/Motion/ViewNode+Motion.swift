import Foundation

extension _ViewNode {
    /// The record of what is on its way, made where there is none.
    final var record: NodeMotion {
        if let motion { return motion }
        let made = NodeMotion(self)
        motion = made
        return made
    }

    // MARK: Animations

    /// The animation of the node's change of value, or nil if it is shown at once.
    final var animationOfChange: Animation? {
        guard graph.motions.mayAnimate, !graph.isReusing else { return nil }
        return transaction.animation
    }

    /// How a change of the node's place that is being laid out is animated, and whether it ends what moves already.
    private var animationOfLayout: (animation: Animation?, ends: Bool) {
        let motions = graph.motions
        motions.isAskedByLayout = true
        defer { motions.isAskedByLayout = false }
        // What is placed while bodies run belongs to their transaction, not to those before it.
        let base = motions.hasServedTransaction && graph.isTurning ? graph.transaction : motions.pending
        let transaction = transaction(over: base, since: motions.pendingRound ?? .max)
        return (transaction.animation, transaction.disablesAnimations)
    }

    // MARK: Frames

    /// Whether the frame is visible or read.
    private var showsFrame: Bool { mount != nil || isSurface || isContainer || children.isEmpty }

    /// Lets the frame glide to a new place, where that is animated.
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

    /// Whether a change of places below that is being laid out is animated.
    public final var mayGlide: Bool { graph.motions.mayAnimate && animationOfLayout.animation != nil }

    /// Draws the node away from its place at first, and lets it come there, as after the place itself moved.
    ///
    /// - Parameter displacement: from the new place to the old one, in points.
    public final func glide(from displacement: CGSize) {
        guard graph.motions.mayAnimate, let animation = animationOfLayout.animation else { return }
        let mirrored = environment.layoutDirection == .rightToLeft
        let offset = CGSize(width: mirrored ? -displacement.width : displacement.width, height: displacement.height)
        let shown = shownEffect ?? TransitionEffect()
        let start = shown.combined(with: TransitionEffect(offset: offset))
        record.moveEffect(from: start, to: TransitionEffect(), animation)
        graph.renderer?.effectChanged(self)
    }

    // MARK: Looks

    /// The node's look while it appears or disappears, or nil otherwise.
    package final var shownEffect: TransitionEffect? { motion?.shownEffect }

    /// Whether the node is on its way out: it takes no input, and assistive technologies are not shown it.
    public final var isLeaving: Bool { motion?.departure != nil }

    /// The nodes below from back to front, and those that are on their way out where they were.
    public final var shownChildren: [_ViewNode] { adding(leavingTo: childrenFromBack) }

    /// The nodes below in their order, and those that are on their way out where they were.
    package final var listedAndLeavingChildren: [_ViewNode] { adding(leavingTo: children) }

    private func adding(leavingTo nodes: [_ViewNode]) -> [_ViewNode] {
        guard let leaving = motion?.leaving, !leaving.isEmpty else { return nodes }
        return leaving.reduce(into: nodes) { $0.insert($1.node, at: min($1.index, $0.count)) }
    }

    /// The place in the window at which the node is shown now, in points.
    package final var shownWindowFrame: CGRect {
        var rect = shownFrame
        var node: _ViewNode? = self
        while let current = node {
            if current !== self, current.isSurface {
                let (shown, frame) = (current.shownFrame, current.frame)
                rect = current.leavingSurface(rect).offsetBy(dx: shown.minX - frame.minX, dy: shown.minY - frame.minY)
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
