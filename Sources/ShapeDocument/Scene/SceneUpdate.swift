import Foundation

/// What of a scene may stay after an edit of its drawing, and what has to be made anew.
struct SceneUpdate {
    let old: ShapeScene
    /// Shapes that look different, came or lie elsewhere, and all that they lie in.
    private(set) var touched: Set<ShapeID> = []
    /// Of them those that look different, came, went or lie elsewhere, with all that lies in them.
    private(set) var dropped: Set<ShapeID> = []
    /// Whether nodes came, went or have other names.
    private(set) var hasOtherNodes = false
    /// Shapes whose own tags are others.
    private var others: Set<ShapeID> = []
    private let before: Drawing
    private let after: Drawing

    /// - Returns: nil where everything is to be made anew.
    init?(from before: Drawing, _ scene: ShapeScene, to after: Drawing) {
        (old, self.before, self.after) = (scene, before, after)
        guard before.root == after.root else { return nil }
        for id in after.nodes.changes(since: before.nodes) where before.nodes.contains(id) {
            let (was, now) = (before.nodes[id], after.nodes[id])
            let isOther = was.content != now.content
            if was.facts?.id != now.facts?.id { hasOtherNodes = true }
            if was.children != now.children, !takeChildren(of: id, was.children, now.children) { return nil }
            if isOther, after.isAttached(id), !note(id) { return nil }
        }
        if hasOtherNodes, old.isMissingSome { return nil }
        for shape in touched where old.shown.contains(shape) { return nil }
    }

    /// Whether the tags of a shape itself are others, so that all in it may look different.
    func isOther(_ shape: ShapeID) -> Bool { others.contains(shape) }

    /// Takes note of a node whose content is another one; false where it is no part of a shape.
    private mutating func note(_ id: ShapeID) -> Bool {
        guard let shape = shape(around: id) else { return isForeign(id) }
        guard shape != after.root else { return false }
        others.insert(shape)
        drop(shape, of: after)
        drop(shape, of: before)
        touch(shape)
        return true
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

    /// The shape that a node is, or that it is a part of as letters are of a text.
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

    /// Whether a node is of another vocabulary, or says something of the drawing that is not seen.
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

    /// Takes note of other children; false where everything is to be made anew.
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

    /// A shape with all in it went, or went elsewhere.
    private mutating func takeAway(_ id: ShapeID) -> Bool {
        guard let element = before.nodes[id].element else { return true }
        guard element.svgName != nil else { return true }
        guard before.nodes[id].facts?.kind != nil, !old.shown.contains(id) else { return false }
        drop(id, of: before)
        var isShown = false
        before.forEachNode(below: id) { inner, node in
            if node.facts?.kind == nil, node.facts != nil, node.element?.svgName != "tspan" { isShown = true }
            if old.shown.contains(inner) { isShown = true }
        }
        return !isShown
    }

    /// Around all that looks different, in the new scene or the old one.
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

    /// The shape itself, or the one around it that is drawn as a picture.
    private func pictured(_ shape: ShapeID, _ drawing: Drawing, _ scene: ShapeScene) -> ShapeID {
        guard scene.places[shape] == nil, drawing.nodes.contains(shape) else { return shape }
        return drawing.ancestors(of: shape).first { scene.places[$0] != nil } ?? shape
    }
}

extension CollectionDifference {
    /// What came in.
    fileprivate var insertions: [(offset: Int, element: ChangeElement)] {
        compactMap { if case .insert(let offset, let element, _) = $0 { (offset, element) } else { nil } }
    }
}
