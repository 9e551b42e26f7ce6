import Foundation

/// The edits that a container may make to a bound collection.
public struct EditActions<Data>: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Makes options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `delete`, where it is not known whether the data could have it.
    fileprivate static var deletion: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection {
    /// Move elements.
    public static var move: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Delete elements.
    public static var delete: EditActions { deletion }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// Move and delete elements.
    public static var all: EditActions { [.move, .delete] }
}

/// The place of an element instead of the element.
protocol IndexedElement {}

/// The places and ids of the elements of a collection.
public struct IndexedIdentifierCollection<Base: RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
    /// The place and id of one element.
    public struct Element: IndexedElement {
        let index: Base.Index
        let id: ID
    }

    let base: Base
    let keyPath: KeyPath<Base.Element, ID>

    /// The index of the first element.
    public var startIndex: Base.Index { base.startIndex }
    /// The index after the last element.
    public var endIndex: Base.Index { base.endIndex }
    /// Returns the neighbouring index.
    public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
    /// Returns the neighbouring index.
    public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
    /// Returns the neighbouring index.
    public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
        base.index(index, offsetBy: distance)
    }
    /// Returns the number of steps between two indices.
    public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }

    /// Returns the element at an index.
    public subscript(index: Base.Index) -> Element { Element(index: index, id: base[index][keyPath: keyPath]) }
}

extension ForEach where Content: View {
    /// Goes through the elements of a bound collection, which the container may edit (R2.20).
    ///
    /// - Parameters:
    ///   - data: the collection; the container writes it.
    ///   - editActions: what the container may do.
    ///   - content: what is shown for an element.
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Goes through the elements of a bound collection, which the container may edit (R2.20).
    ///
    /// - Parameters:
    ///   - data: the collection; the container writes it.
    ///   - id: where an element's identity is; unique among the elements and stable.
    ///   - editActions: what the container may do.
    ///   - content: what is shown for an element.
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == IndexedIdentifierCollection<C, ID>, C.Index: Hashable {
        // Called on the main actor only.
        nonisolated(unsafe) let (content, keyPath) = (content, id)
        let values = onMainActor { data.wrappedValue }
        self.init(IndexedIdentifierCollection(base: values, keyPath: keyPath), elementID: \.id) { place in
            unchecked(data, place) { content($0.element($1.id, by: keyPath, at: $1.index)) }
        }
        let move: @MainActor (IndexSet, Int) -> Void = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        let delete: @MainActor (IndexSet) -> Void = { data.wrappedValue = removing($0, from: data.wrappedValue) }
        edits = LoopEdits(
            delete: editActions.contains(.deletion) ? .some(delete) : nil,
            move: editActions.contains(.move) ? .some(move) : nil)
    }
}

extension ForEach where Content: View {
    @MainActor static func makeEditing(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self> {
        func content(_ view: Self) -> Self {
            var content = view
            content.edits = nil
            return content
        }
        return _LoopModifier.editing(view, inputs, content: content) { $0.edits! }
    }
}

/// Only collections whose elements can be removed have an action to delete them.
private func removing<C>(_ offsets: IndexSet, from values: C) -> C {
    func open<R: RangeReplaceableCollection>(_ values: R) -> C {
        var values = values
        values.remove(atOffsets: offsets)
        return values as! C
    }
    let removable = values as! any RangeReplaceableCollection
    return open(removable)
}
