import Foundation

extension _ViewNode {
    // MARK: Measuring

    /// Returns the size for a proposal, in points; cached until something inside changes.
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

    /// Returns the length on one axis for a proposal.
    ///
    /// If the length does not depend on the proposal across the axis, all such proposals share one cached answer.
    /// Stacks then measure the smallest and largest length of each subview once, however deeply they are nested.
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

    /// Returns the position of an explicit guide of the node, from its top leading corner, or `nil` if none is set.
    final func explicitAlignment(_ guide: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        let mayBeSet = traits.guides & guide.bit != 0
        // Edges are recorded even where none is set: text that is added later can move what surrounds the node.
        guard mayBeSet || !guide.isEdge else { return nil }
        for known in memory.alignments where known.guide == guide && known.proposal == proposal { return known.place }
        let place = mayBeSet ? computeAlignment(guide, proposal) : nil
        memory.remember(place, of: guide, for: proposal)
        return place
    }

    /// The preferred spacing around the node.
    final var spacing: ViewSpacing {
        if let known = memory.spacing { return known }
        let spacing = computeSpacing()
        memory.spacing = spacing
        return spacing
    }

    // MARK: Placing

    /// Places the node, in the coordinates of its host.
    ///
    /// - Parameters:
    ///   - frame: The frame, in points.
    ///   - proposal: The proposal that the size answers; `nil` for the size of the frame.
    public final func place(_ frame: CGRect, proposal: ProposedViewSize? = nil) {
        let proposal = proposal ?? ProposedViewSize(frame.size)
        guard needsPlacing || frame != self.frame || proposal != self.proposal else { return }
        needsPlacing = false
        if frame != self.frame, isPlaced, graph.motions.mayAnimate { glide(to: frame) }
        isPlaced = true
        self.frame = frame
        self.proposal = proposal
        if isHost, let mount {
            mount.place(frame)
        } else {
            mount?.place(frame)
            placeChildren(in: isHost ? CGRect(origin: contentOrigin, size: frame.size) : frame)
        }
    }

    /// Places a child in the center of `bounds`, whose size is also the proposal.
    final func place(_ child: _ViewNode, inMiddleOf bounds: CGRect) {
        let size = child.sizeThatFits(ProposedViewSize(bounds.size))
        let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
        child.place(CGRect(origin: origin, size: size), proposal: ProposedViewSize(bounds.size))
    }

    /// Converts a rectangle that is measured from the leading edge of `bounds` to coordinates from the left.
    ///
    /// It is mirrored where the layout direction is from right to left.
    final func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        guard environment.layoutDirection == .rightToLeft else { return rect }
        return CGRect(
            x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// The frame in the coordinates of the window's content, in points.
    public final var windowFrame: CGRect {
        if let shown = graph.renderer?.windowFrame(of: self) { return shown }
        var rect = frame
        var node = parent
        while let current = node {
            if current.isHost { rect = current.leavingHost(rect) }
            node = current.parent
        }
        return rect
    }

    /// Returns whether the node contains a point of the window's content, taking the transforms of hosts around it into
    /// account.
    package final func contains(windowPoint point: CGPoint) -> Bool { frame.contains(onHost(point)) }

    /// Converts a point of the window's content to the coordinates of the node's host.
    package final func onHost(_ point: CGPoint) -> CGPoint {
        var node = parent
        while let current = node {
            if current.isHost { return current.enteringHost(current.onHost(point)) }
            node = current.parent
        }
        return point
    }

    // MARK: Changes

    /// Invalidates the layout if the node answers any earlier query differently now; otherwise only places the node
    /// again.
    final func answersMayHaveChanged() {
        guard !needsPlacing else { return invalidateLayout() }
        for (proposal, size) in memory.sizes where currentSize(proposal) != size { return invalidateLayout() }
        for (guide, proposal, place) in memory.alignments where computeAlignment(guide, proposal) != place {
            return invalidateLayout()
        }
        placeAgain()
    }

    /// Places the children again in the same frame, for a change that affects neither sizes nor guides.
    final func placeAgain() {
        guard isPlaced, !needsPlacing else { return invalidateLayout() }
        needsPlacing = true
        place(frame, proposal: proposal)
        if !children.isEmpty { graph.renderer?.layoutChanged(self, sizeMayChange: false) }
    }

    /// Discards cached sizes up to the ancestors that they cannot affect, and requests a layout.
    public final func invalidateLayout() { invalidateLayout(isResized: false) }

    /// Discards cached sizes up to the ancestors that they cannot affect, and requests a layout.
    ///
    /// - Parameter isResized: Whether the size or guides of the node itself changed, even if its size is fixed.
    final func invalidateLayout(isResized: Bool) {
        graph.isLayoutRequested = true
        var sizeMayChange = true
        var hostMayChange: Bool?
        var node: _ViewNode? = self
        while let current = node {
            if current !== self, current.isHost {
                if hostMayChange == nil { hostMayChange = sizeMayChange }
                // The subviews of a native container keep their place as long as the container keeps its size.
                if !sizeMayChange || current.keepsAnswers, current.mount != nil { break }
            }
            let hasFixedSize = current.hasFixedSize && current.memory.alignments.isEmpty
            current.needsPlacing = true
            current.memory.forget(sizes: sizeMayChange)
            current.layoutInvalidated()
            if hasFixedSize, !(isResized && current === self) { sizeMayChange = false }
            node = current.parent
        }
        graph.renderer?.layoutChanged(self, sizeMayChange: hostMayChange ?? sizeMayChange)
    }

    /// Discards the sizes of this node and its descendants after something outside that they depend on changed.
    public final func forgetSizes() {
        memory.forget(sizes: true)
        needsPlacing = true
        layoutInvalidated()
        children.forEach { $0.forgetSizes() }
    }

    /// Warns once about a length that cannot be laid out.
    final func warnOfLength(_ sentence: String) {
        graph.warn(
            "A \(kind ?? nameWithoutGenerics(of: type(of: head))) \(sentence): it is laid out with lengths from 0.")
    }
}

extension CGSize {
    /// A Boolean value that indicates whether both lengths are nonnegative numbers; they may be infinite.
    var isSane: Bool { width >= 0 && height >= 0 }

    /// The size with lengths that a layout can use: not NaN, not negative, not infinite.
    var finite: CGSize { CGSize(width: width.layoutLength, height: height.layoutLength) }
}

extension CGFloat {
    /// The longest length that layouts use, in points.
    static let longestLength: CGFloat = 1_000_000_000

    var layoutLength: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), .longestLength) }

    /// The coordinate if a layout can use it, otherwise the nearest finite one.
    var layoutCoordinate: CGFloat {
        isNaN ? 0 : Swift.min(Swift.max(self, -.longestLength), .longestLength)
    }
}
