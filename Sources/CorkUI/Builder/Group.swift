/// A group of views that is one view where it is declared, and resolves to its subviews (R1.3).
public struct Group<Content> {
    @usableFromInline var content: Content
}

extension Group: View where Content: View {
    /// Creates a group of views.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("Group has no body: it is shown as its content") }

    /// Returns the shape of the view list as far as the type determines it.
    public static func _shape(_ table: inout _ShapeTable) -> _ViewListShape { table.shape(of: Content.self) }

    /// Returns the number of subviews.
    public func _count() -> Int { content._count() }
    /// The number of subviews, if it is known without listing them.
    @inlinable
    public var _plainCount: _PlainCount? { content._plainCount }
    /// Returns the subview at an index.
    public static func _item(of view: _HeldView, at index: Int, _ inputs: _ItemInputs) -> _ViewListItem {
        Content._item(of: view.held(Content.self), at: index, inputs)
    }

    /// Returns the inputs of a subview with the ID and the container values that this view adds.
    public func _metadata(_ inputs: _ItemInputs) -> _ItemInputs { inputs._addingMetadata(of: content) }

    /// Makes the node that lists the subviews.
    public static func _makeListNode(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self> {
        ForwardingListNode(view, inputs, content: { $0.content })
    }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        preconditionFailure("Group is placed as its subviews")
    }
}
