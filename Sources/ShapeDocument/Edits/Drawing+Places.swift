import Foundation

extension Drawing {
    /// Returns the given shapes without those nested in others of them.
    func outermost(_ shapes: some Sequence<ShapeID>) -> [ShapeID] {
        let all = Set(shapes)
        return all.filter { shape in !ancestors(of: shape).contains { all.contains($0) } }.sorted()
    }

    /// Moves shapes.
    ///
    /// - Parameters:
    ///   - shapes: The shapes.
    ///   - offset: The offset in the drawing's coordinates.
    ///   - scene: The scene of this drawing.
    public mutating func move(_ shapes: some Sequence<ShapeID>, by offset: CGSize, _ scene: ShapeScene) {
        guard offset != .zero, offset.width.isFinite, offset.height.isFinite else { return }
        place(shapes, .translation(offset.width, offset.height), scene)
    }

    /// Scales shapes so that the rectangle around them becomes another one.
    ///
    /// - Parameters:
    ///   - shapes: The shapes.
    ///   - old: The rectangle around the shapes, in the drawing's coordinates.
    ///   - new: The new rectangle; a width or height that isn't positive stays as it was.
    ///   - scene: The scene of this drawing.
    public mutating func resize(
        _ shapes: some Sequence<ShapeID>, from old: CGRect, to new: CGRect, _ scene: ShapeScene
    ) {
        var new = new
        if !(new.width > 0) { new.size.width = old.width }
        if !(new.height > 0) { new.size.height = old.height }
        guard old != new, [new.minX, new.minY, new.width, new.height].allSatisfy(\.isFinite) else { return }
        place(shapes, Transform(from: old, to: new), scene)
    }

    /// Applies a transform in the drawing's coordinates to shapes.
    mutating func place(_ shapes: some Sequence<ShapeID>, _ change: Transform, _ scene: ShapeScene) {
        for shape in outermost(shapes) {
            let around = transform(around: shape, scene)
            guard let inverse = around.inverse else { continue }
            let local = around.then(change).then(inverse)
            if !placeByAttributes(shape, local) { append(local, to: shape) }
        }
    }

    /// Returns the transform from the coordinates of a shape's parent to those of the drawing.
    private func transform(around shape: ShapeID, _ scene: ShapeScene) -> Transform {
        if let known = scene.transforms[shape] { return known }
        return ancestors(of: shape).reduce(.identity) { $0.then(nodes[$1].facts?.transform ?? .identity) }
    }

    /// Appends a transform to a shape's own `transform`.
    mutating func append(_ change: Transform, to shape: ShapeID) {
        let style = nodes.sheets.isEmpty ? ComputedStyle() : style(of: shape)
        let viewport = nodes[root].element.map { Viewport.box($0)?.size ?? Viewport.rect($0, in: .zero).size } ?? .zero
        let transform = (nodes[shape].facts?.transform(style, in: viewport) ?? .identity).then(change)
        if property("transform-origin", of: shape) != nil { setProperty("transform-origin", nil, of: shape) }
        let isInStyle = element(shape)["style"].map { StyleDeclaration.list($0).contains { $0.name == "transform" } }
        if style.transform != nil || isInStyle == true {
            setProperty("transform", transform.matrixText, of: shape)
        } else {
            set("transform", transform.text == Transform.identity.text ? nil : transform.text, of: shape)
        }
    }

    /// Applies a transform to the geometry attributes of a shape; returns `false` if more than its place would change.
    ///
    /// The shape's own `transform` stays, and its stroke is as wide as before.
    private mutating func placeByAttributes(_ shape: ShapeID, _ change: Transform) -> Bool {
        let own = nodes[shape].facts?.transform ?? .identity
        guard let back = own.inverse, !isTiedToCoordinates(shape) else { return false }
        let change = own == .identity ? change : own.then(change).then(back)
        guard abs(change.b) < 1e-9, abs(change.c) < 1e-9, change.a > 0, change.d > 0,
            let values = attributes(of: shape, after: change)
        else { return false }
        for (id, key, value) in values { set(key, value, of: id) }
        return true
    }

    /// Returns the attributes that an upright transform changes, or `nil` if they can't express it.
    private func attributes(of shape: ShapeID, after change: Transform) -> [(ShapeID, String, String)]? {
        let element = element(shape)
        let isMove = abs(change.a - 1) < 1e-9 && abs(change.d - 1) < 1e-9
        let names: [(key: String, isX: Bool, isPlace: Bool)]
        switch nodes[shape].facts?.kind {
        case .rectangle, .image:
            names = [("x", true, true), ("y", false, true), ("width", true, false), ("height", false, false)]
        case .ellipse: names = [("cx", true, true), ("cy", false, true), ("rx", true, false), ("ry", false, false)]
        case .circle where abs(change.a - change.d) < 1e-9:
            names = [("cx", true, true), ("cy", false, true), ("r", true, false)]
        case .line: names = [("x1", true, true), ("y1", false, true), ("x2", true, true), ("y2", false, true)]
        case .text where isMove: return movedText(shape, change)
        case .path: return element["d"].flatMap { PathText.path($0, after: change) }.map { [(shape, "d", $0)] }
        case .polygon, .polyline:
            return element["points"].flatMap { PathText.points($0, after: change) }.map { [(shape, "points", $0)] }
        default: return nil
        }
        var values: [(ShapeID, String, String)] = []
        for (key, isX, isPlace) in names where isPlace || !isMove {
            guard let length = Length(parsing: element[key] ?? "0"), length.unit == .user,
                element[key].map({ Double($0) != nil }) ?? isPlace
            else { return nil }
            let scaled = length.value * (isX ? change.a : change.d)
            let value = scaled + (isPlace ? (isX ? change.tx : change.ty) : 0)
            if abs(value - length.value) > 1e-9 { values.append((shape, key, value.svgText)) }
        }
        guard !isMove, nodes[shape].facts?.kind == .rectangle, element["rx"] != nil || element["ry"] != nil else {
            return values
        }
        // One radius stands for both, which become different if the sides do.
        guard let rx = Double(element["rx"] ?? element["ry"]!), let ry = Double(element["ry"] ?? element["rx"]!) else {
            return nil
        }
        let isEven = abs(rx * change.a - ry * change.d) < 1e-9
        if element["rx"] != nil || !isEven { values.append((shape, "rx", (rx * change.a).svgText)) }
        if element["ry"] != nil || !isEven { values.append((shape, "ry", (ry * change.d).svgText)) }
        return values
    }

    /// Returns the places of a text and its parts after a movement, or `nil` if they aren't plain numbers.
    private func movedText(_ text: ShapeID, _ change: Transform) -> [(ShapeID, String, String)]? {
        var (values, isPlain): ([(ShapeID, String, String)], Bool) = ([], true)
        func move(_ id: ShapeID, _ node: Node) {
            guard let element = node.element else { return }
            if element.svgName == "textPath" { isPlain = false }
            for (key, distance) in [("x", change.tx), ("y", change.ty)] where distance != 0 {
                guard let list = element[key] ?? (id == text ? "0" : nil) else { continue }
                let numbers = list.split { $0 == "," || $0.isWhitespace }.map { Double($0) }
                guard !numbers.isEmpty, numbers.allSatisfy({ $0 != nil }) else {
                    isPlain = false
                    return
                }
                values.append((id, key, numbers.map { ($0! + distance).svgText }.joined(separator: " ")))
            }
        }
        move(text, nodes[text])
        forEachNode(below: text, move)
        return isPlain ? values : nil
    }

    /// Returns a Boolean value that indicates whether a shape refers to something in its coordinates, such as a
    /// gradient.
    private func isTiedToCoordinates(_ shape: ShapeID) -> Bool {
        let style = style(of: shape)
        if case .reference = style.fill { return true }
        if case .reference = style.stroke { return true }
        return style.clipPath != nil || style.mask != nil || !style.filters.isEmpty
    }
}
