/// Several views treated as one where they are declared; they resolve to themselves (R1.3).
public struct Group<Content> {
    @usableFromInline var content: Content
}

extension Group: View where Content: View {
    /// Groups the views of a builder.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: Never { fatalError("Group has no body: it is shown as its content") }

    public static func _shape(_ table: inout ShapeTable) -> ListShape { table.shape(of: Content.self) }

    public func _count() -> Int { content._count() }
    @inlinable
    public var _plainCount: PlainCount? { content._plainCount }
    public static func _item(of view: HeldView, at index: Int, _ inputs: ItemInputs) -> ListItem {
        Content._item(of: view.held(Content.self), at: index, inputs)
    }

    public func _metadata(_ inputs: ItemInputs) -> ItemInputs { inputs._told(by: content) }

    public static func _makeListNode(_ view: Self, _ inputs: ListInputs) -> TypedListNode<Self> {
        ForwardingListNode(view, inputs, content: { $0.content })
    }

    public static func _makeViewNode(_ item: ListItem, _ inputs: NodeInputs) -> ViewNode {
        preconditionFailure("Group is placed as its subviews")
    }
}
