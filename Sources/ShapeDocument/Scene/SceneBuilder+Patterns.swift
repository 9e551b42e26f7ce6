import Foundation

extension SceneBuilder {
    /// The largest length of a chain of references.
    private static let chainLimit = 32
    /// The limit of pattern fills inside patterns, masks and the like, each counted as often as it is drawn.
    private static let patternFillLimit = 20_000

    /// Returns the paint of a pattern.
    ///
    /// - Parameters:
    ///   - id: The pattern.
    ///   - box: The bounding box of the outline, in its own coordinates.
    ///   - opacity: The opacity of the outline.
    ///   - inner: The surroundings of the element's content.
    /// - Returns: The paint, or `nil` if the element isn't a pattern or is empty.
    mutating func pattern(_ id: ShapeID, _ box: CGRect, _ opacity: Double, _ inner: Surroundings) -> ScenePaint? {
        guard drawing.nodes[id].element?.svgName == "pattern" else { return nil }
        var values: [String: String] = [:]
        var (content, next, seen): (ShapeID?, ShapeID?, [ShapeID]) = (nil, id, [])
        while let current = next, seen.count < Self.chainLimit, !seen.contains(current),
            let element = drawing.nodes[current].element, element.svgName == "pattern"
        {
            seen.append(current)
            for attribute in element.attributes where values[attribute.key] == nil {
                values[attribute.key] = attribute.value
            }
            if content == nil, drawing.nodes[current].children.contains(where: { drawing.nodes[$0].element != nil }) {
                content = current
            }
            let reference = element.reference
            if let reference, PaintValue.isElsewhere(address: reference) { leaveOut(reference) }
            next = reference.flatMap { $0.hasPrefix("#") ? ids[String($0.dropFirst())] : nil }
        }
        guard let content else { return nil }
        let isInUserSpace = values["patternUnits"] == "userSpaceOnUse"
        let view = seen.compactMap { drawing.nodes[$0].element.flatMap(Viewport.box) }.first
        let isBoxContent = view == nil && values["patternContentUnits"] == "objectBoundingBox"
        if let known = patterns[id], isInUserSpace, !isBoxContent, known.opacity == opacity { return paint(known) }
        let whole = isInUserSpace ? inner.viewport : CGSize(width: 1, height: 1)
        func length(_ key: String, _ whole: Double) -> Double {
            values[key].flatMap { Length(parsing: $0) }?.resolve(of: whole).clamped ?? 0
        }
        var tile = CGRect(
            x: length("x", whole.width), y: length("y", whole.height), width: length("width", whole.width),
            height: length("height", whole.height))
        if !isInUserSpace || isBoxContent { guard box.width > 0, box.height > 0 else { return nil } }
        if !isInUserSpace {
            tile = CGRect(
                x: box.minX + tile.minX * box.width, y: box.minY + tile.minY * box.height,
                width: tile.width * box.width, height: tile.height * box.height)
        }
        guard tile.width > 0, tile.height > 0 else { return nil }
        var inside = Surroundings(viewport: view?.size ?? inner.viewport)
        inside.style = placedStyle(of: content)
        inside.owner = content
        if let view {
            inside.transform = AspectRatio(parsing: values["preserveAspectRatio"]).transform(from: view, to: tile)
        } else {
            let scale = isBoxContent ? box.size : CGSize(width: 1, height: 1)
            inside.transform = Transform(a: scale.width, b: 0, c: 0, d: scale.height, tx: tile.minX, ty: tile.minY)
        }
        var transform = values["patternTransform"].flatMap { Transform(parsing: $0) } ?? .identity
        if let origin = values["transform-origin"].flatMap({ TransformOrigin(parsing: $0[...]) }) {
            transform = origin.applied(to: transform, in: inner.viewport)
        }
        guard transform.isInvertible, inside.transform.isInvertible else { return nil }
        shown.formUnion(seen)
        let node = drawing.nodes[content]
        let before = patternFillCount
        guard let items = aside(content, { $0.children(of: node, inside) }), !items.isEmpty else { return nil }
        let pattern = ScenePattern(
            items: items, tile: tile, transform: transform, opacity: opacity, fillCount: patternFillCount - before)
        patternFillCount = before
        if isInUserSpace, !isBoxContent { patterns[id] = pattern }
        return paint(pattern)
    }

    /// Returns the paint of a pattern, or `nil` beyond the limit of nested pattern fills.
    private mutating func paint(_ pattern: ScenePattern) -> ScenePaint? {
        patternFillCount += pattern.fillCount + (depthAside > 0 ? 1 : 0)
        guard patternFillCount <= Self.patternFillLimit else {
            limitations.insert("more than \(Self.patternFillLimit) patterns in patterns")
            return nil
        }
        return .pattern(pattern)
    }
}
