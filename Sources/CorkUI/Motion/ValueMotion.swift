/// A type-erased animation of a value.
@MainActor
class AnyValueMotion {
    func advance(to time: Double) -> Bool { preconditionFailure("abstract") }
    func abandon() { preconditionFailure("abstract") }
    func nextEnd(after time: Double) -> Double { preconditionFailure("abstract") }
}

/// The animation of a value; only the code that creates it needs to know that the value is animatable.
class ValueMotion<Value>: AnyValueMotion {
    /// The final value.
    var target: Value

    init(_ target: Value) { self.target = target }

    func value(at time: Double) -> Value { preconditionFailure("abstract") }
}

private final class AnimatableMotion<Value: Animatable>: ValueMotion<Value> {
    private var track: Track<Value.AnimatableData>

    init(_ target: Value, _ track: Track<Value.AnimatableData>) {
        self.track = track
        super.init(target)
    }

    override func value(at time: Double) -> Value {
        var value = target
        value.animatableData += track.shift(at: time)
        return value
    }

    func velocity(at time: Double) -> Value.AnimatableData { track.velocity(at: time) }
    override func advance(to time: Double) -> Bool { track.advance(to: time) }
    override func abandon() { track.abandon() }
    override func nextEnd(after time: Double) -> Double { track.nextEnd(after: time) }
}

extension _ViewNode {
    /// Returns the value to show now, which is the new value or an intermediate one.
    ///
    /// - Parameters:
    ///   - target: The new value.
    ///   - shown: The value shown before.
    /// - Returns: The value to show now.
    final func approach<Value>(_ target: Value, from shown: Value) -> Value {
        guard motion?.value != nil || graph.motions.mayAnimate else { return target }
        let way = graph.motions.way(to: target, from: shown, after: motion?.value) { animationOfChange }
        guard let way else {
            motion?.endValue()
            return target
        }
        if way !== motion?.value { record.moveValue(way) }
        return way.value(at: graph.motions.now)
    }

    /// Returns the current value of the animation, or `nil` if there is none.
    final func valueInMotion<Value>(_: Value.Type = Value.self) -> Value? {
        (motion?.value as? ValueMotion<Value>)?.value(at: graph.motions.now)
    }
}

extension Motions {
    /// Returns the animation to a value, new or already running; `nil` to show the value immediately.
    ///
    /// - Parameters:
    ///   - target: The new value.
    ///   - shown: The value shown before, if no animation is running.
    ///   - running: The running animation.
    ///   - animation: Returns the timing of the animation.
    /// - Returns: The animation, or `nil`.
    func way<Value>(
        to target: Value, from shown: Value, after running: AnyValueMotion?, _ animation: () -> Animation?
    ) -> ValueMotion<Value>? {
        func open<A: Animatable>(_: A.Type) -> ValueMotion<Value>? {
            let (target, shown) = (target as! A, shown as! A)
            let way: AnyValueMotion? = animatedWay(
                to: target, from: shown, after: running as? AnimatableMotion<A>, animation)
            return way as? ValueMotion<Value>
        }
        guard let type = Value.self as? any Animatable.Type else { return nil }
        return open(type)
    }

    private func animatedWay<Value: Animatable>(
        to target: Value, from shown: Value, after running: AnimatableMotion<Value>?, _ animation: () -> Animation?
    ) -> AnimatableMotion<Value>? {
        if target.animatableData == (running?.target ?? shown).animatableData {
            running?.target = target
            return running
        }
        let displacement = (running?.value(at: now) ?? shown).animatableData - target.animatableData
        // Infinite or undefined distances cannot be animated.
        guard let animation = animation(), displacement != .zero, displacement.magnitudeSquared.isFinite else {
            return nil
        }
        let velocity = running?.velocity(at: now) ?? .zero
        return AnimatableMotion(target, Track(displacement, velocity: velocity, animation, self))
    }
}
