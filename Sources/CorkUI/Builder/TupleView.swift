/// The children of a builder, in source order (R1.4).
public struct TupleView<each Content: View>: TransparentView {
    /// The children, in order.
    public var value: (repeat each Content)

    /// Puts views one after the other.
    public init(_ content: repeat each Content) { value = (repeat each content) }

    public static func _shape(_ table: inout ShapeTable) -> ListShape {
        var shape = ListShape.empty
        for type in repeat (each Content).self { shape = shape + table.shape(of: type) }
        shape.hasIDs = true
        return shape
    }

    public func _count() -> Int {
        var count = 0
        for child in repeat each value { count += child._count() }
        return count
    }

    public func _item(at index: Int, _ inputs: ItemInputs) -> ListItem {
        var rest = index
        var slot = 0
        for child in repeat each value {
            let count = child._count()
            if rest < count { return child._item(at: rest, inputs.appending(.slot(slot))) }
            rest -= count
            slot += 1
        }
        preconditionFailure("Subview \(index) is out of range")
    }

    public static func _makeListNode(_ view: Self, _ inputs: ListInputs) -> TypedListNode<Self> {
        ShapeTable.shape(of: Self.self).isStatic ? StaticListNode(view, inputs) : TupleListNode(view, inputs)
    }
}

/// Follows children of which at least one can change its count.
final class TupleListNode<each Content: View>: TypedListNode<TupleView<repeat each Content>> {
    private var children: [ListNode] = []

    init(_ view: TupleView<repeat each Content>, _ inputs: ListInputs) {
        super.init(inputs)
        for child in repeat each view.value { add(child) }
    }

    private func add<V: View>(_ view: V) {
        let node = V._makeListNode(view, inputs.appending(.slot(children.count)).below(self))
        children.append(node)
    }

    override var count: Int { children.reduce(0) { $0 + $1.count } }
    override var isStateless: Bool { children.allSatisfy(\.isStateless) }

    override func source(of index: inout Int) -> ListNode {
        for child in children {
            let count = child.count
            if index < count { return child.source(of: &index) }
            index -= count
        }
        preconditionFailure("A subview is out of range")
    }

    override func update(_ view: TupleView<repeat each Content>, _ inputs: ListInputs) -> [Splice] {
        self.inputs = inputs
        var splices: [Splice] = []
        var (slot, old, new) = (0, 0, 0)
        for child in repeat each view.value {
            let node = children[slot]
            let before = node.count
            let changes = Self.update(node, child, inputs.appending(.slot(slot)).below(self))
            splices += changes.map { $0.shifted(old: old, new: new) }
            old += before
            new += node.count
            slot += 1
        }
        return splices
    }

    private static func update<V: View>(_ node: ListNode, _ view: V, _ inputs: ListInputs) -> [Splice] {
        unsafeDowncast(node, to: TypedListNode<V>.self).update(view, inputs)
    }

    override func childChanged(_ child: ListNode, _ splices: [Splice]) {
        var offset = 0
        for node in children {
            if node === child { break }
            offset += node.count
        }
        changed(splices.map { $0.shifted(old: offset, new: offset) })
    }

    override func visitParts(from base: Int, _ visit: (ListNode, Int) -> Void) {
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
