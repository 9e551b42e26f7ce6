/// A type-erased view, which resolves to the view list of the wrapped view (R1.8).
///
/// State survives updates with the same wrapped type (R6.6).
public struct AnyView: _TransparentView {
    nonisolated(unsafe) let view: any View

    /// Erases the type of a view; another `AnyView` is not wrapped again.
    public nonisolated init<V: View>(_ view: V) {
        self.view = (view as? AnyView)?.view ?? view
    }

    /// Erases the type of a view.
    public nonisolated init<V: View>(erasing view: V) { self.init(view) }

    /// Returns the shape of the view list as far as the type determines it.
    public static func _shape(_ table: inout _ShapeTable) -> _ViewListShape { .unknown }

    /// Returns the subview at an index.
    public static func _item(of view: _HeldView, at index: Int, _ inputs: _ItemInputs) -> _ViewListItem {
        preconditionFailure("The count of AnyView is not known from its type")
    }

    /// Makes the node that lists the subviews.
    public static func _makeListNode(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self> {
        AnyListNode(view, inputs)
    }
}

/// The list node of an `AnyView`, which follows the wrapped view.
final class AnyListNode: _TypedListNode<AnyView> {
    private var type: any View.Type
    private var child: _ViewListNode!

    init(_ view: AnyView, _ inputs: _ListInputs) {
        type = Swift.type(of: view.view)
        super.init(inputs)
        child = make(view.view)
    }

    private func make<V: View>(_ view: V) -> _ViewListNode {
        _TypedListNode<V>.following(view, childInputs(V.self))
    }

    private func childInputs<V: View>(_ type: V.Type) -> _ListInputs {
        inputs.appending(.type(ObjectIdentifier(type))).below(self)
    }

    override var count: Int { child.count }
    override func source(of index: inout Int) -> _ViewListNode { child.source(of: &index) }

    override func update(_ view: AnyView, _ inputs: _ListInputs) -> ListChange {
        self.inputs = inputs
        if Swift.type(of: view.view) == type { return updateChild(view.view) }
        let before = count
        child.tearDown()
        type = Swift.type(of: view.view)
        child = make(view.view)
        return .replacing(before, with: count)
    }

    private func updateChild<V: View>(_ view: V) -> ListChange {
        unsafeDowncast(child, to: _TypedListNode<V>.self).update(view, childInputs(V.self))
    }

    override func visitParts(from base: Int, _ visit: (_ViewListNode, Int) -> Void) { visit(child, base) }

    override func tearDown() {
        child.tearDown()
        super.tearDown()
    }
}
