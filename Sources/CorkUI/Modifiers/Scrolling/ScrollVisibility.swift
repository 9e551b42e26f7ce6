import Foundation

/// Runs an action when a view comes into sight of the scroll views around or goes out of it.
public struct _ScrollVisibilityModifier: _PrimitiveModifier {
    let threshold: Double
    let action: (Bool) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ScrollVisibilityNode(item, inputs)
    }
}

/// A view whose coming into sight is watched, placed.
final class ScrollVisibilityNode: _ModifierNode<_ScrollVisibilityModifier>, GeometryObserver {
    private var isInSight = false

    override func build() {
        super.build()
        graph.geometryObservers.insert(self)
    }

    override func remove() {
        graph.geometryObservers.remove(self)
        // A line that goes while something else is scrolled to was not looked at any more.
        if isInSight { OutOfSightEffect(graph: graph, action: modifier.action).schedule() }
        super.remove()
    }

    func observeGeometry() -> Bool {
        let part = partInSight
        let isInSight = part > 0 && part >= modifier.threshold - 0.001
        guard isInSight != self.isInSight else { return false }
        self.isInSight = isInSight
        modifier.action(isInSight)
        return true
    }

    /// The visible fraction of the view, from 0 to 1.
    private var partInSight: Double {
        let whole = windowFrame
        var seen = whole
        var node = parent
        while let current = node {
            if current.asScrollSurface != nil || current.parent == nil { seen = seen.intersection(current.windowFrame) }
            node = current.parent
        }
        guard !seen.isNull else { return 0 }
        func part(_ axis: Axis) -> CGFloat { whole.size[axis] > 0 ? seen.size[axis] / whole.size[axis] : 1 }
        return part(.horizontal) * part(.vertical)
    }
}

/// Tells that a view is out of sight that is gone.
private final class OutOfSightEffect: AnyEffect {
    private let action: (Bool) -> Void

    init(graph: Graph, action: @escaping (Bool) -> Void) {
        self.action = action
        super.init(graph: graph)
    }

    override func run(_ phase: EffectPhase) { if phase == .task { action(false) } }
}

extension View {
    /// Runs `action` with true when enough of the view is in sight of the scroll views around, and with false when it is no
    /// longer.
    ///
    /// - Parameters:
    ///   - threshold: how much is enough, from 0, any of it, to 1, all.
    ///   - action: told nothing as long as the view has never been in sight.
    /// - Returns: The modified view.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
    ) -> some View {
        modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
    }
}
