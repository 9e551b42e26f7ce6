/// A view that resolves to no subview at all (R1.2).
public struct EmptyView: TransparentView {
    /// Shows nothing.
    public nonisolated init() {}

    /// Describes the number of subviews as far as the type determines it.
    public static func _shape(_ table: inout ShapeTable) -> ViewListShape { .empty }
    /// The number of subviews, if it is known without listing them.
    @inlinable
    public var _plainCount: PlainCount? { PlainCount(0) }
    /// Returns the subview at an index.
    public static func _item(of view: HeldView, at index: Int, _ inputs: ItemInputs) -> ViewListItem {
        preconditionFailure("EmptyView has no subviews")
    }
    /// Makes the node that lists the subviews.
    public static func _makeListNode(_ view: Self, _ inputs: ListInputs) -> TypedListNode<Self> {
        StaticListNode(view, inputs)
    }
}
