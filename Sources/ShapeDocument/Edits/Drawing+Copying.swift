import Foundation

/// Shapes as separate drawings, for the clipboard.
extension Drawing {
    /// Returns an SVG text with some shapes at their positions, and everything they refer to.
    ///
    /// - Parameters:
    ///   - shapes: The shapes.
    ///   - scene: The scene of this drawing.
    /// - Returns: The text, or `nil` if there are no shapes.
    public func text(of shapes: some Sequence<ShapeID>, _ scene: ShapeScene) -> String? {
        var copy = self
        let members = inOrder(outermost(shapes))
        guard !members.isEmpty else { return nil }
        let sheet = sheet
        for shape in members { copy.setHandedDown(StyleDeclaration.inherited, of: shape, sheet) }
        do {
            try copy.move(members, into: root, at: 0, scene)
        } catch {
            return nil
        }
        let targets = copy.referred(from: members, sheet)
        copy.hoist(targets, besides: Set(members), sheet)
        let referred = targets.union(targets.flatMap(copy.ancestors))
        let kept = copy.nodes[root].children.filter { members.contains($0) || copy.isKept($0, referred) }
        for defs in kept where copy.nodes[defs].element?.svgName == "defs" {
            copy.setChildren(of: defs, copy.nodes[defs].children.filter { copy.isKept($0, referred) })
        }
        copy.setChildren(of: root, kept)
        copy.expandReferences()
        copy.top = [root]
        return copy.text
    }

    /// Replaces all references by what they stand for, since the document type with their entities isn't copied.
    private mutating func expandReferences() {
        var ids = [root]
        forEachNode(below: root) { id, _ in ids.append(id) }
        for id in ids {
            let node = nodes[id]
            switch node.content {
            case .element:
                change(id) { element in
                    for index in element.attributes.indices where element.attributes[index].raw.contains("&") {
                        element.attributes[index].set(element.attributes[index].value)
                    }
                }
            case .text(let raw, let value) where raw.contains("&"):
                let content = NodeContent.text(raw: XMLText.escapedContent(value), value: value)
                nodes[id] = Node(content, parent: node.parent, children: node.children)
            default: break
            }
        }
    }

    private func isKept(_ id: ShapeID, _ referred: Set<ShapeID>) -> Bool {
        ["defs", "style"].contains(nodes[id].element?.svgName) || referred.contains(id)
    }

    /// Sets the properties of an element that it inherits from groups.
    private mutating func setHandedDown(_ names: Set<String>, of id: ShapeID, _ sheet: StyleSheet) {
        for group in ancestors(of: id) {
            for (name, value) in handedDown(names, by: group, sheet).sorted(by: { $0.key < $1.key })
            where property(name, of: id) == nil && !sheet.sets(name, of: id, in: self) {
                setProperty(name, value, of: id)
            }
        }
    }

    /// Returns the values of inherited properties that a group sets, by a style sheet or itself.
    func handedDown(_ names: Set<String>, by group: ShapeID, _ sheet: StyleSheet) -> [String: String] {
        let rules = sheet.pairs(for: group, in: self)
        return names.reduce(into: [:]) { handedDown, name in
            let ruled = rules.last { $0.name == name }
            let own = property(name, of: group)
            // Rules override attributes, but only important ones override a style.
            let isInStyle =
                element(group)["style"].map { StyleDeclaration.list($0).contains { $0.name == name } } ?? false
            let value = ruled.map { isInStyle && !$0.isImportant ? own ?? String($0.value) : String($0.value) } ?? own
            if value != "inherit" { handedDown[name] = value }
        }
    }

    /// Moves elements to `defs` of their own, without the other shapes of their groups.
    ///
    /// Definitions keep the properties that they inherit from the groups; clones inherit from where they are.
    ///
    /// - Parameters:
    ///   - targets: The elements.
    ///   - members: Shapes that stay where they are, with all elements in them.
    ///   - sheet: The style sheet of the drawing.
    mutating func hoist(_ targets: Set<ShapeID>, besides members: Set<ShapeID>, _ sheet: StyleSheet) {
        var (hoisted, definitions): ([ShapeID], [ShapeID]) = ([], [])
        forEachNode(below: root) { id, _ in
            guard targets.contains(id), !members.contains(id) else { return }
            let around = ancestors(of: id)
            let top = around.last ?? id
            guard nodes[top].element?.svgName != "defs", !members.contains(top), top == id || !targets.contains(top)
            else { return }
            definitions.append(id)
            if !around.contains(where: targets.contains) { hoisted.append(id) }
        }
        guard !hoisted.isEmpty else { return }
        for id in definitions { setHandedDown(element(id).propertiesOfPlace, of: id, sheet) }
        let moved = Set(hoisted)
        for parent in Set(hoisted.compactMap { nodes[$0].parent }) {
            setChildren(of: parent, nodes[parent].children.filter { !moved.contains($0) })
        }
        let defs = nodes.append(newDefs())
        insert(defs, in: root, at: 0)
        for id in hoisted { nodes[id] = Node(nodes[id], parent: defs, children: nodes[id].children) }
        setChildren(of: defs, hoisted)
    }

    private func newDefs() -> Node {
        let name = element(root).prefix + "defs"
        return Node(.element(Element(name: name, svgName: "defs")), parent: root, children: [])
    }

    /// Returns the elements that shapes refer to, directly, by the style sheet or by others.
    func referred(
        from shapes: [ShapeID], _ sheet: StyleSheet, among ids: [String: ShapeID]? = nil
    ) -> Set<ShapeID> {
        let ids = ids ?? self.ids
        var (found, rest): (Set<ShapeID>, [ShapeID]) = ([], shapes)
        func look(_ id: ShapeID) {
            for name in references(of: id, sheet) {
                if let target = ids[name], found.insert(target).inserted { rest.append(target) }
            }
        }
        while let next = rest.popLast() {
            look(next)
            forEachNode(below: next) { id, _ in look(id) }
        }
        return found
    }

    /// Adds the shapes of an SVG text in front, at their positions, with everything they refer to.
    ///
    /// Definitions that this drawing has already are used rather than copied.
    ///
    /// - Parameters:
    ///   - text: The text of a whole drawing.
    ///   - scene: The scene of this drawing.
    /// - Returns: The shapes, from front to back.
    /// - Throws: ``DrawingFileError`` if the text isn't a drawing.
    public mutating func paste(_ text: String, _ scene: ShapeScene) throws(DrawingFileError) -> [ShapeID] {
        let other = try DrawingFile.decode(Data(text.utf8), fileName: "Clipboard")
        let change = other.scene().viewTransform.then(scene.viewTransform.inverse ?? .identity)
        // With the same rules in both drawings, classes have the same meaning, but not ids. Otherwise, the rules are
        // merged into the copies, and don't affect the shapes of this drawing.
        let keepsClasses = other.sheetText == sheetText
        let rules = keepsClasses && !sheet.namesIDs ? nil : other.sheet
        let names = StyleDeclaration.inherited
        let theirs = other.handedDown(names, by: other.root, other.sheet)
        let own = handedDown(names, by: root, sheet)
        let differing = names.filter { theirs[$0] != own[$0] }
        let ownRules = rules == nil ? StyleSheet() : sheet
        let known = KnownDefinitions(of: other, in: self) { [self] id, isTop in
            let element = other.element(id)
            let pairs = rules?.pairs(for: id, in: other)
            let baked = pairs.map { StyleSheet.baked($0, into: element, keepsClasses: keepsClasses) } ?? element
            return ownRules.shielded(baked, in: self, from: isTop ? root : nil)
        }
        let ids = freeNames(for: other, known)
        var shapes: [ShapeID] = []
        for child in other.nodes[other.root].children {
            let node = other.nodes[child]
            guard let name = node.element?.svgName else { continue }
            let isShape = node.facts?.kind != nil
            guard isShape || name == "defs" || node.facts?.id != nil, name != "style", !known.nodes.contains(child)
            else { continue }
            let differing = isShape ? differing : differing.intersection(other.propertiesOfPlaces(in: child))
            let isInDefs = !isShape && name != "defs" && !differing.isEmpty
            let parent = isInDefs ? nodes.append(newDefs()) : root
            var copy = take(child, from: other, parent: parent, ids, rules, keepsClasses, without: known.nodes)
            if isInDefs {
                setChildren(of: parent, [copy])
                copy = parent
            }
            insert(copy, in: root, at: isShape ? nodes[root].children.count : 0)
            declarePrefixes(of: copy, from: other)
            defer { shield(copy, from: ownRules) }
            for name in differing.sorted() {
                let isSet =
                    property(name, of: copy) != nil
                    || !isInDefs && (rules ?? other.sheet).sets(name, of: child, in: other)
                let value = theirs[name] ?? StyleDeclaration.initial[name]
                if !isSet, let value { setProperty(name, value, of: copy) }
            }
            guard isShape else { continue }
            if change != .identity { append(change, to: copy) }
            shapes.insert(copy, at: 0)
        }
        return shapes
    }

    /// Returns the names of ids of another drawing: those of known definitions, and new ones for those that exist.
    private func freeNames(for other: Drawing, _ known: KnownDefinitions) -> [String: String] {
        var taken = Set(ids.keys)
        var names = known.names
        for id in other.ids.keys.sorted() where names[id] == nil {
            var (name, number) = (id, 2)
            while taken.contains(name) {
                name = "\(id)-\(number)"
                number += 1
            }
            taken.insert(name)
            if name != id { names[id] = name }
        }
        return names
    }

    /// Copies a node of another drawing with its descendants, except for style sheets.
    ///
    /// - Parameters:
    ///   - id: The node.
    ///   - other: The other drawing.
    ///   - parent: The parent of the copy.
    ///   - names: The new names of ids that are referred to.
    ///   - rules: The rules to merge into each element, or `nil`.
    ///   - keepsClasses: Pass `false` to remove the classes of elements that rules are merged into.
    ///   - known: The descendants that are not copied.
    /// - Returns: The copy.
    private mutating func take(
        _ id: ShapeID, from other: Drawing, parent: ShapeID, _ names: [String: String], _ rules: StyleSheet?,
        _ keepsClasses: Bool, without known: Set<ShapeID>
    ) -> ShapeID {
        let node = other.nodes[id]
        let content =
            node.element.map { element in
                let pairs = rules?.pairs(for: id, in: other)
                let baked = pairs.map { StyleSheet.baked($0, into: element, keepsClasses: keepsClasses) } ?? element
                return NodeContent.element(baked.renaming(names))
            } ?? node.content
        let copy = nodes.append(Node(content, parent: parent, children: []))
        let children = node.children.filter { !other.nodes[$0].isSheet && !known.contains($0) }
        setChildren(
            of: copy, children.map { take($0, from: other, parent: copy, names, rules, keepsClasses, without: known) })
        return copy
    }

    /// Keeps the look of a copy and its descendants where rules of this drawing would change it.
    private mutating func shield(_ copy: ShapeID, from rules: StyleSheet) {
        guard !rules.isEmpty else { return }
        var copies = [copy]
        forEachNode(below: copy) { id, _ in copies.append(id) }
        for id in copies where nodes[id].element != nil {
            let shielded = rules.shielded(element(id), at: id, in: self, from: id == copy ? root : nil)
            change(id) { $0 = shielded }
        }
    }

    /// Declares the prefixes that a copy uses and this drawing doesn't declare.
    private mutating func declarePrefixes(of copy: ShapeID, from other: Drawing) {
        for attribute in other.element(other.root).attributes where attribute.name.hasPrefix("xmlns:") {
            let prefix = String(attribute.name.dropFirst(6))
            guard uriOf(prefix, around: copy) != attribute.value else { continue }
            change(copy) { element in
                guard !element.attributes.contains(where: { $0.name == attribute.name }) else { return }
                element.attributes.append(
                    XMLAttribute(name: attribute.name, key: attribute.name, value: attribute.value))
            }
        }
    }
}

extension Drawing {
    /// Returns the properties that an element and its descendants inherit where they are, also if shapes elsewhere use
    /// them.
    func propertiesOfPlaces(in id: ShapeID) -> Set<String> {
        var names = element(id).propertiesOfPlace
        forEachNode(below: id) { _, node in
            if let element = node.element { names.formUnion(element.propertiesOfPlace) }
        }
        return names
    }
}

extension Element {
    /// The properties that the content of a definition inherits from where the definition is.
    fileprivate var propertiesOfPlace: Set<String> {
        switch svgName {
        case "pattern", "mask", "clipPath", "marker": StyleDeclaration.inherited
        case "linearGradient", "radialGradient": ["color"]
        default: []
        }
    }

    /// Returns the ids that a value mentions as `#id` or `url(#id)`.
    static func references(in value: some StringProtocol) -> [String] {
        value.split(separator: "#", omittingEmptySubsequences: false).dropFirst()
            .map { String($0.prefix { !endsReference($0) }) }
    }

    /// Returns a Boolean value that indicates whether a character ends the id in `url(#id)`.
    static func endsReference(_ character: Character) -> Bool { ")\"' ;,".contains(character) }

    /// Returns the element with other ids and references.
    ///
    /// - Complexity: O(length of its attributes).
    func renaming(_ names: [String: String]) -> Element {
        guard !names.isEmpty else { return self }
        var element = self
        for index in attributes.indices {
            let attribute = attributes[index]
            let value = attribute.key == "id" ? names[attribute.value] : Self.renaming(names, in: attribute.value)
            if let value, value != attribute.value { element.attributes[index].set(value) }
        }
        return element
    }

    /// Returns a value in which `#id` and `url(#id)` refer to other ids, or `nil` if it contains no reference.
    private static func renaming(_ names: [String: String], in value: String) -> String? {
        let parts = value.split(separator: "#", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return nil }
        var result = String(parts[0])
        for (before, part) in zip(parts, parts.dropFirst()) {
            let id = part.prefix { !endsReference($0) }
            let refers = before.isEmpty || before.last == "(" || before.hasSuffix("('") || before.hasSuffix("(\"")
            result += "#" + (refers ? names[String(id)] ?? String(id) : String(id)) + part[id.endIndex...]
        }
        return result
    }
}
