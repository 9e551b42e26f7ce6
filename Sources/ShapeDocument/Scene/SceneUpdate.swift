import Foundation

/// The difference between two states of a drawing, which tells which items of the earlier scene can be reused.
struct SceneUpdate {
    let old: ShapeScene
    /// Shapes that changed, were added or were moved, and their ancestors.
    private(set) var touched: Set<ShapeID> = []
    /// Shapes that changed, were added, removed or moved, and their descendants.
    private(set) var dropped: Set<ShapeID> = []
    /// A Boolean value that indicates whether nodes were added, removed or got other ids.
    private(set) var hasOtherNodes = false
    /// Shapes whose own tags changed.
    private var others: Set<ShapeID> = []
    private let before: Drawing
    private let after: Drawing

    /// Compares two states, or returns `nil` if the scene has to be rebuilt.
    init?(from before: Drawing, _ scene: ShapeScene, to after: Drawing) {
        (old, self.before, self.after) = (scene, before, after)
        guard before.root == after.root else { return nil }
        for id in after.nodes.changes(since: before.nodes) where before.nodes.contains(id) {
            let (was, now) = (before.nodes[id], after.nodes[id])
            if scene.sheet.isContextual, scene.sheet.tells(was, now) { return nil }
            let isOther = was.content != now.content
            if isOther, handsDownOther(was, now), after.holdsDefinitions(id) { return nil }
            if was.facts?.id != now.facts?.id { hasOtherNodes = true }
            if was.children != now.children, !takeChildren(of: id, was.children, now.children) { return nil }
            if isOther, after.isAttached(id), !note(id) { return nil }
        }
        if hasOtherNodes, old.isMissingSome { return nil }
        // Rules may reach other elements once there is one more.
        if scene.sheet.isContextual, hasOtherNodes { return nil }
        for shape in touched where old.shown.contains(shape) { return nil }
    }

    /// Returns a Boolean value that indicates whether the tags of a shape changed, which may affect its descendants.
    func isOther(_ shape: ShapeID) -> Bool { others.contains(shape) }

    /// Records a node with changed content; returns `false` if it isn't part of a shape.
    private mutating func note(_ id: ShapeID) -> Bool {
        guard let shape = shape(around: id) else { return isForeign(id) }
        guard shape != after.root else { return false }
        others.insert(shape)
        drop(shape, of: after)
        drop(shape, of: before)
        touch(shape)
        return true
    }

    /// Returns a Boolean value that indicates whether descendants may inherit another style from a changed element.
    private func handsDownOther(_ was: Node, _ now: Node) -> Bool {
        func attributes(_ node: Node) -> [XMLAttribute]? {
            node.element?.attributes.filter { $0.key != "transform" && $0.name != "inkscape:label" }
        }
        return attributes(was) != attributes(now)
    }

    private mutating func drop(_ shape: ShapeID, of drawing: Drawing) {
        guard drawing.nodes.contains(shape) else { return }
        dropped.insert(shape)
        drawing.forEachNode(below: shape) { id, node in if node.facts?.kind != nil { dropped.insert(id) } }
    }

    private mutating func touch(_ shape: ShapeID) {
        touched.insert(shape)
        touched.formUnion(after.ancestors(of: shape))
        touched.insert(after.root)
    }

    /// Returns the shape that a node is or is part of, as a `tspan` is of a text.
    private func shape(around id: ShapeID) -> ShapeID? {
        var next: ShapeID? = id
        while let current = next {
            let node = after.nodes[current]
            if node.facts?.kind != nil { return current }
            if case .element(let element) = node.content, !["tspan", "tref"].contains(element.svgName) { return nil }
            next = node.parent
        }
        return nil
    }

    /// Returns a Boolean value that indicates whether a node is in another namespace or is never drawn.
    private func isForeign(_ id: ShapeID) -> Bool {
        var next: ShapeID? = id
        while let current = next, current != after.root {
            if let element = after.nodes[current].element {
                return element.svgName == nil || ["title", "desc", "metadata"].contains(element.svgName)
            }
            next = after.nodes[current].parent
        }
        return false
    }

    /// Records changed children; returns `false` if the scene has to be rebuilt.
    private mutating func takeChildren(of parent: ShapeID, _ was: [ShapeID], _ now: [ShapeID]) -> Bool {
        hasOtherNodes = true
        let (known, present) = (Set(was), Set(now))
        for id in was where !present.contains(id) { guard takeAway(id) else { return false } }
        guard after.isAttached(parent) else { return true }
        guard shape(around: parent) != nil || isForeign(parent) else { return false }
        if after.nodes[parent].facts?.kind?.isGroup != true { return note(parent) }
        touch(parent)
        var moved = now.filter { !known.contains($0) }
        let (stayedBefore, stayed) = (was.filter(present.contains), now.filter(known.contains))
        if stayedBefore != stayed { moved += stayed.difference(from: stayedBefore).insertions.map(\.element) }
        for id in moved {
            guard add(id) else { return false }
        }
        return true
    }

    private mutating func add(_ id: ShapeID) -> Bool {
        guard let element = after.nodes[id].element else { return true }
        guard element.svgName != nil else { return true }
        guard after.nodes[id].facts?.kind != nil else { return false }
        others.insert(id)
        drop(id, of: after)
        touch(id)
        return true
    }

    /// Records that a node was removed or moved; returns `false` if the scene has to be rebuilt.
    private mutating func takeAway(_ id: ShapeID) -> Bool {
        guard let element = before.nodes[id].element else { return true }
        guard element.svgName != nil else { return true }
        guard before.nodes[id].facts?.kind != nil, !old.shown.contains(id) else { return false }
        drop(id, of: before)
        var isShown = false
        before.forEachNode(below: id) { inner, _ in if old.shown.contains(inner) { isShown = true } }
        return !isShown && !before.holdsDefinitions(id)
    }

    /// Returns the bounds of everything that changed, in the old or the new scene.
    func changes(_ new: ShapeScene) -> [CGRect] {
        var rects: [CGRect] = []
        for shape in dropped {
            let rect = [(before, old), (after, new)].reduce(CGRect.null) { union, state in
                let (drawing, scene) = state
                guard let place = scene.places[pictured(shape, drawing, scene)] else { return union }
                return scene.items[place].reduce(union) { $0.union($1.bounds) }
            }
            if !rect.isNull { rects.append(rect) }
        }
        return rects
    }

    /// Returns the shape itself, or the ancestor that is drawn as a group.
    private func pictured(_ shape: ShapeID, _ drawing: Drawing, _ scene: ShapeScene) -> ShapeID {
        guard scene.places[shape] == nil, drawing.nodes.contains(shape) else { return shape }
        return drawing.ancestors(of: shape).first { scene.places[$0] != nil } ?? shape
    }
}

extension Drawing {
    /// Returns a Boolean value that indicates whether descendants of a node may be drawn elsewhere only, as patterns are.
    fileprivate func holdsDefinitions(_ id: ShapeID) -> Bool {
        var isFound = false
        forEachNode(below: id) { _, node in
            guard let facts = node.facts, facts.kind == nil, let name = node.element?.svgName else { return }
            if !["tspan", "title", "desc", "metadata"].contains(name) { isFound = true }
        }
        return isFound
    }
}

extension CollectionDifference {
    /// The insertions of the difference.
    fileprivate var insertions: [(offset: Int, element: ChangeElement)] {
        compactMap { if case .insert(let offset, let element, _) = $0 { (offset, element) } else { nil } }
    }
}
