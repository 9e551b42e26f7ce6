import Foundation

/// The reason why an edit isn't possible.
public enum DrawingEditError: Error, Hashable, Sendable {
    /// A shape would contain itself.
    case intoItself
    /// The new parent isn't a group.
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
    /// Moves shapes into a group, or to another position in their group.
    ///
    /// Their position on the canvas doesn't change.
    ///
    /// - Parameters:
    ///   - shapes: The shapes in any order; they keep their relative stacking order.
    ///   - group: A group or the root.
    ///   - offset: The index in `shapes(in: group)` before which the shapes are inserted; 0 is the front.
    ///   - scene: The scene of this drawing.
    /// - Throws: ``DrawingEditError``; the drawing is unchanged then.
    public mutating func move(
        _ shapes: some Sequence<ShapeID>, into group: ShapeID, at offset: Int, _ scene: ShapeScene
    ) throws(DrawingEditError) {
        try keepingRules { drawing throws(DrawingEditError) in
            try drawing.moveNodes(shapes, into: group, at: offset, scene)
        }
    }

    private mutating func moveNodes(
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

    /// Returns the transform from the coordinates inside of a group to those of the drawing.
    func contentTransform(of group: ShapeID, _ scene: ShapeScene) -> Transform {
        guard group != root else { return .identity }
        let around =
            scene.transforms[group]
            ?? ancestors(of: group).reduce(.identity) { $0.then(nodes[$1].facts?.transform ?? .identity) }
        return (nodes[group].facts?.transform ?? .identity).then(around)
    }

    /// Returns shapes sorted from front to back.
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

    /// Groups shapes, at the position of the frontmost one.
    ///
    /// - Returns: The group, or `nil` if there are no shapes.
    public mutating func group(_ shapes: some Sequence<ShapeID>, _ scene: ShapeScene) -> ShapeID? {
        keepingRules { $0.groupNodes(shapes, scene) }
    }

    private mutating func groupNodes(_ shapes: some Sequence<ShapeID>, _ scene: ShapeScene) -> ShapeID? {
        let members = inOrder(outermost(shapes))
        guard let front = members.first, let parent = nodes[front].parent,
            let index = nodes[parent].children.firstIndex(of: front)
        else { return nil }
        let group = nodes.append(Node(.element(newElement("g")), parent: parent, children: []))
        let outer = indentation(before: front), step = indentationStep(of: front)
        insert(group, in: parent, at: index + 1)
        // The scene doesn't know the new group, which has no transform.
        let target = contentTransform(of: parent, scene)
        for shape in members {
            let own = contentTransform(of: nodes[shape].parent ?? root, scene)
            let isElsewhere = nodes[shape].parent != parent
            if isElsewhere { declarePrefixes(of: shape, in: group) }
            // The line of the frontmost shape becomes that of the group; the others leave none behind.
            if shape != front { detachIndentation(before: shape) }
            detach(shape)
            if isElsewhere, let inverse = target.inverse { append(own.then(inverse), to: shape) }
            insert(shape, in: group, at: 0)
            if let outer { insertSpace(outer + step, in: group, at: 0) }
        }
        if let outer { insertSpace(outer, in: group, at: nodes[group].children.count) }
        return group
    }

    /// Replaces a group by its contents, without a visible change.
    ///
    /// - Returns: The shapes of the group, from front to back.
    /// - Throws: ``DrawingEditError``; the drawing is unchanged then.
    public mutating func ungroup(_ group: ShapeID) throws(DrawingEditError) -> [ShapeID] {
        try keepingRules { drawing throws(DrawingEditError) in try drawing.ungroupNodes(group) }
    }

    private mutating func ungroupNodes(_ group: ShapeID) throws(DrawingEditError) -> [ShapeID] {
        guard let facts = nodes[group].facts, facts.kind?.isGroup == true, group != root,
            let parent = nodes[group].parent, let index = nodes[parent].children.firstIndex(of: group),
            element(group).svgName == "g" || element(group).svgName == "a"
        else { throw .noGroup }
        let style = style(of: group)
        guard style.clipPath == nil, style.mask == nil, style.filters.isEmpty else { throw .boundTogether }
        let handedDown = StyleDeclaration.inherited.compactMap { name in
            property(name, of: group).map { (name, $0) }
        }.sorted { $0.0 < $1.0 }
        let members = shapes(in: group)
        guard style.opacity == 1 || members.count < 2 else { throw .boundTogether }
        let children = nodes[group].children
        for shape in members {
            for (name, value) in handedDown where property(name, of: shape) == nil {
                if !sheet.sets(name, of: shape, in: self) { setProperty(name, value, of: shape) }
            }
            if facts.transform != .identity { append(facts.transform, to: shape) }
            if style.opacity < 1 { setOpacity(opacity(of: shape) * style.opacity, of: shape) }
            if !style.isDisplayed { setHidden(true, shape) }
            declarePrefixes(of: shape, in: parent)
        }
        let outer = indentation(before: group)
        detach(group)
        // Keep comments and other nodes beside the shapes; a title belonged to the group.
        var kept = children.filter { !["title", "desc"].contains(nodes[$0].element?.svgName) }
        // The group's line becomes that of its first child, and the others get lines like it.
        if let outer {
            while let first = kept.first, isIndentation(first) { kept.removeFirst() }
            while let last = kept.last, isIndentation(last) { kept.removeLast() }
            kept = kept.map { isIndentation($0) ? nodes.append(Self.space(outer, in: parent)) : $0 }
        }
        for child in kept.reversed() { insert(child, in: parent, at: index) }
        return members
    }

    /// Deletes shapes.
    ///
    /// Shapes that others show, such as those of clones and the path under a text, move to `defs`, so that the others
    /// look the same.
    public mutating func delete(_ shapes: some Sequence<ShapeID>) {
        let deleted = outermost(shapes)
        let sheet = sheet
        var others = self
        for shape in deleted { others.detach(shape) }
        let members = Set(deleted)
        let shown = others.referred(from: [root], sheet, among: ids)
            .filter { ([$0] + ancestors(of: $0)).contains(where: members.contains) }
        hoist(shown, besides: [], sheet)
        for shape in deleted where !shown.contains(shape) { detach(shape) }
    }

    /// Inserts a copy right in front of each shape; the copies aren't locked.
    ///
    /// - Returns: The copies, in the order of the shapes from front to back.
    public mutating func duplicate(_ shapes: some Sequence<ShapeID>) -> [ShapeID] {
        let sheet = sheet
        return inOrder(outermost(shapes)).compactMap { shape in
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
            var copies: [(copy: ShapeID, rules: [StyleDeclaration.Pair])] = []
            let copy = copy(shape, parent: parent, names, sheet, &copies)
            keepingRules { $0.insert(copy, in: parent, at: index + 1) }
            if sheet.isContextual { restore(copies) }
            set("sodipodi:insensitive", nil, of: copy)
            return copy
        }
    }

    private mutating func copy(
        _ id: ShapeID, parent: ShapeID, _ names: [String: String], _ sheet: StyleSheet,
        _ copies: inout [(copy: ShapeID, rules: [StyleDeclaration.Pair])]
    ) -> ShapeID {
        let node = nodes[id]
        guard var element = node.element else { return nodes.append(Node(node, parent: parent, children: [])) }
        let rules = sheet.pairs(for: id, in: self)
        if sheet.namesIDs { element = StyleSheet.baked(rules, into: element, keepsClasses: true) }
        let copy = nodes.append(Node(.element(element.renaming(names)), parent: parent, children: []))
        copies.append((copy, rules))
        setChildren(of: copy, node.children.map { self.copy($0, parent: copy, names, sheet, &copies) })
        return copy
    }
}
