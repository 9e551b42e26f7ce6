import Foundation

extension SceneBuilder {
    mutating func clone(_ element: Element, _ inner: Surroundings, _ owner: ShapeID) -> [SceneItem] {
        guard let reference = element.reference, !reference.isEmpty else { return [] }
        guard reference.hasPrefix("#") else {
            leaveOut(reference)
            return []
        }
        guard let target = ids[String(reference.dropFirst())] else {
            isMissingSome = true
            return []
        }
        shown.insert(target)
        let node = drawing.nodes[target]
        guard let content = node.element, let facts = node.facts else { return [] }
        guard !open.contains(target), !isInside(owner, target) else {
            limitations.insert("clones of what they lie in")
            return []
        }
        guard open.count < Self.referenceDepthLimit else {
            limitations.insert("clones nested more than \(Self.referenceDepthLimit) deep")
            return []
        }
        open.append(target)
        defer { open.removeLast() }
        let rect = Viewport.rect(element, in: inner.viewport)
        var inside = inner
        inside.transform = Transform.translation(rect.minX, rect.minY).then(inner.transform)
        inside.owner = owner
        inside.isFlat = false
        inside.style.setContext(inner.style)
        var items: [SceneItem] = []
        if content.svgName == "symbol" || content.svgName == "svg" {
            let style = style(target, in: inside.style)
            inside.style = style
            inside.isFlat = false
            let size = CGSize(
                width: rect.width > 0 ? rect.width : inner.viewport.width,
                height: rect.height > 0 ? rect.height : inner.viewport.height)
            // The size of the clone replaces that of its source.
            var sized = content
            for (key, length) in [("width", rect.width), ("height", rect.height)] where length > 0 {
                sized.attributes.removeAll { $0.key == key }
            }
            let content = viewportContent(node, sized, inside, defaultSize: size)
            finish(content, owner, nil, style, inside, to: &items)
        } else if let kind = facts.kind {
            add(target, node, content, facts, kind, inside, to: &items)
        }
        return items
    }

    /// Returns a Boolean value that indicates whether a shape is another one or one of its descendants.
    private func isInside(_ shape: ShapeID, _ other: ShapeID) -> Bool {
        var next: ShapeID? = shape
        while let current = next {
            if current == other { return true }
            next = drawing.nodes[current].parent
        }
        return false
    }

    mutating func viewportContent(
        _ node: Node, _ element: Element, _ inner: Surroundings, defaultSize: CGSize
    ) -> [SceneItem] {
        var rect = Viewport.rect(element, in: inner.viewport)
        if element.svgName == "symbol" || element["width"] == nil { rect.size.width = defaultSize.width }
        if element.svgName == "symbol" || element["height"] == nil { rect.size.height = defaultSize.height }
        guard rect.width > 0, rect.height > 0 else { return [] }
        var inside = inner
        inside.viewport = rect.size
        if let box = Viewport.box(element) {
            guard box.width > 0, box.height > 0 else { return [] }
            inside.viewport = box.size
            inside.transform = AspectRatio(parsing: element["preserveAspectRatio"]).transform(from: box, to: rect)
                .then(inner.transform)
        } else {
            inside.transform = Transform.translation(rect.minX, rect.minY).then(inner.transform)
        }
        guard inside.transform.isInvertible else { return [] }
        let items = children(of: node, inside)
        guard !items.isEmpty, inner.style.showsOverflow != true else { return items }
        let clip = SceneClip(parts: [SceneClip.Part(Outline(rect).applying(inner.transform))])
        let bounds = items.reduce(CGRect.null) { $0.union($1.bounds) }
        let room = rect.applying(inner.transform)
        if room.contains(bounds) { return items }
        let rest = bounds.intersection(room)
        guard !rest.isNull else { return [] }
        return [SceneItem(shape: items[0].shape, content: .group(items), opacity: 1, clips: [clip], bounds: rest)]
    }
}
