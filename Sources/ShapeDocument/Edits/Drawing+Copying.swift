import Foundation

/// Shapes as drawings of their own, for the clipboard.
extension Drawing {
    /// An SVG text with some shapes, where they are, and all they refer to.
    ///
    /// - Parameter scene: of this drawing.
    /// - Returns: nil where there are no shapes.
    public func text(of shapes: some Sequence<ShapeID>, _ scene: ShapeScene) -> String? {
        var copy = self
        let members = inOrder(outermost(shapes))
        guard !members.isEmpty else { return nil }
        for shape in members {
            for group in ancestors(of: shape) {
                for name in StyleDeclaration.inherited.sorted() where copy.property(name, of: shape) == nil {
                    if let value = property(name, of: group) { copy.setProperty(name, value, of: shape) }
                }
            }
        }
        do {
            try copy.move(members, into: root, at: 0, scene)
        } catch {
            return nil
        }
        let referred = copy.referred(from: members)
        let kept = copy.nodes[root].children.filter { members.contains($0) || copy.isKept($0, referred) }
        for defs in kept where copy.nodes[defs].element?.svgName == "defs" {
            copy.setChildren(of: defs, copy.nodes[defs].children.filter { referred.contains($0) })
        }
        copy.setChildren(of: root, kept)
        copy.top = [root]
        return copy.text
    }

    private func isKept(_ id: ShapeID, _ referred: Set<ShapeID>) -> Bool {
        ["defs", "style"].contains(nodes[id].element?.svgName) || referred.contains(id)
    }

    /// The elements that some refer to, directly or not, and those that these lie in.
    private func referred(from shapes: [ShapeID]) -> Set<ShapeID> {
        let ids = ids
        var (found, rest): (Set<ShapeID>, [ShapeID]) = ([], shapes)
        func look(_ node: Node) {
            for attribute in node.element?.attributes ?? [] where attribute.value.contains("#") {
                for part in attribute.value.split(separator: "#").dropFirst() {
                    let name = part.prefix { !")\"' ;".contains($0) }
                    if let target = ids[String(name)], found.insert(target).inserted { rest.append(target) }
                }
            }
        }
        while let next = rest.popLast() {
            look(nodes[next])
            forEachNode(below: next) { _, node in look(node) }
        }
        for target in found { found.formUnion(ancestors(of: target)) }
        return found
    }

    /// Adds the shapes of an SVG text in front of all others, where they are there, with all they refer to.
    ///
    /// - Parameters:
    ///   - text: a whole drawing.
    ///   - scene: of this drawing.
    /// - Returns: the shapes, from front to back.
    /// - Throws: ``DrawingFileError`` where it is no drawing.
    public mutating func paste(_ text: String, _ scene: ShapeScene) throws(DrawingFileError) -> [ShapeID] {
        let other = try DrawingFile.decode(Data(text.utf8), fileName: "Clipboard")
        let names = freeNames(for: other)
        let change = other.scene().viewTransform.then(scene.viewTransform.inverse ?? .identity)
        let handedDown = StyleDeclaration.inherited.sorted().compactMap { name in
            other.property(name, of: other.root).map { (name, $0) }
        }
        let hasSheet = !sheet.isEmpty
        var shapes: [ShapeID] = []
        for child in other.nodes[other.root].children {
            let node = other.nodes[child]
            guard let element = node.element, let name = element.svgName else { continue }
            if name == "style", hasSheet { continue }
            let isShape = node.facts?.kind != nil
            guard isShape || ["defs", "style"].contains(name) || node.facts?.id != nil else { continue }
            let copy = take(child, from: other, parent: root, names)
            insert(copy, in: root, at: isShape ? nodes[root].children.count : 0)
            declarePrefixes(of: copy, from: other)
            guard isShape else { continue }
            for (name, value) in handedDown where property(name, of: copy) == nil {
                setProperty(name, value, of: copy)
            }
            if change != .identity { append(change, to: copy) }
            shapes.insert(copy, at: 0)
        }
        return shapes
    }

    /// New names for ids of another drawing that are taken in this one.
    private func freeNames(for other: Drawing) -> [String: String] {
        var taken = Set(ids.keys)
        var names: [String: String] = [:]
        for id in other.ids.keys.sorted() {
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

    /// Copies a node of another drawing with all in it.
    private mutating func take(
        _ id: ShapeID, from other: Drawing, parent: ShapeID, _ names: [String: String]
    ) -> ShapeID {
        let node = other.nodes[id]
        let content = node.element.map { NodeContent.element($0.renaming(names)) } ?? node.content
        let copy = nodes.append(Node(content, parent: parent, children: []))
        setChildren(of: copy, node.children.map { take($0, from: other, parent: copy, names) })
        return copy
    }

    /// Declares the prefixes that a copy uses and this drawing does not know.
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

extension Element {
    /// The element with other ids, and references to them.
    func renaming(_ names: [String: String]) -> Element {
        guard !names.isEmpty else { return self }
        var element = self
        for index in attributes.indices {
            let attribute = attributes[index]
            if attribute.key == "id", let name = names[attribute.value] {
                element.attributes[index].set(name)
            } else if attribute.value.contains("#") {
                var value = attribute.value
                if value.hasPrefix("#"), let name = names[String(value.dropFirst())] { value = "#\(name)" }
                for (old, new) in names { value = value.replacingOccurrences(of: "url(#\(old))", with: "url(#\(new))") }
                if value != attribute.value { element.attributes[index].set(value) }
            }
        }
        return element
    }
}
