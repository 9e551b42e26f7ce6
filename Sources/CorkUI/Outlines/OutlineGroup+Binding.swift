extension OutlineGroup where Data: MutableCollection, Parent == Leaf, Leaf: View, Subgroup == Never {
    /// Goes through bound trees of elements, each as a binding of its own.
    ///
    /// A row's binding follows its element by identity as long as that stays where it is in the tree; when it is gone, it
    /// reads what it read last and writes nothing.
    ///
    /// - Parameters:
    ///   - data: the elements at the top, in order.
    ///   - id: where an element's identity is; unique in the whole outline and stable.
    ///   - children: what is below an element; nil for a leaf.
    ///   - expanded: the ids of the elements that are open, also of those nobody sees; nil: the outline keeps them itself.
    ///   - content: what is shown for an element; `{ $item in ... }` names the binding `$item` and its value `item`.
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

    /// Goes through one bound tree of elements, each as a binding of its own.
    ///
    /// - Parameters:
    ///   - root: the one element at the top.
    ///   - id: where an element's identity is; unique in the whole outline and stable.
    ///   - children: what is below an element; nil for a leaf.
    ///   - expanded: the ids of the elements that are open, also of those nobody sees; nil: the outline keeps them itself.
    ///   - content: what is shown for an element; `{ $item in ... }` names the binding `$item` and its value `item`.
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
    /// Goes through bound trees of elements that have an identity of their own, each as a binding.
    ///
    /// - Parameters:
    ///   - data: the elements at the top, in order.
    ///   - children: what is below an element; nil for a leaf.
    ///   - expanded: the ids of the elements that are open, also of those nobody sees; nil: the outline keeps them itself.
    ///   - content: what is shown for an element; `{ $item in ... }` names the binding `$item` and its value `item`.
    public nonisolated init(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, expanded: Binding<Set<ID>>? = nil,
        @ViewBuilder content: @escaping (Binding<Data.Element>) -> Leaf
    ) {
        self.init(data, id: \.id, children: children, expanded: expanded, content: content)
    }

    /// Goes through one bound tree of elements that have an identity of their own, each as a binding.
    ///
    /// - Parameters:
    ///   - root: the one element at the top.
    ///   - children: what is below an element; nil for a leaf.
    ///   - expanded: the ids of the elements that are open, also of those nobody sees; nil: the outline keeps them itself.
    ///   - content: what is shown for an element; `{ $item in ... }` names the binding `$item` and its value `item`.
    public nonisolated init<DataElement>(
        _ root: Binding<DataElement>, children: WritableKeyPath<DataElement, Data?>,
        expanded: Binding<Set<ID>>? = nil, @ViewBuilder content: @escaping (Binding<DataElement>) -> Leaf
    ) where DataElement == Data.Element {
        self.init(root, id: \.id, children: children, expanded: expanded, content: content)
    }
}

/// The elements on the way to one, from the top on, and it: their ids and where they were.
private typealias Steps<ID> = ArraySlice<(id: ID, offset: Int)>

@MainActor
extension Binding where Value: MutableCollection & RandomAccessCollection {
    /// The element of a bound tree at the end of a way; `last` is what it is now.
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
    /// The element of one bound tree at the end of a way; `last` is what it is now.
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

    /// A binding to a part of the value that may be gone.
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
    /// Where the element with an id is: where it was, or elsewhere.
    private func index<ID: Hashable>(_ step: (id: ID, offset: Int), _ id: KeyPath<Element, ID>) -> Index? {
        if step.offset < count {
            let index = index(startIndex, offsetBy: step.offset)
            if self[index][keyPath: id] == step.id { return index }
        }
        return firstIndex { $0[keyPath: id] == step.id }
    }

    /// The element at the end of a way.
    fileprivate func read<ID: Hashable>(
        _ steps: Steps<ID>, _ id: KeyPath<Element, ID>, _ children: WritableKeyPath<Element, Self?>
    ) -> Element? {
        guard let step = steps.first, let index = index(step, id) else { return nil }
        return steps.count == 1 ? self[index] : self[index][keyPath: children]?.read(steps.dropFirst(), id, children)
    }

    /// Replaces the element at the end of a way; says whether it was there.
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
