import Foundation

/// Why an edit is not possible.
public enum DrawingEditError: Error, Hashable, Sendable {
    /// A shape would lie in itself.
    case intoItself
    /// What is to take shapes in is no group.
    case noGroup
    /// The group is clipped, masked or filtered as a whole.
    case boundTogether
}

extension DrawingEditError: LocalizedError {
    /// A sentence that describes the error to a person.
    public var errorDescription: String? {
        switch self {
        case .intoItself: "A group cannot be put into itself."
        case .noGroup: "Only groups can take in shapes."
        case .boundTogether: "The group cannot be taken apart: it is clipped, masked or blurred as a whole."
        }
    }
}

extension Drawing {
    /// Puts shapes into a group, or elsewhere in the one that they lie in.
    ///
    /// They stay where they are on the canvas.
    ///
    /// - Parameters:
    ///   - shapes: in any order; they keep the one they have.
    ///   - group: a group or the root.
    ///   - offset: before how many of `shapes(in: group)` they come; 0 for the front.
    ///   - scene: of this drawing.
    /// - Throws: ``DrawingEditError``; nothing is changed then.
    public mutating func move(
        _ shapes: some Sequence<ShapeID>, into group: ShapeID, at offset: Int, _ scene: ShapeScene
    ) throws(DrawingEditError) {
        let moved = inOrder(outermost(shapes))
        guard group == root || nodes[group].facts?.kind?.isGroup == true else { throw .noGroup }
        let around = [group] + ancestors(of: group)
        guard !moved.contains(where: { around.contains($0) }) else { throw .intoItself }
        let list = self.shapes(in: group)
        let below = list.dropFirst(max(offset, 0)).first { !moved.contains($0) }
        let above = list.prefix(max(offset, 0)).last { !moved.contains($0) }
        var transforms: [Transform] = []
        let target = contentTransform(of: group, scene)
        for shape in moved {
            let own = contentTransform(of: nodes[shape].parent ?? root, scene)
            transforms.append(nodes[shape].parent == group ? .identity : own.then(target.inverse ?? .identity))
        }
        for (shape, transform) in zip(moved, transforms) {
            if nodes[shape].parent != group { declarePrefixes(of: shape, in: group) }
            detach(shape)
            if transform != .identity { append(transform, to: shape) }
        }
        var previous: ShapeID?
        for shape in moved {
            let children = nodes[group].children
            let index =
                previous.flatMap { children.firstIndex(of: $0) } ?? below.flatMap { children.firstIndex(of: $0) }.map {
                    $0 + 1
                }
                ?? above.flatMap { children.firstIndex(of: $0) } ?? children.count
            insert(shape, in: group, at: index)
            previous = shape
        }
    }

    /// From the coordinates inside of a group to those of the drawing.
    func contentTransform(of group: ShapeID, _ scene: ShapeScene) -> Transform {
        guard group != root else { return .identity }
        let around =
            scene.transforms[group]
            ?? ancestors(of: group).reduce(.identity) { $0.then(nodes[$1].facts?.transform ?? .identity) }
        return (nodes[group].facts?.transform ?? .identity).then(around)
    }

    /// Shapes from front to back.
    func inOrder(_ shapes: [ShapeID]) -> [ShapeID] {
        let wanted = Set(shapes)
        var found: [ShapeID] = []
        func look(in group: ShapeID) {
            for shape in self.shapes(in: group) {
                if wanted.contains(shape) { found.append(shape) } else { look(in: shape) }
            }
        }
        look(in: root)
        return found
    }

    /// Puts shapes into a new group, in the place of the one in front.
    ///
    /// - Returns: the group; nil where there are no shapes.
    public mutating func group(_ shapes: some Sequence<ShapeID>, _ scene: ShapeScene) -> ShapeID? {
        let members = inOrder(outermost(shapes))
        guard let front = members.first, let parent = nodes[front].parent,
            let index = nodes[parent].children.firstIndex(of: front)
        else { return nil }
        let group = nodes.append(Node(.element(newElement("g")), parent: parent, children: []))
        insert(group, in: parent, at: index + 1)
        // The scene does not know the group, which changes no coordinates.
        let target = contentTransform(of: parent, scene)
        for shape in members {
            let own = contentTransform(of: nodes[shape].parent ?? root, scene)
            let isElsewhere = nodes[shape].parent != parent
            if isElsewhere { declarePrefixes(of: shape, in: group) }
            detach(shape)
            if isElsewhere, let inverse = target.inverse { append(own.then(inverse), to: shape) }
            insert(shape, in: group, at: 0)
        }
        return group
    }

    /// Puts what is in a group in its place.
    ///
    /// It looks as before.
    ///
    /// - Returns: the shapes that were in it, from front to back.
    /// - Throws: ``DrawingEditError``; nothing is changed then.
    public mutating func ungroup(_ group: ShapeID) throws(DrawingEditError) -> [ShapeID] {
        guard let facts = nodes[group].facts, facts.kind?.isGroup == true, group != root,
            let parent = nodes[group].parent, let index = nodes[parent].children.firstIndex(of: group),
            element(group).svgName == "g" || element(group).svgName == "a"
        else { throw .noGroup }
        let style = style(of: group)
        guard style.clipPath == nil, style.mask == nil, style.filter == nil else { throw .boundTogether }
        let handedDown = StyleDeclaration.inherited.compactMap { name in
            property(name, of: group).map { (name, $0) }
        }.sorted { $0.0 < $1.0 }
        let members = shapes(in: group)
        guard style.opacity == 1 || members.count < 2 else { throw .boundTogether }
        let children = nodes[group].children
        for shape in members {
            for (name, value) in handedDown where property(name, of: shape) == nil {
                if !sheet.sets(name, of: element(shape)) { setProperty(name, value, of: shape) }
            }
            if facts.transform != .identity { append(facts.transform, to: shape) }
            if style.opacity < 1 { setOpacity(opacity(of: shape) * style.opacity, of: shape) }
            if !style.isDisplayed { setHidden(true, shape) }
            declarePrefixes(of: shape, in: parent)
        }
        detach(group)
        // Comments and what is no shape stay with the shapes; a title was the group's own.
        let kept = children.filter { !["title", "desc"].contains(nodes[$0].element?.svgName) }
        for child in kept.reversed() { insert(child, in: parent, at: index) }
        return members
    }

    /// Takes shapes away.
    public mutating func delete(_ shapes: some Sequence<ShapeID>) { for shape in outermost(shapes) { detach(shape) } }

    /// Puts a copy right in front of each shape; copies are not locked.
    ///
    /// - Returns: the copies, in the order of the shapes from front to back.
    public mutating func duplicate(_ shapes: some Sequence<ShapeID>) -> [ShapeID] {
        inOrder(outermost(shapes)).compactMap { shape in
            guard let parent = nodes[shape].parent, let index = nodes[parent].children.firstIndex(of: shape) else {
                return nil
            }
            var names: [String: String] = [:]
            var taken = Set(ids.keys)
            func rename(_ node: Node) {
                guard let id = node.facts?.id else { return }
                var number = 2
                while taken.contains("\(id)-\(number)") { number += 1 }
                names[id] = "\(id)-\(number)"
                taken.insert("\(id)-\(number)")
            }
            rename(nodes[shape])
            forEachNode(below: shape) { _, node in rename(node) }
            let copy = copy(shape, parent: parent, names)
            insert(copy, in: parent, at: index + 1)
            set("sodipodi:insensitive", nil, of: copy)
            return copy
        }
    }

    private mutating func copy(_ id: ShapeID, parent: ShapeID, _ names: [String: String]) -> ShapeID {
        let node = nodes[id]
        guard let element = node.element else { return nodes.append(Node(node, parent: parent, children: [])) }
        let copy = nodes.append(Node(.element(element.renaming(names)), parent: parent, children: []))
        setChildren(of: copy, node.children.map { self.copy($0, parent: copy, names) })
        return copy
    }
}
