import Foundation

/// A gradient with the attributes and stops that it inherits from the gradients it refers to.
struct GradientSource {
    /// The largest length of a chain of references.
    private static let chainLimit = 32
    /// The number of parts of the unit interval in which a gradient has two stops at most, since renderers sort stops
    /// in quadratic time.
    private static let stopResolution = 4096.0

    private let isRadial: Bool
    private var values: [String: String] = [:]
    private(set) var stops: [SceneGradient.Stop] = []
    /// The address of a gradient in another file that the gradient refers to.
    private(set) var elsewhere: String?

    /// Creates the source of a gradient, or `nil` if the node isn't a gradient.
    init?(_ node: Node, in builder: inout SceneBuilder) {
        guard let name = node.element?.svgName, name == "linearGradient" || name == "radialGradient" else { return nil }
        isRadial = name == "radialGradient"
        var seen: [Node] = []
        var next: Node? = node
        while let current = next, let element = current.element, seen.count < Self.chainLimit {
            guard !seen.contains(where: { $0 === current }) else { break }
            seen.append(current)
            guard element.svgName == "linearGradient" || element.svgName == "radialGradient" else { break }
            for attribute in element.attributes where values[attribute.key] == nil {
                values[attribute.key] = attribute.value
            }
            if stops.isEmpty { stops = Self.stops(of: current, &builder) }
            let reference = element.reference
            if let reference, PaintValue.isElsewhere(address: reference) { elsewhere = reference }
            next = reference.flatMap { builder.node(reference: $0) }
        }
    }

    private static func stops(of node: Node, _ builder: inout SceneBuilder) -> [SceneGradient.Stop] {
        var stops: [SceneGradient.Stop] = []
        for id in node.children {
            let child = builder.drawing.nodes[id]
            guard let element = child.element, element.svgName == "stop" else { continue }
            let style = builder.placedStyle(of: id)
            var scanner = NumberScanner(element["offset"] ?? "0")
            var offset = scanner.number() ?? 0
            if scanner.next == UInt8(ascii: "%") { offset /= 100 }
            var stopColor = style.stopColor ?? style.color
            stopColor.opacity *= style.stopOpacity
            let stop = SceneGradient.Stop(
                offset: max(min(max(offset, 0), 1), stops.last?.offset ?? 0), color: stopColor)
            func isClose(_ other: SceneGradient.Stop) -> Bool {
                (other.offset * stopResolution).rounded() == (stop.offset * stopResolution).rounded()
            }
            if stops.suffix(2).count == 2, stops.suffix(2).allSatisfy(isClose) { stops.removeLast() }
            stops.append(stop)
        }
        return stops
    }

    /// Returns the paint of an outline.
    ///
    /// - Parameters:
    ///   - box: The bounding box of the outline.
    ///   - viewport: The size of the viewport.
    ///   - opacity: The opacity of the outline.
    /// - Returns: The paint, or `nil` if nothing is painted.
    func paint(box: CGRect, viewport: CGSize, opacity: Double) -> ScenePaint? {
        func faded(_ stop: SceneGradient.Stop) -> SceneGradient.Stop {
            var color = stop.color
            color.opacity *= opacity
            return SceneGradient.Stop(offset: stop.offset, color: color)
        }
        let stops = opacity == 1 ? stops : stops.map(faded)
        guard let last = stops.last else { return nil }
        let isInUserSpace = values["gradientUnits"] == "userSpaceOnUse"
        var transform = values["gradientTransform"].map { Transform(parsing: $0) ?? .identity } ?? .identity
        if let origin = values["transform-origin"].flatMap({ TransformOrigin(parsing: $0[...]) }) {
            transform = origin.applied(to: transform, in: isInUserSpace ? viewport : CGSize(width: 1, height: 1))
        }
        if !isInUserSpace {
            guard box.width > 0, box.height > 0 else { return nil }
            transform = transform.then(
                Transform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
        }
        guard stops.count > 1 else { return .color(last.color) }
        guard transform.isInvertible else { return nil }
        let whole = isInUserSpace ? viewport : CGSize(width: 1, height: 1)
        guard let geometry = geometry(whole) else { return .color(last.color) }
        return .gradient(
            SceneGradient(
                geometry: geometry, spread: values["spreadMethod"].flatMap { .init(rawValue: $0) } ?? .pad,
                stops: stops, transform: transform))
    }

    /// Returns the geometry, or `nil` if everything has the last color.
    private func geometry(_ whole: CGSize) -> SceneGradient.Geometry? {
        let diagonal = hypot(whole.width, whole.height) / 2.0.squareRoot()
        func length(_ key: String, _ whole: Double, or percent: Double) -> Double {
            (values[key].flatMap { Length(parsing: $0) } ?? Length(percent, .percent)).resolve(of: whole)
        }
        guard isRadial else {
            let start = CGPoint(x: length("x1", whole.width, or: 0), y: length("y1", whole.height, or: 0))
            let end = CGPoint(x: length("x2", whole.width, or: 100), y: length("y2", whole.height, or: 0))
            return start == end ? nil : .linear(start: start, end: end)
        }
        let center = CGPoint(x: length("cx", whole.width, or: 50), y: length("cy", whole.height, or: 50))
        let radius = length("r", diagonal, or: 50)
        guard radius > 0 else { return nil }
        var focus = CGPoint(
            x: values["fx"] == nil ? center.x : length("fx", whole.width, or: 50),
            y: values["fy"] == nil ? center.y : length("fy", whole.height, or: 50))
        // Move a focus outside of the circle onto the circle.
        let distance = hypot(focus.x - center.x, focus.y - center.y)
        if distance > radius * 0.999 {
            let part = radius * 0.999 / distance
            focus = CGPoint(x: center.x + (focus.x - center.x) * part, y: center.y + (focus.y - center.y) * part)
        }
        let focusRadius = min(max(length("fr", diagonal, or: 0), 0), radius)
        return .radial(center: center, radius: radius, focus: focus, focusRadius: focusRadius)
    }
}
