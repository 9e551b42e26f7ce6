import Foundation

/// A parser for the `d` of a path and the `points` of a polygon.
struct PathReader {
    private var scanner: NumberScanner
    private var outline = Outline()
    private var last = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point, for a smooth curve that follows.
    private var control: CGPoint?
    private var isQuadratic = false

    /// Returns the outline of a `d`, up to the first error.
    ///
    /// - Complexity: O(characters).
    static func outline(_ text: String) -> Outline {
        var reader = PathReader(scanner: NumberScanner(text))
        reader.read()
        return reader.outline
    }

    /// Returns the lines of `points`; an unpaired last number is ignored.
    static func outline(points text: String, isClosed: Bool) -> Outline {
        var scanner = NumberScanner(text)
        let numbers = scanner.numbers()
        var outline = Outline()
        for index in stride(from: 0, to: numbers.count - 1, by: 2) {
            let point = CGPoint(x: numbers[index], y: numbers[index + 1])
            if index == 0 { outline.move(point) } else { outline.line(point) }
        }
        if isClosed { outline.close() }
        return outline
    }

    private init(scanner: NumberScanner) { self.scanner = scanner }

    private mutating func read() {
        scanner.skipSpace()
        while let letter = scanner.next {
            guard (0x41...0x7A).contains(letter), outline.steps.isEmpty == false || letter | 0x20 == 0x6D else {
                return
            }
            scanner.advance()
            guard command(letter) else { return }
            scanner.skipSpace()
        }
    }

    /// Reads a command and its arguments; returns `false` after an error.
    private mutating func command(_ letter: UInt8) -> Bool {
        if letter | 0x20 == UInt8(ascii: "z") {
            outline.close()
            last = start
            control = nil
            return true
        }
        var isFirst = true
        while true {
            isFirst ? scanner.skipSpace() : scanner.skipSeparator()
            if !isFirst {
                guard let byte = scanner.next, !(0x41...0x7A).contains(byte) else { return true }
            }
            guard segment(letter, isFirst) else { return false }
            isFirst = false
        }
    }

    private mutating func segment(_ letter: UInt8, _ isFirst: Bool) -> Bool {
        let isRelative = letter >= 0x61
        let base = isRelative ? last : .zero
        beginIfClosed(letter)
        switch UInt8(letter | 0x20) {
        case UInt8(ascii: "m"):
            guard let point = point(base) else { return false }
            if isFirst {
                outline.move(point)
                start = point
            } else {
                outline.line(point)
            }
            reach(point)
        case UInt8(ascii: "l"):
            guard let point = point(base) else { return false }
            line(point)
        case UInt8(ascii: "h"):
            guard let x = scanner.number() else { return false }
            line(CGPoint(x: (base.x + x).clamped, y: last.y))
        case UInt8(ascii: "v"):
            guard let y = scanner.number() else { return false }
            line(CGPoint(x: last.x, y: (base.y + y).clamped))
        case UInt8(ascii: "c"):
            guard let a = point(base), let b = point(base), let end = point(base) else { return false }
            curve(a, b, end)
        case UInt8(ascii: "s"):
            let a = !isQuadratic ? mirrored : last
            guard let b = point(base), let end = point(base) else { return false }
            curve(a, b, end)
        case UInt8(ascii: "q"):
            guard let a = point(base), let end = point(base) else { return false }
            quad(a, end)
        case UInt8(ascii: "t"):
            let a = isQuadratic ? mirrored : last
            guard let end = point(base) else { return false }
            quad(a, end)
        case UInt8(ascii: "a"): return arc(base)
        default: return false
        }
        return true
    }

    /// Begins a new subpath after a closed one, at its start.
    private mutating func beginIfClosed(_ letter: UInt8) {
        if letter | 0x20 != UInt8(ascii: "m"), outline.steps.last == .close { outline.move(last) }
    }

    private var mirrored: CGPoint {
        control.map { CGPoint(x: 2 * last.x - $0.x, y: 2 * last.y - $0.y) } ?? last
    }

    private mutating func reach(_ point: CGPoint, _ control: CGPoint? = nil, isQuadratic: Bool = false) {
        last = point
        self.control = control
        self.isQuadratic = isQuadratic
    }

    private mutating func line(_ point: CGPoint) {
        outline.line(point)
        reach(point)
    }

    private mutating func curve(_ a: CGPoint, _ b: CGPoint, _ end: CGPoint) {
        outline.steps.append(.curve(a, b, to: end))
        reach(end, b)
    }

    private mutating func quad(_ a: CGPoint, _ end: CGPoint) {
        outline.quad(a, from: last, to: end)
        reach(end, a, isQuadratic: true)
    }

    private mutating func point(_ base: CGPoint) -> CGPoint? {
        scanner.skipSeparator()
        guard let x = scanner.number() else { return nil }
        scanner.skipSeparator()
        guard let y = scanner.number() else { return nil }
        return CGPoint(x: (base.x + x).clamped, y: (base.y + y).clamped)
    }

    private mutating func arc(_ base: CGPoint) -> Bool {
        guard let rx = scanner.number() else { return false }
        scanner.skipSeparator()
        guard let ry = scanner.number() else { return false }
        scanner.skipSeparator()
        guard let angle = scanner.number() else { return false }
        scanner.skipSeparator()
        guard let isLarge = scanner.flag() else { return false }
        scanner.skipSeparator()
        guard let isSweep = scanner.flag(), let end = point(base) else { return false }
        outline.arc(from: last, to: end, rx: rx, ry: ry, degrees: angle, isLarge: isLarge, isSweep: isSweep)
        reach(end)
        return true
    }
}

extension Outline {
    /// Adds an elliptical arc as curves.
    mutating func arc(
        from start: CGPoint, to end: CGPoint, rx: Double, ry: Double, degrees: Double, isLarge: Bool, isSweep: Bool
    ) {
        var (rx, ry) = (abs(rx), abs(ry))
        guard start != end else { return }
        guard rx > 0, ry > 0 else { return line(end) }
        let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        // Coordinates in which the ellipse is upright and the origin is halfway.
        let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
        let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
        let reach = (x * x) / (rx * rx) + (y * y) / (ry * ry)
        if reach > 1 {
            rx *= reach.squareRoot()
            ry *= reach.squareRoot()
        }
        let below = rx * rx * y * y + ry * ry * x * x
        let factor = (max(rx * rx * ry * ry - below, 0) / below).squareRoot() * (isLarge == isSweep ? -1 : 1)
        let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
        let first = atan2((y - cy) / ry, (x - cx) / rx)
        var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - first
        if isSweep, sweep < 0 { sweep += 2 * .pi }
        if !isSweep, sweep > 0 { sweep -= 2 * .pi }
        guard sweep.isFinite else { return line(end) }
        let center = CGPoint(
            x: cosine * cx - sine * cy + (start.x + end.x) / 2, y: sine * cx + cosine * cy + (start.y + end.y) / 2)
        let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
        let step = sweep / Double(count)
        let pull = 4 / 3 * tan(step / 4)
        func point(_ angle: Double, _ tangent: Double) -> CGPoint {
            let (u, v) = (rx * (cos(angle) - tangent * sin(angle)), ry * (sin(angle) + tangent * cos(angle)))
            return CGPoint(x: center.x + cosine * u - sine * v, y: center.y + sine * u + cosine * v)
        }
        for index in 0..<count {
            let (from, to) = (first + Double(index) * step, first + Double(index + 1) * step)
            steps.append(.curve(point(from, pull), point(to, -pull), to: index == count - 1 ? end : point(to, 0)))
        }
    }
}
