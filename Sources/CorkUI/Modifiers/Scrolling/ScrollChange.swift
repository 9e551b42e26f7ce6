/// A modifier that runs an action when a value read from a scroll view's geometry changes.
public struct _ScrollGeometryChangeModifier<Value: Equatable>: _PrimitiveModifier {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ScrollGeometryChangeNode<Value>(item, inputs)
    }
}

/// The node of a modifier that observes the geometry of a scroll view.
final class ScrollGeometryChangeNode<Value: Equatable>: ScrollModifierNode<_ScrollGeometryChangeModifier<Value>> {
    private var known: Value?

    override func observe(_ scroll: any AnyScrollNode) -> Bool {
        let value = modifier.transform(scroll.geometry)
        guard value != known else { return false }
        let old = known ?? value
        known = value
        modifier.action(old, value)
        return true
    }
}

/// A modifier that runs an action when the phase of a scroll view changes.
public struct _ScrollPhaseChangeModifier: _PrimitiveModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ScrollPhaseChangeNode(item, inputs)
    }
}

/// The node of a modifier that observes the phase of a scroll view.
final class ScrollPhaseChangeNode: ScrollModifierNode<_ScrollPhaseChangeModifier> {
    override func scrollChanged(from old: (any AnyScrollNode)?, to new: (any AnyScrollNode)?) {
        old?.movement.unfollow(self)
        guard let movement = new?.movement else { return }
        movement.follow(self) { [unowned self, unowned movement] old, context in
            if !isRetired { modifier.action(old, movement.phase, context) }
        }
    }
}

extension View {
    /// Runs an action with a value read from the geometry of the first scroll view inside, initially and whenever it
    /// changes.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Returns the value, preferably one that seldom changes; called after each layout and scroll step.
    ///   - action: Called with the old and the new value, which are equal the first time.
    /// - Returns: The modified view.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_ScrollGeometryChangeModifier(transform: transform, action: action))
    }

    /// Runs an action with the old and the new phase when the phase of the first scroll view inside changes.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Runs an action with the old and the new phase, and the state of the scroll view, when the phase of the first
    /// scroll view inside changes.
    public func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View {
        modifier(_ScrollPhaseChangeModifier(action: action))
    }
}
