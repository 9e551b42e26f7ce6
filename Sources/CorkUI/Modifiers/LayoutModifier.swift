import Foundation

/// A modifier that changes the size or the place of what it modifies.
public protocol LayoutModifier: PrimitiveModifier {
    /// The size for a proposal, in points.
    func _size(_ proposal: ProposedViewSize, _ child: LayoutSubview, _ node: ViewNode) -> CGSize
    /// Places the child in `bounds`.
    func _place(_ child: LayoutSubview, in bounds: CGRect, _ node: ViewNode)
    /// Whether the size does not depend on what is inside.
    var _isFixed: Bool { get }
}

extension LayoutModifier {
    public var _isFixed: Bool { false }

    public func _makeNode(_ item: ListItem, _ inputs: NodeInputs) -> ViewNode {
        LayoutModifierNode<Self>(item, inputs)
    }
}

/// A layout modifier, placed.
final class LayoutModifierNode<M: LayoutModifier>: ModifierNode<M> {
    override var hasFixedSize: Bool { modifier._isFixed }

    override func modifierChanged(from old: M) { invalidateLayout(isResized: true) }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        modifier._size(proposal, LayoutSubview(node: children[0]), self)
    }

    override func placeChildren(in bounds: CGRect) {
        children[0].placement = nil
        modifier._place(LayoutSubview(node: children[0]), in: bounds, self)
        if let placement = children[0].placement { children[0].place(placement) }
    }
}
