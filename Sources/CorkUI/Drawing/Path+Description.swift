import Foundation

extension Path: LosslessStringConvertible {
    /// The elements of the path, each as its coordinates and a letter: `m` starts a subpath, `l` is a line, `q` and `c`
    /// are curves whose end comes last, and `h` closes the subpath.
    public var description: String {
        _elements.map { element in
            func text(_ letter: String, _ points: CGPoint...) -> String {
                (points.flatMap { ["\($0.x)", "\($0.y)"] } + [letter]).joined(separator: " ")
            }
            return switch element {
            case .move(let point): text("m", point)
            case .line(let point): text("l", point)
            case .quadCurve(let point, let control): text("q", control, point)
            case .curve(let point, let a, let b): text("c", a, b, point)
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    /// Creates a path from its ``description``; fails for other text.
    public init?(_ description: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in description.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            var points: [CGPoint] = []
            for index in stride(from: 0, to: numbers.count - 1, by: 2) {
                points.append(CGPoint(x: numbers[index], y: numbers[index + 1]))
            }
            guard numbers.count == 2 * points.count else { return nil }
            switch (word, points.count) {
            case ("m", 1): append(.move(to: points[0]))
            case ("l", 1) where !isEmpty: append(.line(to: points[0]))
            case ("q", 2) where !isEmpty: append(.quadCurve(to: points[1], control: points[0]))
            case ("c", 3) where !isEmpty: append(.curve(to: points[2], control1: points[0], control2: points[1]))
            case ("h", 0) where !isEmpty: append(.closeSubpath)
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }
}
