/// The way of one value: how far it still is from where it belongs, which gets less until nothing is left.
///
/// Only what is left is computed: where the value belongs may change meanwhile, and the rest of the way goes along.
@MainActor
struct Track<Data: VectorArithmetic> {
    private let displacement: Data
    private let velocity: Data
    private let animation: Animation
    private let start: Double
    private var completions: [AnimationCompletion]

    /// Begins a motion.
    ///
    /// - Parameters:
    ///   - displacement: from where the value belongs to where it is shown at first.
    ///   - velocity: how fast it moves at first, a second.
    ///   - animation: How the value moves.
    ///   - motions: tells the time, and who waits.
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

    /// The next time after another at which something is complete; endless where nothing is.
    func nextEnd(after time: Double) -> Double {
        completions.reduce(end > time ? end : .infinity) { min($0, end(for: $1)) }
    }

    /// Tells those whose time has come; says whether nothing is left of the way.
    mutating func advance(to time: Double) -> Bool {
        for completion in completions where time >= end(for: completion) { completion.release() }
        let track = self
        completions.removeAll { time >= track.end(for: $0) }
        return time >= end
    }

    /// Tells all who wait: another motion takes the place of this one, or none.
    func abandon() { completions.forEach { $0.release() } }
}
