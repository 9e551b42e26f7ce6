/// A view that a transform makes from the resolved subviews of another one.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    let transform: ContentTransform<Subviews, Content>

    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("It is shown as what its transform returns") }
    /// Returns the shape of the view list as far as the type determines it.
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

/// A view that a transform makes from the sections of another one.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
    let transform: ContentTransform<Sections, Content>

    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("It is shown as what its transform returns") }
    /// Returns the shape of the view list as far as the type determines it.
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

/// A view and a transform of the list to which it resolves.
struct ContentTransform<Base: View, Result: View> {
    let base: Base
    let transform: @MainActor (ResolvedList) -> Result
}

/// The list node of a transform, which resolves a view and follows the result of its transform.
///
/// The transform runs again when the set of subviews or sections changes, when something it has read of them changes,
/// or with a new value (R2.17).
final class TransformListNode<V: View, Base: View, Result: View>: _TypedListNode<V> {
    private let transform: (V) -> ContentTransform<Base, Result>
    private var view: V
    private let list: ResolvedList
    private var child: _TypedListNode<Result>!
    /// The version of the list at the last run of the transform.
    private var seen = 0

    init(_ view: V, _ inputs: _ListInputs, _ transform: @escaping (V) -> ContentTransform<Base, Result>) {
        self.view = view
        self.transform = transform
        list = ResolvedList(
            transform(view).base, graph: inputs.list.graph, environment: inputs.environment, depth: inputs.depth + 1)
        super.init(inputs)
        list.owner = inputs.list.owner
        list.onChange = { [unowned self] in if list.outlineVersion > seen { invalidate() } }
        child = Result._makeListNode(run(), inputs.below(self))
    }

    private func run() -> Result {
        let transform = transform(view)
        seen = list.version
        return tracking { transform.transform(list) }
    }

    override var count: Int { child.count }
    override func source(of index: inout Int) -> _ViewListNode { child.source(of: &index) }

    override func update(_ view: V, _ inputs: _ListInputs) -> ListChange {
        self.view = view
        self.inputs = inputs
        list.update(transform(view).base, environment: inputs.environment)
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
    /// Creates a group with the result of a transform of a view's resolved subviews (R2.2).
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(
            transform: ContentTransform(base: view) { transform(SubviewsCollection(of: view, in: $0)) })
    }

    /// Creates a group with the result of a transform of a view's sections.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        content = GroupSectionsOfContent(
            transform: ContentTransform(base: view) { transform(SectionCollection($0)) })
    }

    /// Creates a group of subviews; an early spelling of ``init(subviews:transform:)``.
    public init<Base: View, Result: View>(
        subviewsOf view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(subviews: view, transform: transform)
    }

    /// Creates a group of subviews; an early spelling of ``init(subviews:transform:)``.
    public init<Base: View, Result: View>(
        subviewOf view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(subviews: view, transform: transform)
    }

    /// Creates a group of subviews; an early spelling of ``init(subviews:transform:)``.
    public init<Base: View, Result: View>(
        contentsOf view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(subviews: view, transform: transform)
    }

    /// Creates a group of sections; an early spelling of ``init(sections:transform:)``.
    public init<Base: View, Result: View>(
        sectionsOf view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(sections: view, transform: transform)
    }
}
