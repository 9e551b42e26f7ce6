/// A structure that computes views for the elements of a collection; state follows the element's ID (R6.3).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements, in order.
    public var data: Data
    /// A closure that returns the content for an element.
    public var content: (Data.Element) -> Content
    @usableFromInline let elements: ElementAccess<Data, ID, Content>
    /// The view whose subviews or sections are the data, if they are.
    @usableFromInline var resolve: Resolving<Data>?
    /// The edits that the container may make to a bound collection.
    @usableFromInline var edits: LoopEdits?
}

/// A view whose resolved subviews or sections are the data of a loop.
///
/// It is an object because few loops have one, and every loop reserves space for the reference.
@usableFromInline
final class Resolving<Data> {
    let view: any View
    let data: @MainActor (any View, ResolvedList) -> Data
    /// The most recent result.
    var result: Data?

    init(_ view: any View, data: @escaping @MainActor (any View, ResolvedList) -> Data) {
        self.view = view
        self.data = data
    }
}

extension ForEach where Content: View {
    @inlinable
    nonisolated init(
        _ data: Data, elements: ElementAccess<Data, ID, Content>, content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.elements = elements
        // The body depends on the collection of the bindings it shows.
        if isLive { _ = data.count }
    }

    nonisolated init(
        _ data: Data, elementID: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
    ) {
        self.init(
            data, elements: ElementAccess(keyPath: elementID) { element, _ in element[keyPath: elementID] },
            content: content)
    }

    /// Creates a loop over elements that a key path identifies.
    ///
    /// - Parameters:
    ///   - data: The elements, in order.
    ///   - id: The key path to an element's identity, which is stable and unique among the elements.
    ///   - content: A closure that returns the view for an element. It is called when the view is needed, possibly more
    ///     than once.
    @_disfavoredOverload
    @inlinable
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        let isItself = id == \Data.Element.self
        let elements: ElementAccess<Data, ID, Content> =
            isItself
            ? ElementAccess(.element) { element, _ in unsafeBitCast(element, to: ID.self) }
            : ElementAccess(keyPath: id) { element, _ in element[keyPath: id] }
        self.init(data, elements: elements, content: content)
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Creates a loop over identifiable elements, whose identities are stable and unique among them.
    @_disfavoredOverload
    @inlinable
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, elements: ElementAccess { element, _ in element.id }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates a loop over a range, in which the identity of an element is its offset from the start (R2.19).
    @inlinable
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, elements: ElementAccess(.offset) { $1 }, content: content)
    }
}

extension ForEach: ComparedByParts {
    func isSame(as other: Self) -> Bool {
        // A loop that resolves a view or has edits is always updated.
        hasContent(of: other) && resolve == nil && other.resolve == nil && edits == nil && other.edits == nil
            && ValueComparator.areLiterallyEqual(data, other.data)
    }

    /// Returns a Boolean value that indicates whether equal elements of both loops have equal content.
    @MainActor func showsElementsAlike(_ other: Self) -> Bool {
        hasContent(of: other) && !isLive
    }

    /// Returns a Boolean value that indicates whether the content of both loops depends on their elements alone, in the
    /// same way.
    ///
    /// Captured values and objects may change without notice.
    @MainActor private func hasContent(of other: Self) -> Bool {
        let (own, others) = (contentClosure, other.contentClosure)
        return own.code == others.code && own.captured == 0 && others.captured == 0
            && !ValueComparator.holdsObjects(Data.Element.self)
            && Self.isOfValue && elements.isSame(as: other.elements)
    }

    /// A Boolean value that indicates whether the data has value semantics; the count of other collections may change
    /// without notice.
    @MainActor private static var isOfValue: Bool {
        Data.self == [Data.Element].self || !ValueComparator.holdsObjects(Data.self)
    }

    /// The two words of the closure `content`: the address of its code and the reference to its captured values.
    private var contentClosure: (code: UInt, captured: UInt) {
        withUnsafeBytes(of: ContentClosure(call: content)) {
            ($0.load(as: UInt.self), $0.load(fromByteOffset: 8, as: UInt.self))
        }
    }

    private struct ContentClosure {
        let call: (Data.Element) -> Content
    }
}

extension ForEach: View where Content: View {
    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("ForEach has no body: it is shown as the content of its elements") }

    /// Returns the shape of the view list as far as the type determines it.
    public static func _shape(_ table: inout _ShapeTable) -> _ViewListShape {
        let content = table.shape(of: Content.self)
        return _ViewListShape(
            arity: nil, elementArity: isOfValue && content.isStatic ? content.arity : nil, isPure: false, hasIDs: true,
            hasValues: content.hasValues, hasSections: content.hasSections)
    }

    /// The number of subviews, if it is known without listing them.
    @inlinable
    public var _plainCount: _PlainCount? {
        guard resolve == nil, edits == nil else { return nil }
        return _ShapeTable.shape(of: Self.self).elementArity.map { _PlainCount(data.count * $0) }
    }

    /// Returns the subview at an index.
    public static func _item(of view: _HeldView, at index: Int, _ inputs: _ItemInputs) -> _ViewListItem {
        preconditionFailure("The count of a ForEach is not known from its type")
    }

    /// Makes the node that lists the subviews.
    public static func _makeListNode(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self> {
        if let resolve = view.resolve { return makeResolving(view, resolve.view, inputs) }
        if view.edits != nil { return makeEditing(view, inputs) }
        return makeDataNode(view, inputs)
    }

    @MainActor static func makeDataNode(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self> {
        _ShapeTable.shape(of: Content.self).isStatic
            ? StaticElementsNode(view, inputs) : DynamicElementsNode(view, inputs)
    }

    @MainActor private static func makeResolving<V: View>(_ view: Self, _: V, _ inputs: _ListInputs) -> _TypedListNode<
        Self
    > {
        TransformListNode(view, inputs) { (view: Self) in
            let resolve = view.resolve!
            return ContentTransform(base: resolve.view as! V) { list in
                var result = view
                result.data = resolve.data(resolve.view, list)
                resolve.result = result.data
                result.resolve = nil
                return result
            }
        }
    }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        preconditionFailure("ForEach is placed as the content of its elements")
    }
}
