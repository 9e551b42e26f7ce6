/// A node that is no longer listed but still shown during its removal transition.
struct LeavingNode {
    let node: _ViewNode
    /// The index among its siblings before the removal.
    let index: Int
}

extension _ViewNode {
    /// Returns the node's transition and its animation; `nil` if changes are shown immediately.
    private func animatedTransition(isRemoval: Bool) -> (AnyTransition, Animation)? {
        if graph.isReusing { return nil }
        let own = item.transition
        let ownAnimation = isRemoval ? own?.animations.removal : own?.animations.insertion
        guard graph.motions.isEnabled, graph.motions.mayAnimate || ownAnimation != nil else { return nil }
        let transaction = transaction
        if transaction.disablesAnimations { return nil }
        guard let animation = ownAnimation ?? transaction.animation else { return nil }
        return (own ?? .opacity, animation)
    }

    /// Starts the insertion transition of the node, if it is animated.
    final func enter() {
        guard let (transition, animation) = animatedTransition(isRemoval: false) else { return }
        if !transition.insertion.isIdentity {
            record.moveEffect(from: transition.insertion, to: TransitionEffect(), animation)
        }
        for node in phaseNodes {
            node.show(.willAppear, nil)
            node.show(.identity, animation)
        }
    }

    /// Removes a child, immediately or after its removal transition.
    final func dismiss(_ child: _ViewNode, from index: Int) {
        guard child.leave() else {
            let outer = graph.isReplacing
            defer { graph.isReplacing = outer }
            graph.isReplacing = outer || child.item.transition?.isIdentity == true
            return child.remove()
        }
        record.leaving.append(LeavingNode(node: child, index: index))
    }

    /// Starts the removal transition of the node, and returns whether it has a visible one.
    private func leave() -> Bool {
        guard isPlaced, !isHidden, let (transition, animation) = animatedTransition(isRemoval: true),
            transition.hasRemoval
        else { return false }
        let departure = AnimationCompletion(.removed) { [weak self] in
            guard let self, isLeaving else { return }
            parent?.unmount(self)
        }
        let motions = graph.motions
        let waiting = motions.completions
        motions.completions.append(departure)
        departure.hold()
        record.departure = departure
        record.moveEffect(from: TransitionEffect(), to: transition.removal, animation)
        for node in phaseNodes { node.show(.didDisappear, animation) }
        motions.completions = waiting
        departure.release()
        setFrozen(true)
        return true
    }

    /// Cancels the removal of a child that can show `item` and returns it; `nil` if there is none.
    final func readmit(_ item: _ViewListItem, environment: EnvironmentValues, bodyEnvironment: EnvironmentValues)
        -> _ViewNode?
    {
        guard let motion, let place = motion.leaving.lastIndex(where: { $0.node.canTake(item) }) else { return nil }
        let node = motion.leaving.remove(at: place).node
        motion.settle()
        node.stay(item, environment, bodyEnvironment)
        return node
    }

    private func stay(_ item: _ViewListItem, _ environment: EnvironmentValues, _ bodyEnvironment: EnvironmentValues) {
        motion?.departure = nil
        setFrozen(false)
        update(item, environment: environment, bodyEnvironment: bodyEnvironment)
        let animation = animatedTransition(isRemoval: false)?.1
        if let animation {
            record.moveEffect(from: TransitionEffect(), to: TransitionEffect(), animation)
        } else {
            motion?.endEffect()
            motion?.settle()
        }
        for node in phaseNodes { node.show(.identity, animation) }
    }

    private func unmount(_ child: _ViewNode) {
        guard let motion else { return }
        motion.leaving.removeAll { $0.node === child }
        child.remove()
        motion.settle()
        mount?.childrenChanged()
        graph.renderer?.structureChanged(self)
    }

    /// Suspends or resumes evaluation of the node and its descendants, whose dependencies may no longer exist.
    private func setFrozen(_ isFrozen: Bool) {
        self.isFrozen = isFrozen
        contentList?.isFrozen = isFrozen
        if isFrozen { graph.focus.leave(self) }
        for child in listedAndLeavingChildren { child.setFrozen(isFrozen) }
    }

    /// The custom transitions at the top of the node.
    private var phaseNodes: [PhaseNode] {
        var found: [PhaseNode] = []
        var node: _ViewNode? = self
        while let current = node {
            if let phase = current as? PhaseNode { found.append(phase) }
            node = current.children.count == 1 && !current.isContainer ? current.children[0] : nil
        }
        return found
    }
}
