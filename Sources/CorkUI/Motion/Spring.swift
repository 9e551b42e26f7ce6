import Foundation

/// A mass of 1 on a damped spring.
struct Spring: Hashable, Sendable {
    /// The undamped frequency, in radians per second.
    let frequency: Double
    /// The damping ratio: 1 settles fastest without overshoot, less oscillates, more creeps.
    let dampingRatio: Double

    /// Creates a spring.
    ///
    /// - Parameters:
    ///   - response: The duration of an undamped oscillation, in seconds; at least 0.001.
    ///   - dampingRatio: The damping ratio, clamped to between 0.05 and 20.
    init(response: Double, dampingRatio: Double) {
        let response = response.isNaN ? 0 : min(max(response, 0.001), Animation.longestDuration)
        frequency = 2 * .pi / response
        self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.05), 20)
    }

    /// Creates a spring.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration, in seconds.
    ///   - bounce: The overshoot, from 1 for long oscillation through 0 for none to -1 for creeping.
    init(duration: Double, bounce: Double) {
        let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.95), 1)
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// The perceived duration, in seconds.
    var perceivedDuration: Double { 2 * .pi / frequency }

    /// The time after which less than a thousandth of the distance remains, in seconds.
    var settlingDuration: Double {
        // The slowest component decays at most like exp(-x) * (1 + x), which is a thousandth at this x.
        let decay =
            dampingRatio <= 1
            ? dampingRatio * frequency : frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
        return 9.2334 / decay
    }

    /// Returns the progress after a time in seconds.
    func response(at time: Double) -> Response {
        let decay = dampingRatio * frequency
        if abs(dampingRatio - 1) < 1e-6 {
            let e = exp(-frequency * time)
            return Response(
                left: e * (1 + frequency * time), gain: e * time, leftSpeed: -e * frequency * frequency * time,
                gainSpeed: e * (1 - frequency * time))
        }
        if dampingRatio < 1 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let (e, c, s) = (exp(-decay * time), cos(swing * time), sin(swing * time))
            return Response(
                left: e * (c + decay / swing * s), gain: e * s / swing,
                leftSpeed: -e * frequency * frequency / swing * s, gainSpeed: e * (c - decay / swing * s))
        }
        let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
        let (slow, fast) = (root - decay, -root - decay)
        let (e1, e2) = (exp(slow * time), exp(fast * time))
        return Response(
            left: (slow * e2 - fast * e1) / (slow - fast), gain: (e1 - e2) / (slow - fast),
            leftSpeed: slow * fast * (e2 - e1) / (slow - fast), gainSpeed: (slow * e1 - fast * e2) / (slow - fast))
    }
}

/// The progress of a motion, as factors of the initial distance and velocity.
struct Response: Equatable {
    /// The factor of the initial distance.
    var left: Double
    /// The factor of the initial velocity, in seconds.
    var gain: Double
    /// The rate of change of `left`, per second.
    var leftSpeed: Double
    /// The rate of change of `gain`.
    var gainSpeed: Double

    static let done = Response(left: 0, gain: 0, leftSpeed: 0, gainSpeed: 0)
    static let waiting = Response(left: 1, gain: 0, leftSpeed: 0, gainSpeed: 0)
}
