/// The definitions of a pasted drawing that the document has already, such as gradients and clip paths.
///
/// A definition is known if the document has an equal one, with the same or a numbered id, and the same is true of
/// everything that it refers to.
struct KnownDefinitions {
    /// The nodes of the pasted drawing that are not copied.
    private(set) var nodes: Set<ShapeID> = []
    /// The names in the document of the ids in these nodes.
    private(set) var names: [String: String] = [:]

    private let own: Drawing
    private let other: Drawing
    private let (sheet, ownSheet): (StyleSheet, StyleSheet)
    private let (ids, ownIDs): ([String: ShapeID], [String: ShapeID])
    /// The element that a copy becomes, apart from its ids.
    private let adapted: (ShapeID, _ isTop: Bool) -> Element

    /// Finds the known definitions.
    ///
    /// - Parameters:
    ///   - other: The pasted drawing.
    ///   - own: The document.
    ///   - adapted: A closure that returns the element that a copy becomes, apart from its ids; it receives the
    ///     node and a Boolean value that indicates whether its parent is the root.
    /// - Complexity: O(nodes), times the number of definitions that share an id apart from its number.
    init(of other: Drawing, in own: Drawing, adapted: @escaping (ShapeID, _ isTop: Bool) -> Element) {
        (self.own, self.other, self.adapted) = (own, other, adapted)
        (sheet, ownSheet, ids, ownIDs) = (other.sheet, own.sheet, other.ids, own.ids)
        let definitions = definitions()
        for definition in inDependencyOrder(definitions) { find(definition) }
        other.forEachNode(below: other.root) { id, node in
            guard node.element?.svgName == "defs" else { return }
            let children = node.children.filter { other.nodes[$0].element.map { $0.svgName != "style" } ?? false }
            if children.allSatisfy(nodes.contains) { nodes.insert(id) }
        }
    }

    /// Returns the outermost elements with an id that are not shapes themselves.
    private func definitions() -> [ShapeID] {
        var (found, rest): ([ShapeID], [ShapeID]) = ([], [other.root])
        while let parent = rest.popLast() {
            let isDefs = other.nodes[parent].element?.svgName == "defs"
            for child in other.nodes[parent].children {
                let node = other.nodes[child]
                guard let name = node.element?.svgName, name != "style" else { continue }
                let isDefinition = isDefs || parent == other.root && node.facts?.kind == nil
                if isDefinition, name != "defs", node.facts?.id != nil {
                    found.append(child)
                } else {
                    rest.append(child)
                }
            }
        }
        return found
    }

    /// Returns definitions after those to which they refer, without those that refer to each other.
    private func inDependencyOrder(_ definitions: [ShapeID]) -> [ShapeID] {
        var owners: [ShapeID: ShapeID] = [:]
        for definition in definitions {
            owners[definition] = definition
            other.forEachNode(below: definition) { id, _ in owners[id] = definition }
        }
        var users: [ShapeID: [ShapeID]] = [:]
        var counts: [ShapeID: Int] = [:]
        for definition in definitions {
            var needed: Set<ShapeID> = []
            func look(_ id: ShapeID) {
                for name in other.references(of: id, sheet) {
                    if let target = ids[name], let owner = owners[target] { needed.insert(owner) }
                }
            }
            look(definition)
            other.forEachNode(below: definition) { id, _ in look(id) }
            needed.remove(definition)
            for owner in needed { users[owner, default: []].append(definition) }
            counts[definition] = needed.count
        }
        var ready = definitions.filter { counts[$0] == 0 }
        var next = 0
        while next < ready.count {
            for user in users[ready[next]] ?? [] {
                counts[user]! -= 1
                if counts[user] == 0 { ready.append(user) }
            }
            next += 1
        }
        return ready
    }

    /// Looks for a definition in the document.
    private mutating func find(_ definition: ShapeID) {
        guard let id = other.nodes[definition].facts?.id else { return }
        var (name, number) = (id, 2)
        while let candidate = ownIDs[name] {
            if let names = names(equating: definition, candidate) {
                self.names.merge(names) { known, _ in known }
                nodes.insert(definition)
                return
            }
            (name, number) = ("\(id)-\(number)", number + 1)
        }
    }

    /// Returns the names of the ids in a definition that make it equal to one of the document, or `nil`.
    private func names(equating definition: ShapeID, _ candidate: ShapeID) -> [String: String]? {
        var pairs: [(id: ShapeID, copy: Element, own: Element)] = []
        let isTop = other.nodes[definition].parent == other.root
        let inherited = other.propertiesOfPlaces(in: definition)
        guard collect(definition, candidate, isTop: isTop, &pairs),
            own.handedDown(inherited, to: candidate, ownSheet) == other.handedDown(inherited, to: definition, sheet)
        else { return nil }
        var names: [String: String] = [:]
        for (_, copy, own) in pairs {
            guard (copy["id"] == nil) == (own["id"] == nil) else { return nil }
            if let id = copy["id"] { names[id] = own["id"] }
        }
        let all = self.names.merging(names) { _, new in new }
        let isEqual = pairs.allSatisfy { id, copy, own in
            // Everything that a known definition refers to is known.
            other.references(of: id, sheet).allSatisfy { ids[$0] == nil || all[$0] != nil }
                && copy.svgName == own.svgName && copy.name == own.name && copy.renaming(all).content == own.content
        }
        return isEqual ? names : nil
    }

    /// Collects the elements of two trees side by side; returns `false` if the trees have different shapes.
    private func collect(
        _ copy: ShapeID, _ candidate: ShapeID, isTop: Bool, _ pairs: inout [(id: ShapeID, copy: Element, own: Element)]
    ) -> Bool {
        switch (other.nodes[copy].content, own.nodes[candidate].content) {
        case (.element, .element(let known)):
            pairs.append((copy, adapted(copy, isTop), known))
            let children = other.nodes[copy].children.filter { !other.nodes[$0].isSheet }
            let ownChildren = own.nodes[candidate].children
            return children.count == ownChildren.count
                && zip(children, ownChildren).allSatisfy { collect($0, $1, isTop: false, &pairs) }
        case (.text(_, let text), .text(_, let known)): return text == known
        case (.verbatim(let text), .verbatim(let known)): return text == known
        default: return false
        }
    }
}

extension Element {
    /// The values of the attributes by their keys, without declarations of namespaces.
    fileprivate var content: [String: String] {
        attributes.reduce(into: [:]) { if !$1.name.hasPrefix("xmlns") { $0[$1.key] = $1.value } }
    }
}

extension Drawing {
    /// Returns the ids to which an element refers, itself or by the style sheet.
    func references(of id: ShapeID, _ sheet: StyleSheet) -> [String] {
        guard let element = nodes[id].element else { return [] }
        return element.attributes.flatMap { Element.references(in: $0.value) }
            + sheet.pairs(for: id, in: self).flatMap { Element.references(in: $0.value) }
    }

    /// Returns the values of inherited properties that an element's ancestors set, other than initial values.
    fileprivate func handedDown(_ names: Set<String>, to id: ShapeID, _ sheet: StyleSheet) -> [String: String] {
        guard !names.isEmpty else { return [:] }
        return (ancestors(of: id) + [root]).reduce(into: [:]) { values, group in
            values.merge(handedDown(names, by: group, sheet)) { inner, _ in inner }
        }.filter { StyleDeclaration.initial[$0.key] != $0.value }
    }
}
