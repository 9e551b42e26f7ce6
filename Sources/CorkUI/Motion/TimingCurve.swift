import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps fractions of time to progress.
struct TimingCurve: Hashable, Sendable {
    var x1: Double
    var y1: Double
    var x2: Double
    var y2: Double

    static let linear = TimingCurve(0, 0, 1, 1)
    static let easeIn = TimingCurve(0.42, 0, 1, 1)
    static let easeOut = TimingCurve(0, 0, 0.58, 1)
    static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

    /// Creates a curve.
    ///
    /// - Parameters:
    ///   - x1: The time of the first control point, clamped to between 0 and 1 so that time never runs backwards.
    ///   - y1: The progress at the first control point.
    ///   - x2: The time of the second control point.
    ///   - y2: The progress at the second control point.
    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        func time(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
        func progress(_ value: Double) -> Double { value.isFinite ? value : 0 }
        (self.x1, self.x2) = (time(x1), time(x2))
        (self.y1, self.y2) = (progress(y1), progress(y2))
    }

    /// Returns the progress at a time from 0 to 1, and its rate of change.
    func progress(at time: Double) -> (value: Double, speed: Double) {
        if x1 == y1, x2 == y2 { return (time, 1) }
        let t = parameter(at: time)
        let (dx, dy) = (slope(x1, x2, t), slope(y1, y2, t))
        return (point(y1, y2, t), dx > 1e-9 ? dy / dx : 0)
    }

    /// Finds the curve parameter for a time by bisection, since time increases along the curve.
    private func parameter(at time: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if point(x1, x2, middle) < time { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private func point(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    private func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
    }
}
