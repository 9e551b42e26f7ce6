/// A modifier that passes values of each subview to its container, without a node of its own (R1.14).
public protocol _MetadataModifier: ViewModifier where Body == Never {
    /// Changes the inputs of a subview; values set inside the view are applied later and take precedence (R4.4).
    func _apply(_ inputs: inout _ItemInputs)
    /// A Boolean value that indicates whether the modifier sets an id.
    static var _setsID: Bool { get }
}

extension _MetadataModifier {
    /// A Boolean value that indicates whether the modifier sets an id.
    public static var _setsID: Bool { false }
    /// A Boolean value that indicates whether the modifier preserves the number of subviews.
    @inlinable
    public static var _keepsCount: Bool { true }

    /// Never called: CorkUI applies the modifier itself.
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }

    /// Describes the number of subviews as far as the type determines it.
    public static func _shape<C: View>(of content: C.Type, _ table: inout _ShapeTable) -> _ViewListShape {
        var shape = table.shape(of: content)
        shape.hasIDs = shape.hasIDs || Self._setsID
        shape.variesIDs = shape.variesIDs || Self._setsID
        shape.hasValues = true
        return shape
    }

    /// Returns the subview at an index.
    public static func _item<C: View>(
        of view: _HeldView, _ content: C.Type, at index: Int, _ inputs: _ItemInputs
    ) -> _ViewListItem {
        var inputs = inputs
        view.part(Self.self, at: PartOffsets.second(C.self, Self.self))._apply(&inputs)
        return C._item(of: view.held(C.self), at: index, inputs)
    }

    /// Adds the metadata of the modifier to the inputs of a subview.
    public static func _metadata<C: View>(of view: ModifiedContent<C, Self>, _ inputs: _ItemInputs) -> _ItemInputs {
        var inputs = inputs
        view.modifier._apply(&inputs)
        return inputs._addingMetadata(of: view.content)
    }

    /// Makes the node that lists the subviews.
    public static func _makeListNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ListInputs
    ) -> _TypedListNode<ModifiedContent<C, Self>> {
        ForwardingListNode(view, inputs, setsID: Self._setsID, content: { $0.content }) { view, inputs in
            var inputs = inputs
            view.modifier._apply(&inputs.item)
            return inputs
        }
    }

    /// Makes the node that shows the view.
    public static func _makeViewNode<C: View>(
        _ item: _ViewListItem, _ content: C.Type, _ inputs: _NodeInputs
    ) -> _ViewNode {
        preconditionFailure("\(Self.self) is placed as the view it describes")
    }
}
