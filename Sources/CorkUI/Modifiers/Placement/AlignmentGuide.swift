import Foundation

/// Sets where one guide of a view is.
public struct _AlignmentGuideModifier: _PrimitiveModifier {
    let guide: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        AlignmentGuideNode(item, inputs)
    }
}

/// A view with a guide set, placed.
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
    /// Sets where a guide of the view is, in points from its leading edge.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(guide: g.key, computeValue: computeValue))
    }

    /// Sets where a guide of the view is, in points from its top.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(guide: g.key, computeValue: computeValue))
    }
}
