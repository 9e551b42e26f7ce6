import Foundation

/// A modifier that runs an action when a view becomes visible or hidden in the scroll views around it.
public struct _ScrollVisibilityModifier: _PrimitiveModifier {
    let threshold: Double
    let action: (Bool) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ScrollVisibilityNode(item, inputs)
    }
}

/// The node of a view whose visibility is observed.
final class ScrollVisibilityNode: _ModifierNode<_ScrollVisibilityModifier>, GeometryObserver {
    private var isVisible = false

    override func build() {
        super.build()
        graph.geometryObservers.insert(self)
    }

    override func remove() {
        graph.geometryObservers.remove(self)
        // A subview can be removed by scrolling before its visibility was checked again.
        if isVisible { ScrolledAwayEffect(graph: graph, action: modifier.action).schedule() }
        super.remove()
    }

    func observeGeometry() -> Bool {
        let part = visibleFraction
        let isVisible = part > 0 && part >= modifier.threshold - 0.001
        guard isVisible != self.isVisible else { return false }
        self.isVisible = isVisible
        modifier.action(isVisible)
        return true
    }

    /// The visible fraction of the view, from 0 to 1.
    private var visibleFraction: Double {
        let whole = windowFrame
        var seen = whole
        var node = parent
        while let current = node {
            if current.asScrollNode != nil || current.parent == nil { seen = seen.intersection(current.windowFrame) }
            node = current.parent
        }
        guard !seen.isNull else { return 0 }
        func part(_ axis: Axis) -> CGFloat { whole.size[axis] > 0 ? seen.size[axis] / whole.size[axis] : 1 }
        return part(.horizontal) * part(.vertical)
    }
}

/// An effect that reports that a removed view is no longer visible.
private final class ScrolledAwayEffect: AnyEffect {
    private let action: (Bool) -> Void

    init(graph: Graph, action: @escaping (Bool) -> Void) {
        self.action = action
        super.init(graph: graph)
    }

    override func run(_ phase: EffectPhase) { if phase == .task { action(false) } }
}

extension View {
    /// Runs an action with true when enough of the view is visible in the scroll views around it, and with false when
    /// it no longer is.
    ///
    /// - Parameters:
    ///   - threshold: The visible fraction that is enough, from 0 for any part to 1 for all of the view.
    ///   - action: Called with the visibility; not called before the view has been visible.
    /// - Returns: The modified view.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
    ) -> some View {
        modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
    }
}
