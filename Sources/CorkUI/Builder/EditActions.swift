import Foundation

/// The edits that a container may make to a bound collection.
public struct EditActions<Data>: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int
    /// Creates a set of options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The option `delete` without the requirement on the data.
    fileprivate static var deletion: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection {
    /// Moving elements.
    public static var move: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Deleting elements.
    public static var delete: EditActions { deletion }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// Moving and deleting elements.
    public static var all: EditActions { [.move, .delete] }
}

/// An element that stands for the element at a position of another collection.
protocol IndexedElement {}

/// A collection of the positions and IDs of the elements of another collection.
public struct IndexedIdentifierCollection<Base: RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
    /// The position and ID of an element.
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
    /// Returns the index after another one.
    public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
    /// Returns the index before another one.
    public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
    /// Returns the index at a distance from another one.
    public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
        base.index(index, offsetBy: distance)
    }
    /// Returns the number of steps between two indices.
    public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }

    /// Returns the element at an index.
    public subscript(index: Base.Index) -> Element { Element(index: index, id: base[index][keyPath: keyPath]) }
}

extension ForEach where Content: View {
    /// Creates a loop over the elements of a bound collection, which the container may edit (R2.20).
    ///
    /// - Parameters:
    ///   - data: A binding to the collection, which the container writes.
    ///   - editActions: The edits that the container may make.
    ///   - content: A closure that returns the view for the binding to an element.
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Creates a loop over the elements of a bound collection, which the container may edit (R2.20).
    ///
    /// - Parameters:
    ///   - data: A binding to the collection, which the container writes.
    ///   - id: The key path to an element's identity, which is stable and unique among the elements.
    ///   - editActions: The edits that the container may make.
    ///   - content: A closure that returns the view for the binding to an element.
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

/// Returns a collection without the elements at some offsets.
///
/// Deletion is available only for collections that are `RangeReplaceableCollection`.
private func removing<C>(_ offsets: IndexSet, from values: C) -> C {
    func open<R: RangeReplaceableCollection>(_ values: R) -> C {
        var values = values
        values.remove(atOffsets: offsets)
        return values as! C
    }
    let removable = values as! any RangeReplaceableCollection
    return open(removable)
}
