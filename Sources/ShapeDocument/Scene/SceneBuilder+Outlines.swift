import Foundation

/// Building of outlines with their fills and strokes.
extension SceneBuilder {
    mutating func path(
        _ outline: Outline, _ style: ComputedStyle, _ inner: Surroundings, _ kind: ShapeKind, _ owner: ShapeID
    ) -> SceneItem? {
        let bounds = outline.bounds(inner.transform)
        guard bounds.minX.isFinite, bounds.maxX.isFinite, bounds.minY.isFinite, bounds.maxY.isFinite else { return nil }
        grow(owner, bounds)
        guard style.isVisible else { return nil }
        let box = { outline.bounds() }
        let fill = kind == .line ? nil : paint(style.fill, style.fillOpacity, box, style, inner)
        let stroke = stroke(style, box, inner)
        let reach =
            (stroke?.reach ?? 0)
            * max(hypot(inner.transform.a, inner.transform.b), hypot(inner.transform.c, inner.transform.d))
        let path = ScenePath(
            outline: outline, transform: inner.transform, fill: fill, isEvenOdd: style.isEvenOdd, stroke: stroke,
            isStrokeFirst: style.paintOrder.isStrokeFirst)
        guard fill != nil || stroke != nil else { return nil }
        return SceneItem(
            shape: owner, content: .path(path), opacity: 1, clips: [], bounds: bounds.insetBy(dx: -reach, dy: -reach))
    }

    /// Returns the items of an outline and its markers in the order in which they are painted.
    mutating func path(
        _ outline: Outline, _ style: ComputedStyle, _ inner: Surroundings, _ kind: ShapeKind, _ owner: ShapeID,
        _ markers: [SceneItem]
    ) -> [SceneItem] {
        let parts = style.paintOrder.parts
        guard !markers.isEmpty, parts.last != .markers else {
            return (path(outline, style, inner, kind, owner).map { [$0] } ?? []) + markers
        }
        guard parts.first != .markers else {
            return markers + (path(outline, style, inner, kind, owner).map { [$0] } ?? [])
        }
        var (first, last) = (style, style)
        if parts.first == .fill {
            (first.stroke, last.fill) = (.none, .none)
        } else {
            (first.fill, last.stroke) = (.none, .none)
        }
        return [path(outline, first, inner, kind, owner)].compactMap(\.self) + markers
            + [path(outline, last, inner, kind, owner)].compactMap(\.self)
    }

    mutating func stroke(_ style: ComputedStyle, _ box: () -> CGRect, _ inner: Surroundings) -> SceneStroke? {
        let diagonal = hypot(inner.viewport.width, inner.viewport.height) / 2.0.squareRoot()
        func length(_ length: Length) -> Double { length.resolve(of: diagonal, fontSize: style.fontSize).clamped }
        let width = length(style.strokeWidth)
        guard style.stroke != .none, width > 0,
            let paint = paint(style.stroke, style.strokeOpacity, box, style, inner)
        else { return nil }
        let dash = style.dash.map(length)
        return SceneStroke(
            paint: paint, width: width, cap: style.lineCap, join: style.lineJoin, miterLimit: style.miterLimit,
            dash: dash.count % 2 == 0 ? dash : dash + dash, dashPhase: length(style.dashOffset))
    }

    mutating func paint(
        _ value: PaintValue, _ opacity: Double, _ box: () -> CGRect, _ style: ComputedStyle, _ inner: Surroundings
    ) -> ScenePaint? {
        func solid(_ color: ShapeColor) -> ScenePaint {
            var color = color
            color.opacity *= opacity
            return .color(color)
        }
        switch value {
        case .none, .contextFill, .contextStroke: return nil
        case .color(let color): return solid(color)
        case .currentColor: return solid(style.color)
        case .reference(let id, let fallback):
            guard let target = ids[id] else { return fallback.flatMap { paint($0, opacity, box, style, inner) } }
            if let gradient = gradient(target) {
                return gradient.paint(box: box(), viewport: inner.viewport, opacity: opacity)
            }
            if let pattern = pattern(target, box(), opacity, inner) { return pattern }
            if let name = drawing.nodes[target].element?.svgName, PaintValue.unknownSources.contains(name) {
                leaveOut(name)
            }
            return fallback.flatMap { paint($0, opacity, box, style, inner) }
        }
    }
}
