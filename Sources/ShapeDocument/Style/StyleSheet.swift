/// The rules of a drawing's `style` elements: those for an element's name, class or id.
struct StyleSheet: Sendable {
    private struct Rule: Sendable {
        var element: String?
        var classes: [String]
        var id: String?
        var names: [String]
        var declarations: [StyleDeclaration]

        /// Which rule wins where several fit.
        var weight: Int { (id == nil ? 0 : 10_000) + classes.count * 100 + (element == nil ? 0 : 1) }
    }

    private var rules: [Rule] = []

    /// Whether there were rules that it does not have.
    private(set) var passesOver = false

    var isEmpty: Bool { rules.isEmpty }

    /// Adds the text of a `style` element. Rules that look at more than one element are passed over.
    mutating func add(_ text: String) {
        var rest = Self.withoutComments(text)[...]
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else { return }
            let head = rest[..<open].split(separator: ";").last ?? ""
            let pairs = StyleDeclaration.list(String(rest[open..<close].dropFirst()))
            let declarations = pairs.compactMap { StyleDeclaration($0.name, $0.value) }
            for selector in head.split(separator: ",") {
                if var rule = Self.rule(selector.trimmed) {
                    rule.declarations = declarations
                    rule.names = pairs.map(\.name)
                    rules.append(rule)
                } else if !declarations.isEmpty {
                    passesOver = true
                }
            }
            rest = rest[close...].dropFirst()
        }
    }

    /// Brings the rules into the order in which they count.
    mutating func sort() { rules = rules.enumerated().sorted { ($0.1.weight, $0.0) < ($1.1.weight, $1.0) }.map(\.1) }

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
        var rule = Rule(element: nil, classes: [], id: nil, names: [], declarations: [])
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

    private func rules(for element: Element) -> [Rule] {
        let classes = element["class"]?.split(whereSeparator: \.isWhitespace) ?? []
        let id = element["id"]
        return rules.filter { rule in
            (rule.element == nil || rule.element == element.svgName) && (rule.id == nil || rule.id == id)
                && rule.classes.allSatisfy { name in classes.contains { $0 == name } }
        }
    }

    /// What the rules say of an element, the strongest last.
    func declarations(for element: Element) -> [StyleDeclaration] {
        isEmpty ? [] : rules(for: element).flatMap(\.declarations)
    }

    /// Whether a rule sets a property of an element.
    func sets(_ property: String, of element: Element) -> Bool {
        !isEmpty && rules(for: element).contains { $0.names.contains(property) }
    }
}
