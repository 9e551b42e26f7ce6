import Foundation

/// A builder that converts a drawing into a scene.
struct SceneBuilder {
    /// The largest number of items that clones may add up to.
    private static let itemLimit = 200_000
    /// The largest depth of elements in each other, for which the stack of any thread suffices.
    private static let depthLimit = 256
    /// The largest depth of groups in each other that are drawn apart; renderers recurse into them.
    private static let effectDepthLimit = 100

    /// The largest depth of references that are followed in each other.
    static let referenceDepthLimit = 64

    /// The inherited state of an element.
    struct Surroundings {
        var style = ComputedStyle()
        var transform = Transform.identity
        var viewport: CGSize
        /// The clone that the element is part of.
        var owner: ShapeID?
        /// A Boolean value that indicates whether items are added directly to the scene, not to a group.
        var isFlat = false
        /// A Boolean value that indicates whether no item of an earlier scene can be reused.
        var isInvalidated = false
    }

    let drawing: Drawing
    let ids: [String: ShapeID]
    let sheet: StyleSheet
    private var shapeBounds: [ShapeID: CGRect] = [:]
    private var transforms: [ShapeID: Transform] = [:]
    private var places: [ShapeID: Range<Int>] = [:]
    var limitations: Set<String> = []
    /// The elements that clones and other references show.
    var shown: Set<ShapeID> = []
    /// A Boolean value that indicates whether a reference has no target.
    var isMissingSome = false
    /// The elements whose references are being followed, which prevents cycles.
    var open: [ShapeID] = []
    /// The number of enclosing elements that aren't shapes, such as masks.
    private(set) var depthAside = 0
    var patterns: [ShapeID: ScenePattern] = [:]
    private var itemCount = 0
    private var (depth, effectDepth) = (0, 0)
    private var gradients: [ShapeID: GradientSource] = [:]
    private var parentStyles: [ShapeID: ComputedStyle] = [:]
    /// The clips that don't depend on the bounds of what they clip.
    var knownClips: [ClipKey: SceneClip] = [:]
    /// The number of pattern fills inside patterns, masks and the like, each counted as often as it is drawn.
    var patternFillCount = 0
    /// The items of an earlier scene that can be reused.
    private let update: SceneUpdate?

    init(_ drawing: Drawing, _ update: SceneUpdate? = nil) {
        self.drawing = drawing
        self.update = update
        guard let update else {
            ids = drawing.ids
            sheet = drawing.sheet
            if sheet.skipsRules { limitations.insert("some rules of its style sheet") }
            limitations.formUnion(drawing.unreadParts)
            return
        }
        let old = update.old
        ids = update.hasOtherNodes ? drawing.ids : old.ids
        sheet = old.sheet
        (shapeBounds, transforms, places) = (old.shapeBounds, old.transforms, old.places)
        (limitations, shown, isMissingSome) = (Set(old.limitations), old.shown, old.isMissingSome)
        for shape in update.touched.union(update.dropped) {
            shapeBounds[shape] = nil
            places[shape] = nil
        }
        for shape in update.dropped { transforms[shape] = nil }
    }

    mutating func scene() -> ShapeScene {
        let root = drawing.nodes[drawing.root]
        guard let element = root.element else {
            return ShapeScene(builder: self, size: .zero, viewTransform: .identity, items: [])
        }
        let viewBox = Viewport.box(element)
        let width = Viewport.length(element, "width"), height = Viewport.length(element, "height")
        var size = CGSize(width: width ?? viewBox?.width ?? 0, height: height ?? viewBox?.height ?? 0)
        if let viewBox, (width == nil) != (height == nil) {
            if width == nil { size.width = size.height * viewBox.width / viewBox.height }
            if height == nil { size.height = size.width * viewBox.height / viewBox.width }
        }
        let own = style(drawing.root, in: ComputedStyle())
        var surroundings = Surroundings(style: own, viewport: viewBox?.size ?? size)
        surroundings.isFlat = own.opacity == 1
        var items: [SceneItem] = []
        if own.isDisplayed {
            items.reserveCapacity(update?.old.items.count ?? 0)
            addChildren(of: root, surroundings, to: &items)
        }
        if own.opacity < 1 {
            let all = items.reduce(CGRect.null) { $0.union($1.bounds) }
            items = [
                SceneItem(shape: drawing.root, content: .group(items), opacity: own.opacity, clips: [], bounds: all)
            ]
        }
        if size.width <= 0 || size.height <= 0 {
            let all = items.reduce(CGRect.null) { $0.union($1.bounds) }
            if !all.isNull {
                size = CGSize(width: min(max(all.width, 1), 1e6), height: min(max(all.height, 1), 1e6))
            }
        }
        let view =
            viewBox.map {
                AspectRatio(parsing: element["preserveAspectRatio"]).transform(
                    from: $0, to: CGRect(origin: .zero, size: size))
            } ?? .identity
        if itemCount > Self.itemLimit { limitations.insert("more than \(Self.itemLimit) copies") }
        return ShapeScene(builder: self, size: size, viewTransform: view.isInvertible ? view : .identity, items: items)
    }

    /// The lookup tables of the scene.
    var tables: (bounds: [ShapeID: CGRect], transforms: [ShapeID: Transform], places: [ShapeID: Range<Int>]) {
        (shapeBounds, transforms, places)
    }

    /// Builds content outside of the tree of shapes, such as that of a mask.
    mutating func aside<Result>(_ id: ShapeID, _ body: (inout SceneBuilder) -> Result?) -> Result? {
        guard !open.contains(id), open.count < Self.referenceDepthLimit else {
            limitations.insert(
                open.contains(id)
                    ? "markers, masks and patterns in themselves"
                    : "markers, masks and patterns nested more than \(Self.referenceDepthLimit) deep")
            return nil
        }
        open.append(id)
        depthAside += 1
        defer {
            open.removeLast()
            depthAside -= 1
        }
        return body(&self)
    }

    /// Counts parts that are drawn once more, deep inside of references more than once, as their number may double
    /// with each; returns `false` beyond the limit.
    mutating func spend(_ count: Int) -> Bool {
        itemCount += count * max(open.count - Self.referenceDepthLimit / 2, 1)
        return itemCount <= Self.itemLimit
    }

    /// Counts an outline that is used once more, by its length; returns `false` beyond the limit.
    mutating func spend(on outline: Outline) -> Bool { spend(1 + outline.steps.count / 64) }

    /// Records that a part of the drawing isn't shown.
    mutating func leaveOut(_ name: String) { limitations.insert("“\(name.prefix(60))”") }

    func node(reference: String) -> Node? {
        guard reference.hasPrefix("#") else { return nil }
        return ids[String(reference.dropFirst())].map { drawing.nodes[$0] }
    }

    /// Returns the source of a gradient, or `nil` if the element isn't one.
    mutating func gradient(_ id: ShapeID) -> GradientSource? {
        if let known = gradients[id] { return known }
        let source = GradientSource(drawing.nodes[id], in: &self)
        gradients[id] = source
        if let elsewhere = source?.elsewhere { leaveOut(elsewhere) }
        return source
    }

    func shape(_ id: String?, _ name: String) -> (ShapeID, Node)? {
        guard let id, let shape = ids[id], drawing.nodes[shape].element?.svgName == name else { return nil }
        return (shape, drawing.nodes[shape])
    }

    func style(_ id: ShapeID, in parent: ComputedStyle) -> ComputedStyle {
        ComputedStyle(of: id, in: drawing, parent, sheet)
    }

    /// Returns the style of an element at its own place in the document, such as that of a pattern.
    mutating func placedStyle(of id: ShapeID) -> ComputedStyle {
        style(id, in: parentStyle(of: id))
    }

    /// Returns the style of an element's parent at its own place in the document.
    mutating func parentStyle(of id: ShapeID) -> ComputedStyle {
        var unknown: [ShapeID] = []
        var next = drawing.nodes[id].parent
        while let current = next, parentStyles[current] == nil {
            unknown.append(current)
            next = drawing.nodes[current].parent
        }
        var style = next.flatMap { parentStyles[$0] } ?? ComputedStyle()
        for ancestor in unknown.reversed() {
            style = self.style(ancestor, in: style)
            parentStyles[ancestor] = style
        }
        return style
    }

    // MARK: Tree

    mutating func children(of node: Node, _ surroundings: Surroundings) -> [SceneItem] {
        var (items, surroundings): ([SceneItem], _) = ([], surroundings)
        surroundings.isFlat = false
        addChildren(of: node, surroundings, to: &items)
        return items
    }

    private mutating func addChildren(of node: Node, _ surroundings: Surroundings, to items: inout [SceneItem]) {
        let isSwitch = node.element?.svgName == "switch"
        for id in node.children {
            let child = drawing.nodes[id]
            guard let element = child.element, let facts = child.facts, let kind = facts.kind else {
                if child.element?.isInclusion == true { limitations.insert("parts in other files") }
                continue
            }
            guard Viewport.isMeantForUs(element) else { continue }
            if isSwitch, case .unsupported = kind, hasFallback(for: id, in: node) { continue }
            add(id, child, element, facts, kind, surroundings, to: &items)
            if isSwitch { break }
        }
    }

    /// Returns a Boolean value that indicates whether a `switch` has an element that is drawn in place of another one.
    private func hasFallback(for id: ShapeID, in node: Node) -> Bool {
        node.children.drop { $0 != id }.dropFirst().contains { id in
            let child = drawing.nodes[id]
            guard let element = child.element, let kind = child.facts?.kind else { return false }
            if case .unsupported = kind { return false }
            return Viewport.isMeantForUs(element)
        }
    }

    mutating func add(
        _ id: ShapeID, _ node: Node, _ element: Element, _ facts: ShapeFacts, _ kind: ShapeKind,
        _ surroundings: Surroundings, to items: inout [SceneItem]
    ) {
        guard spend(1) else { return }
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else {
            limitations.insert("elements nested more than \(Self.depthLimit) deep")
            return
        }
        let start = items.count
        if surroundings.isFlat, !surroundings.isInvalidated, keep(id, at: start, to: &items) { return }
        defer { if surroundings.isFlat { places[id] = start..<items.count } }
        let style = style(id, in: surroundings.style)
        for name in style.undrawn { leaveOut(name) }
        var inner = surroundings
        inner.transform = facts.transform(style, in: inner.viewport).then(surroundings.transform)
        inner.style = style
        guard inner.transform.isInvertible else { return }
        let owner = surroundings.owner ?? id
        if surroundings.owner == nil, depthAside == 0 {
            transforms[id] = surroundings.transform
            shapeBounds[id] = nil
        }
        guard style.isDisplayed else { return }
        if style.isPicture { effectDepth += 1 }
        defer { if style.isPicture { effectDepth -= 1 } }
        guard effectDepth <= Self.effectDepthLimit else {
            limitations.insert("opacity, clips and effects nested more than \(Self.effectDepthLimit) deep")
            return
        }
        if update?.isOther(id) == true { inner.isInvalidated = true }
        inner.isFlat = surroundings.isFlat && !style.isPicture
        var own: [SceneItem] = []
        switch kind {
        case .group, .layer:
            if element.svgName == "svg" {
                own = viewportContent(node, element, inner, defaultSize: inner.viewport)
            } else if inner.isFlat {
                addChildren(of: node, inner, to: &items)
                return grow(id)
            } else {
                own = children(of: node, inner)
            }
        case .clone: own = clone(element, inner, owner)
        default: own = leaf(node, element, facts, kind, style, inner, owner)
        }
        finish(own, owner, kind.isGroup && surroundings.owner == nil ? id : nil, style, inner, to: &items)
    }

    /// Returns the items of an element without children.
    ///
    /// Recursion doesn't pass through here, so that the variables take no stack of deep drawings.
    private mutating func leaf(
        _ node: Node, _ element: Element, _ facts: ShapeFacts, _ kind: ShapeKind, _ style: ComputedStyle,
        _ inner: Surroundings, _ owner: ShapeID
    ) -> [SceneItem] {
        switch kind {
        case .text:
            return text(node, style, inner, owner)
        case .image:
            var rect = Viewport.rect(element, in: inner.viewport)
            guard let reference = element.reference, !reference.isEmpty, style.isVisible else { return [] }
            func isNatural(_ key: String) -> Bool { [nil, "auto"].contains(element[key]) }
            let natural = (width: isNatural("width"), height: isNatural("height"))
            // The size of the picture isn't known here; it is drawn up to the end of the viewport.
            if natural.width { rect.size.width = max(inner.viewport.width - rect.minX, 1) }
            if natural.height { rect.size.height = max(inner.viewport.height - rect.minY, 1) }
            guard rect.width > 0, rect.height > 0 else { return [] }
            let image = SceneImage(
                reference: reference, rect: rect, isNatural: natural, transform: inner.transform,
                fit: AspectRatio(parsing: element["preserveAspectRatio"]))
            return [item(owner, .image(image), rect.applying(inner.transform))]
        case .unsupported(let name):
            leaveOut(name)
            return []
        default:
            let outline =
                facts.outline ?? ShapeFacts.outline(element, viewport: inner.viewport, fontSize: style.fontSize)
            guard let outline, !outline.isEmpty else { return [] }
            guard inner.owner == nil || spend(on: outline) else { return [] }
            guard style.isVisible, ![.rectangle, .circle, .ellipse].contains(kind) else {
                return path(outline, style, inner, kind, owner).map { [$0] } ?? []
            }
            let markers = markers(outline, style, inner, owner)
            return path(outline, style, inner, kind, owner, markers)
        }
    }

    /// Reuses the items of a shape from an earlier scene; returns `false` if they may have changed.
    private mutating func keep(_ id: ShapeID, at start: Int, to items: inout [SceneItem]) -> Bool {
        guard let update, !update.touched.contains(id), let place = update.old.places[id] else { return false }
        // The descendants of a group are recorded by their positions, too.
        guard place.lowerBound == start || drawing.nodes[id].facts?.kind?.isGroup != true else { return false }
        items += update.old.items[place]
        if place.lowerBound != start { places[id] = start..<items.count }
        return true
    }

    private mutating func item(
        _ owner: ShapeID, _ content: SceneItem.Content, _ bounds: CGRect
    ) -> SceneItem {
        grow(owner, bounds)
        return SceneItem(shape: owner, content: content, opacity: 1, clips: [], bounds: bounds)
    }

    mutating func grow(_ shape: ShapeID, _ bounds: CGRect) {
        guard depthAside == 0, !bounds.isNull, bounds.minX.isFinite, bounds.maxX.isFinite else { return }
        shapeBounds[shape] = shapeBounds[shape].map { $0.union(bounds) } ?? bounds
    }

    /// Extends the bounds of a group to those of its children.
    private mutating func grow(_ group: ShapeID) {
        for child in drawing.nodes[group].children { if let bounds = shapeBounds[child] { grow(group, bounds) } }
    }

    /// Adds opacity, clips and effects to a single item, or to a group of all items.
    mutating func finish(
        _ own: [SceneItem], _ owner: ShapeID, _ group: ShapeID?, _ style: ComputedStyle, _ inner: Surroundings,
        to items: inout [SceneItem]
    ) {
        guard !own.isEmpty else { return }
        if let group { grow(group) }
        guard style.isPicture else { return items += own }
        var bounds = own.reduce(CGRect.null) { $0.union($1.bounds) }
        let box = shapeBounds[group ?? owner] ?? bounds
        var own = own
        for value in style.filters.dropLast() {
            guard let inverse = inner.transform.inverse,
                let filter = filter(value, style, box.applying(inverse), owner, inner, bounds)
            else { continue }
            bounds = filter.region
            own = [
                SceneItem(
                    shape: owner, content: .group(own), opacity: 1, clips: [], bounds: bounds,
                    effects: [.filter(filter)])
            ]
        }
        // Draw nothing if a clip or an effect can't be used.
        guard let clips = clips(style, box, inner), let effects = effects(style, box, owner, inner, &bounds) else {
            return
        }
        for clip in clips { bounds = bounds.intersection(clip.bounds) }
        guard !bounds.isNull else { return }
        if effects.isEmpty, own.count == 1, let one = own.first, one.effects.isEmpty, one.blend == .normal {
            items.append(
                SceneItem(
                    shape: one.shape, content: one.content, opacity: one.opacity * style.opacity,
                    clips: one.clips + clips, bounds: bounds, blend: style.blend))
        } else {
            items.append(
                SceneItem(
                    shape: owner, content: .group(own), opacity: style.opacity, clips: clips, bounds: bounds,
                    effects: effects, blend: style.blend, isIsolated: style.isIsolated))
        }
    }
}
