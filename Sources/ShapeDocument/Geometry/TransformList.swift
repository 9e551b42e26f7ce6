import Foundation

extension Transform {
    /// Parses a `transform`, or returns `nil` if it is invalid.
    ///
    /// - Parameters:
    ///   - text: The list of transforms.
    ///   - allowsUnits: Pass `true` for a property of CSS, in which lengths and angles have units.
    init?(parsing text: String, allowsUnits: Bool = false) {
        var scanner = NumberScanner(text)
        self = .identity
        scanner.skipSeparator()
        while !scanner.isAtEnd {
            let name = scanner.word()
            func number() -> Double? {
                guard let number = scanner.number() else { return nil }
                guard allowsUnits else { return number }
                let factors: [String: Double] = [
                    "rad": 180 / .pi, "turn": 360, "grad": 0.9, "pt": 4.0 / 3, "in": 96, "cm": 96 / 2.54,
                ]
                return number * (factors[scanner.word()] ?? 1)
            }
            scanner.skipSpace()
            guard scanner.next == UInt8(ascii: "(") else { return nil }
            scanner.advance()
            var numbers: [Double] = []
            scanner.skipSeparator()
            while let one = number() {
                numbers.append(one)
                scanner.skipSeparator()
            }
            guard scanner.next == UInt8(ascii: ")"), let one = Transform(name, numbers) else { return nil }
            scanner.advance()
            scanner.skipSeparator()
            self = one.then(self)
        }
    }

    private init?(_ name: String, _ n: [Double]) {
        switch (name, n.count) {
        case ("matrix", 6): self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
        case ("translate", 1): self = .translation(n[0], 0)
        case ("translate", 2): self = .translation(n[0], n[1])
        case ("translateX", 1): self = .translation(n[0], 0)
        case ("translateY", 1): self = .translation(0, n[0])
        case ("scaleX", 1): self = .scale(n[0], 1)
        case ("scaleY", 1): self = .scale(1, n[0])
        case ("scale", 1): self = .scale(n[0], n[0])
        case ("scale", 2): self = .scale(n[0], n[1])
        case ("rotate", 1): self = .rotation(n[0])
        case ("rotate", 3):
            self = Transform.translation(-n[1], -n[2]).then(.rotation(n[0])).then(.translation(n[1], n[2]))
        case ("skewX", 1): self.init(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
        case ("skewY", 1): self.init(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
        default: return nil
        }
    }

    static func rotation(_ degrees: Double) -> Transform {
        let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The value of a `transform` attribute.
    var text: String {
        if a == 1, b == 0, c == 0, d == 1 { return "translate(\(tx.svgText),\(ty.svgText))" }
        return matrixText
    }

    /// The value of a `transform` property, in which lengths of other functions have units.
    var matrixText: String { "matrix(\([a, b, c, d, tx, ty].map(\.svgText).joined(separator: ",")))" }
}

extension Double {
    /// The number as it is written into files, with up to eight decimals and no trailing zeros.
    var svgText: String {
        guard isFinite else { return "0" }
        let rounded = (self * 1e8).rounded() / 1e8
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
        return abs(rounded) < 1e-4 ? String(format: "%.8f", rounded).trimmingTrailingZeros : "\(rounded)"
    }
}

extension String {
    fileprivate var trimmingTrailingZeros: String {
        var text = self
        while text.hasSuffix("0") { text.removeLast() }
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
}
