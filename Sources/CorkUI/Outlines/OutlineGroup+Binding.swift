extension OutlineGroup where Data: MutableCollection, Parent == Leaf, Leaf: View, Subgroup == Never {
    /// Creates an outline of bound trees of elements, each with a binding of its own.
    ///
    /// The binding of an element follows it by identity as long as its ancestors stay the same. After the element is
    /// removed, the binding returns the last value and ignores writes.
    ///
    /// - Parameters:
    ///   - data: The elements at the top level, in order.
    ///   - id: The key path to an element's identity, which is stable and unique in the whole outline.
    ///   - children: The key path to the children of an element, which is `nil` for a leaf.
    ///   - expanded: A binding to the IDs of all expanded elements, including those inside of collapsed ones. With
    ///     `nil`, the outline manages its state.
    ///   - content: A closure that returns the view for an element; `{ $item in ... }` names the binding `$item` and
    ///     its value `item`.
    public nonisolated init(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        expanded: Binding<Set<ID>>? = nil, @ViewBuilder content: @escaping (Binding<Data.Element>) -> Leaf
    ) {
        // Called on the main actor only.
        nonisolated(unsafe) let (content, id, children) = (content, id, children)
        let values = onMainActor { data.wrappedValue }
        let access = OutlineAccess<Data, ID> {
            $0[keyPath: id]
        } children: {
            $0[keyPath: children]
        }
        self.init(elements: .many(values), access: access, expanded: expanded) { element, way in
            unchecked(element, way) { element, way in
                content(data.element(at: way.steps(), element, id: id, children: children))
            }
        }
    }

    /// Creates an outline of one bound tree of elements, each with a binding of its own.
    ///
    /// - Parameters:
    ///   - root: The only element at the top level.
    ///   - id: The key path to an element's identity, which is stable and unique in the whole outline.
    ///   - children: The key path to the children of an element, which is `nil` for a leaf.
    ///   - expanded: A binding to the IDs of all expanded elements, including those inside of collapsed ones. With
    ///     `nil`, the outline manages its state.
    ///   - content: A closure that returns the view for an element; `{ $item in ... }` names the binding `$item` and
    ///     its value `item`.
    public nonisolated init<DataElement>(
        _ root: Binding<DataElement>, id: KeyPath<DataElement, ID>, children: WritableKeyPath<DataElement, Data?>,
        expanded: Binding<Set<ID>>? = nil, @ViewBuilder content: @escaping (Binding<DataElement>) -> Leaf
    ) where DataElement == Data.Element {
        // Called on the main actor only.
        nonisolated(unsafe) let (content, id, children) = (content, id, children)
        let value = onMainActor { root.wrappedValue }
        let access = OutlineAccess<Data, ID> {
            $0[keyPath: id]
        } children: {
            $0[keyPath: children]
        }
        self.init(elements: .one(value), access: access, expanded: expanded) { element, way in
            unchecked(element, way) { element, way in
                content(root.element(at: way.steps(), element, id: id, children: children))
            }
        }
    }
}

extension OutlineGroup
where
    Data: MutableCollection, Parent == Leaf, Leaf: View, Subgroup == Never, Data.Element: Identifiable,
    ID == Data.Element.ID
{
    /// Creates an outline of bound trees of identifiable elements, each with a binding of its own.
    ///
    /// - Parameters:
    ///   - data: The elements at the top level, in order.
    ///   - children: The key path to the children of an element, which is `nil` for a leaf.
    ///   - expanded: A binding to the IDs of all expanded elements, including those inside of collapsed ones. With
    ///     `nil`, the outline manages its state.
    ///   - content: A closure that returns the view for an element; `{ $item in ... }` names the binding `$item` and
    ///     its value `item`.
    public nonisolated init(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, expanded: Binding<Set<ID>>? = nil,
        @ViewBuilder content: @escaping (Binding<Data.Element>) -> Leaf
    ) {
        self.init(data, id: \.id, children: children, expanded: expanded, content: content)
    }

    /// Creates an outline of one bound tree of identifiable elements, each with a binding of its own.
    ///
    /// - Parameters:
    ///   - root: The only element at the top level.
    ///   - children: The key path to the children of an element, which is `nil` for a leaf.
    ///   - expanded: A binding to the IDs of all expanded elements, including those inside of collapsed ones. With
    ///     `nil`, the outline manages its state.
    ///   - content: A closure that returns the view for an element; `{ $item in ... }` names the binding `$item` and
    ///     its value `item`.
    public nonisolated init<DataElement>(
        _ root: Binding<DataElement>, children: WritableKeyPath<DataElement, Data?>,
        expanded: Binding<Set<ID>>? = nil, @ViewBuilder content: @escaping (Binding<DataElement>) -> Leaf
    ) where DataElement == Data.Element {
        self.init(root, id: \.id, children: children, expanded: expanded, content: content)
    }
}

/// The path to an element, from the top level on and including it: the IDs and last known offsets.
private typealias Steps<ID> = ArraySlice<(id: ID, offset: Int)>

@MainActor
extension Binding where Value: MutableCollection & RandomAccessCollection {
    /// Returns a binding to the element at the end of a path, whose current value is `last`.
    fileprivate func element<ID: Hashable>(
        at steps: [(id: ID, offset: Int)], _ last: Value.Element, id: KeyPath<Value.Element, ID>,
        children: WritableKeyPath<Value.Element, Value?>
    ) -> Binding<Value.Element> {
        tracing(steps.map(\.id), last) {
            $0.read(steps[...], id, children)
        } write: {
            $0.write($1, steps[...], id, children)
        }
    }
}

@MainActor
extension Binding {
    /// Returns a binding to the element at the end of a path in one tree, whose current value is `last`.
    fileprivate func element<ID: Hashable, C: MutableCollection & RandomAccessCollection>(
        at steps: [(id: ID, offset: Int)], _ last: Value, id: KeyPath<Value, ID>, children: WritableKeyPath<Value, C?>
    ) -> Binding<Value> where C.Element == Value {
        let root = steps[0].id
        return tracing(steps.map(\.id), last) { value in
            guard value[keyPath: id] == root else { return nil }
            return steps.count == 1 ? value : value[keyPath: children]?.read(steps.dropFirst(), id, children)
        } write: { value, element in
            guard value[keyPath: id] == root else { return false }
            if steps.count == 1 {
                value = element
            } else {
                return value[keyPath: children]?.write(element, steps.dropFirst(), id, children) ?? false
            }
            return true
        }
    }

    /// Returns a binding to a part of the value that may be removed.
    fileprivate func tracing<ID: Hashable, Part>(
        _ ids: [ID], _ known: Part, read: @escaping (Value) -> Part?, write: @escaping (inout Value, Part) -> Bool
    ) -> Binding<Part> {
        var last = known
        return Binding<Part>(
            place: place?.appending(AnyHashable(ids)),
            get: {
                if let now = read(wrappedValue) { last = now }
                return last
            },
            set: {
                var value = wrappedValue
                guard write(&value, $0) else { return }
                wrappedValue = value
                last = $0
            }
        ).transaction(transaction)
    }
}

extension MutableCollection where Self: RandomAccessCollection {
    /// Returns the index of the element with an ID, at its last known offset or elsewhere.
    private func index<ID: Hashable>(_ step: (id: ID, offset: Int), _ id: KeyPath<Element, ID>) -> Index? {
        if step.offset < count {
            let index = index(startIndex, offsetBy: step.offset)
            if self[index][keyPath: id] == step.id { return index }
        }
        return firstIndex { $0[keyPath: id] == step.id }
    }

    /// Returns the element at the end of a path.
    fileprivate func read<ID: Hashable>(
        _ steps: Steps<ID>, _ id: KeyPath<Element, ID>, _ children: WritableKeyPath<Element, Self?>
    ) -> Element? {
        guard let step = steps.first, let index = index(step, id) else { return nil }
        return steps.count == 1 ? self[index] : self[index][keyPath: children]?.read(steps.dropFirst(), id, children)
    }

    /// Replaces the element at the end of a path.
    ///
    /// - Returns: A Boolean value that indicates whether the element was found.
    fileprivate mutating func write<ID: Hashable>(
        _ element: Element, _ steps: Steps<ID>, _ id: KeyPath<Element, ID>, _ children: WritableKeyPath<Element, Self?>
    ) -> Bool {
        guard let step = steps.first, let index = index(step, id) else { return false }
        guard steps.count > 1 else {
            self[index] = element
            return true
        }
        return self[index][keyPath: children]?.write(element, steps.dropFirst(), id, children) ?? false
    }
}
