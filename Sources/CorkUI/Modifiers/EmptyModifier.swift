/// A modifier that leaves a view as it is, where one has to be named.
public struct EmptyModifier: ViewModifier, Equatable {
    /// The modifier.
    public static let identity = EmptyModifier()

    public nonisolated init() {}

    public func body(content: Content) -> Never { fatalError("EmptyModifier has no body") }

    public static func _shape<C: View>(of content: C.Type, _ table: inout ShapeTable) -> ListShape {
        table.shape(of: content)
    }

    public static func _item<C: View>(
        of view: HeldView, _ content: C.Type, at index: Int, _ inputs: ItemInputs
    ) -> ListItem {
        C._item(of: view.held(C.self), at: index, inputs)
    }

    public static func _makeListNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: ListInputs
    ) -> TypedListNode<ModifiedContent<C, Self>> {
        ForwardingListNode(view, inputs, content: { $0.content })
    }

    public static func _makeViewNode<C: View>(
        _ item: ListItem, _ content: C.Type, _ inputs: NodeInputs
    ) -> ViewNode {
        preconditionFailure("EmptyModifier is placed as the view it leaves as it is")
    }
}
