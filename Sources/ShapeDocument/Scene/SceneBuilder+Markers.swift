import Foundation

extension SceneBuilder {
    /// Returns the items of the markers at the vertices of an outline.
    mutating func markers(_ outline: Outline, _ style: ComputedStyle, _ inner: Surroundings, _ owner: ShapeID)
        -> [SceneItem]
    {
        guard style.markerStart != nil || style.markerMid != nil || style.markerEnd != nil else { return [] }
        let vertices = outline.vertices
        var items: [SceneItem] = []
        for (index, vertex) in vertices.enumerated() {
            if index == 0 { items += marker(style.markerStart, vertex, isStart: true, style, inner, owner) }
            if index > 0, index < vertices.count - 1 {
                items += marker(style.markerMid, vertex, isStart: false, style, inner, owner)
            }
            if index == vertices.count - 1 {
                items += marker(style.markerEnd, vertex, isStart: false, style, inner, owner)
            }
        }
        return items
    }

    private mutating func marker(
        _ id: String?, _ vertex: Outline.Vertex, isStart: Bool, _ style: ComputedStyle, _ inner: Surroundings,
        _ owner: ShapeID
    ) -> [SceneItem] {
        guard let (id, node) = shape(id, "marker"), let element = node.element, spend(1) else {
            return []
        }
        func length(_ key: String, or value: Double) -> Double {
            element[key].flatMap { Length(parsing: $0) }?.resolve(of: 3, fontSize: style.fontSize).clamped ?? value
        }
        let size = CGSize(width: length("markerWidth", or: 3), height: length("markerHeight", or: 3))
        guard size.width > 0, size.height > 0 else { return [] }
        let angle: Double
        switch element["orient"] {
        case "auto": angle = vertex.angle
        case "auto-start-reverse": angle = vertex.angle + (isStart ? .pi : 0)
        case let text:
            var scanner = NumberScanner(text ?? "")
            let factors: [String: Double] = ["rad": 180 / .pi, "turn": 360, "grad": 0.9]
            angle = (scanner.number() ?? 0) * (factors[scanner.word()] ?? 1) * .pi / 180
        }
        let diagonal = hypot(inner.viewport.width, inner.viewport.height) / 2.0.squareRoot()
        let scale =
            element["markerUnits"] == "userSpaceOnUse"
            ? 1 : style.strokeWidth.resolve(of: diagonal, fontSize: style.fontSize).clamped
        let view = CGRect(origin: .zero, size: size)
        let fit =
            Viewport.box(element).map {
                AspectRatio(parsing: element["preserveAspectRatio"]).transform(from: $0, to: view)
            } ?? .identity
        let reference = CGPoint(x: length("refX", or: 0), y: length("refY", or: 0)).applying(fit)
        let placed = Transform.translation(-reference.x, -reference.y).then(.scale(scale, scale))
            .then(.rotation(angle * 180 / .pi)).then(.translation(vertex.point.x, vertex.point.y)).then(inner.transform)
        var inside = inner
        inside.transform = fit.then(placed)
        inside.viewport = Viewport.box(element)?.size ?? size
        inside.owner = owner
        guard inside.transform.isInvertible else { return [] }
        shown.insert(id)
        var context = parentStyle(of: id)
        context.setContext(style)
        inside.style = self.style(id, in: context)
        guard let items = aside(id, { $0.children(of: node, inside) }), !items.isEmpty else { return [] }
        let clip = Outline(view).applying(placed)
        let bounds = items.reduce(CGRect.null) { $0.union($1.bounds) }
        if inside.style.showsOverflow == true || clip.bounds().contains(bounds) { return items }
        let rest = bounds.intersection(clip.bounds())
        guard !rest.isNull else { return [] }
        return [
            SceneItem(
                shape: owner, content: .group(items), opacity: 1, clips: [SceneClip(parts: [SceneClip.Part(clip)])],
                bounds: rest)
        ]
    }
}
