/// A view that resolves to no subview at all (R1.2).
public struct EmptyView: TransparentView {
    /// Shows nothing.
    public nonisolated init() {}

    public static func _shape(_ table: inout ShapeTable) -> ListShape { .empty }
    @inlinable
    public var _plainCount: PlainCount? { PlainCount(0) }
    public static func _item(of view: HeldView, at index: Int, _ inputs: ItemInputs) -> ListItem {
        preconditionFailure("EmptyView has no subviews")
    }
    public static func _makeListNode(_ view: Self, _ inputs: ListInputs) -> TypedListNode<Self> {
        StaticListNode(view, inputs)
    }
}
