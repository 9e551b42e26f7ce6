import Foundation

/// A mass of 1 on a spring, which pulls it to its place.
struct Spring: Hashable, Sendable {
    /// The undamped frequency, in radians per second.
    let frequency: Double
    /// 1 comes to rest as fast as it can without swinging over; less swings, more creeps.
    let dampingRatio: Double

    /// - Parameters:
    ///   - response: how long one swing would take without damping, in seconds; at least a thousandth.
    ///   - dampingRatio: brought within 0.05, which swings for long, and 20.
    init(response: Double, dampingRatio: Double) {
        let response = response.isNaN ? 0 : min(max(response, 0.001), Animation.longestDuration)
        frequency = 2 * .pi / response
        self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.05), 20)
    }

    /// - Parameters:
    ///   - duration: about how long the motion seems to take, in seconds.
    ///   - bounce: from 1, which swings for long, over 0, which does not swing over, to -1, which creeps.
    init(duration: Double, bounce: Double) {
        let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.95), 1)
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// About how long the motion seems to take, in seconds.
    var perceivedDuration: Double { 2 * .pi / frequency }

    /// When less than a thousandth of the way is left for good, in seconds.
    var settlingDuration: Double {
        // The slowest part decays with exp(-x) * (1 + x) at most, which is a thousandth at this x.
        let decay =
            dampingRatio <= 1
            ? dampingRatio * frequency : frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
        return 9.2334 / decay
    }

    /// Returns the remaining distance and the part caused by the initial velocity, after some seconds.
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

/// The progress of a motion: fractions of its distance and of its initial velocity.
struct Response: Equatable {
    /// The share of the way that is left.
    var left: Double
    /// The share of the speed at first that is added, in seconds.
    var gain: Double
    /// The rate of change of `left`, per second.
    var leftSpeed: Double
    /// The rate of change of `gain`.
    var gainSpeed: Double

    static let done = Response(left: 0, gain: 0, leftSpeed: 0, gainSpeed: 0)
    static let waiting = Response(left: 1, gain: 0, leftSpeed: 0, gainSpeed: 0)
}
