import Foundation

/// Reading of the attributes of each kind of filter primitive.
extension FilterReader {
    func colorMatrix(_ element: Element) -> [Double]? {
        let values = numbers(element["values"])
        switch element["type"] ?? "matrix" {
        case "matrix": return values.count == 20 ? values : Self.identity
        case "saturate":
            let s = max(values.first ?? 1, 0)
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
        default: return values.count == 20 ? values : Self.identity
        }
    }

    private static let identity: [Double] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]

    func transfers(_ node: Node) -> [SceneFilter.Transfer] {
        var transfers = Array(repeating: SceneFilter.Transfer.identity, count: 4)
        for id in node.children {
            guard let element = builder.drawing.nodes[id].element, let name = element.svgName,
                let part = ["feFuncR", "feFuncG", "feFuncB", "feFuncA"].firstIndex(of: name)
            else { continue }
            func number(_ key: String, or usual: Double) -> Double { numbers(element[key]).first ?? usual }
            transfers[part] =
                switch element["type"] {
                case "table": .table(numbers(element["tableValues"]))
                case "discrete": .discrete(numbers(element["tableValues"]))
                case "linear": .linear(slope: number("slope", or: 1), intercept: number("intercept", or: 0))
                case "gamma":
                    .gamma(
                        amplitude: number("amplitude", or: 1), exponent: number("exponent", or: 1),
                        offset: number("offset", or: 0))
                default: .identity
                }
        }
        return transfers
    }

    /// The largest number of weights of a convolution.
    private static let weightLimit = 1024

    /// Reads a convolution.
    ///
    /// - Returns: The convolution, or `nil` if its numbers are inconsistent.
    func convolution(_ element: Element) -> SceneFilter.Convolution? {
        let order = numbers(element["order"])
        let columns = Int((order.first ?? 3).rounded(.towardZero))
        let rows = Int((order.dropFirst().first ?? order.first ?? 3).rounded(.towardZero))
        let weights = numbers(element["kernelMatrix"])
        guard columns > 0, rows > 0, columns <= Self.weightLimit, rows <= Self.weightLimit,
            columns * rows == weights.count, weights.count <= Self.weightLimit
        else { return nil }
        func target(_ key: String, _ count: Int) -> Int? {
            let value = numbers(element[key]).first.map { Int($0) } ?? count / 2
            return 0..<count ~= value ? value : nil
        }
        guard let x = target("targetX", columns), let y = target("targetY", rows) else { return nil }
        let sum = weights.reduce(0, +)
        let divisor = numbers(element["divisor"]).first ?? (sum == 0 ? 1 : sum)
        guard divisor != 0 else { return nil }
        let length = numbers(element["kernelUnitLength"]).first.flatMap { $0 > 0 ? $0 * transform.scale : nil }
        return SceneFilter.Convolution(
            columns: columns, weights: weights, divisor: divisor, bias: numbers(element["bias"]).first ?? 0,
            targetX: x, targetY: y, edges: element["edgeMode"].flatMap { .init(rawValue: $0) } ?? .duplicate,
            preservesAlpha: element["preserveAlpha"] == "true", spacing: length)
    }

    func turbulence(_ element: Element, _ region: CGRect) -> Turbulence {
        let frequency = numbers(element["baseFrequency"])
        return Turbulence(
            frequency: CGSize(
                width: max(frequency.first ?? 0, 0), height: max(frequency.dropFirst().first ?? frequency.first ?? 0, 0)
            ),
            octaves: Int(min(max(numbers(element["numOctaves"]).first ?? 1, 0), 100)),
            seed: numbers(element["seed"]).first ?? 0, isFractal: element["type"] == "fractalNoise",
            stitched: element["stitchTiles"] == "stitch" ? region : nil)
    }

    // MARK: Light

    /// Reads a lighting primitive.
    ///
    /// - Returns: The lighting, or `nil` if it has no light source.
    func lighting(_ kind: SceneFilter.Lighting.Kind, _ element: Element, _ node: Node) -> SceneFilter.Lighting? {
        let lights = node.children.lazy.compactMap { builder.drawing.nodes[$0].element.flatMap(light) }
        guard let source = lights.first else { return nil }
        return SceneFilter.Lighting(
            kind: kind, surfaceScale: numbers(element["surfaceScale"]).first ?? 1,
            color: color(element, "lighting", or: ShapeColor(red: 1, green: 1, blue: 1)), source: source)
    }

    private func light(_ element: Element) -> SceneFilter.Light? {
        func number(_ key: String) -> Double { numbers(element[key]).first ?? 0 }
        func point(_ x: String, _ y: String, _ z: String) -> SceneFilter.Light.Point {
            guard usesBox else { return .init(x: number(x), y: number(y), z: number(z)) }
            return .init(
                x: box.minX + number(x) * box.width, y: box.minY + number(y) * box.height,
                z: number(z) * (box.width + box.height) / 2)
        }
        switch element.svgName {
        case "feDistantLight": return .distant(azimuth: number("azimuth"), elevation: number("elevation"))
        case "fePointLight": return .point(point("x", "y", "z"))
        case "feSpotLight":
            let exponent = numbers(element["specularExponent"]).first ?? 1
            return .spot(
                point("x", "y", "z"), target: point("pointsAtX", "pointsAtY", "pointsAtZ"),
                exponent: min(max(exponent, 0), 128), angle: numbers(element["limitingConeAngle"]).first.map { abs($0) }
            )
        default: return nil
        }
    }
}
