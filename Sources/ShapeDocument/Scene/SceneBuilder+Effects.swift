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

    /// Returns a filter of a style, or `nil` if there is none.
    ///
    /// - Parameters:
    ///   - value: The filter.
    ///   - style: The style of the element.
    ///   - box: The bounding box of the outline, in the element's coordinates.
    ///   - owner: The element.
    ///   - inner: The surroundings of the element's content.
    ///   - bounds: The bounds of the drawn content.
    /// - Returns: The filter.
    mutating func filter(
        _ value: FilterValue, _ style: ComputedStyle, _ box: CGRect, _ owner: ShapeID, _ inner: Surroundings,
        _ bounds: CGRect
    ) -> SceneFilter? {
        guard case .reference(let name) = value else { return SceneFilter(value, style, bounds, inner.transform) }
        guard let (id, node) = shape(name, "filter"), let element = node.element, !open.contains(id),
            let region = region(element, "filterUnits", box, inner.viewport)
        else { return nil }
        shown.insert(id)
        guard spend(node.children.count),
            let content = FilterReader(self, box: box, region: region, inner.transform).steps(of: node)
        else {
            limitations.insert("some filters")
            return nil
        }
        let pictures = aside(id) { builder in content.pictures.map { builder.picture($0, owner, inner) } }
        return SceneFilter(
            steps: content.steps, region: region.applying(inner.transform), pictures: pictures ?? [])
    }

    /// Returns the items of a picture in a filter.
    private mutating func picture(
        _ request: FilterReader.PictureRequest, _ owner: ShapeID, _ inner: Surroundings
    ) -> [SceneItem] {
        guard let reference = request.element.reference else { return [] }
        guard reference.hasPrefix("#") else {
            let image = SceneImage(
                reference: reference, rect: request.rect, transform: inner.transform,
                fit: AspectRatio(parsing: request.element["preserveAspectRatio"]))
            return [
                SceneItem(
                    shape: owner, content: .image(image), opacity: 1, clips: [],
                    bounds: request.rect.applying(inner.transform))
            ]
        }
        guard let target = ids[String(reference.dropFirst())] else {
            isMissingSome = true
            return []
        }
        shown.insert(target)
        let node = drawing.nodes[target]
        guard let element = node.element, let facts = node.facts, let kind = facts.kind, !open.contains(target) else {
            return []
        }
        var inside = inner
        if request.element["x"] != nil || request.element["y"] != nil {
            inside.transform = Transform.translation(request.rect.minX, request.rect.minY).then(inner.transform)
        }
        (inside.owner, inside.isFlat) = (owner, false)
        inside.style = parentStyle(of: target)
        open.append(target)
        defer { open.removeLast() }
        var items: [SceneItem] = []
        add(target, node, element, facts, kind, inside, to: &items)
        return items
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
        guard !style.filters.isEmpty || style.mask != nil else { return [] }
        guard let inverse = inner.transform.inverse else { return nil }
        let own = box.applying(inverse)
        var effects: [SceneEffect] = []
        if let value = style.filters.last, let filter = filter(value, style, own, owner, inner, bounds) {
            bounds = filter.region
            effects.append(.filter(filter))
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
        guard var items = aside(id, { $0.children(of: node, inside) }) else { return effects }
        // A mask can be masked by another one.
        let maskStyle = inside.style
        if maskStyle.mask != nil, maskStyle.mask != style.mask {
            var room = items.reduce(CGRect.null) { $0.union($1.bounds) }
            var own = ComputedStyle()
            own.mask = maskStyle.mask
            let masked = aside(id) { $0.effects(own, box, owner, inner, &room) }
            items =
                masked.map {
                    [
                        SceneItem(
                            shape: owner, content: .group(items), opacity: 1, clips: [], bounds: room, effects: $0)
                    ]
                } ?? []
        }
        let outline = Outline(region).applying(inner.transform)
        let usesAlpha =
            facts.style.contains(.maskType(isAlpha: true)) || facts.attributes.contains(.maskType(isAlpha: true))
        effects.append(.mask(SceneMask(items: items, region: outline, usesAlpha: usesAlpha)))
        bounds = bounds.intersection(outline.bounds())
        return bounds.isNull ? nil : effects
    }
}
