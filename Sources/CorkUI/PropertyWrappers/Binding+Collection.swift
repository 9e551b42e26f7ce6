/// A step from a bound collection to one of its elements, for comparing bindings.
private enum ElementStep: Hashable {
    case position(AnyHashable)
    case id(AnyHashable)
}

extension Binding: Sequence where Value: MutableCollection {
    /// An element of the collection.
    public typealias Element = Binding<Value.Element>
    /// An iterator over the elements.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A part of the collection.
    public typealias SubSequence = Slice<Binding<Value>>
}

/// A bound collection whose elements are bindings.
extension Binding: Collection where Value: MutableCollection {
    /// A position in the collection.
    public typealias Index = Value.Index
    /// The positions in the collection.
    public typealias Indices = Value.Indices

    /// The index of the first element.
    public var startIndex: Index { wrappedValue.startIndex }
    /// The index after the last element.
    public var endIndex: Index { wrappedValue.endIndex }
    /// The indices of the elements.
    public var indices: Indices { wrappedValue.indices }
    /// Returns the next index.
    public func index(after index: Index) -> Index {
        wrappedValue.index(after: index)
    }

    /// Replaces an index by the next one.
    public func formIndex(after index: inout Index) { index = self.index(after: index) }

    /// Returns a binding to the element at a position.
    ///
    /// After the collection became too short, the binding reads its last value, and writing has no effect.
    public subscript(position: Index) -> Binding<Value.Element> {
        unchecked(self, position) { base, position in
            var last = base.wrappedValue[position]
            return Binding<Value.Element>(
                place: (position as? AnyHashable).flatMap { base.place?.appending(ElementStep.position($0)) },
                get: {
                    let values = base.wrappedValue
                    if values.hasElement(at: position) { last = values[position] }
                    return last
                },
                set: {
                    guard base.wrappedValue.hasElement(at: position) else { return }
                    base.wrappedValue[position] = $0
                    last = $0
                })
        }
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// Returns the previous index.
    public func index(before index: Index) -> Index {
        wrappedValue.index(before: index)
    }

    /// Replaces an index by the previous one.
    public func formIndex(before index: inout Index) { index = self.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {
    /// Returns the index at a distance.
    public func index(_ index: Index, offsetBy distance: Int) -> Index {
        wrappedValue.index(index, offsetBy: distance)
    }

    /// Returns the number of steps between two indices.
    public func distance(from start: Index, to end: Index) -> Int {
        wrappedValue.distance(from: start, to: end)
    }
}

extension Binding where Value: MutableCollection {
    /// Returns a binding to the element with an id, at any position.
    ///
    /// After the element is gone, the binding reads its last value, and writing has no effect.
    ///
    /// - Parameters:
    ///   - id: The id of the element.
    ///   - keyPath: The key path of the id.
    ///   - position: The current position of the element.
    /// - Returns: The binding.
    /// - Complexity: O(1) while the element stays at its position, linear after it moved.
    @MainActor
    func element<ID: Hashable>(_ id: ID, by keyPath: KeyPath<Value.Element, ID>, at position: Index) -> Binding<
        Value.Element
    > {
        var (position, last) = (position, wrappedValue[position])
        func find(in values: Value) -> Index? {
            if values.hasElement(at: position), values[position][keyPath: keyPath] == id { return position }
            guard let found = values.firstIndex(where: { $0[keyPath: keyPath] == id }) else { return nil }
            position = found
            return found
        }
        return Binding<Value.Element>(
            place: place?.appending(ElementStep.id(AnyHashable(id))),
            get: {
                let values = wrappedValue
                if let position = find(in: values) { last = values[position] }
                return last
            },
            set: {
                guard let position = find(in: wrappedValue) else { return }
                wrappedValue[position] = $0
                last = $0
            })
    }
}

extension Collection {
    fileprivate func hasElement(at position: Index) -> Bool { position >= startIndex && position < endIndex }
}
