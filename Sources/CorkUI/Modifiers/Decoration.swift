import Foundation

/// A modifier that draws views behind or in front of what it modifies, within its frame.
public struct _DecorationModifier<Decoration: View>: PrimitiveModifier {
    enum Side { case behind, front }

    let side: Side
    let alignment: Alignment
    let decoration: Decoration

    init(_ side: Side, _ alignment: Alignment, _ decoration: Decoration) {
        self.side = side
        self.alignment = alignment
        self.decoration = decoration
    }

    public func _makeNode(_ item: ListItem, _ inputs: NodeInputs) -> ViewNode {
        DecorationNode<Decoration>(item, inputs)
    }
}

/// A decorated view, placed: two nodes in one frame.
final class DecorationNode<Decoration: View>: ModifierNode<_DecorationModifier<Decoration>> {
    override var contentIndex: Int { modifier.side == .behind ? 1 : 0 }

    private var decorationItem: ListItem {
        ListItem.combining(modifier.decoration, in: ZStackLayout(alignment: modifier.alignment), slot: 1)
    }

    override func build() {
        super.build()
        let (environment, body) = childEnvironment
        children.insert(
            makeChild(decorationItem, environment: environment, bodyEnvironment: body), at: 1 - contentIndex)
    }

    override func take(from old: ListItem, environmentChanged: Bool) {
        super.take(from: old, environmentChanged: environmentChanged)
        let (environment, body) = childEnvironment
        updateChild(at: 1 - contentIndex, decorationItem, environment: environment, bodyEnvironment: body)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        children[contentIndex].sizeThatFits(proposal)
    }

    override func placeChildren(in bounds: CGRect) {
        children[contentIndex].place(bounds)
        let decoration = children[1 - contentIndex]
        let size = decoration.sizeThatFits(ProposedViewSize(bounds.size))
        decoration.place(CGRect(origin: modifier.alignment.origin(of: size, in: bounds), size: size))
    }
}

extension View {
    /// Draws views behind this one, as large as it is.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(_DecorationModifier(.behind, alignment, content()))
    }

    /// Draws a view behind this one, as large as it is.
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(_DecorationModifier(.behind, alignment, background))
    }

    /// Draws views in front of this one, as large as it is.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(_DecorationModifier(.front, alignment, content()))
    }
}
