extension Drawing {
    func element(_ id: ShapeID) -> Element {
        guard let element = nodes[id].element else { preconditionFailure("Only elements are edited.") }
        return element
    }

    /// Changes the name and the attributes of an element, not its children.
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

    /// Removes a node from its parent.
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

    /// Creates an empty element in the drawing's own namespace.
    func newElement(_ name: String) -> Element { Element(name: element(root).prefix + name, svgName: name) }

    /// Sets an attribute of SVG or of another known namespace.
    ///
    /// - Parameters:
    ///   - key: The key with the usual prefix. The element declares the namespace if no ancestor does.
    ///   - value: The value; `nil` removes the attribute.
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

    /// Returns the attribute name that represents a key at an element, with a prefix that is declared or free.
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

    /// Returns the namespace of a prefix at an element, or `nil` if the prefix isn't declared.
    func uriOf(_ prefix: String, around id: ShapeID) -> String? {
        var uri: String?
        let name = prefix.isEmpty ? "xmlns" : "xmlns:\(prefix)"
        forEachElement(from: id) { element in
            if uri == nil { uri = element.attributes.first { $0.name == name }?.value }
        }
        return uri
    }

    /// Calls `body` with an element and its ancestors, innermost first.
    private func forEachElement(from id: ShapeID, _ body: (Element) -> Void) {
        var next: ShapeID? = id
        while let current = next {
            if let element = nodes[current].element { body(element) }
            next = nodes[current].parent
        }
    }

    /// Declares the prefixes that an element and its descendants use and that the new parent doesn't declare.
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
    /// Returns the namespace of a key's usual prefix.
    static func uri(of key: String) -> String? {
        switch Scope.parts(key).prefix {
        case "inkscape": inkscape
        case "sodipodi": sodipodi
        default: nil
        }
    }
}
