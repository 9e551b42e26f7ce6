import Foundation

/// Turns a `filter` into steps.
struct FilterReader {
    /// How many steps a filter may have; with more it is not drawn.
    private static let limit = 24

    private let builder: SceneBuilder
    /// Around what is filtered, in its own coordinates.
    private let box: CGRect
    private let transform: Transform
    private var usesBox = false
    private var steps: [SceneFilter.Step] = []
    private var names: [String: SceneFilter.Input] = [:]
    private var last = SceneFilter.Input.source

    init(_ builder: SceneBuilder, _ box: CGRect, _ transform: Transform) {
        (self.builder, self.box, self.transform) = (builder, box, transform)
    }

    /// - Returns: nil where the filter does something that is not known here.
    func steps(of filter: Node) -> [SceneFilter.Step]? {
        var reader = self
        reader.usesBox = filter.element?["primitiveUnits"] == "objectBoundingBox"
        for id in source(filter).children {
            let node = builder.drawing.nodes[id]
            guard let element = node.element, let name = element.svgName, name.hasPrefix("fe") else { continue }
            guard reader.add(name, element, node), reader.steps.count <= Self.limit else { return nil }
        }
        return reader.steps.isEmpty ? nil : reader.steps
    }

    /// The filter that has the steps: the one itself, or the one that it refers to.
    private func source(_ filter: Node) -> Node {
        let hasSteps = filter.children.contains { builder.drawing.nodes[$0].element != nil }
        guard !hasSteps, let reference = filter.element?["xlink:href"] ?? filter.element?["href"] else { return filter }
        return builder.node(reference: reference) ?? filter
    }

    private func input(_ element: Element, _ key: String = "in") -> SceneFilter.Input? {
        switch element[key] {
        case nil: last
        case "SourceGraphic": .source
        case "SourceAlpha": .sourceAlpha
        case let name?: names[name]
        }
    }

    private mutating func add(_ name: String, _ element: Element, _ node: Node) -> Bool {
        guard let step = step(name, element, node) else { return false }
        steps.append(step)
        last = .step(steps.count - 1)
        if let result = element["result"] { names[result] = last }
        return true
    }

    private func step(_ name: String, _ element: Element, _ node: Node) -> SceneFilter.Step? {
        guard let input = input(element) else { return nil }
        switch name {
        case "feGaussianBlur":
            let deviation = numbers(element["stdDeviation"])
            guard let first = deviation.first else { return .merge([input]) }
            let both = usesBox ? first * (box.width + box.height) / 2 : (first + (deviation.last ?? first)) / 2
            guard both >= 0 else { return nil }
            return .blur(input, both * transform.scale)
        case "feOffset":
            var x = numbers(element["dx"]).first ?? 0, y = numbers(element["dy"]).first ?? 0
            if usesBox { (x, y) = (x * box.width, y * box.height) }
            return .offset(
                input,
                CGSize(width: transform.a * x + transform.c * y, height: transform.b * x + transform.d * y))
        case "feFlood": return .flood(floodColor(element))
        case "feMerge":
            let inputs = node.children.compactMap { builder.drawing.nodes[$0].element }
                .filter { $0.svgName == "feMergeNode" }.map { self.input($0) }
            return inputs.contains { $0 == nil } ? nil : .merge(inputs.compactMap(\.self))
        case "feColorMatrix": return colorMatrix(element).map { .colorMatrix(input, $0) }
        case "feComponentTransfer": return transfer(node).map { .colorMatrix(input, $0) }
        case "feComposite":
            guard let below = self.input(element, "in2"),
                let how = SceneFilter.Operator(rawValue: element["operator"] ?? "over")
            else { return nil }
            return .composite(input, below, how)
        case "feBlend":
            guard let below = self.input(element, "in2"),
                let how = SceneFilter.Blend(rawValue: element["mode"] ?? "normal")
            else { return nil }
            return .blend(input, below, how)
        default: return nil
        }
    }

    private func numbers(_ text: String?) -> [Double] {
        var scanner = NumberScanner(text ?? "")
        return scanner.numbers()
    }

    private func floodColor(_ element: Element) -> ShapeColor {
        let style = element["style"].map(StyleDeclaration.list) ?? []
        func value(_ name: String) -> Substring? { style.last { $0.name == name }?.value ?? element[name]?[...] }
        var color = value("flood-color").flatMap { ShapeColor(parsing: $0) } ?? .black
        color.opacity *= value("flood-opacity").flatMap { Double($0.trimmed) }.map { min(max($0, 0), 1) } ?? 1
        return color
    }

    private func colorMatrix(_ element: Element) -> [Double]? {
        let values = numbers(element["values"])
        switch element["type"] ?? "matrix" {
        case "matrix": return values.count == 20 ? values : values.isEmpty ? Self.identity : nil
        case "saturate":
            let s = values.first ?? 1
            return [
                0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0, 0,
                0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0, 0,
                0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0, 0,
                0, 0, 0, 1, 0,
            ]
        case "hueRotate":
            let angle = (values.first ?? 0) * .pi / 180
            let (c, s) = (cos(angle), sin(angle))
            return [
                0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0,
                0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0,
                0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0,
                0, 0, 0, 1, 0,
            ]
        case "luminanceToAlpha":
            return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2125, 0.7154, 0.0721, 0, 0]
        default: return nil
        }
    }

    private static let identity: [Double] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]

    /// Straight lines only.
    private func transfer(_ node: Node) -> [Double]? {
        var matrix = Self.identity
        for id in node.children {
            guard let element = builder.drawing.nodes[id].element, let name = element.svgName,
                let row = ["feFuncR", "feFuncG", "feFuncB", "feFuncA"].firstIndex(of: name)
            else { continue }
            switch element["type"] {
            case "identity", nil: break
            case "linear":
                matrix[row * 6] = numbers(element["slope"]).first ?? 1
                matrix[row * 5 + 4] = numbers(element["intercept"]).first ?? 0
            default: return nil
            }
        }
        return matrix
    }
}
