/// A node that follows the subviews of a view in a list through updates.
@MainActor
open class _ViewListNode: _GraphNode {
    /// The inputs of the last update.
    ///
    /// Checks of exclusive access are disabled because no write happens during a read.
    @exclusivity(unchecked) public internal(set) final var inputs: _ListInputs

    init(_ inputs: _ListInputs) {
        self.inputs = inputs
        super.init(graph: inputs.list.graph, depth: inputs.depth)
    }

    /// The number of subviews.
    var count: Int { preconditionFailure("abstract") }

    /// Returns the node that makes the subview at `index`, and changes `index` to the position among that node's
    /// subviews.
    func source(of index: inout Int) -> _ViewListNode { self }

    /// Makes one of the node's own subviews.
    func ownItem(at index: Int) -> _ViewListItem { preconditionFailure("abstract") }

    /// Returns the id of one of the node's own subviews if it is known without making the subview, otherwise `nil`.
    func ownID(at index: Int) -> ItemID? { nil }

    /// A Boolean value that indicates whether the node stores nothing that belongs to a view, such as state.
    var isStateless: Bool { false }

    /// Visits the child nodes in order with their positions in the whole list, where `base` is the node's own position.
    func visitParts(from base: Int, _ visit: (_ViewListNode, Int) -> Void) {}

    /// The explicit section of the node; `nil` for any other node.
    var section: (any ExplicitSection)? { nil }

    /// An estimate of the number of explicit sections, to reserve capacity.
    var expectedSections: Int { 0 }

    /// Visits the explicit sections in order, with their positions.
    func visitSections(from base: Int, _ visit: (SectionCounts, Int) -> Void) {
        visitParts(from: base) { part, base in part.visitSections(from: base, visit) }
    }

    /// Handles a change of a child that was evaluated on its own; `change` counts from the child's start.
    func childChanged(_ child: _ViewListNode, _ change: ListChange) { changed(change) }

    /// Passes a change of this part to the parent node or the list.
    final func changed(_ change: ListChange) {
        if let parent = inputs.parent { parent.childChanged(self, change) } else { inputs.list.partChanged(change) }
    }

    /// Removes the part permanently.
    func tearDown() { retire() }
}

/// A list node for the views of one type.
@MainActor
open class _TypedListNode<V>: _ViewListNode {
    /// Updates the node to a new value of the same identity.
    ///
    /// - Returns: The change of the node's subviews.
    func update(_ view: V, _ inputs: _ListInputs) -> ListChange { preconditionFailure("abstract") }
}

extension _TypedListNode where V: View {
    /// Returns the list node of a view that may be nested arbitrarily deeply; beyond the limit the node has no
    /// subviews.
    static func following(_ view: V, _ inputs: _ListInputs) -> _TypedListNode<V> {
        inputs.isTooDeep ? RefusedListNode(view, inputs) : V._makeListNode(view, inputs)
    }
}

/// The empty list node of a view that is nested too deeply.
private final class RefusedListNode<V: View>: _TypedListNode<V> {
    init(_ view: V, _ inputs: _ListInputs) {
        super.init(inputs)
        graph.warnOfDepth()
    }

    override var count: Int { 0 }
    override func update(_ view: V, _ inputs: _ListInputs) -> ListChange { ListChange() }
}

/// The inputs of a list node.
@MainActor
public struct _ListInputs {
    /// The inputs of each subview.
    public internal(set) var item: _ItemInputs
    /// The environment in which bodies are evaluated while resolving (R5.2).
    public internal(set) var environment: EnvironmentValues
    // Both objects outlive the nodes that refer to them, and tear them down first.
    unowned(unsafe) let list: ResolvedList
    unowned(unsafe) var parent: _ViewListNode?
    var depth: Int
    /// A Boolean value that indicates whether the subviews become rows, whose disclosed content forms further rows.
    var isInRows = false

    func appending(_ component: ItemID.Component) -> _ListInputs {
        var inputs = self
        inputs.item = item.appending(component)
        return inputs
    }

    /// Returns whether a view resolves to the same subviews with both inputs.
    func isSame(as other: _ListInputs) -> Bool {
        environment.isIdentical(to: other.environment) && item.values.isSame(as: other.item.values)
            && item.id == other.item.id && isInRows == other.isInRows && item.modifiers.isSame(as: other.item.modifiers)
    }

    /// A Boolean value that indicates whether views are nested too deeply without a container between them.
    var isTooDeep: Bool { depth % _NodeInputs.depthStep > Self.levelLimit }

    /// The maximum number of levels in one list, which limits the stack that a recursive pass over the nodes needs.
    private static let levelLimit = 500

    /// Returns the inputs for a child of `node`.
    func below(_ node: _ViewListNode) -> _ListInputs {
        var inputs = self
        inputs.parent = node
        inputs.depth = node.depth + 1
        return inputs
    }
}

/// The list node of a view whose subviews follow from its value and type.
final class StaticListNode<V: View>: _TypedListNode<V> {
    private var view: _HeldView
    private let arity: Int
    private let hasIDs: Bool
    private let variesIDs: Bool

    init(_ view: V, _ inputs: _ListInputs) {
        self.view = _HeldView(view)
        let shape = _ShapeTable.shape(of: V.self)
        arity = shape.arity ?? 0
        hasIDs = shape.hasIDs
        variesIDs = shape.variesIDs
        super.init(inputs)
    }

    override var count: Int { arity }
    override func ownItem(at index: Int) -> _ViewListItem { V._item(of: view, at: index, inputs.item) }
    override func ownID(at index: Int) -> ItemID? { hasIDs ? nil : inputs.item.id }
    override var isStateless: Bool { true }

    override func update(_ view: V, _ inputs: _ListInputs) -> ListChange {
        let old = self.view
        self.view = _HeldView(view)
        self.inputs = inputs
        var change = ListChange.remaking(arity)
        if variesIDs, (0..<arity).contains(where: { V._item(of: old, at: $0, inputs.item).id != ownItem(at: $0).id }) {
            change.renamed = change.remade
        }
        return change
    }
}

/// The list node of a view that forwards to one of its fields, possibly with other inputs; a new id replaces the child.
class ForwardingListNode<V: View, Content: View>: _TypedListNode<V> {
    private let content: (V) -> Content
    private let adapt: (V, _ListInputs) -> _ListInputs
    private let setsID: Bool
    private var child: _TypedListNode<Content>!

    init(
        _ view: V, _ inputs: _ListInputs, setsID: Bool = false, content: @escaping (V) -> Content,
        adapt: @escaping (V, _ListInputs) -> _ListInputs = { $1 }
    ) {
        self.setsID = setsID
        self.content = content
        self.adapt = adapt
        super.init(inputs)
        child = Content._makeListNode(content(view), adapt(view, inputs).below(self))
    }

    override var count: Int { child.count }
    override var expectedSections: Int { child.expectedSections }
    override func source(of index: inout Int) -> _ViewListNode { child.source(of: &index) }
    override var isStateless: Bool { child.isStateless }

    override func update(_ view: V, _ inputs: _ListInputs) -> ListChange {
        self.inputs = inputs
        let inner = adapt(view, inputs).below(self)
        if !setsID || inner.item.id == child.inputs.item.id { return child.update(content(view), inner) }
        let before = count
        child.tearDown()
        child = Content._makeListNode(content(view), inner)
        return .replacing(before, with: count)
    }

    override func visitParts(from base: Int, _ visit: (_ViewListNode, Int) -> Void) { visit(child, base) }

    override func tearDown() {
        child.tearDown()
        super.tearDown()
    }
}

/// The list node of a custom view whose body must be evaluated to count its subviews; it stores the view's state.
final class CompositeListNode<V: View, Body: View>: _TypedListNode<V> {
    private let evaluator: BodyEvaluator<V, Body>
    private var child: _TypedListNode<Body>!
    private var motion: ListMotion<V>?

    init(_ view: V, _ inputs: _ListInputs, body: @escaping (V) -> Body) {
        evaluator = BodyEvaluator(view, body: body)
        super.init(inputs)
        child = .following(evaluator.evaluate(in: self, inputs.environment).value(), inputs.below(self))
    }

    override var evaluated: String { evaluator.name }

    override var count: Int { child.count }
    override var expectedSections: Int { child.expectedSections }
    override var isStateless: Bool { evaluator.storage == nil && motion == nil && child.isStateless }
    override func source(of index: inout Int) -> _ViewListNode { child.source(of: &index) }

    override func update(_ view: V, _ inputs: _ListInputs) -> ListChange {
        let view = ListMotion.approach(view, from: evaluator.view, &motion, in: inputs.list) { [unowned self] in
            move($0)
        }
        let changed = evaluator.take(view, environment: inputs.environment) || isDirty
        // The child tracks everything else that it depends on.
        if !changed, inputs.isSame(as: self.inputs) { return ListChange() }
        self.inputs = inputs
        if changed { evaluator.evaluate(in: self, inputs.environment) }
        return child.update(evaluator.value.value(), inputs.below(self))
    }

    override func evaluate() {
        let body = evaluator.evaluate(in: self, inputs.environment)
        changed(child.update(body.value(), inputs.below(self)))
    }

    /// Shows an intermediate value of an animation.
    private func move(_ view: V) {
        guard evaluator.take(view, environment: inputs.environment) else { return }
        inputs.list.move { evaluate() }
    }

    override func visitParts(from base: Int, _ visit: (_ViewListNode, Int) -> Void) { visit(child, base) }

    override func tearDown() {
        motion?.end()
        child.tearDown()
        super.tearDown()
    }
}

extension _TypedListNode where V: View {
    /// Returns the list node of a custom view, whose body `body` evaluates.
    public static func _withBody<Body: View>(
        _ view: V, _ inputs: _ListInputs, body: @escaping (V) -> Body
    ) -> _TypedListNode {
        _ShapeTable.shape(of: V.self).isStatic
            ? StaticListNode(view, inputs) : CompositeListNode(view, inputs, body: body)
    }
}
