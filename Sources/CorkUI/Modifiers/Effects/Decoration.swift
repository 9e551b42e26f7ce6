import Foundation

/// The side of a view on which a decoration is drawn.
enum DecorationSide { case behind, front }

/// A modifier that draws a view behind or in front of the modified one, within its frame.
protocol DecorationModifier: _PrimitiveModifier {
    associatedtype Decoration: View
    var side: DecorationSide { get }
    var alignment: Alignment { get }
}

/// A modifier with a constant decoration.
public struct _DecorationModifier<Decoration: View>: DecorationModifier {
    let side: DecorationSide
    let alignment: Alignment
    let decoration: Decoration

    init(_ side: DecorationSide, _ alignment: Alignment, _ decoration: Decoration) {
        self.side = side
        self.alignment = alignment
        self.decoration = decoration
    }

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ViewDecorationNode<Decoration>(item, inputs)
    }
}

/// The node of a decorated view, with two children in one frame.
class DecorationNode<M: DecorationModifier>: _ModifierNode<M> {
    override final var contentIndex: Int { modifier.side == .behind ? 1 : 0 }

    /// Makes the decoration; `content` is the node of the decorated view.
    func makeDecoration(for content: _ViewNode) -> M.Decoration { preconditionFailure("abstract") }

    private func decorationItem(for content: _ViewNode) -> _ViewListItem {
        _ViewListItem.combining(makeDecoration(for: content), in: ZStackLayout(alignment: modifier.alignment), slot: 1)
    }

    override func build() {
        super.build()
        let (environment, body) = childEnvironment
        let decoration = decorationItem(for: children[0])
        children.insert(makeChild(decoration, environment: environment, bodyEnvironment: body), at: 1 - contentIndex)
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        super.take(from: old, environmentChanged: environmentChanged)
        updateDecoration()
    }

    final func updateDecoration() {
        let (environment, body) = childEnvironment
        let decoration = decorationItem(for: children[contentIndex])
        updateChild(at: 1 - contentIndex, decoration, environment: environment, bodyEnvironment: body)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        children[contentIndex].sizeThatFits(proposal)
    }

    override func computeTraits() -> LayoutTraits { children[contentIndex].traits }
    override func computeSpacing() -> ViewSpacing { children[contentIndex].spacing }

    override func computeAlignment(_ guide: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        children[contentIndex].explicitAlignment(guide, proposal)
    }

    /// Aligns the decoration with the guides of the content, including explicit ones.
    override func placeChildren(in bounds: CGRect) {
        children[contentIndex].place(bounds, proposal: proposal)
        let decoration = ViewDimensions(children[1 - contentIndex], ProposedViewSize(bounds.size))
        let content = ViewDimensions(children[contentIndex], proposal)
        let frame = CGRect(
            origin: modifier.alignment.origin(of: decoration, in: content, at: bounds.origin), size: decoration.size)
        children[1 - contentIndex].place(mirrored(frame, in: bounds), proposal: ProposedViewSize(bounds.size))
    }
}

/// The node of a view with a constant decoration.
final class ViewDecorationNode<Decoration: View>: DecorationNode<_DecorationModifier<Decoration>> {
    override var mayBeShown: Bool { false }
    override var isReusable: Bool { hasReusableChildren }

    override func makeDecoration(for content: _ViewNode) -> Decoration { modifier.decoration }
}

extension View {
    /// Layers views behind this view, with its size proposed.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(_DecorationModifier(.behind, alignment, content()))
    }

    /// Layers a view behind this view, with its size proposed.
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(_DecorationModifier(.behind, alignment, background))
    }

    /// Layers views in front of this view, with its size proposed.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(_DecorationModifier(.front, alignment, content()))
    }
}
