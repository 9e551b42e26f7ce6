/// An optional view, which resolves to the list of the wrapped view or to nothing (R1.7).
extension Optional: View where Wrapped: View {
    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("An optional view has no body: it is shown as what it wraps") }

    /// Returns the shape of the view list as far as the type determines it.
    public static func _shape(_ table: inout _ShapeTable) -> _ViewListShape {
        var shape = table.shape(of: Wrapped.self)
        shape.arity = nil
        return shape
    }

    /// Returns the number of subviews.
    public func _count() -> Int { self?._count() ?? 0 }

    /// Returns the subview at an index.
    public static func _item(of view: _HeldView, at index: Int, _ inputs: _ItemInputs) -> _ViewListItem {
        precondition(view.value(as: Self.self) != nil, "A view that is nil has no subviews")
        // The payload of an optional has the same address as the optional.
        return Wrapped._item(of: view.held(Wrapped.self), at: index, inputs)
    }

    /// Makes the node that lists the subviews.
    public static func _makeListNode(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self> {
        OptionalListNode(view, inputs)
    }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        preconditionFailure("An optional view is placed as what it wraps")
    }
}

/// The list node of an optional view; each appearance of the view has a new identity (R6.2).
final class OptionalListNode<Wrapped: View>: _TypedListNode<Wrapped?> {
    private var child: _TypedListNode<Wrapped>?

    init(_ view: Wrapped?, _ inputs: _ListInputs) {
        super.init(inputs)
        child = view.map { Wrapped._makeListNode($0, inputs.below(self)) }
    }

    override var count: Int { child?.count ?? 0 }
    override var isStateless: Bool { child?.isStateless ?? true }
    override func source(of index: inout Int) -> _ViewListNode { child!.source(of: &index) }

    override func update(_ view: Wrapped?, _ inputs: _ListInputs) -> ListChange {
        self.inputs = inputs
        switch (child, view) {
        case (let node?, let view?): return node.update(view, inputs.below(self))
        case (nil, nil): return ListChange()
        case (nil, let view?):
            child = Wrapped._makeListNode(view, inputs.below(self))
            return .replacing(0, with: count)
        case (let node?, nil):
            let before = node.count
            node.tearDown()
            child = nil
            return .replacing(before, with: 0)
        }
    }

    override func visitParts(from base: Int, _ visit: (_ViewListNode, Int) -> Void) {
        if let child { visit(child, base) }
    }

    override func tearDown() {
        child?.tearDown()
        super.tearDown()
    }
}
