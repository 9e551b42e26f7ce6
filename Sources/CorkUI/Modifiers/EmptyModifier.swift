/// A modifier without effect, for places that require one.
public struct EmptyModifier: ViewModifier, Equatable {
    /// The modifier.
    public static let identity = EmptyModifier()

    /// Creates a modifier without effect.
    public nonisolated init() {}

    /// Never called: CorkUI applies the modifier itself.
    public func body(content: Content) -> Never { fatalError("EmptyModifier has no body") }

    /// Describes the number of subviews as far as the type determines it.
    public static func _shape<C: View>(of content: C.Type, _ table: inout _ShapeTable) -> _ViewListShape {
        table.shape(of: content)
    }

    /// Returns the subview at an index.
    public static func _item<C: View>(
        of view: _HeldView, _ content: C.Type, at index: Int, _ inputs: _ItemInputs
    ) -> _ViewListItem {
        C._item(of: view.held(C.self), at: index, inputs)
    }

    /// Makes the node that lists the subviews.
    public static func _makeListNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ListInputs
    ) -> _TypedListNode<ModifiedContent<C, Self>> {
        ForwardingListNode(view, inputs, content: { $0.content })
    }

    /// Makes the node that shows the view.
    public static func _makeViewNode<C: View>(
        _ item: _ViewListItem, _ content: C.Type, _ inputs: _NodeInputs
    ) -> _ViewNode {
        preconditionFailure("EmptyModifier is placed as the view it leaves as it is")
    }
}
