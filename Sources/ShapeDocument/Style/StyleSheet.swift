import Synchronization

/// The rules of a drawing's `style` elements, with selectors for an element's name, classes or id.
struct StyleSheet: Sendable {
    /// The key under which a rule is indexed: its most selective condition.
    private enum Key: Hashable, Sendable {
        case id(String)
        case className(String)
        case element(String)
        case any
    }

    private struct Rule: Sendable {
        var element: String?
        var classes: [String] = []
        var id: String?
        var pairs: [StyleDeclaration.Pair] = []

        /// The specificity of the selector.
        var weight: Int { (id == nil ? 0 : 10_000) + classes.count * 100 + (element == nil ? 0 : 1) }

        var key: Key {
            if let id { return .id(id) }
            if let first = classes.first { return .className(first) }
            return element.map { .element($0) } ?? .any
        }

        func fits(_ element: Element, _ classes: Set<Substring>) -> Bool {
            (self.element == nil || self.element == element.svgName) && (id == nil || id == element["id"])
                && self.classes.allSatisfy { classes.contains($0[...]) }
        }
    }

    /// The properties that rules set for an element, in ascending precedence and each of them once.
    private struct Cascade: Sendable {
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

    /// The attributes of an element that selectors refer to.
    private struct CascadeKey: Hashable {
        var name: String?
        var classes: String?
        var id: String?
    }

    /// The cascades of elements, which are equal for elements with equal attributes.
    private final class Cascades: Sendable {
        let known = Mutex<[CascadeKey: Cascade]>([:])
    }

    private var cascades = Cascades()
    /// The rules, in order of precedence once they are sorted.
    private var rules: [Rule] = []
    private var places: [Key: [Int]] = [:]

    /// A Boolean value that indicates whether rules were ignored.
    private(set) var skipsRules = false

    var isEmpty: Bool { rules.isEmpty }

    /// A Boolean value that indicates whether rules name elements by their ids, which copies don't keep.
    var namesIDs: Bool { rules.contains { $0.id != nil } }

    /// Adds the text of a `style` element.
    ///
    /// Rules with combinators and rules for media other than screens are ignored.
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
        for selector in head.split(separator: ",") {
            if var rule = Self.rule(selector.trimmed) {
                rule.pairs = pairs
                rules.append(rule)
            } else if pairs.contains(where: { $0.declaration != nil }) {
                skipsRules = true
            }
        }
    }

    /// Sorts the rules by precedence and indexes them; call this method before looking up rules.
    mutating func sort() {
        rules = rules.enumerated().sorted { ($0.1.weight, $0.0) < ($1.1.weight, $1.0) }.map(\.1)
        places = Dictionary(grouping: rules.indices) { rules[$0].key }
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

    private static func rule(_ selector: Substring) -> Rule? {
        guard !selector.isEmpty, !selector.contains(where: { " >+~[:@\n\t".contains($0) }) else { return nil }
        var rule = Rule()
        var rest = selector
        while let first = rest.first {
            let part = rest.dropFirst().prefix { $0 != "." && $0 != "#" }
            switch first {
            case ".": rule.classes.append(String(part))
            case "#": rule.id = String(part)
            case "*": break
            default: rule.element = String(first) + part
            }
            rest = rest.dropFirst(1 + part.count)
        }
        return rule
    }

    // MARK: Elements

    private func cascade(for element: Element) -> Cascade {
        guard !isEmpty else { return Cascade([]) }
        let key = CascadeKey(
            name: element.svgName, classes: element["class"],
            id: element["id"].flatMap { places[.id($0)] == nil ? nil : $0 })
        if let known = cascades.known.withLock({ $0[key] }) { return known }
        let classes = Self.classes(of: element)
        let rules = candidates(for: element, classes).map { self.rules[$0] }.filter { $0.fits(element, classes) }
        let cascade = Cascade(rules.flatMap(\.pairs))
        cascades.known.withLock { $0[key] = cascade }
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
    func declarations(for element: Element) -> (normal: [StyleDeclaration], important: [StyleDeclaration]) {
        let cascade = cascade(for: element)
        return (cascade.normal, cascade.important)
    }

    /// Returns the properties for an element as they are written.
    func pairs(for element: Element) -> [StyleDeclaration.Pair] { cascade(for: element).pairs }

    /// Returns a Boolean value that indicates whether a rule sets a property of an element.
    func sets(_ property: String, of element: Element) -> Bool { pairs(for: element).contains { $0.name == property } }

    /// Returns the element with all matching rules merged into its `style`.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - keepsClasses: Pass `false` to remove the classes, which mean something else in another drawing.
    /// - Returns: The element with the rules.
    func baked(into element: Element, keepsClasses: Bool) -> Element {
        let pairs = pairs(for: element)
        guard !pairs.isEmpty || element["class"] != nil else { return element }
        let own = StyleDeclaration.pairs(element["style"] ?? "")
        var values: [(name: String, text: String)] = []
        for pair in pairs.filter({ !$0.isImportant }) + own + pairs.filter(\.isImportant) {
            values.removeAll { $0.name == pair.name }
            values.append((pair.name, "\(pair.name):\(pair.value)"))
        }
        var element = element
        if !keepsClasses { element.attributes.removeAll { $0.key == "class" } }
        element.setStyle(values.map(\.text).joined(separator: ";"))
        return element
    }

    /// Returns an element that looks as it does without the rules.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - parent: The parent, if the element is not to inherit its rules either.
    /// - Returns: The element with a `style` for each property that rules set.
    func shielded(_ element: Element, from parent: Element?) -> Element {
        var rules = pairs(for: element)
        let names = Set(rules.map(\.name))
        rules += (parent.map(pairs) ?? []).filter {
            StyleDeclaration.inherited.contains($0.name) && !names.contains($0.name)
        }
        guard !rules.isEmpty else { return element }
        func unset(_ name: String) -> String? {
            parent == nil && StyleDeclaration.inherited.contains(name) ? "inherit" : StyleDeclaration.initial[name]
        }
        var own = StyleDeclaration.pairs(element["style"] ?? "")
        for rule in rules {
            if let index = own.lastIndex(where: { $0.name == rule.name }) {
                own[index].isImportant = own[index].isImportant || rule.isImportant
            } else if let value = element[rule.name] ?? unset(rule.name) {
                own.append(.init(name: rule.name, value: value[...], isImportant: rule.isImportant))
            }
        }
        var element = element
        element.setStyle(
            own.map { "\($0.name):\($0.value)" + ($0.isImportant ? "!important" : "") }.joined(separator: ";"))
        return element
    }
}

extension Element {
    fileprivate mutating func setStyle(_ style: String) {
        if let index = attributes.firstIndex(where: { $0.key == "style" }) {
            attributes[index].set(style)
        } else if !style.isEmpty {
            attributes.append(XMLAttribute(name: "style", key: "style", value: style))
        }
    }
}
