import CorkUI
import Foundation
import ShapeDocument

extension SceneGradient {
    /// The maximum number of repetitions of a gradient.
    private static let repeatLimit = 50.0

    /// Returns the shading of the gradient, repeated to cover `bounds`.
    ///
    /// - Parameter bounds: The bounds of the filled area, in the gradient's coordinates.
    /// - Returns: The shading.
    func shading(over bounds: CGRect) -> GraphicsContext.Shading {
        switch geometry {
        case .linear(let start, let end):
            let (first, last) = turns(linear: start, end, bounds)
            func point(_ part: Double) -> CGPoint {
                CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            }
            return .linearGradient(gradient(first, last), startPoint: point(first), endPoint: point(last))
        case .radial(let center, let radius, let focus, let inner):
            var last = 1.0
            if spread != .pad {
                let far = [bounds.minX, bounds.maxX].flatMap { x in
                    [bounds.minY, bounds.maxY].map { hypot(x - center.x, $0 - center.y) }
                }
                last = min(max((far.max() ?? 0) / radius + 1, 1).rounded(.up), Self.repeatLimit)
            }
            let outer = CGPoint(x: focus.x + (center.x - focus.x) * last, y: focus.y + (center.y - focus.y) * last)
            return .radialGradient(
                gradient(0, last), center: outer, startRadius: inner, endRadius: inner + (radius - inner) * last,
                focus: focus == center ? nil : focus)
        }
    }

    /// Returns the range of repetitions of a gradient that covers `bounds`.
    private func turns(linear start: CGPoint, _ end: CGPoint, _ bounds: CGRect) -> (Double, Double) {
        guard spread != .pad else { return (0, 1) }
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        let parts = [bounds.minX, bounds.maxX].flatMap { x in
            [bounds.minY, bounds.maxY].map { ((x - start.x) * dx + ($0 - start.y) * dy) / length }
        }
        let first = min(max((parts.min() ?? 0).rounded(.down), -Self.repeatLimit), 0)
        return (first, min(max((parts.max() ?? 1).rounded(.up), 1), Self.repeatLimit))
    }

    private func gradient(_ first: Double, _ last: Double) -> Gradient {
        let all = (Int(first)..<Int(last)).flatMap { turn -> [Gradient.Stop] in
            let isBackwards = spread == .reflect && turn % 2 != 0
            return (isBackwards ? stops.reversed() : stops).map { stop in
                let offset = isBackwards ? 1 - stop.offset : stop.offset
                return Gradient.Stop(
                    color: Color(stop.color), location: (offset + Double(turn) - first) / (last - first))
            }
        }
        return Gradient(stops: all)
    }
}

extension Color {
    init(_ color: ShapeColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
    }
}

extension CGAffineTransform {
    init(_ t: Transform) { self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty) }
}

extension Transform {
    nonisolated init(_ t: CGAffineTransform) { self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty) }
}

extension Font.Weight {
    /// Creates the font weight nearest to a weight from 100 to 900.
    init(css weight: Int) {
        switch weight {
        case ..<250: self = .thin
        case ..<350: self = .light
        case ..<450: self = .regular
        case ..<550: self = .medium
        case ..<650: self = .semibold
        case ..<750: self = .bold
        default: self = .heavy
        }
    }
}

extension CGLineCap {
    init(_ cap: LineCap) {
        switch cap {
        case .butt: self = .butt
        case .round: self = .round
        case .square: self = .square
        }
    }
}

extension CGLineJoin {
    init(_ join: LineJoin) {
        switch join {
        case .miter: self = .miter
        case .round: self = .round
        case .bevel: self = .bevel
        }
    }
}

extension Path {
    init(_ outline: Outline) {
        self.init { path in
            for step in outline.steps {
                switch step {
                case .move(let point): path.move(to: point)
                case .line(let point): path.addLine(to: point)
                case .curve(let a, let b, let point): path.addCurve(to: point, control1: a, control2: b)
                case .close: path.closeSubpath()
                }
            }
        }
    }
}
