import Foundation

/// Rules as properties of the elements that they reach.
extension StyleSheet {
    /// Returns the element with all matching rules merged into its `style`.
    ///
    /// - Parameters:
    ///   - pairs: The properties that rules set.
    ///   - element: The element.
    ///   - keepsClasses: Pass `false` to remove the classes, which mean something else in another drawing.
    /// - Returns: The element with the rules.
    static func baked(_ pairs: [StyleDeclaration.Pair], into element: Element, keepsClasses: Bool) -> Element {
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
    ///   - id: The place of the element in a document, if it has one.
    ///   - drawing: The document.
    ///   - parent: The parent, if the element is not to inherit its rules either.
    /// - Returns: The element with a `style` for each property that rules set.
    func shielded(
        _ element: Element, at id: ShapeID? = nil, in drawing: Drawing, from parent: ShapeID?
    ) -> Element {
        var rules = cascade(for: element, id, drawing).pairs
        let names = Set(rules.map(\.name))
        rules += (parent.map { pairs(for: $0, in: drawing) } ?? []).filter {
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
    mutating func setStyle(_ style: String) {
        if let index = attributes.firstIndex(where: { $0.key == "style" }) {
            attributes[index].set(style)
        } else if !style.isEmpty {
            attributes.append(XMLAttribute(name: "style", key: "style", value: style))
        }
    }
}
