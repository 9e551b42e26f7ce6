/// A view that is evaluated only if it is not equal to its previous value (R1.22).
///
/// Every view that is `Equatable` is compared by `==`; this one only requires it to be.
public struct EquatableView<Content: View & Equatable>: View {
    /// The view.
    public var content: Content

    /// Creates a view that shows `content`.
    public init(content: Content) { self.content = content }

    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("EquatableView has no body: it is shown as its content") }

    /// Returns the shape of the view list as far as the type determines it.
    public static func _shape(_ table: inout _ShapeTable) -> _ViewListShape { table.shape(of: Content.self) }

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
        preconditionFailure("EquatableView is placed as its content")
    }
}

extension View where Self: Equatable {
    /// Evaluates the view only if it is not equal to its previous value (R1.22).
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
