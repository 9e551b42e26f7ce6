/// Searches in trees of elements.
extension RandomAccessCollection where Element: Identifiable {
    /// Returns the IDs of all elements that can be expanded, with which a binding expands the whole outline.
    ///
    /// An ID that occurs repeatedly, as in a tree that contains itself, is searched once.
    ///
    /// - Parameter children: The key path to the children of an element, which is `nil` for a leaf.
    /// - Returns: The IDs.
    /// - Complexity: O(*n*), where *n* is the number of elements in the tree.
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

    /// Returns the IDs of the ancestors of an element, from the top level on, which have to be expanded to show it.
    ///
    /// - Parameters:
    ///   - id: The ID of the element.
    ///   - children: The key path to the children of an element, which is `nil` for a leaf.
    /// - Returns: The IDs, or `nil` if the element does not exist.
    /// - Complexity: O(*n*), where *n* is the number of elements in the tree.
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
