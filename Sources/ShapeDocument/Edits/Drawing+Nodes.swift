extension Drawing {
    func element(_ id: ShapeID) -> Element {
        guard let element = nodes[id].element else { preconditionFailure("Only elements are edited.") }
        return element
    }

    /// Changes the tags of an element, and nothing else.
    mutating func change(_ id: ShapeID, _ change: (inout Element) -> Void) {
        let node = nodes[id]
        var element = element(id)
        change(&element)
        guard node.content != .element(element) else { return }
        nodes[id] = Node(.element(element), parent: node.parent, children: node.children)
    }

    mutating func setChildren(of id: ShapeID, _ children: [ShapeID]) {
        nodes[id] = Node(nodes[id], parent: nodes[id].parent, children: children)
    }

    /// Takes a node out of what it lies in.
    mutating func detach(_ id: ShapeID) {
        guard let parent = nodes[id].parent else { return }
        setChildren(of: parent, nodes[parent].children.filter { $0 != id })
    }

    mutating func insert(_ id: ShapeID, in parent: ShapeID, at index: Int) {
        nodes[id] = Node(nodes[id], parent: parent, children: nodes[id].children)
        var children = nodes[parent].children
        children.insert(id, at: index)
        setChildren(of: parent, children)
    }

    /// An element without anything in it, of the drawing's own vocabulary.
    func newElement(_ name: String) -> Element { Element(name: element(root).prefix + name, svgName: name) }

    /// Sets an attribute of SVG or of one of the vocabularies that are known here; nil takes it away.
    ///
    /// - Parameters:
    ///   - key: with the usual prefix. Where the vocabulary has not been declared around, it is on the element.
    ///   - value: The value; nil removes the attribute.
    ///   - id: The element.
    mutating func set(_ key: String, _ value: String?, of id: ShapeID) {
        let name = value == nil ? key : declaredName(key, for: id)
        let prefix = Vocabulary.Scope.parts(name).prefix
        let missing = prefix.isEmpty || uriOf(prefix, around: id) != nil ? nil : Vocabulary.uri(of: key)
        change(id) { element in
            if let index = element.attributes.firstIndex(where: { $0.key == key }) {
                if let value { element.attributes[index].set(value) } else { element.attributes.remove(at: index) }
            } else if let value {
                if let missing {
                    element.attributes.append(
                        XMLAttribute(name: "xmlns:\(prefix)", key: "xmlns:\(prefix)", value: missing))
                }
                element.attributes.append(XMLAttribute(name: name, key: key, value: value))
            }
        }
    }

    /// The name that stands for a key at an element.
    private func declaredName(_ key: String, for id: ShapeID) -> String {
        guard let uri = Vocabulary.uri(of: key) else { return key }
        let (usual, local) = Vocabulary.Scope.parts(key)
        for prefix in declaredPrefixes(around: id) where uriOf(prefix, around: id) == uri {
            return "\(prefix):\(local)"
        }
        var prefix = usual
        while uriOf(prefix, around: id) != nil { prefix += "1" }
        return "\(prefix):\(local)"
    }

    private func declaredPrefixes(around id: ShapeID) -> [String] {
        var prefixes: [String] = []
        forEachElement(from: id) { element in
            for attribute in element.attributes where attribute.name.hasPrefix("xmlns:") {
                prefixes.append(String(attribute.name.dropFirst(6)))
            }
        }
        return prefixes
    }

    /// What a prefix stands for at an element; nil where it was not declared.
    func uriOf(_ prefix: String, around id: ShapeID) -> String? {
        var uri: String?
        let name = prefix.isEmpty ? "xmlns" : "xmlns:\(prefix)"
        forEachElement(from: id) { element in
            if uri == nil { uri = element.attributes.first { $0.name == name }?.value }
        }
        return uri
    }

    /// An element and those that it lies in, from inside out.
    private func forEachElement(from id: ShapeID, _ body: (Element) -> Void) {
        var next: ShapeID? = id
        while let current = next {
            if let element = nodes[current].element { body(element) }
            next = nodes[current].parent
        }
    }

    /// Declares the prefixes that an element and all in it use, and that will not be declared where it goes.
    mutating func declarePrefixes(of id: ShapeID, in parent: ShapeID) {
        var used: Set<String> = []
        func collect(_ node: Node) {
            guard let element = node.element else { return }
            for name in [element.name] + element.attributes.map(\.name) where !name.hasPrefix("xmlns") {
                used.insert(Vocabulary.Scope.parts(name).prefix)
            }
        }
        collect(nodes[id])
        forEachNode(below: id) { _, node in collect(node) }
        for prefix in used.subtracting(["xml"]).sorted() {
            guard let uri = uriOf(prefix, around: id), uriOf(prefix, around: parent) != uri else { continue }
            let name = prefix.isEmpty ? "xmlns" : "xmlns:\(prefix)"
            change(id) { element in
                guard !element.attributes.contains(where: { $0.name == name }) else { return }
                element.attributes.append(XMLAttribute(name: name, key: name, value: uri))
            }
        }
    }
}

extension Vocabulary {
    /// What the usual prefix of a key stands for.
    static func uri(of key: String) -> String? {
        switch Scope.parts(key).prefix {
        case "inkscape": inkscape
        case "sodipodi": sodipodi
        default: nil
        }
    }
}
