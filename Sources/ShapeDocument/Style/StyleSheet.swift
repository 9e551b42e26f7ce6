import Synchronization

/// The rules of a drawing's `style` elements, indexed by the id, a class or the name that their selectors end with.
struct StyleSheet: Sendable {
    /// The key under which a rule is indexed: its most selective condition.
    private enum Key: Hashable, Sendable {
        case id(String)
        case className(String)
        case element(String)
        case any
    }

    private struct Rule: Sendable {
        let selector: Selector
        let weight: Int
        let isContextual: Bool
        let pairs: [StyleDeclaration.Pair]

        init(_ selector: Selector, _ pairs: [StyleDeclaration.Pair]) {
            (self.selector, self.pairs) = (selector, pairs)
            (weight, isContextual) = (selector.specificity, selector.isContextual)
        }

        var key: Key {
            let own = selector.compounds.last!
            if let id = own.ids.first { return .id(id) }
            if let first = own.classes.first { return .className(first) }
            return own.element.map { .element($0) } ?? .any
        }
    }

    /// The properties that rules set for an element, in ascending precedence and each of them once.
    struct Cascade: Sendable {
        var pairs: [StyleDeclaration.Pair]
        var normal: [StyleDeclaration]
        var important: [StyleDeclaration]

        init(_ all: [StyleDeclaration.Pair]) {
            func last(_ pairs: [StyleDeclaration.Pair]) -> [StyleDeclaration.Pair] {
                var names: Set<String> = []
                return pairs.reversed().filter { names.insert($0.name).inserted }.reversed()
            }
            let (normal, important) = (all.filter { !$0.isImportant }, all.filter(\.isImportant))
            pairs = last(normal) + last(important)
            self.normal = last(normal.filter { $0.declaration != nil }).compactMap(\.declaration)
            self.important = last(important.filter { $0.declaration != nil }).compactMap(\.declaration)
        }
    }

    /// Everything about an element that selectors refer to.
    private struct CascadeKey: Hashable {
        var name: String?
        var classes: String?
        var id: String?
        var attributes: [String?]
        /// The parent, if selectors look at the elements around others.
        var parent: ShapeID?
    }

    /// The cascades of elements, which are equal for elements with equal attributes.
    private final class Cascades: Sendable {
        let known = Mutex<[CascadeKey: Cascade]>([:])
        let siblings = SiblingPlaces()
    }

    private var cascades = Cascades()
    /// The rules, in order of precedence once they are sorted.
    private var rules: [Rule] = []
    private var places: [Key: [Int]] = [:]

    /// A Boolean value that indicates whether rules were ignored.
    private(set) var skipsRules = false

    var isEmpty: Bool { rules.isEmpty }

    /// A Boolean value that indicates whether rules name elements by their ids, which copies don't keep.
    private(set) var namesIDs = false
    /// A Boolean value that indicates whether rules depend on the elements around others.
    private(set) var isContextual = false
    /// A Boolean value that indicates whether rules depend on the elements before others.
    private var looksAtSiblings = false
    /// The attributes that rules name, other than classes and ids, sorted.
    private(set) var testedAttributes: [String] = []

    /// Adds the text of a `style` element.
    ///
    /// Rules for media other than screens are ignored, and those with selectors that aren't supported.
    mutating func add(_ text: String) { add(rulesIn: Self.withoutComments(text)[...]) }

    private mutating func add(rulesIn text: Substring) {
        var rest = text
        while let open = rest.firstIndex(where: { $0 == "{" || $0 == ";" }) {
            // Statements such as @import have no block.
            guard rest[open] == "{" else {
                skipsRules = skipsRules || rest[..<open].trimmed.hasPrefix("@import")
                rest = rest[open...].dropFirst()
                continue
            }
            guard let close = Self.end(of: rest[open...]) else { return }
            let (head, block) = (rest[..<open].trimmed, rest[open..<close].dropFirst())
            if !head.hasPrefix("@") {
                add(head, block)
            } else if Self.isForScreens(head) {
                add(rulesIn: block)
            } else if head.hasPrefix("@media") || head.hasPrefix("@supports") {
                skipsRules = skipsRules || block.contains("{")
            } else if head.hasPrefix("@font-face") {
                skipsRules = true
            }
            rest = rest[close...].dropFirst()
        }
    }

    private mutating func add(_ head: Substring, _ block: Substring) {
        let pairs = StyleDeclaration.pairs(String(block))
        let selectors = SelectorReader.list(head)
        let isInvalid = selectors.contains { if case .failure(.isInvalid) = $0 { true } else { false } }
        for selector in selectors {
            if !isInvalid, case .success(let selector) = selector {
                rules.append(Rule(selector, pairs))
            } else if pairs.contains(where: { $0.declaration != nil }) {
                skipsRules = true
            }
        }
    }

    /// Sorts the rules by precedence and indexes them; call this method before looking up rules.
    mutating func sort() {
        rules = rules.enumerated().sorted { ($0.1.weight, $0.0) < ($1.1.weight, $1.0) }.map(\.1)
        places = Dictionary(grouping: rules.indices) { rules[$0].key }
        let compounds = rules.flatMap(\.selector.allCompounds)
        namesIDs = compounds.contains { !$0.ids.isEmpty }
        isContextual = rules.contains(where: \.isContextual)
        looksAtSiblings = rules.contains { $0.selector.looksAtSiblings }
        testedAttributes = Set(compounds.flatMap { $0.attributes.map(\.name) }).sorted()
        cascades = Cascades()
    }

    /// Returns the index of the brace that closes the first one.
    private static func end(of block: Substring) -> Substring.Index? {
        var depth = 0
        for index in block.indices {
            if block[index] == "{" { depth += 1 }
            if block[index] == "}" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private static func isForScreens(_ head: Substring) -> Bool {
        guard head.hasPrefix("@media") else { return false }
        return head.dropFirst("@media".count).split(separator: ",").contains { ["screen", "all"].contains($0.trimmed) }
    }

    private static func withoutComments(_ text: String) -> String {
        var (result, rest) = ("", text[...])
        while let start = rest.range(of: "/*") {
            result += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].range(of: "*/") else { return result }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    // MARK: Elements

    /// The rules of an element.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - id: Its place in a document; without one, rules that depend on places don't match.
    ///   - drawing: The document.
    /// - Returns: The properties that the rules set.
    func cascade(for element: Element, _ id: ShapeID?, _ drawing: Drawing?) -> Cascade {
        guard !isEmpty else { return Cascade([]) }
        let key = CascadeKey(
            name: element.svgName, classes: element["class"], id: namesIDs ? element["id"] : nil,
            attributes: testedAttributes.map { element[$0] },
            parent: isContextual ? id.flatMap { drawing?.nodes[$0].parent } : nil)
        let isKept = !looksAtSiblings && (!isContextual || key.parent != nil)
        if isKept, let known = cascades.known.withLock({ $0[key] }) { return known }
        let classes = Self.classes(of: element)
        let place = id.flatMap { id in
            drawing.map { StyledElement(drawing: $0, id: id, siblings: cascades.siblings) }
        }
        let rules = candidates(for: element, classes).map { self.rules[$0] }
            .filter { $0.selector.matches(element, classes, at: place) }
        let cascade = Cascade(rules.flatMap(\.pairs))
        if isKept { cascades.known.withLock { $0[key] = cascade } }
        return cascade
    }

    /// Returns the indices of the rules that are indexed by an element's name, id or classes.
    func candidates(for element: Element, _ classes: Set<Substring>) -> [Int] {
        var keys = classes.map { Key.className(String($0)) } + [.any]
        if let id = element["id"] { keys.append(.id(id)) }
        if let name = element.svgName { keys.append(.element(name)) }
        return keys.flatMap { places[$0] ?? [] }.sorted()
    }

    static func classes(of element: Element) -> Set<Substring> {
        Set(element["class"]?.split(whereSeparator: \.isWhitespace) ?? [])
    }

    /// Returns the declarations for an element in ascending precedence, and those that override its own `style`.
    func declarations(
        for element: Element, at id: ShapeID? = nil, in drawing: Drawing? = nil
    ) -> (normal: [StyleDeclaration], important: [StyleDeclaration]) {
        let cascade = cascade(for: element, id, drawing)
        return (cascade.normal, cascade.important)
    }

    /// Returns the properties for an element of a document as they are written.
    func pairs(for id: ShapeID, in drawing: Drawing) -> [StyleDeclaration.Pair] {
        drawing.nodes[id].element.map { cascade(for: $0, id, drawing).pairs } ?? []
    }

    /// Returns a Boolean value that indicates whether a rule sets a property of an element.
    func sets(_ property: String, of id: ShapeID, in drawing: Drawing) -> Bool {
        pairs(for: id, in: drawing).contains { $0.name == property }
    }

    /// Returns a Boolean value that indicates whether rules may tell two states of a node apart.
    func tells(_ was: Node, _ now: Node) -> Bool {
        was.children != now.children || was.parent != now.parent
            || (["class", "id"] + testedAttributes).contains {
                was.element?[$0] != now.element?[$0]
            }
    }
}
