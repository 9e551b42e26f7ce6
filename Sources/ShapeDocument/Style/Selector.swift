import Foundation

/// A selector of a style sheet: conditions on an element and on those around it.
struct Selector: Hashable, Sendable {
    /// The relation of an element to the one that the next part of a selector is about.
    enum Combinator: Hashable, Sendable { case ancestor, parent, previous, earlier }

    /// A condition on an attribute.
    struct AttributeTest: Hashable, Sendable {
        enum Comparison: Character, Sendable {
            case exists = " "
            case equals = "="
            case word = "~"
            case language = "|"
            case start = "^"
            case end = "$"
            case part = "*"
        }

        let name: String
        let comparison: Comparison
        let value: String

        func holds(for element: Element) -> Bool {
            guard let own = element[name] else { return false }
            return switch comparison {
            case .exists: true
            case .equals: own == value
            case .word: own.split(whereSeparator: \.isWhitespace).contains { $0 == value }
            case .language: own == value || own.hasPrefix(value + "-")
            case .start: !value.isEmpty && own.hasPrefix(value)
            case .end: !value.isEmpty && own.hasSuffix(value)
            case .part: !value.isEmpty && own.contains(value)
            }
        }
    }

    /// The conditions on one element.
    struct Compound: Hashable, Sendable {
        var element: String?
        var ids: [String] = []
        var classes: [String] = []
        var attributes: [AttributeTest] = []
        var isFirstChild = false
        var isRoot = false
        /// A Boolean value that indicates whether the selector is about states that a picture doesn't have.
        var isNever = false
        /// The lists of which no selector may match.
        var excluded: [[Selector]] = []
        /// The lists of each of which a selector has to match.
        var alternatives: [[Selector]] = []
    }

    /// The conditions, of which the last ones are about the element itself.
    var compounds: [Compound]
    /// The relations between the conditions.
    var combinators: [Combinator] = []

    /// The precedence of a selector: the numbers of ids, of classes and the like, and of names.
    var specificity: Int {
        func limited(_ count: Int) -> Int { min(count, 999) }
        let parts = compounds.reduce(into: (0, 0, 0)) { sum, compound in
            let inner = (compound.excluded + compound.alternatives).reduce(0) {
                $0 + ($1.map(\.specificity).max() ?? 0)
            }
            sum.0 += compound.ids.count + inner / 1_000_000
            sum.1 +=
                compound.classes.count + compound.attributes.count + (compound.isFirstChild ? 1 : 0)
                + (compound.isRoot ? 1 : 0) + inner / 1_000 % 1_000
            sum.2 += (compound.element == nil ? 0 : 1) + inner % 1_000
        }
        return limited(parts.0) * 1_000_000 + limited(parts.1) * 1_000 + limited(parts.2)
    }

    /// All conditions, including those in `:not()` and `:is()`.
    var allCompounds: [Compound] {
        compounds.flatMap { [$0] + ($0.excluded + $0.alternatives).joined().flatMap(\.allCompounds) }
    }

    /// A Boolean value that indicates whether the selector depends on the elements around an element.
    var isContextual: Bool {
        !combinators.isEmpty
            || compounds.contains {
                $0.isFirstChild || $0.isRoot || ($0.excluded + $0.alternatives).joined().contains(where: \.isContextual)
            }
    }

    /// A Boolean value that indicates whether the selector depends on the elements before an element.
    var looksAtSiblings: Bool {
        combinators.contains { $0 == .previous || $0 == .earlier } || allCompounds.contains(where: \.isFirstChild)
    }
}

/// An element at its place in a document, as selectors see it.
struct StyledElement {
    let drawing: Drawing
    let id: ShapeID
    let siblings: SiblingPlaces

    var element: Element? { drawing.nodes[id].element }

    private func other(_ id: ShapeID) -> StyledElement {
        StyledElement(drawing: drawing, id: id, siblings: siblings)
    }

    var parent: StyledElement? {
        guard id != drawing.root else { return nil }
        return drawing.nodes[id].parent.map(other)
    }

    /// The element before this one among the children of its parent.
    var previous: StyledElement? { siblings.previous(of: id, in: drawing).map(other) }
}

/// The elements before others, found once for all children of an element.
final class SiblingPlaces: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [ShapeID: [ShapeID: ShapeID]] = [:]

    /// Returns the element before another one.
    ///
    /// - Complexity: O(children) for the first child that is asked for, and O(1) for the others.
    func previous(of id: ShapeID, in drawing: Drawing) -> ShapeID? {
        guard id != drawing.root, let parent = drawing.nodes[id].parent else { return nil }
        return lock.withLock {
            if let places = known[parent] { return places[id] }
            let elements = drawing.nodes[parent].children.filter { drawing.nodes[$0].element != nil }
            let places = Dictionary(zip(elements.dropFirst(), elements)) { first, _ in first }
            known[parent] = places
            return places[id]
        }
    }
}

extension Selector {
    /// The largest number of elements that are compared with one selector.
    private static let stepLimit = 10_000

    /// Returns whether an element matches; without a place in a document, only if its surroundings don't matter.
    func matches(_ element: Element, _ classes: Set<Substring>, at place: StyledElement?) -> Bool {
        guard compounds.last!.matches(element, classes, at: place) else { return false }
        guard !combinators.isEmpty else { return true }
        guard let place else { return false }
        var steps = 0
        return matchesRest(combinators.count - 1, place, &steps)
    }

    /// Returns whether the elements around one match the conditions up to `index`.
    private func matchesRest(_ index: Int, _ place: StyledElement, _ steps: inout Int) -> Bool {
        guard index >= 0 else { return true }
        let combinator = combinators[index]
        let isRepeated = combinator == .ancestor || combinator == .earlier
        func step(_ place: StyledElement) -> StyledElement? {
            combinator == .ancestor || combinator == .parent ? place.parent : place.previous
        }
        var next = step(place)
        while let current = next {
            steps += 1
            guard steps < Self.stepLimit, let element = current.element else { return false }
            if compounds[index].matches(element, StyleSheet.classes(of: element), at: current),
                matchesRest(index - 1, current, &steps)
            {
                return true
            }
            next = isRepeated ? step(current) : nil
        }
        return false
    }
}

extension Selector.Compound {
    fileprivate func matches(_ element: Element, _ classes: Set<Substring>, at place: StyledElement?) -> Bool {
        guard !isNever, self.element == nil || self.element == element.svgName,
            ids.allSatisfy({ $0 == element["id"] }), self.classes.allSatisfy({ classes.contains($0[...]) }),
            attributes.allSatisfy({ $0.holds(for: element) })
        else { return false }
        if isRoot || isFirstChild {
            guard let place else { return false }
            if isRoot, place.id != place.drawing.root { return false }
            if isFirstChild, place.id != place.drawing.root, place.previous != nil { return false }
        }
        return alternatives.allSatisfy { $0.contains { $0.matches(element, classes, at: place) } }
            && !excluded.contains { $0.contains { $0.matches(element, classes, at: place) } }
    }
}
