/// A structure that shows a tree of elements: those at the top level, and the children of expanded elements (R7.36).
///
/// In a list, each element is a row, followed by the rows of its expanded descendants. Elsewhere, each element at the
/// top level is one view. The children of an element are read when it is expanded. An element whose children are `nil`
/// is a leaf; one with an empty collection of children can still be expanded (R7.35). All elements are collapsed at
/// first.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    let elements: OutlineElements<Data>
    let access: OutlineAccess<Data, ID>
    /// A binding to the IDs of all expanded elements, or `nil` if the outline manages its state.
    let expanded: Binding<Set<ID>>?
    let content: (Data.Element, OutlineWay<ID>) -> Leaf
    /// A closure that indicates whether an element matches a filter, or `nil` without a filter.
    var isMatch: ((Data.Element) -> Bool)?
    /// The action that moves elements to a destination, or `nil` if they cannot be moved.
    var move: (@MainActor ([ID], OutlineDestination<ID>) -> Void)?
}

/// The path to an element of an outline, from the top level on and including it: the IDs and offsets.
struct OutlineWay<ID: Hashable> {
    let steps: () -> [(id: ID, offset: Int)]
}

extension OutlineGroup where Parent == Leaf, Leaf: View, Subgroup == Never {
    @usableFromInline
    nonisolated init(
        _ data: Data, access: OutlineAccess<Data, ID>, expanded: Binding<Set<ID>>?,
        content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(elements: .many(data), access: access, expanded: expanded) { element, _ in content(element) }
    }

    @usableFromInline
    nonisolated init(
        root: Data.Element, access: OutlineAccess<Data, ID>, expanded: Binding<Set<ID>>?,
        content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(elements: .one(root), access: access, expanded: expanded) { element, _ in content(element) }
    }

    /// Creates an outline of trees of elements that a key path identifies.
    ///
    /// - Parameters:
    ///   - data: The elements at the top level, in order.
    ///   - id: The key path to an element's identity, which is stable and unique in the whole outline.
    ///   - children: The key path to the children of an element, which is `nil` for a leaf.
    ///   - expanded: A binding to the IDs of all expanded elements, including those inside of collapsed ones. With
    ///     `nil`, the outline manages its state.
    ///   - content: A closure that returns the view for an element, whether a leaf or not.
    @inlinable
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        expanded: Binding<Set<ID>>? = nil, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        let access = OutlineAccess<Data, ID> {
            $0[keyPath: id]
        } children: {
            $0[keyPath: children]
        }
        self.init(data, access: access, expanded: expanded, content: content)
    }

    /// Creates an outline of one tree of elements that a key path identifies.
    ///
    /// - Parameters:
    ///   - root: The only element at the top level.
    ///   - id: The key path to an element's identity, which is stable and unique in the whole outline.
    ///   - children: The key path to the children of an element, which is `nil` for a leaf.
    ///   - expanded: A binding to the IDs of all expanded elements, including those inside of collapsed ones. With
    ///     `nil`, the outline manages its state.
    ///   - content: A closure that returns the view for an element, whether a leaf or not.
    @inlinable
    public nonisolated init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        expanded: Binding<Set<ID>>? = nil, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        let access = OutlineAccess<Data, ID> {
            $0[keyPath: id]
        } children: {
            $0[keyPath: children]
        }
        self.init(root: root, access: access, expanded: expanded, content: content)
    }
}

extension OutlineGroup
where Parent == Leaf, Leaf: View, Subgroup == Never, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates an outline of trees of identifiable elements, whose identities are stable and unique in the whole
    /// outline.
    ///
    /// - Parameters:
    ///   - data: The elements at the top level, in order.
    ///   - children: The key path to the children of an element, which is `nil` for a leaf.
    ///   - expanded: A binding to the IDs of all expanded elements, including those inside of collapsed ones. With
    ///     `nil`, the outline manages its state.
    ///   - content: A closure that returns the view for an element, whether a leaf or not.
    @inlinable
    public nonisolated init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, expanded: Binding<Set<ID>>? = nil,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        let access = OutlineAccess<Data, ID> {
            $0.id
        } children: {
            $0[keyPath: children]
        }
        self.init(data, access: access, expanded: expanded, content: content)
    }

    /// Creates an outline of one tree of identifiable elements, whose identities are stable and unique in the whole
    /// outline.
    ///
    /// - Parameters:
    ///   - root: The only element at the top level.
    ///   - children: The key path to the children of an element, which is `nil` for a leaf.
    ///   - expanded: A binding to the IDs of all expanded elements, including those inside of collapsed ones. With
    ///     `nil`, the outline manages its state.
    ///   - content: A closure that returns the view for an element, whether a leaf or not.
    @inlinable
    public nonisolated init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>, expanded: Binding<Set<ID>>? = nil,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        let access = OutlineAccess<Data, ID> {
            $0.id
        } children: {
            $0[keyPath: children]
        }
        self.init(root: root, access: access, expanded: expanded, content: content)
    }
}

extension OutlineGroup: View where Leaf: View {
    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("OutlineGroup has no body: it is shown as the content of its elements") }

    /// Returns the shape of the view list as far as the type determines it.
    public static func _shape(_ table: inout _ShapeTable) -> _ViewListShape {
        _ViewListShape(arity: nil, isPure: false, hasIDs: true, hasValues: true)
    }

    /// Returns the subview at an index.
    public static func _item(of view: _HeldView, at index: Int, _ inputs: _ItemInputs) -> _ViewListItem {
        preconditionFailure("The count of an OutlineGroup is not known from its type")
    }

    /// Makes the node that lists the subviews.
    public static func _makeListNode(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self> {
        if inputs.isInRows, !inputs.environment._isForm { return OutlineNode(view, inputs) }
        return ForwardingListNode(view, inputs) { OutlineUnits(group: $0) }
    }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        preconditionFailure("OutlineGroup is placed as the content of its elements")
    }
}
