import Foundation

/// A modifier that changes the size or frame of a view.
public protocol _LayoutModifier: _PrimitiveModifier {
    /// Returns the size for a proposal, in points.
    func _size(_ proposal: ProposedViewSize, _ child: LayoutSubview, _ node: _ViewNode) -> CGSize
    /// Places the child in `bounds`, which have the size for `proposal`.
    func _place(_ child: LayoutSubview, in bounds: CGRect, _ proposal: ProposedViewSize, _ node: _ViewNode)
    /// A Boolean value that indicates whether the size does not depend on the modified view.
    var _isFixed: Bool { get }
    /// A Boolean value that indicates whether the length on one axis depends on the proposal for the other one.
    var _couplesAxes: Bool { get }
}

extension _LayoutModifier {
    /// A Boolean value that indicates whether the size does not depend on the modified view.
    public var _isFixed: Bool { false }
    /// A Boolean value that indicates whether the length on one axis depends on the proposal for the other one.
    public var _couplesAxes: Bool { false }

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        LayoutModifierNode<Self>(item, inputs)
    }
}

/// The node of a layout modifier.
final class LayoutModifierNode<M: _LayoutModifier>: _ModifierNode<M> {
    override var mayBeShown: Bool { false }
    override var hasFixedSize: Bool { modifier._isFixed }
    override var isReusable: Bool { hasReusableChildren }

    override func modifierChanged(from old: M) { invalidateLayout(isResized: true) }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        modifier._size(proposal, LayoutSubview(node: children[0]), self)
    }

    override func lengthKnown(on axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? {
        (modifier as? _PaddingModifier)?.length(on: axis, proposal) { children[0].lengthKnown(on: axis, $0) }
    }

    override func computeTraits() -> LayoutTraits {
        var traits = children[0].traits
        if modifier._couplesAxes { (traits.widthFollowsHeight, traits.heightFollowsWidth) = (true, true) }
        return traits
    }

    override func computeAlignment(_ guide: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: sizeThatFits(proposal))
        let placement = arrange(in: bounds, proposal)
        return children[0].explicitAlignment(guide, placement.proposal).map { $0 + placement.frame.origin[guide.axis] }
    }

    override func placeChildren(in bounds: CGRect) {
        let placement = arrange(in: bounds, proposal)
        children[0].place(mirrored(placement.frame, in: bounds), proposal: placement.proposal)
    }

    private func arrange(in bounds: CGRect, _ proposal: ProposedViewSize) -> Placement {
        modifier._place(LayoutSubview(node: children[0]), in: bounds, proposal, self)
        return children[0].placement!
    }
}
