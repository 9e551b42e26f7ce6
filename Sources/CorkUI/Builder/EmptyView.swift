/// A view without content, which resolves to no subviews (R1.2).
public struct EmptyView: _TransparentView {
    /// Creates an empty view.
    public nonisolated init() {}

    /// Returns the shape of the view list as far as the type determines it.
    public static func _shape(_ table: inout _ShapeTable) -> _ViewListShape { .empty }
    /// The number of subviews, if it is known without listing them.
    @inlinable
    public var _plainCount: _PlainCount? { _PlainCount(0) }
    /// Returns the subview at an index.
    public static func _item(of view: _HeldView, at index: Int, _ inputs: _ItemInputs) -> _ViewListItem {
        preconditionFailure("EmptyView has no subviews")
    }
    /// Makes the node that lists the subviews.
    public static func _makeListNode(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self> {
        StaticListNode(view, inputs)
    }
}
