import Foundation

extension _ViewNode {
    // MARK: Answers

    /// The size for a proposal, in points; cached until something inside changes.
    public final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let proposal = proposal.sane
        // A closure would be checked for its actor at each call.
        for known in memory.sizes where known.proposal == proposal { return known.size }
        let size = currentSize(proposal)
        memory.remember(size, for: proposal)
        return size
    }

    private func currentSize(_ proposal: ProposedViewSize) -> CGSize {
        let answer = mount?.sizeThatFits(proposal) ?? computeSize(proposal)
        if !answer.isSane { warnOfLength("has a size of \(answer.width) x \(answer.height) points") }
        return answer.finite
    }

    /// The length on one axis for a proposal.
    ///
    /// Where it does not depend on what is proposed across, one answer serves all: so the smallest and the largest
    /// lengths that stacks ask for are found once, however deep stacks are nested.
    final func length(_ length: CGFloat, along axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        var proposal = proposal
        proposal[axis] = length
        if proposal[axis.cross] != length, !traits.follows(axis) { proposal[axis.cross] = length }
        return sizeThatFits(proposal)[axis]
    }

    final var traits: LayoutTraits {
        if let known = memory.traits { return known }
        let traits = computeTraits()
        memory.traits = traits
        return traits
    }

    /// Returns the position of an explicit guide of the node, from its top leading corner, or nil if none is set.
    final func explicitAlignment(_ guide: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        let mayBeSet = traits.guides & guide.bit != 0
        // But for edges it matters that they were asked for: a text that comes later moves what is around.
        guard mayBeSet || !guide.isEdge else { return nil }
        for known in memory.alignments where known.guide == guide && known.proposal == proposal { return known.place }
        let place = mayBeSet ? computeAlignment(guide, proposal) : nil
        memory.remember(place, of: guide, for: proposal)
        return place
    }

    /// The room the node wants around itself.
    final var spacing: ViewSpacing {
        if let known = memory.spacing { return known }
        let spacing = computeSpacing()
        memory.spacing = spacing
        return spacing
    }

    // MARK: Places

    /// Gives the node its place, in the coordinates of its surface.
    ///
    /// - Parameters:
    ///   - frame: the place, in points.
    ///   - proposal: what the node was asked for; nil for the size of the frame.
    public final func place(_ frame: CGRect, proposal: ProposedViewSize? = nil) {
        let proposal = proposal ?? ProposedViewSize(frame.size)
        guard needsPlacing || frame != self.frame || proposal != self.proposal else { return }
        needsPlacing = false
        if frame != self.frame, isPlaced, graph.motions.mayAnimate { glide(to: frame) }
        isPlaced = true
        self.frame = frame
        self.proposal = proposal
        if isSurface, let mount {
            mount.place(frame)
        } else {
            mount?.place(frame)
            placeChildren(in: isSurface ? CGRect(origin: contentOrigin, size: frame.size) : frame)
        }
    }

    /// Places a node below in the middle of `bounds`, which are proposed to it.
    final func place(_ child: _ViewNode, inMiddleOf bounds: CGRect) {
        let size = child.sizeThatFits(ProposedViewSize(bounds.size))
        let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
        child.place(CGRect(origin: origin, size: size), proposal: ProposedViewSize(bounds.size))
    }

    /// A rectangle from the leading edge of `bounds` where it is on the screen: the same, unless text runs from right
    /// to left.
    final func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        guard environment.layoutDirection == .rightToLeft else { return rect }
        return CGRect(
            x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// The place in window coordinates, in points.
    public final var windowFrame: CGRect {
        if let shown = graph.renderer?.windowFrame(of: self) { return shown }
        var rect = frame
        var node = parent
        while let current = node {
            if current.isSurface { rect = current.leavingSurface(rect) }
            node = current.parent
        }
        return rect
    }

    /// Whether a point of the window's content is within the node, wherever surfaces around it are drawn.
    package final func contains(windowPoint point: CGPoint) -> Bool { frame.contains(onSurface(point)) }

    /// A point of the window's content in the coordinates of the surface that the node is on.
    package final func onSurface(_ point: CGPoint) -> CGPoint {
        var node = parent
        while let current = node {
            if current.isSurface { return current.enteringSurface(current.onSurface(point)) }
            node = current.parent
        }
        return point
    }

    // MARK: Changes

    /// Asks for a layout if a leaf answers anything that was asked otherwise than before; else the leaf alone is placed
    /// again.
    final func answersMayHaveChanged() {
        guard !needsPlacing else { return invalidateLayout() }
        for (proposal, size) in memory.sizes where currentSize(proposal) != size { return invalidateLayout() }
        for (guide, proposal, place) in memory.alignments where computeAlignment(guide, proposal) != place {
            return invalidateLayout()
        }
        placeAnew()
    }

    /// Places what is below in the same room as before: sizes and guides are the same.
    final func placeAnew() {
        guard isPlaced, !needsPlacing else { return invalidateLayout() }
        needsPlacing = true
        place(frame, proposal: proposal)
        if !children.isEmpty { graph.renderer?.layoutChanged(self, sizeMayChange: false) }
    }

    /// Forgets sizes up to where they cannot matter, and asks for a layout.
    public final func invalidateLayout() { invalidateLayout(isResized: false) }

    /// - Parameter isResized: whether the node has another size or other guides itself, fixed or not.
    final func invalidateLayout(isResized: Bool) {
        graph.isLayoutAsked = true
        var sizeMayChange = true
        var surfaceMayChange: Bool?
        var node: _ViewNode? = self
        while let current = node {
            if current !== self, current.isSurface {
                if surfaceMayChange == nil { surfaceMayChange = sizeMayChange }
                // What a native container places stays in its place as long as its size does.
                if !sizeMayChange || current.keepsAnswers, current.mount != nil { break }
            }
            let hasFixedSize = current.hasFixedSize && current.memory.alignments.isEmpty
            current.needsPlacing = true
            current.memory.forget(sizes: sizeMayChange)
            current.layoutInvalidated()
            if hasFixedSize, !(isResized && current === self) { sizeMayChange = false }
            node = current.parent
        }
        graph.renderer?.layoutChanged(self, sizeMayChange: surfaceMayChange ?? sizeMayChange)
    }

    /// Forgets the sizes of this node and all below: something outside that they depend on changed.
    public final func forgetSizes() {
        memory.forget(sizes: true)
        needsPlacing = true
        layoutInvalidated()
        children.forEach { $0.forgetSizes() }
    }

    /// Warns once that a length cannot be laid out.
    final func warnOfLength(_ sentence: String) {
        graph.warn(
            "A \(kind ?? nameWithoutGenerics(of: type(of: head))) \(sentence): it is laid out with lengths from 0.")
    }
}

extension CGSize {
    /// Whether both lengths are numbers and not negative; endless ones are.
    var isSane: Bool { width >= 0 && height >= 0 }

    /// Lengths a layout can go on with: not NaN, not negative, not endless.
    var finite: CGSize { CGSize(width: width.layoutLength, height: height.layoutLength) }
}

extension CGFloat {
    /// The longest length that layouts compute with, in points.
    static let longestLength: CGFloat = 1_000_000_000

    var layoutLength: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), .longestLength) }

    /// A coordinate that a layout can go on with: a number, and not endless.
    var layoutCoordinate: CGFloat {
        isNaN ? 0 : Swift.min(Swift.max(self, -.longestLength), .longestLength)
    }
}
