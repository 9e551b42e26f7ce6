/// Goes through a tree of elements: shows those at the top, and what is below an element while that is open (R7.36).
///
/// In a list each element is a row, with all that is open below it; elsewhere the elements at the top are one view each.
/// What is below an element is read when the element is opened. An element whose children are nil is a leaf; one with no
/// children can be opened all the same (R7.35). Everything is closed at first.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    let elements: OutlineElements<Data>
    let access: OutlineAccess<Data, ID>
    /// The ids of all elements that are open; nil where the outline keeps them.
    let expanded: Binding<Set<ID>>?
    let content: (Data.Element, OutlineWay<ID>) -> Leaf
    /// Whether an element is looked for; nil where all are shown.
    var isMatch: ((Data.Element) -> Bool)?
    /// Takes ids of elements and where they go; nil where none can be moved.
    var move: (@MainActor ([ID], OutlineDestination<ID>) -> Void)?
}

/// The elements around one in an outline, from the top on, and itself: their ids and where they are.
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

    /// Goes through trees of elements.
    ///
    /// - Parameters:
    ///   - data: the elements at the top, in order.
    ///   - id: where an element's identity is; unique in the whole outline and stable.
    ///   - children: what is below an element; nil for a leaf.
    ///   - expanded: the ids of the elements that are open, also of those nobody sees; nil: the outline keeps them itself.
    ///   - content: what is shown for an element, be it a leaf or not.
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

    /// Goes through one tree of elements.
    ///
    /// - Parameters:
    ///   - root: the one element at the top.
    ///   - id: where an element's identity is; unique in the whole outline and stable.
    ///   - children: what is below an element; nil for a leaf.
    ///   - expanded: the ids of the elements that are open, also of those nobody sees; nil: the outline keeps them itself.
    ///   - content: what is shown for an element, be it a leaf or not.
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
    /// Goes through trees of elements that have an identity of their own, unique in the whole outline and stable.
    ///
    /// - Parameters:
    ///   - data: the elements at the top, in order.
    ///   - children: what is below an element; nil for a leaf.
    ///   - expanded: the ids of the elements that are open, also of those nobody sees; nil: the outline keeps them itself.
    ///   - content: what is shown for an element, be it a leaf or not.
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

    /// Goes through one tree of elements that have an identity of their own, unique in the whole outline and stable.
    ///
    /// - Parameters:
    ///   - root: the one element at the top.
    ///   - children: what is below an element; nil for a leaf.
    ///   - expanded: the ids of the elements that are open, also of those nobody sees; nil: the outline keeps them itself.
    ///   - content: what is shown for an element, be it a leaf or not.
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

    /// Describes the number of subviews as far as the type determines it.
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
