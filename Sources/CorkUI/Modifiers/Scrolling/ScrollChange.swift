/// Runs an action when something read of a scroll view's geometry changes.
public struct _ScrollGeometryChangeModifier<Value: Equatable>: _PrimitiveModifier {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ScrollGeometryChangeNode<Value>(item, inputs)
    }
}

/// A scroll view whose geometry is watched, placed.
final class ScrollGeometryChangeNode<Value: Equatable>: ScrollModifierNode<_ScrollGeometryChangeModifier<Value>> {
    private var known: Value?

    override func observe(_ scroll: any ScrollSurface) -> Bool {
        let value = modifier.transform(scroll.geometry)
        guard value != known else { return false }
        let old = known ?? value
        known = value
        modifier.action(old, value)
        return true
    }
}

/// Runs an action when the phase of a scroll view changes.
public struct _ScrollPhaseChangeModifier: _PrimitiveModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ScrollPhaseChangeNode(item, inputs)
    }
}

/// A scroll view whose phase is watched, placed.
final class ScrollPhaseChangeNode: ScrollModifierNode<_ScrollPhaseChangeModifier> {
    override func scrollChanged(from old: (any ScrollSurface)?, to new: (any ScrollSurface)?) {
        old?.movement.unfollow(self)
        guard let movement = new?.movement else { return }
        movement.follow(self) { [unowned self, unowned movement] old, context in
            if !isRetired { modifier.action(old, movement.phase, context) }
        }
    }
}

extension View {
    /// Runs `action` with what `transform` reads of the first scroll view inside, at first and whenever it differs.
    ///
    /// - Parameters:
    ///   - type: what is read.
    ///   - transform: reads it, after each layout and each step of scrolling; best something that seldom differs.
    ///   - action: is given the value before, at first the same, and the new one.
    /// - Returns: The modified view.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_ScrollGeometryChangeModifier(transform: transform, action: action))
    }

    /// Runs `action` with the phase before and the new one when something else sets the first scroll view inside in motion.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Runs `action` with the phase before, the new one, and where the scroll view is, when something else sets the first
    /// scroll view inside in motion.
    public func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View {
        modifier(_ScrollPhaseChangeModifier(action: action))
    }
}
