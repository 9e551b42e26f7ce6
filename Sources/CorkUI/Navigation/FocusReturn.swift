/// Gives the focus back to where it was in a view when that was covered.
struct FocusReturn: _PrimitiveModifier {
    let isCovered: Bool

    func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { FocusReturnNode(item, inputs) }
}

/// A view that is covered and uncovered, placed.
final class FocusReturnNode: _ModifierNode<FocusReturn> {
    /// What had the focus when the view was covered, and the list around it.
    private weak var focused: _ViewNode?
    private weak var list: (any ListSurface)?
    private lazy var effect = FocusReturnEffect(self)

    override func modifierChanged(from old: FocusReturn) {
        guard modifier.isCovered != old.isCovered else { return }
        if modifier.isCovered { remember() } else { effect.schedule() }
    }

    private func remember() {
        (focused, list) = (nil, nil)
        var list: (any ListSurface)?
        var node = graph.focus.node
        while let current = node, current !== self {
            if list == nil { list = current as? any ListSurface }
            node = current.parent
        }
        guard node != nil else { return }
        focused = graph.focus.node
        self.list = list
    }

    fileprivate func giveBack() {
        guard !isRetired, !modifier.isCovered else { return }
        // The row may be gone, and another in its place.
        if let place = list?.entryRow ?? focused, !place.isRetired { graph.focus.request(place) }
        (focused, list) = (nil, nil)
    }
}

/// Runs when the view is seen again.
private final class FocusReturnEffect: AnyEffect {
    private weak var node: FocusReturnNode?

    init(_ node: FocusReturnNode) {
        self.node = node
        super.init(graph: node.graph)
    }

    override func run(_ phase: EffectPhase) { if phase == .task { node?.giveBack() } }
}
