/// A value of any type on its way.
@MainActor
class AnyValueMotion {
    func advance(to time: Double) -> Bool { preconditionFailure("abstract") }
    func abandon() { preconditionFailure("abstract") }
    func nextEnd(after time: Double) -> Double { preconditionFailure("abstract") }
}

/// A value on its way; only what makes it knows that it can be animated.
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
    /// Returns the value to show now: the new value, or one on the way to it.
    ///
    /// - Parameters:
    ///   - target: the new value.
    ///   - shown: what was shown before.
    /// - Returns: What to show now.
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

    /// Returns the current value of the animation, or nil if there is none.
    final func valueInMotion<Value>(_: Value.Type = Value.self) -> Value? {
        (motion?.value as? ValueMotion<Value>)?.value(at: graph.motions.now)
    }
}

extension Motions {
    /// The way to a value: a new one, or the one it is on already; nil where the value is there at once.
    ///
    /// - Parameters:
    ///   - target: the new value.
    ///   - shown: what was shown before, unless it was on its way.
    ///   - running: the way it was on.
    ///   - animation: how it goes.
    /// - Returns: The motion, or nil.
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
        // There is no way between numbers that are none, and none to the same value.
        guard let animation = animation(), displacement != .zero, displacement.magnitudeSquared.isFinite else {
            return nil
        }
        let velocity = running?.velocity(at: now) ?? .zero
        return AnimatableMotion(target, Track(displacement, velocity: velocity, animation, self))
    }
}
