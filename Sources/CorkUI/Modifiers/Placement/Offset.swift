import Foundation

/// A modifier that draws a view at an offset, without changing the layout.
public struct _OffsetModifier: _PrimitiveModifier, Equatable, Animatable {
    var offset: CGSize

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { OffsetNode(item, inputs) }

    /// The part of the value that animations interpolate.
    public var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }
}

/// The node of a view with an offset.
final class OffsetNode: _ModifierNode<_OffsetModifier> {
    override func modifierChanged(from old: _OffsetModifier) { placeAgain() }

    override func placeChildren(in bounds: CGRect) {
        let offset = modifier.offset
        let x = offset.width.layoutCoordinate
        children[0].place(
            bounds.offsetBy(
                dx: environment.layoutDirection == .rightToLeft ? -x : x, dy: offset.height.layoutCoordinate),
            proposal: proposal)
    }
}

/// A modifier that positions the center of a view in the available space.
public struct _PositionModifier: _LayoutModifier, Equatable {
    let position: CGPoint

    /// Returns the size in points for a proposal, for renderers that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ child: LayoutSubview, _ node: _ViewNode) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    /// Places the modified view.
    public func _place(
        _ child: LayoutSubview, in bounds: CGRect, _ proposal: ProposedViewSize, _ node: _ViewNode
    ) {
        child.place(
            at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y), anchor: .center,
            proposal: proposal)
    }
}

extension View {
    /// Offsets the view by points towards the trailing edge and down, without changing the layout.
    public nonisolated func offset(_ offset: CGSize) -> some View { modifier(_OffsetModifier(offset: offset)) }

    /// Offsets the view by points towards the trailing edge and down, without changing the layout.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    /// Positions the center of the view at a point of the available space, all of which it takes.
    public nonisolated func position(_ position: CGPoint) -> some View {
        modifier(_PositionModifier(position: position))
    }

    /// Positions the center of the view at a point of the available space, all of which it takes.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
