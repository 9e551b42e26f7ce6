/// A modifier that restores the focus in a view after the view was covered.
struct FocusReturn: _PrimitiveModifier {
    let isCovered: Bool

    func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { FocusReturnNode(item, inputs) }
}

/// The node of a view that can be covered.
final class FocusReturnNode: _ModifierNode<FocusReturn> {
    /// The focused node when the view was covered, and the list around it.
    private weak var focused: _ViewNode?
    private weak var list: (any AnyListScrollNode)?
    private lazy var effect = FocusReturnEffect(self)

    override func modifierChanged(from old: FocusReturn) {
        guard modifier.isCovered != old.isCovered else { return }
        if modifier.isCovered { remember() } else { effect.schedule() }
    }

    private func remember() {
        (focused, list) = (nil, nil)
        var list: (any AnyListScrollNode)?
        var node = graph.focus.node
        while let current = node, current !== self {
            if list == nil { list = current as? any AnyListScrollNode }
            node = current.parent
        }
        guard node != nil else { return }
        focused = graph.focus.node
        self.list = list
    }

    fileprivate func giveBack() {
        guard !isRetired, !modifier.isCovered else { return }
        // The focused row may have been removed, with another one in its place.
        if let place = list?.entryRow ?? focused, !place.isRetired { graph.focus.request(place) }
        (focused, list) = (nil, nil)
    }
}

/// An effect that restores the focus after the view is uncovered.
private final class FocusReturnEffect: AnyEffect {
    private weak var node: FocusReturnNode?

    init(_ node: FocusReturnNode) {
        self.node = node
        super.init(graph: node.graph)
    }

    override func run(_ phase: EffectPhase) { if phase == .task { node?.giveBack() } }
}
