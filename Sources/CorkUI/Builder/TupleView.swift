/// The views of a builder block, in source order (R1.4).
public struct TupleView<each Content: View>: _TransparentView {
    /// The views, in order.
    nonisolated(unsafe) public var value: (repeat each Content)

    /// Creates a sequence of views.
    public nonisolated init(_ content: repeat each Content) { value = (repeat each content) }

    /// Returns the shape of the view list as far as the type determines it.
    public static func _shape(_ table: inout _ShapeTable) -> _ViewListShape {
        var shape = _ViewListShape.empty
        for type in repeat (each Content).self { shape = shape + table.shape(of: type) }
        shape.hasIDs = true
        return shape
    }

    /// Returns the number of subviews.
    public func _count() -> Int {
        var count = 0
        for child in repeat each value { count += child._count() }
        return count
    }

    /// The number of subviews, if it is known without listing them.
    @inlinable
    public var _plainCount: _PlainCount? {
        var count = 0
        for child in repeat each value {
            guard let part = child._plainCount, !part.isSection else { return nil }
            count += part.total
        }
        return _PlainCount(count)
    }

    /// Returns the subview at an index.
    public static func _item(of view: _HeldView, at index: Int, _ inputs: _ItemInputs) -> _ViewListItem {
        var rest = index
        var slot = 0
        var offsets = PartOffsets()
        for type in repeat (each Content).self {
            let child = view.held(type, at: offsets.next(type))
            let count = _ShapeTable.shape(of: type).arity ?? child.value(as: type)._count()
            if rest < count { return type._item(of: child, at: rest, inputs.appending(.slot(slot))) }
            rest -= count
            slot += 1
        }
        preconditionFailure("Subview \(index) is out of range")
    }

    /// Makes the node that lists the subviews.
    public static func _makeListNode(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self> {
        _ShapeTable.shape(of: Self.self).isStatic
            ? StaticListNode(view, inputs) : TupleListNode<Self, repeat each Content>(view, inputs)
    }
}

/// The list node of a tuple view in which the number of subviews can change.
///
/// `V` is the tuple view. In a subclass of `_TypedListNode<TupleView<…>>`, the runtime would look up the conformance of
/// each child.
final class TupleListNode<V, each Content: View>: _TypedListNode<V> {
    private var children: [_ViewListNode] = []

    init(_ view: V, _ inputs: _ListInputs) {
        super.init(inputs)
        let values = Self.values(of: view)
        for child in repeat each values { add(child) }
    }

    private static func values(of view: V) -> (repeat each Content) {
        (view as! TupleView<repeat each Content>).value
    }

    private func add<Child: View>(_ view: Child) {
        let node = Child._makeListNode(view, inputs.appending(.slot(children.count)).below(self))
        children.append(node)
    }

    override var count: Int { children.reduce(0) { $0 + $1.count } }
    override var isStateless: Bool { children.allSatisfy(\.isStateless) }

    override func source(of index: inout Int) -> _ViewListNode {
        for child in children {
            let count = child.count
            if index < count { return child.source(of: &index) }
            index -= count
        }
        preconditionFailure("A subview is out of range")
    }

    override func update(_ view: V, _ inputs: _ListInputs) -> ListChange {
        self.inputs = inputs
        var change = ListChange()
        var (slot, old, new) = (0, 0, 0)
        let values = Self.values(of: view)
        for child in repeat each values {
            let node = children[slot]
            let before = node.count
            change.append(
                Self.update(node, child, inputs.appending(.slot(slot)).below(self)), old: old, new: new)
            old += before
            new += node.count
            slot += 1
        }
        return change
    }

    private static func update<Child: View>(_ node: _ViewListNode, _ view: Child, _ inputs: _ListInputs) -> ListChange {
        unsafeDowncast(node, to: _TypedListNode<Child>.self).update(view, inputs)
    }

    override func childChanged(_ child: _ViewListNode, _ change: ListChange) {
        var offset = 0
        for node in children {
            if node === child { break }
            offset += node.count
        }
        changed(change.shifted(old: offset, new: offset))
    }

    override func visitParts(from base: Int, _ visit: (_ViewListNode, Int) -> Void) {
        var base = base
        for child in children {
            visit(child, base)
            base += child.count
        }
    }

    override func tearDown() {
        children.forEach { $0.tearDown() }
        super.tearDown()
    }
}
