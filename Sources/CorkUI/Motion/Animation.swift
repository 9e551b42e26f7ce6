import Foundation

/// The timing of an animated change.
///
/// Durations are in seconds. A duration that is negative or not a number counts as 0, which shows the change
/// immediately.
public struct Animation: Hashable, Sendable {
    fileprivate indirect enum Course: Hashable, Sendable {
        case curve(TimingCurve, duration: Double)
        case spring(Spring)
        case delayed(Course, by: Double)
        case sped(Course, up: Double)
        /// `count` is `nil` for endless repetition.
        case repeated(Course, count: Int?, autoreverses: Bool)
    }

    fileprivate let course: Course
    /// The time at which the animation counts as logically complete, in seconds; `nil` for its perceived end.
    fileprivate var completion: Double?

    private init(_ course: Course) { self.course = course }

    /// The maximum duration, in seconds.
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

    /// Returns an animation at constant speed.
    public static func linear(duration: TimeInterval) -> Animation { curve(.linear, duration) }
    /// Returns an animation that starts slowly.
    public static func easeIn(duration: TimeInterval) -> Animation { curve(.easeIn, duration) }
    /// Returns an animation that ends slowly.
    public static func easeOut(duration: TimeInterval) -> Animation { curve(.easeOut, duration) }
    /// Returns an animation that starts and ends slowly.
    public static func easeInOut(duration: TimeInterval) -> Animation { curve(.easeInOut, duration) }

    /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - p1x: The time of the first control point, 0 to 1 of the duration.
    ///   - p1y: The progress at the first control point; less than 0 or more than 1 goes beyond the ends.
    ///   - p2x: The time of the second control point.
    ///   - p2y: The progress at the second control point.
    ///   - duration: The duration in seconds.
    /// - Returns: The animation.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        curve(TimingCurve(p1x, p1y, p2x, p2y), duration)
    }

    /// An animation at constant speed.
    public static let linear = linear(duration: usualDuration)
    /// An animation that starts slowly.
    public static let easeIn = easeIn(duration: usualDuration)
    /// An animation that ends slowly.
    public static let easeOut = easeOut(duration: usualDuration)
    /// An animation that starts and ends slowly.
    public static let easeInOut = easeInOut(duration: usualDuration)

    // MARK: Springs

    private static func spring(_ spring: Spring, isInstant: Bool) -> Animation {
        isInstant ? curve(.linear, 0) : Animation(.spring(spring))
    }

    /// Returns a spring animation, which preserves the current velocity.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration, in seconds.
    ///   - bounce: The amount of overshoot, from 0 for none to 1; a negative value approaches the target more slowly.
    ///   - blendDuration: Ignored, because a spring always preserves the current velocity.
    /// - Returns: The animation.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), isInstant: sane(duration) == 0)
    }

    /// Returns a spring animation, which preserves the current velocity.
    ///
    /// - Parameters:
    ///   - response: The duration of an undamped oscillation, in seconds.
    ///   - dampingFraction: The damping, which is 1 for no overshoot; clamped to between 0.05 and 20.
    ///   - blendDuration: Ignored, because a spring always preserves the current velocity.
    /// - Returns: The animation.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), isInstant: sane(response) == 0)
    }

    /// Returns a spring animation with considerable overshoot.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// Returns a spring animation with slight overshoot.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// Returns a spring animation without overshoot.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// Returns a quick spring animation, for what follows the pointer.
    ///
    /// - Parameters:
    ///   - response: The duration of an undamped oscillation, in seconds.
    ///   - dampingFraction: The damping, which is 1 for no overshoot; clamped to between 0.05 and 20.
    ///   - blendDuration: Ignored, because a spring always preserves the current velocity.
    /// - Returns: The animation.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }

    /// Returns a quick spring animation, for what follows the pointer.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.14 + extraBounce)
    }

    /// Returns a spring animation from the properties of a spring.
    ///
    /// - Parameters:
    ///   - mass: The mass of the object, above 0.
    ///   - stiffness: The stiffness of the spring, above 0.
    ///   - damping: The friction.
    /// - Returns: The animation.
    public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double) -> Animation {
        guard mass > 0, stiffness > 0 else { return spring }
        return spring(
            response: 2 * .pi * (mass / stiffness).squareRoot(),
            dampingFraction: damping / (2 * (mass * stiffness).squareRoot()))
    }

    /// Returns a spring animation.
    public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: bounce)
    }

    /// A quick spring animation, for what follows the pointer.
    public static let interactiveSpring = interactiveSpring(duration: 0.15)
    /// A spring animation without overshoot.
    public static let interpolatingSpring = interpolatingSpring(duration: 0.5)
    /// A spring animation without overshoot.
    public static let spring = spring(duration: 0.5, bounce: 0)
    /// A spring animation with considerable overshoot.
    public static let bouncy = bouncy()
    /// A spring animation with slight overshoot.
    public static let snappy = snappy()
    /// A spring animation without overshoot.
    public static let smooth = smooth()
    /// The default animation, a spring without overshoot.
    public static let `default` = spring(response: 0.55, dampingFraction: 1)

    // MARK: Changes

    /// Returns the animation with `duration` seconds as the time at which it counts as logically complete.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        var animation = self
        animation.completion = Self.sane(duration)
        return animation
    }

    /// Returns the animation with a delayed start, in seconds.
    public func delay(_ delay: TimeInterval) -> Animation {
        let delay = Self.sane(delay)
        return with(.delayed(course, by: delay)) { $0 + delay }
    }

    /// Returns the animation at a multiple of its speed, clamped to between 0.001 and 1,000.
    public func speed(_ speed: Double) -> Animation {
        let speed = speed.isNaN ? 1 : min(max(speed, 0.001), 1000)
        return with(.sped(course, up: speed)) { $0 / speed }
    }

    /// Returns the animation repeated a number of times.
    ///
    /// - Parameters:
    ///   - repeatCount: The number of repetitions, at least 1.
    ///   - autoreverses: Whether every second repetition runs backwards.
    /// - Returns: The animation.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        with(.repeated(course, count: max(repeatCount, 1), autoreverses: autoreverses)) { $0 }
    }

    /// Returns the animation repeated until another change ends it.
    ///
    /// - Parameter autoreverses: Whether every second repetition runs backwards.
    /// - Returns: The animation.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        with(.repeated(course, count: nil, autoreverses: autoreverses)) { $0 }
    }

    /// Returns the animation with another course, and with the time of its logical completion on that course.
    private func with(_ course: Course, completion time: (Double) -> Double) -> Animation {
        var animation = Animation(course)
        animation.completion = completion.map(time)
        return animation
    }
}

// MARK: - Over time

extension Animation {
    /// The time at which the animation has settled, in seconds; infinite for endless repetition.
    var duration: Double { course.duration }

    /// The time at which the animation appears to be over, in seconds; a spring still moves slightly.
    var perceivedDuration: Double { completion ?? course.perceivedDuration }

    /// Returns the progress after a time in seconds.
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
            // An animation without duration is not repeated.
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
