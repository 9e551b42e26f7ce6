/// Trees of elements, as outlines show them.
extension RandomAccessCollection where Element: Identifiable {
    /// The ids of all elements that can be opened: bound as what is expanded, they open the whole outline.
    ///
    /// An id that occurs again, as where a tree contains itself, is gone into once.
    ///
    /// - Parameter children: what is below an element; nil for a leaf.
    /// - Returns: The ids.
    /// - Complexity: linear in the tree.
    @inlinable
    public func branchIDs(children: KeyPath<Element, Self?>) -> Set<Element.ID> {
        var found: Set<Element.ID> = []
        var rest = [self]
        while let elements = rest.popLast() {
            for element in elements {
                guard let inner = element[keyPath: children], found.insert(element.id).inserted else { continue }
                rest.append(inner)
            }
        }
        return found
    }

    /// The ids of the elements around one, from the top on: it is seen where they are expanded.
    ///
    /// Nil where there is none.
    ///
    /// - Parameters:
    ///   - id: the element looked for.
    ///   - children: what is below an element; nil for a leaf.
    /// - Returns: The ids, or nil.
    /// - Complexity: linear in the tree.
    public func ancestorIDs(of id: Element.ID, children: KeyPath<Element, Self?>) -> [Element.ID]? {
        var seen: Set<Element.ID> = []
        var rest: [(elements: Self, around: Int?)] = [(self, nil)]
        var known: [(id: Element.ID, around: Int?)] = []
        while let (elements, around) = rest.popLast() {
            for element in elements {
                if element.id == id {
                    return Array(
                        sequence(state: around) { place -> Element.ID? in
                            guard let current = place else { return nil }
                            place = known[current].around
                            return known[current].id
                        }
                    ).reversed()
                }
                guard let inner = element[keyPath: children], seen.insert(element.id).inserted else { continue }
                known.append((element.id, around))
                rest.append((inner, known.count - 1))
            }
        }
        return nil
    }
}
