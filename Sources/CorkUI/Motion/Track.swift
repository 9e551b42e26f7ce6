/// The motion of one value, as its remaining distance from the target.
///
/// The target may change meanwhile, because only the distance from it is computed.
@MainActor
struct Track<Data: VectorArithmetic> {
    private let displacement: Data
    private let velocity: Data
    private let animation: Animation
    private let start: Double
    private var completions: [AnimationCompletion]

    /// Starts a motion.
    ///
    /// - Parameters:
    ///   - displacement: The distance from the target to the value shown first.
    ///   - velocity: The initial velocity, per second.
    ///   - animation: The timing of the motion.
    ///   - motions: Provides the current time and the completions.
    init(_ displacement: Data, velocity: Data = .zero, _ animation: Animation, _ motions: Motions) {
        self.displacement = displacement
        self.velocity = velocity
        self.animation = animation
        start = motions.now
        completions = motions.completions
        completions.forEach { $0.hold() }
    }

    /// Returns the distance of the shown value from its target.
    func shift(at time: Double) -> Data {
        let response = animation.response(at: time - start)
        return displacement.scaled(by: response.left) + velocity.scaled(by: response.gain)
    }

    /// Returns the velocity of the value, per second.
    func velocity(at time: Double) -> Data {
        let response = animation.response(at: time - start)
        return displacement.scaled(by: response.leftSpeed) + velocity.scaled(by: response.gainSpeed)
    }

    private var end: Double { start + animation.duration }

    private func end(for completion: AnimationCompletion) -> Double {
        completion.criteria == .removed ? end : start + min(animation.perceivedDuration, animation.duration)
    }

    /// Returns the next time after `time` at which the motion or a completion ends; infinite if there is none.
    func nextEnd(after time: Double) -> Double {
        completions.reduce(end > time ? end : .infinity) { min($0, end(for: $1)) }
    }

    /// Releases completions that are due, and returns whether the motion has ended.
    mutating func advance(to time: Double) -> Bool {
        for completion in completions where time >= end(for: completion) { completion.release() }
        let track = self
        completions.removeAll { time >= track.end(for: $0) }
        return time >= end
    }

    /// Releases all completions, because the motion was replaced or cancelled.
    func abandon() { completions.forEach { $0.release() } }
}
