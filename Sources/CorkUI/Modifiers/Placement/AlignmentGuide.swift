import Foundation

/// A modifier that sets an alignment guide.
public struct _AlignmentGuideModifier: _PrimitiveModifier {
    let guide: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        AlignmentGuideNode(item, inputs)
    }
}

/// The node of a view with an alignment guide.
final class AlignmentGuideNode: _ModifierNode<_AlignmentGuideModifier> {
    override func modifierChanged(from old: _AlignmentGuideModifier) { invalidateLayout() }

    override func computeTraits() -> LayoutTraits {
        var traits = children[0].traits
        traits.guides |= modifier.guide.bit
        return traits
    }

    override func computeAlignment(_ guide: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        guard guide == modifier.guide else { return children[0].explicitAlignment(guide, proposal) }
        return modifier.computeValue(ViewDimensions(children[0], proposal)).layoutCoordinate
    }
}

extension View {
    /// Sets an alignment guide of the view, in points from its leading edge.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(guide: g.key, computeValue: computeValue))
    }

    /// Sets an alignment guide of the view, in points from its top.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(guide: g.key, computeValue: computeValue))
    }
}
