/// The active branch of an `if` or `switch` in a builder (R1.6); each branch has its own identity (R6.2).
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: _TransparentView {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    nonisolated(unsafe) let storage: Storage

    nonisolated init(_ storage: Storage) { self.storage = storage }

    /// Returns the shape of the view list as far as the type determines it.
    public static func _shape(_ table: inout _ShapeTable) -> _ViewListShape {
        let first = table.shape(of: TrueContent.self)
        let second = table.shape(of: FalseContent.self)
        let sameCount = first.arity != nil && first.arity == second.arity
        return _ViewListShape(
            arity: sameCount ? first.arity : nil, isPure: first.isPure && second.isPure, hasIDs: true,
            variesIDs: true, hasValues: first.hasValues || second.hasValues,
            hasSections: first.hasSections || second.hasSections)
    }

    /// Returns the number of subviews.
    public func _count() -> Int {
        switch storage {
        case .first(let view): view._count()
        case .second(let view): view._count()
        }
    }

    /// Returns the subview at an index.
    public static func _item(of view: _HeldView, at index: Int, _ inputs: _ItemInputs) -> _ViewListItem {
        switch view.part(Storage.self) {
        case .first(let view): TrueContent._item(of: _HeldView(view), at: index, inputs.appending(.branch(0)))
        case .second(let view): FalseContent._item(of: _HeldView(view), at: index, inputs.appending(.branch(1)))
        }
    }

    /// Returns the inputs of a subview with the ID and the container values that this view adds.
    public func _metadata(_ inputs: _ItemInputs) -> _ItemInputs {
        switch storage {
        case .first(let view): inputs.appending(.branch(0))._addingMetadata(of: view)
        case .second(let view): inputs.appending(.branch(1))._addingMetadata(of: view)
        }
    }

    /// Makes the node that lists the subviews.
    public static func _makeListNode(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self> {
        _ShapeTable.shape(of: Self.self).isStatic
            ? StaticListNode(view, inputs) : ConditionalListNode<Self, TrueContent, FalseContent>(view, inputs)
    }
}

extension _ConditionalContent.Storage: ComparedByParts {
    func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.first(let a), .first(let b)): ValueComparator.equal(a, b)
        case (.second(let a), .second(let b)): ValueComparator.equal(a, b)
        default: false
        }
    }
}

/// The list node of a conditional content, which replaces its subviews when the branch changes.
///
/// `V` is the conditional content; see ``TupleListNode``.
final class ConditionalListNode<V, First: View, Second: View>: _TypedListNode<V> {
    private enum Branch {
        case first(_TypedListNode<First>)
        case second(_TypedListNode<Second>)

        var node: _ViewListNode {
            switch self {
            case .first(let node): node
            case .second(let node): node
            }
        }
    }

    private var branch: Branch!

    init(_ view: V, _ inputs: _ListInputs) {
        super.init(inputs)
        branch = make(view)
    }

    private func storage(of view: V) -> _ConditionalContent<First, Second>.Storage {
        (view as! _ConditionalContent<First, Second>).storage
    }

    private func make(_ view: V) -> Branch {
        switch storage(of: view) {
        case .first(let view): .first(First._makeListNode(view, inputs.appending(.branch(0)).below(self)))
        case .second(let view): .second(Second._makeListNode(view, inputs.appending(.branch(1)).below(self)))
        }
    }

    override var count: Int { branch.node.count }
    override var isStateless: Bool { branch.node.isStateless }
    override func source(of index: inout Int) -> _ViewListNode { branch.node.source(of: &index) }

    override func update(_ view: V, _ inputs: _ListInputs) -> ListChange {
        self.inputs = inputs
        switch (branch!, storage(of: view)) {
        case (.first(let node), .first(let view)): return node.update(view, inputs.appending(.branch(0)).below(self))
        case (.second(let node), .second(let view)): return node.update(view, inputs.appending(.branch(1)).below(self))
        default:
            let before = count
            branch.node.tearDown()
            branch = make(view)
            return .replacing(before, with: count)
        }
    }

    override func visitParts(from base: Int, _ visit: (_ViewListNode, Int) -> Void) { visit(branch.node, base) }

    override func tearDown() {
        branch.node.tearDown()
        super.tearDown()
    }
}
