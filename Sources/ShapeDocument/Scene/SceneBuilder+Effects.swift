import Foundation

extension SceneBuilder {
    /// Returns the region of an effect, by default the box with a margin of a tenth on each side.
    private func region(_ element: Element, _ units: String, _ box: CGRect, _ viewport: CGSize) -> CGRect? {
        let isBox = element[units] != "userSpaceOnUse"
        let whole = isBox ? CGSize(width: 1, height: 1) : viewport
        func length(_ key: String, _ whole: Double, or percent: Double) -> Double {
            (element[key].flatMap { Length(parsing: $0) } ?? Length(percent, .percent)).resolve(of: whole).clamped
        }
        let rect = CGRect(
            x: length("x", whole.width, or: -10), y: length("y", whole.height, or: -10),
            width: max(length("width", whole.width, or: 120), 0),
            height: max(length("height", whole.height, or: 120), 0))
        guard isBox else { return rect }
        guard box.width > 0, box.height > 0 else { return nil }
        return CGRect(
            x: box.minX + rect.minX * box.width, y: box.minY + rect.minY * box.height, width: rect.width * box.width,
            height: rect.height * box.height)
    }

    /// Returns the effects of a filter and a mask.
    ///
    /// - Parameters:
    ///   - style: The style of the element.
    ///   - box: The bounding box of the outline, in the drawing's coordinates.
    ///   - owner: The element.
    ///   - inner: The surroundings of the element's content.
    ///   - bounds: The bounds of the drawn content; on return, those of the result.
    /// - Returns: The effects, or `nil` if nothing remains visible.
    mutating func effects(
        _ style: ComputedStyle, _ box: CGRect, _ owner: ShapeID, _ inner: Surroundings, _ bounds: inout CGRect
    ) -> [SceneEffect]? {
        guard style.filter != nil || style.mask != nil else { return [] }
        guard let inverse = inner.transform.inverse else { return nil }
        let own = box.applying(inverse)
        var effects: [SceneEffect] = []
        if let (id, node) = shape(style.filter, "filter"), let element = node.element,
            let region = region(element, "filterUnits", own, inner.viewport)
        {
            if spend(node.children.count),
                let steps = FilterReader(self, box: own, region: region, inner.transform).steps(of: node)
            {
                bounds = region.applying(inner.transform)
                effects.append(.filter(SceneFilter(steps: steps, region: bounds)))
            } else {
                limitations.insert("some filters")
            }
            shown.insert(id)
        }
        guard let (id, node) = shape(style.mask, "mask"), let element = node.element, let facts = node.facts else {
            return effects
        }
        guard let region = region(element, "maskUnits", own, inner.viewport) else { return nil }
        shown.insert(id)
        var inside = inner
        inside.style = placedStyle(of: id)
        inside.owner = owner
        if element["maskContentUnits"] == "objectBoundingBox" {
            inside.transform = Transform(a: own.width, b: 0, c: 0, d: own.height, tx: own.minX, ty: own.minY)
                .then(inner.transform)
        }
        guard let items = aside(id, { $0.children(of: node, inside) }) else { return effects }
        let outline = Outline(region).applying(inner.transform)
        let usesAlpha =
            facts.style.contains(.maskType(isAlpha: true)) || facts.attributes.contains(.maskType(isAlpha: true))
        effects.append(.mask(SceneMask(items: items, region: outline, usesAlpha: usesAlpha)))
        bounds = bounds.intersection(outline.bounds())
        return bounds.isNull ? nil : effects
    }
}
