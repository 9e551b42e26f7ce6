import Foundation

extension SceneBuilder {
    /// Returns the clips of a style: an empty array for no clip, `nil` if nothing remains visible.
    mutating func clips(_ style: ComputedStyle, _ bounds: CGRect, _ inner: Surroundings) -> [SceneClip]? {
        var clips: [SceneClip] = []
        var style = style
        let outer = open.count
        defer { open.removeLast(open.count - outer) }
        // A clip path can be clipped by another one.
        while let (id, node) = shape(style.clipPath, "clipPath") {
            guard !open.contains(id), let element = node.element, let facts = node.facts else { return clips }
            guard open.count < Self.referenceDepthLimit else {
                limitations.insert("clip paths clipped by more than \(Self.referenceDepthLimit) others")
                return clips
            }
            open.append(id)
            var inside = inner
            style = placedStyle(of: id)
            inside.transform = facts.transform(style, in: inner.viewport).then(inner.transform)
            let isInBox = element["clipPathUnits"] == "objectBoundingBox"
            if isInBox {
                guard let inverse = inner.transform.inverse else { return nil }
                let box = bounds.applying(inverse)
                guard box.width > 0, box.height > 0 else { return nil }
                inside.transform = Transform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
                    .then(inside.transform)
            }
            inside.style = style
            let key = ClipKey(id: id, transform: inside.transform, viewport: inside.viewport)
            if !isInBox, let known = knownClips[key] {
                clips.append(known)
                continue
            }
            var parts: [SceneClip.Part] = []
            for child in node.children { addClip(child, inside, to: &parts) }
            guard !parts.isEmpty else { return nil }
            let clip = SceneClip(parts: parts)
            if !isInBox { knownClips[key] = clip }
            clips.append(clip)
        }
        return clips
    }

    /// Everything that a clip in user space depends on.
    struct ClipKey: Hashable {
        let id: ShapeID
        let transform: Transform
        let (width, height): (Double, Double)

        init(id: ShapeID, transform: Transform, viewport: CGSize) {
            (self.id, self.transform) = (id, transform)
            (width, height) = (viewport.width, viewport.height)
        }
    }

    private mutating func addClip(
        _ id: ShapeID, _ surroundings: Surroundings, to parts: inout [SceneClip.Part]
    ) {
        let node = drawing.nodes[id]
        guard let element = node.element, let facts = node.facts, let kind = facts.kind else { return }
        let style = style(id, in: surroundings.style)
        guard style.isDisplayed, style.isVisible else { return }
        var inner = surroundings
        inner.transform = facts.transform(style, in: inner.viewport).then(surroundings.transform)
        inner.style = style
        guard inner.transform.isInvertible else { return }
        if kind == .clone {
            guard let reference = element.reference,
                let target = ids[String(reference.dropFirst())], drawing.nodes[target].facts?.kind != .clone
            else { return }
            let rect = Viewport.rect(element, in: inner.viewport)
            inner.transform = Transform.translation(rect.minX, rect.minY).then(inner.transform)
            return addClip(target, inner, to: &parts)
        }
        if kind == .text {
            let layout = TextLayout(TextContent(node, style, inner.viewport, &self))
            guard let clips = clips(style, layout.box.applying(inner.transform), inner) else { return }
            for run in layout.runs(inner, &self) {
                let outline = run.outline
                guard spend(on: outline) else { return }
                parts.append(SceneClip.Part(outline.applying(inner.transform), clips: clips))
            }
            return
        }
        let outline = facts.outline ?? ShapeFacts.outline(element, viewport: inner.viewport, fontSize: style.fontSize)
        guard let outline, spend(on: outline) else { return }
        let placed = outline.applying(inner.transform)
        guard let clips = clips(style, placed.bounds(), inner) else { return }
        parts.append(SceneClip.Part(placed, isEvenOdd: style.isClipEvenOdd, clips: clips))
    }
}
