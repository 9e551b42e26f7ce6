/// The result of a transform over the resolved subviews of a view.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    let transform: ContentTransform<Subviews, Content>

    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("It is shown as what its transform returns") }
    /// Describes the number of subviews as far as the type determines it.
    public static func _shape(_ table: inout _ShapeTable) -> _ViewListShape { .unknown }
    /// Returns the subview at an index.
    public static func _item(of view: _HeldView, at index: Int, _ inputs: _ItemInputs) -> _ViewListItem {
        preconditionFailure("It is followed by a node")
    }
    /// Makes the node that lists the subviews.
    public static func _makeListNode(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self> {
        TransformListNode(view, inputs) { $0.transform }
    }
}

/// The result of a transform over the sections of a view.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
    let transform: ContentTransform<Sections, Content>

    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("It is shown as what its transform returns") }
    /// Describes the number of subviews as far as the type determines it.
    public static func _shape(_ table: inout _ShapeTable) -> _ViewListShape { .unknown }
    /// Returns the subview at an index.
    public static func _item(of view: _HeldView, at index: Int, _ inputs: _ItemInputs) -> _ViewListItem {
        preconditionFailure("It is followed by a node")
    }
    /// Makes the node that lists the subviews.
    public static func _makeListNode(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self> {
        TransformListNode(view, inputs) { $0.transform }
    }
}

/// A view and what a container makes of the list it resolves to.
struct ContentTransform<Base: View, Result: View> {
    let base: Base
    let transform: @MainActor (ResolvedList) -> Result
}

/// Resolves a view, runs a transform over it, and follows both.
///
/// The transform runs again when there are other subviews or sections, when what it read of them changes, or with a new
/// value (R2.17).
final class TransformListNode<V: View, Base: View, Result: View>: _TypedListNode<V> {
    private let transform: (V) -> ContentTransform<Base, Result>
    private var view: V
    private let list: ResolvedList
    private var child: _TypedListNode<Result>!
    /// The version of the list of which the transform ran last.
    private var seen = 0

    init(_ view: V, _ inputs: _ListInputs, _ transform: @escaping (V) -> ContentTransform<Base, Result>) {
        self.view = view
        self.transform = transform
        list = ResolvedList(
            transform(view).base, graph: inputs.list.graph, environment: inputs.environment, depth: inputs.depth + 1)
        super.init(inputs)
        list.owner = inputs.list.owner
        list.onChange = { [unowned self] _ in if list.outlineChange > seen { invalidate() } }
        child = Result._makeListNode(run(), inputs.below(self))
    }

    private func run() -> Result {
        let transform = transform(view)
        seen = list.version
        return tracking { transform.transform(list) }
    }

    override var count: Int { child.count }
    override func source(of index: inout Int) -> _ViewListNode { child.source(of: &index) }

    override func update(_ view: V, _ inputs: _ListInputs) -> [Splice] {
        self.view = view
        self.inputs = inputs
        _ = list.update(transform(view).base, environment: inputs.environment)
        return child.update(run(), inputs.below(self))
    }

    override func evaluate() { changed(child.update(run(), inputs.below(self))) }

    override func visitParts(from base: Int, _ visit: (_ViewListNode, Int) -> Void) { visit(child, base) }

    override func tearDown() {
        list.onChange = nil
        list.tearDown()
        child.tearDown()
        super.tearDown()
    }
}

@MainActor
extension Group {
    /// Shows what `transform` makes of the resolved subviews of `view` (R2.2).
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(
            transform: ContentTransform(base: view) { transform(SubviewsCollection(of: view, in: $0)) })
    }

    /// Shows what `transform` makes of the sections of `view`.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        content = GroupSectionsOfContent(
            transform: ContentTransform(base: view) { transform(SectionCollection($0)) })
    }

    /// `init(subviews:transform:)` as an early version spelled it.
    public init<Base: View, Result: View>(
        subviewsOf view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(subviews: view, transform: transform)
    }

    /// `init(subviews:transform:)` as an early version spelled it.
    public init<Base: View, Result: View>(
        subviewOf view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(subviews: view, transform: transform)
    }

    /// `init(subviews:transform:)` as an early version spelled it.
    public init<Base: View, Result: View>(
        contentsOf view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(subviews: view, transform: transform)
    }

    /// `init(sections:transform:)` as an early version spelled it.
    public init<Base: View, Result: View>(
        sectionsOf view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(sections: view, transform: transform)
    }
}
