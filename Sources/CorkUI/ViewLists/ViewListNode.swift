/// A part of a list that can change: what a container's content resolves to, followed through updates.
@MainActor
open class _ViewListNode: _GraphNode {
    /// The inputs of the last update.
    ///
    /// Nobody writes it while it is read.
    @exclusivity(unchecked) public internal(set) final var inputs: _ListInputs { didSet { touch() } }
    /// The version of the list with which subviews of the part were made from something else last.
    private(set) final var stamp = 0
    /// The version of the list with which places of the part came to be those of other subviews last, without a splice.
    private(set) final var renamed = 0

    init(_ inputs: _ListInputs) {
        self.inputs = inputs
        super.init(graph: inputs.list.graph, depth: inputs.depth)
        touch()
    }

    /// Notes that subviews of the part may be others with the next version of the list.
    private func touch() {
        if inputs.list.isMakingLate { return stamp = inputs.parent?.stamp ?? 0 }
        let next = inputs.list.version + 1
        var node: _ViewListNode? = self
        while let current = node, current.stamp != next {
            current.stamp = next
            node = current.inputs.parent
        }
    }

    /// Notes that places of the part may be those of other subviews with the next version of the list.
    final func rename() {
        let next = inputs.list.version + 1
        var node: _ViewListNode? = self
        while let current = node, current.renamed != next {
            current.renamed = next
            node = current.inputs.parent
        }
    }

    /// The number of subviews.
    var count: Int { preconditionFailure("abstract") }

    /// The node that makes the subview at `index`, which becomes the place among that node's own.
    func source(of index: inout Int) -> _ViewListNode { self }

    /// The version of the list with which one of the node's own subviews was made from something else last.
    func ownStamp(at index: Int) -> Int { stamp }

    /// One of the node's own subviews.
    func ownItem(at index: Int) -> _ViewListItem { preconditionFailure("abstract") }

    /// The id of one of the node's own subviews, where it is known without making the subview.
    func ownID(at index: Int) -> ItemID? { nil }

    /// Whether nothing is kept here that belongs to a view, such as the state of one whose body is counted.
    var isStateless: Bool { false }

    /// Goes through the parts that the node is made of, in order, with their places; `base` is the node's own in the
    /// whole list.
    func visitParts(from base: Int, _ visit: (_ViewListNode, Int) -> Void) {}

    /// The explicit section that the node follows, if it follows one.
    var section: (any ExplicitSection)? { nil }

    /// About how many explicit sections there are, for who makes room for all.
    var expectedSections: Int { 0 }

    /// Goes through the explicit sections, in order, with their places.
    func visitSections(from base: Int, _ visit: (SectionCounts, Int) -> Void) {
        visitParts(from: base) { part, base in part.visitSections(from: base, visit) }
    }

    /// Goes through the places of subviews that were made from something else with a version of the list or after.
    ///
    /// - Complexity: linear in the parts of nodes in which there are such.
    func visitMade(since version: Int, from base: Int, _ visit: (Range<Int>) -> Void) {
        guard stamp >= version else { return }
        var isWhole = true
        visitParts(from: base) { part, base in
            isWhole = false
            part.visitMade(since: version, from: base, visit)
        }
        if isWhole { visit(base..<base + count) }
    }

    /// Tells that a child changed by itself; `splices` count from the child's beginning.
    func childChanged(_ child: _ViewListNode, _ splices: [Splice]) { changed(splices) }

    /// Passes a change of this part on to whoever holds it.
    func changed(_ splices: [Splice]) {
        touch()
        if let parent = inputs.parent { parent.childChanged(self, splices) } else { inputs.list.partChanged(splices) }
    }

    /// The part is gone for good.
    func tearDown() { retire() }
}

/// A list node for the views of one type.
@MainActor
open class _TypedListNode<V>: _ViewListNode {
    /// Takes a new value of the same identity.
    ///
    /// - Returns: what became of the positions, in ascending order; subviews outside of the splices kept their place,
    ///   though their values may have changed.
    func update(_ view: V, _ inputs: _ListInputs) -> [Splice] { preconditionFailure("abstract") }
}

extension _TypedListNode where V: View {
    /// The node of a view that may be nested as deep as a program likes: one that lists nothing where it is too deep.
    static func following(_ view: V, _ inputs: _ListInputs) -> _TypedListNode<V> {
        inputs.isTooDeep ? RefusedListNode(view, inputs) : V._makeListNode(view, inputs)
    }
}

/// Stands for a view that is nested too deep, and lists nothing.
private final class RefusedListNode<V: View>: _TypedListNode<V> {
    init(_ view: V, _ inputs: _ListInputs) {
        super.init(inputs)
        graph.warnOfDepth()
    }

    override var count: Int { 0 }
    override func update(_ view: V, _ inputs: _ListInputs) -> [Splice] { [] }
}

/// The inputs of a part of a list.
@MainActor
public struct _ListInputs {
    /// The inputs of each subview.
    public internal(set) var item: _ItemInputs
    /// The environment in which bodies are evaluated while resolving (R5.2).
    public internal(set) var environment: EnvironmentValues
    // Both own what they are given to, and tear it down before they go.
    unowned(unsafe) let list: ResolvedList
    unowned(unsafe) var parent: _ViewListNode?
    var depth: Int
    /// Whether subviews become rows, which show what they disclose as rows after them.
    var isInRows = false

    func appending(_ component: ItemID.Component) -> _ListInputs {
        var inputs = self
        inputs.item = item.appending(component)
        return inputs
    }

    /// Whether the same view resolves to the same subviews with both.
    func isSame(as other: _ListInputs) -> Bool {
        environment.isIdentical(to: other.environment) && item.values.isSame(as: other.item.values)
            && item.id == other.item.id && isInRows == other.isInRows && item.modifiers.isSame(as: other.item.modifiers)
    }

    /// Whether views are nested too deep here, without a container between them.
    var isTooDeep: Bool { depth % _NodeInputs.depthStep > Self.levelLimit }

    /// Levels of one container's list, so that following it needs no more stack than there is.
    private static let levelLimit = 500

    /// The same for a child of `node`.
    func below(_ node: _ViewListNode) -> _ListInputs {
        var inputs = self
        inputs.parent = node
        inputs.depth = node.depth + 1
        return inputs
    }
}

/// A part whose subviews are computed from the value, with nothing to follow.
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

    override func update(_ view: V, _ inputs: _ListInputs) -> [Splice] {
        let old = self.view
        self.view = _HeldView(view)
        self.inputs = inputs
        if variesIDs, (0..<arity).contains(where: { V._item(of: old, at: $0, inputs.item).id != ownItem(at: $0).id }) {
            rename()
        }
        return []
    }
}

/// A part that is the list of one of the view's fields, unchanged or with other inputs; with another id, it is another.
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

    override func update(_ view: V, _ inputs: _ListInputs) -> [Splice] {
        self.inputs = inputs
        let inner = adapt(view, inputs).below(self)
        if !setsID || inner.item.id == child.inputs.item.id { return child.update(content(view), inner) }
        let before = count
        child.tearDown()
        child = Content._makeListNode(content(view), inner)
        return Splice.replacing(before, with: count)
    }

    override func visitParts(from base: Int, _ visit: (_ViewListNode, Int) -> Void) { visit(child, base) }

    override func tearDown() {
        child.tearDown()
        super.tearDown()
    }
}

/// A custom view whose body has to run before its subviews can be counted; it keeps the view's state.
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

    override func update(_ view: V, _ inputs: _ListInputs) -> [Splice] {
        let view = ListMotion.approach(view, from: evaluator.view, &motion, in: inputs.list) { [unowned self] in
            move($0)
        }
        let changed = evaluator.take(view, environment: inputs.environment) || isDirty
        // What is in it hears by itself of all else that it depends on.
        if !changed, inputs.isSame(as: self.inputs) { return [] }
        self.inputs = inputs
        if changed { evaluator.evaluate(in: self, inputs.environment) }
        return child.update(evaluator.value.value(), inputs.below(self))
    }

    override func evaluate() {
        let body = evaluator.evaluate(in: self, inputs.environment)
        changed(child.update(body.value(), inputs.below(self)))
    }

    /// Shows a value on its way.
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
    /// The node that follows the list of a custom view, which `body` gets from its value.
    public static func _withBody<Body: View>(
        _ view: V, _ inputs: _ListInputs, body: @escaping (V) -> Body
    ) -> _TypedListNode {
        _ShapeTable.shape(of: V.self).isStatic
            ? StaticListNode(view, inputs) : CompositeListNode(view, inputs, body: body)
    }
}
