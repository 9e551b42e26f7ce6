import Foundation

/// Converts a `filter` element into steps.
struct FilterReader {
    /// The largest number of steps; a filter with more isn't drawn.
    private static let limit = 24

    let builder: SceneBuilder
    /// The bounds of the filtered element, in its own coordinates.
    let box: CGRect
    /// The filter region, in the same coordinates.
    let region: CGRect
    let transform: Transform
    private(set) var usesBox = false
    private var steps: [SceneFilter.Step] = []
    /// The region of each step, in the coordinates of the filtered element.
    private var regions: [CGRect] = []
    private var names: [String: SceneFilter.Input] = [:]
    private var last = SceneFilter.Input.source
    private var isLinear = true
    /// The pictures that steps ask for.
    private(set) var pictures: [PictureRequest] = []

    /// A picture that a step brings in.
    struct PictureRequest {
        /// The `feImage`.
        let element: Element
        /// The region of the step, in the coordinates of the filtered element.
        let rect: CGRect
    }

    init(_ builder: SceneBuilder, box: CGRect, region: CGRect, _ transform: Transform) {
        (self.builder, self.box, self.region, self.transform) = (builder, box, region, transform)
    }

    /// Returns the steps of a filter and the pictures in them, or `nil` if one of them isn't supported.
    func steps(of filter: Node) -> (steps: [SceneFilter.Step], pictures: [PictureRequest])? {
        var reader = self
        reader.usesBox = filter.element?["primitiveUnits"] == "objectBoundingBox"
        reader.isLinear = filter.element.flatMap(Self.isLinear) ?? true
        for id in source(filter).children {
            let node = builder.drawing.nodes[id]
            guard let element = node.element, let name = element.svgName, name.hasPrefix("fe") else { continue }
            guard reader.add(name, element, node), reader.steps.count <= Self.limit else { return nil }
        }
        return reader.steps.isEmpty ? nil : (reader.steps, reader.pictures)
    }

    /// Returns the filter that contains the steps: the given one, or the one that it refers to.
    private func source(_ filter: Node) -> Node {
        let hasSteps = filter.children.contains { builder.drawing.nodes[$0].element != nil }
        guard !hasSteps, let reference = filter.element?.reference else { return filter }
        return builder.node(reference: reference) ?? filter
    }

    func input(_ element: Element, _ key: String = "in") -> SceneFilter.Input {
        switch element[key] {
        case nil: last
        case "SourceGraphic": .source
        case "SourceAlpha": .sourceAlpha
        case let name?: names[name] ?? last
        }
    }

    private mutating func add(_ name: String, _ element: Element, _ node: Node) -> Bool {
        let region = region(of: element, name, node)
        let kinds = name == "feDropShadow" ? shadow(element) : kind(name, element, node, region).map { [$0] }
        guard let kinds else { return false }
        for kind in kinds {
            regions.append(region)
            steps.append(
                SceneFilter.Step(
                    kind: kind, region: region.applying(transform), isLinear: Self.isLinear(element) ?? isLinear))
        }
        last = .step(steps.count - 1)
        if let result = element["result"] { names[result] = last }
        return true
    }

    /// Returns the steps of a shadow under its input.
    private func shadow(_ element: Element) -> [SceneFilter.Kind]? {
        let (input, first) = (input(element), steps.count)
        var x = numbers(element["dx"]).first ?? 2, y = numbers(element["dy"]).first ?? 2
        if usesBox { (x, y) = (x * box.width, y * box.height) }
        return SceneFilter.shadow(
            of: input, size(element["stdDeviation"] ?? "2"),
            CGSize(width: transform.a * x + transform.c * y, height: transform.b * x + transform.d * y),
            color(element, "flood"), first: first)
    }

    /// Returns whether an element computes in linearRGB, or `nil` if it doesn't specify a color space.
    private static func isLinear(_ element: Element) -> Bool? {
        switch value("color-interpolation-filters", of: element) {
        case "linearRGB"?: true
        case "sRGB"?: false
        default: nil
        }
    }

    /// Returns the region of a step, which defaults to the union of the regions of its inputs.
    private func region(of element: Element, _ name: String, _ node: Node) -> CGRect {
        let inputs: [SceneFilter.Input?] =
            switch name {
            case "feFlood", "feTurbulence", "feImage", "feTile": []
            case "feMerge": inputs(ofMerge: node)
            case "feComposite", "feBlend", "feDisplacementMap": [input(element), input(element, "in2")]
            default: [input(element)]
            }
        let known = inputs.map { input -> CGRect in
            if case .step(let index) = input { regions[index] } else { region }
        }
        var rect = known.isEmpty ? region : known.reduce(CGRect.null) { $0.union($1) }
        func length(_ key: String, _ side: CGFloat) -> CGFloat? {
            guard let length = element[key].flatMap({ Length(parsing: $0) }) else { return nil }
            return usesBox ? length.resolve(of: 1) * side : length.resolve(of: side)
        }
        let own = usesBox ? box : region
        if let x = length("x", own.width) { rect.origin.x = usesBox ? box.minX + x : x }
        if let y = length("y", own.height) { rect.origin.y = usesBox ? box.minY + y : y }
        if let width = length("width", own.width) { rect.size.width = max(width, 0) }
        if let height = length("height", own.height) { rect.size.height = max(height, 0) }
        let seen = rect.intersection(region)
        return seen.isNull ? .zero : seen
    }

    private func inputs(ofMerge node: Node) -> [SceneFilter.Input?] {
        node.children.compactMap { builder.drawing.nodes[$0].element }
            .filter { $0.svgName == "feMergeNode" }.map { input($0) }
    }

    /// The result of a step whose attributes make no sense.
    private static let nothing = SceneFilter.Kind.flood(ShapeColor(red: 0, green: 0, blue: 0, opacity: 0))

    private mutating func kind(
        _ name: String, _ element: Element, _ node: Node, _ region: CGRect
    ) -> SceneFilter.Kind? {
        let input = input(element)
        switch name {
        case "feGaussianBlur":
            let deviation = numbers(element["stdDeviation"]).count > 2 ? .zero : size(element["stdDeviation"])
            return .blur(input, deviation.width < 0 || deviation.height < 0 ? .zero : deviation)
        case "feImage":
            guard element.reference?.isEmpty == false else { return Self.nothing }
            pictures.append(PictureRequest(element: element, rect: region))
            return .picture(pictures.count - 1)
        case "feTile":
            let source = if case .step(let index) = input { regions[index] } else { self.region }
            return .tile(input, source.applying(transform))
        case "feDisplacementMap":
            let distance = numbers(element["scale"]).first ?? 0
            let sides = usesBox ? box.size : CGSize(width: 1, height: 1)
            func channel(_ key: String) -> Int { ["R", "G", "B", "A"].firstIndex(of: element[key] ?? "A") ?? 3 }
            return .displacement(
                input, self.input(element, "in2"),
                distance: CGSize(
                    width: distance * sides.width * transform.scale, height: distance * sides.height * transform.scale),
                x: channel("xChannelSelector"), y: channel("yChannelSelector"))
        case "feOffset":
            var x = numbers(element["dx"]).first ?? 0, y = numbers(element["dy"]).first ?? 0
            if usesBox { (x, y) = (x * box.width, y * box.height) }
            return .offset(
                input,
                CGSize(width: transform.a * x + transform.c * y, height: transform.b * x + transform.d * y))
        case "feFlood": return .flood(color(element, "flood"))
        case "feMerge":
            let inputs = inputs(ofMerge: node)
            return .merge(inputs.compactMap(\.self))
        case "feColorMatrix": return colorMatrix(element).map { .colorMatrix(input, $0) }
        case "feComponentTransfer": return .transfer(input, transfers(node))
        case "feComposite":
            let below = self.input(element, "in2")
            if element["operator"] == "arithmetic" {
                return .arithmetic(input, below, ["k1", "k2", "k3", "k4"].map { numbers(element[$0]).first ?? 0 })
            }
            return .composite(input, below, SceneFilter.Operator(rawValue: element["operator"] ?? "over") ?? .over)
        case "feBlend":
            let how = SceneBlend(rawValue: element["mode"] ?? "normal") ?? .normal
            return .blend(input, self.input(element, "in2"), how)
        case "feMorphology":
            let radius = size(element["radius"])
            let isNothing = radius.width < 0 || radius.height < 0
            return .morphology(input, isNothing ? .zero : radius, isThinner: element["operator"] != "dilate")
        case "feConvolveMatrix": return convolution(element).map { .convolution(input, $0) } ?? Self.nothing
        case "feTurbulence":
            guard (numbers(element["numOctaves"]).first ?? 1) >= 1 else { return Self.nothing }
            return .turbulence(turbulence(element, region), transform)
        case "feDiffuseLighting":
            let constant = max(numbers(element["diffuseConstant"]).first ?? 1, 0)
            return lighting(.diffuse(constant: constant), element, node).map { .lighting(input, $0, transform) }
                ?? Self.nothing
        case "feSpecularLighting":
            let constant = max(numbers(element["specularConstant"]).first ?? 1, 0)
            let exponent = numbers(element["specularExponent"]).first ?? 1
            guard 1...128 ~= exponent else { return Self.nothing }
            return lighting(.specular(constant: constant, exponent: exponent), element, node)
                .map { .lighting(input, $0, transform) } ?? Self.nothing
        default: return nil
        }
    }

    func numbers(_ text: String?) -> [Double] {
        var scanner = NumberScanner(text ?? "")
        return scanner.numbers()
    }

    /// Parses one length for both directions, or two, and converts them to the drawing's coordinates.
    private func size(_ text: String?) -> CGSize {
        let lengths = numbers(text)
        var x = lengths.first ?? 0, y = lengths.dropFirst().first ?? x
        if usesBox { (x, y) = (x * box.width, y * box.height) }
        return CGSize(width: x * transform.scale, height: y * transform.scale)
    }

    /// Returns the value of a property that the element itself specifies.
    private static func value(_ name: String, of element: Element) -> Substring? {
        let style = element["style"].map(StyleDeclaration.list) ?? []
        return style.last { $0.name == name }?.value ?? element[name]?[...]
    }

    /// Returns a color with its opacity, such as `flood-color` and `flood-opacity`.
    func color(_ element: Element, _ name: String, or usual: ShapeColor = .black) -> ShapeColor {
        var color = Self.value("\(name)-color", of: element).flatMap { ShapeColor(parsing: $0) } ?? usual
        let opacity = Self.value("\(name)-opacity", of: element).flatMap { Double($0.trimmed) }
        color.opacity *= opacity.map { min(max($0.clamped, 0), 1) } ?? 1
        return color
    }
}
