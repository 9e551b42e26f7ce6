import Foundation

/// The animation of a change.
///
/// Durations are in seconds; one that is not a number or less than 0 counts as 0, with which a change is shown at once.
public struct Animation: Hashable, Sendable {
    fileprivate indirect enum Course: Hashable, Sendable {
        case curve(TimingCurve, duration: Double)
        case spring(Spring)
        case delayed(Course, by: Double)
        case sped(Course, up: Double)
        /// `count` is nil for ever.
        case repeated(Course, count: Int?, autoreverses: Bool)
    }

    fileprivate let course: Course
    /// When the motion counts as complete, in seconds; nil for when it seems to be over.
    fileprivate var completion: Double?

    private init(_ course: Course) { self.course = course }

    /// The longest duration that is computed with, in seconds.
    static let longestDuration = 1_000_000.0

    private static func sane(_ duration: Double) -> Double {
        duration.isNaN ? 0 : min(max(duration, 0), longestDuration)
    }

    // MARK: Curves

    private static func curve(_ curve: TimingCurve, _ duration: Double) -> Animation {
        Animation(.curve(curve, duration: sane(duration)))
    }

    /// The default duration of timing curves, in seconds.
    private static let usualDuration = 0.35

    /// At an even speed.
    public static func linear(duration: TimeInterval) -> Animation { curve(.linear, duration) }
    /// Slow at first.
    public static func easeIn(duration: TimeInterval) -> Animation { curve(.easeIn, duration) }
    /// Slow towards the end.
    public static func easeOut(duration: TimeInterval) -> Animation { curve(.easeOut, duration) }
    /// Slow at first and towards the end.
    public static func easeInOut(duration: TimeInterval) -> Animation { curve(.easeInOut, duration) }

    /// Along a cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - p1x: The time of the first control point, 0 to 1 of the duration.
    ///   - p1y: The progress at the first control point; less than 0 or more than 1 goes beyond the ends.
    ///   - p2x: The time of the second control point.
    ///   - p2y: The progress at the second control point.
    ///   - duration: in seconds.
    /// - Returns: The animation.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        curve(TimingCurve(p1x, p1y, p2x, p2y), duration)
    }

    /// At an even speed.
    public static let linear = linear(duration: usualDuration)
    /// Slow at first.
    public static let easeIn = easeIn(duration: usualDuration)
    /// Slow towards the end.
    public static let easeOut = easeOut(duration: usualDuration)
    /// Slow at first and towards the end.
    public static let easeInOut = easeInOut(duration: usualDuration)

    // MARK: Springs

    private static func spring(_ spring: Spring, isInstant: Bool) -> Animation {
        isInstant ? curve(.linear, 0) : Animation(.spring(spring))
    }

    /// A spring, which goes on with the speed that there is.
    ///
    /// - Parameters:
    ///   - duration: about how long the motion seems to take, in seconds.
    ///   - bounce: how far it swings over, from 0, not at all, to 1; less than 0 creeps.
    ///   - blendDuration: Not used: a spring always goes on with the speed that there is.
    /// - Returns: The animation.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), isInstant: sane(duration) == 0)
    }

    /// A spring, which goes on with the speed that there is.
    ///
    /// - Parameters:
    ///   - response: how long one swing would take without damping, in seconds.
    ///   - dampingFraction: 1 does not swing over; brought within 0.05 and 20.
    ///   - blendDuration: Not used: a spring always goes on with the speed that there is.
    /// - Returns: The animation.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), isInstant: sane(response) == 0)
    }

    /// A spring that swings over a good deal.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// A spring that swings over a little.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring that does not swing over.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring that does not swing over.
    public static let spring = spring(duration: 0.5, bounce: 0)
    /// A spring that swings over a good deal.
    public static let bouncy = bouncy()
    /// A spring that swings over a little.
    public static let snappy = snappy()
    /// A spring that does not swing over.
    public static let smooth = smooth()
    /// The animation used where none is named: a spring without overshoot.
    public static let `default` = spring(response: 0.55, dampingFraction: 1)

    // MARK: Changes

    /// The same animation, which counts as logically complete after `duration` seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        var animation = self
        animation.completion = Self.sane(duration)
        return animation
    }

    /// The animation, begun some seconds later.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(.delayed(course, by: Self.sane(delay))) }

    /// The animation, so many times as fast; brought within a thousandth and a thousand times.
    public func speed(_ speed: Double) -> Animation {
        Animation(.sped(course, up: speed.isNaN ? 1 : min(max(speed, 0.001), 1000)))
    }

    /// The animation, run some times one after the other.
    ///
    /// - Parameters:
    ///   - repeatCount: how often; at least once.
    ///   - autoreverses: whether every second time goes back.
    /// - Returns: The animation.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(.repeated(course, count: max(repeatCount, 1), autoreverses: autoreverses))
    }

    /// The animation, run until another change ends it.
    ///
    /// - Parameter autoreverses: whether every second time goes back.
    /// - Returns: The animation.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repeated(course, count: nil, autoreverses: autoreverses))
    }
}

// MARK: - Over time

extension Animation {
    /// When nothing moves any more, in seconds; endless where it repeats for ever.
    var duration: Double { course.duration }

    /// When the motion seems to be over, in seconds: for springs before the last small movements.
    var perceivedDuration: Double { completion ?? course.perceivedDuration }

    /// Returns the progress after some seconds.
    func response(at time: Double) -> Response { time >= duration ? .done : course.response(at: time) }
}

extension Animation.Course {
    var duration: Double {
        switch self {
        case .curve(_, let duration): duration
        case .spring(let spring): spring.settlingDuration
        case .delayed(let course, let delay): course.duration + delay
        case .sped(let course, let speed): course.duration / speed
        case .repeated(let course, let count, _):
            // What takes no time is not worth repeating.
            course.duration == 0 ? 0 : count.map { course.duration * Double($0) } ?? .infinity
        }
    }

    var perceivedDuration: Double {
        switch self {
        case .spring(let spring): spring.perceivedDuration
        case .delayed(let course, let delay): course.perceivedDuration + delay
        case .sped(let course, let speed): course.perceivedDuration / speed
        case .curve, .repeated: duration
        }
    }

    func response(at time: Double) -> Response {
        switch self {
        case .curve(let curve, let duration):
            guard time > 0 else { return .waiting }
            guard time < duration else { return .done }
            let (value, speed) = curve.progress(at: time / duration)
            return Response(left: 1 - value, gain: 0, leftSpeed: -speed / duration, gainSpeed: 0)
        case .spring(let spring): return spring.response(at: max(time, 0))
        case .delayed(let course, let delay): return time < delay ? .waiting : course.response(at: time - delay)
        case .sped(let course, let speed):
            var response = course.response(at: time * speed)
            response.gain /= speed
            response.leftSpeed *= speed
            return response
        case .repeated(let course, _, let autoreverses):
            let cycle = (time / course.duration).rounded(.down)
            let part = time - cycle * course.duration
            guard autoreverses, cycle.truncatingRemainder(dividingBy: 2) == 1 else { return course.response(at: part) }
            var response = course.response(at: course.duration - part)
            response.leftSpeed.negate()
            response.gainSpeed.negate()
            return response
        }
    }
}
