/// Shows content for each element of a collection; state follows the element's id (R6.3).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements, in order.
    public var data: Data
    /// Makes what is shown for an element.
    public var content: (Data.Element) -> Content
    @usableFromInline let elements: ElementAccess<Data, ID, Content>
    /// The view whose subviews or sections are the data, where they are.
    @usableFromInline var resolve: Resolving<Data>?
    /// The edits that the container may make by itself.
    @usableFromInline var edits: LoopEdits?
}

/// A view to be resolved, of whose list the data is made.
///
/// An object, for few loops have one and all make room for it.
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
        // What a body shows the bindings of, it depends on.
        if isLive { _ = data.count }
    }

    nonisolated init(
        _ data: Data, elementID: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
    ) {
        self.init(
            data, elements: ElementAccess(keyPath: elementID) { element, _ in element[keyPath: elementID] },
            content: content)
    }

    /// - Parameters:
    ///   - data: the elements, in order.
    ///   - id: where an element's identity is; unique among the elements and stable.
    ///   - content: what is shown for an element; called when it is needed, possibly more than once.
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
    /// Goes through elements that have an identity of their own; unique among them and stable.
    @_disfavoredOverload
    @inlinable
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, elements: ElementAccess { element, _ in element.id }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Goes through a range; an element's identity is its offset from the start (R2.19).
    @inlinable
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, elements: ElementAccess(.offset) { $1 }, content: content)
    }
}

extension ForEach: ComparedByParts {
    func isSame(as other: Self) -> Bool {
        // What resolves or edits is made again each time.
        hasContent(of: other) && resolve == nil && other.resolve == nil && edits == nil && other.edits == nil
            && ValueComparator.areLiterallyEqual(data, other.data)
    }

    /// Whether an element that is the same as one of `other` shows the same.
    @MainActor func showsElementsAlike(_ other: Self) -> Bool {
        hasContent(of: other) && !isLive && hasOrder(of: other)
    }

    /// Whether what is shown follows from the elements alone, in the same way: what else was captured, and objects, may
    /// change without a word.
    @MainActor private func hasContent(of other: Self) -> Bool {
        let (own, others) = (contentClosure, other.contentClosure)
        return own.code == others.code && own.captured == 0 && others.captured == 0
            && !ValueComparator.holdsObjects(Data.Element.self)
            && Self.isOfValue && elements.isSame(as: other.elements)
    }

    /// Whether the data is a value: other collections may have another count later, without a word.
    @MainActor private static var isOfValue: Bool {
        Data.self == [Data.Element].self || !ValueComparator.holdsObjects(Data.self)
    }

    /// The two words of a closure: where its code is, and where what it captured.
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

    /// Describes the number of subviews as far as the type determines it.
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
        let content = _ShapeTable.shape(of: Content.self)
        if content.isStatic { return StaticElementsNode(view, inputs) }
        return content.isPure ? CountedElementsNode(view, inputs) : DynamicElementsNode(view, inputs)
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
