import Foundation

/// A gesture that combines two others.
public protocol _PairGesture<First, Second>: Gesture {
    associatedtype First: Gesture
    associatedtype Second: Gesture
    var first: First { get }
    var second: Second { get }
}

extension _PairGesture {
    /// Passes the current value of the gesture to its recognizer.
    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        guard let pair = recognizer as? PairRecognizer<First, Second, Value> else { return }
        first._update(pair.first)
        second._update(pair.second)
    }
}

/// A gesture that recognizes two gestures at the same time, or one of them.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PairGesture {
    /// The values of both gestures.
    public struct Value {
        /// The value of the first gesture, or `nil` before it reports one.
        public var first: First.Value?
        /// The value of the second gesture, or `nil` before it reports one.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Combines two gestures.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    /// Makes the recognizer of the gesture.
    public func _makeRecognizer() -> _GestureRecognizer<Value> { SimultaneousRecognizer(self) }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
    ParallelRecognizer<First, Second, SimultaneousGesture<First, Second>.Value>
{
    init(_ gesture: SimultaneousGesture<First, Second>) { super.init(gesture.first, gesture.second) }

    override func take() {
        let value = SimultaneousGesture<First, Second>.Value(first: first.value, second: second.value)
        phase =
            if first.isSettled, second.isSettled {
                first.isFailed && second.isFailed ? .failed : .ended(value)
            } else if first.hasBegun || second.hasBegun {
                .active(value)
            } else {
                .possible(first.value == nil && second.value == nil ? nil : value)
            }
    }
}

/// A gesture that recognizes a second gesture after a first one.
public struct SequenceGesture<First: Gesture, Second: Gesture>: _PairGesture {
    /// The progress of the sequence.
    public enum Value {
        /// The first gesture is in progress.
        case first(First.Value)
        /// The first gesture ended; the second value is `nil` until the second gesture reports one.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Combines two gestures.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    /// Makes the recognizer of the gesture.
    public func _makeRecognizer() -> _GestureRecognizer<Value> { SequenceRecognizer(self) }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<First, Second, SequenceGesture<First, Second>.Value>
{
    /// The location of a continuing press, with which the second gesture begins.
    private var press: CGPoint?
    /// The time at which the first gesture ended.
    private var start: Double?

    init(_ gesture: SequenceGesture<First, Second>) { super.init(gesture.first, gesture.second) }

    override var deadline: Double? {
        guard first.isSettled else { return first.deadline }
        if let deadline = second.deadline { return deadline }
        let pause = node?.environment.doubleClickTime ?? EnvironmentValues().doubleClickTime
        return press == nil ? start.map { $0 + pause } : nil
    }

    override func receive(_ event: _GestureEvent) {
        if first.isSettled, !second.hasBegun, second.deadline == nil, let deadline, event.time >= deadline {
            return fail()
        }
        switch event.kind {
        case .pressed, .moved: press = event.location
        case .released, .cancelled: press = nil
        default: break
        }
        if first.isSettled {
            second.receive(event)
        } else {
            first.receive(event)
            if case .ended = first.phase {
                start = event.time
                if let press { second.receive(_GestureEvent(.pressed, at: press, time: event.time)) }
            }
        }
        phase =
            switch first.phase {
            case .possible(let value): .possible(value.map { .first($0) })
            case .active(let value): .active(.first(value))
            case .failed: .failed
            case .ended(let value):
                switch second.phase {
                case .possible(let other): .active(.second(value, other))
                case .active(let other): .active(.second(value, other))
                case .ended(let other): .ended(.second(value, other))
                case .failed: .failed
                }
            }
    }

    override func commit() {
        first.commit()
        if case .ended = first.phase { second.commit() }
    }

    override func reset() {
        super.reset()
        (press, start) = (nil, nil)
    }
}

/// A gesture that recognizes one of two gestures, the second only if the first fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PairGesture {
    /// The value of the recognized gesture.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Combines two gestures.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    /// Makes the recognizer of the gesture.
    public func _makeRecognizer() -> _GestureRecognizer<Value> { ExclusiveRecognizer(self) }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
    ParallelRecognizer<First, Second, ExclusiveGesture<First, Second>.Value>
{
    init(_ gesture: ExclusiveGesture<First, Second>) { super.init(gesture.first, gesture.second) }

    override func take() {
        if first.hasBegun, !second.isFailed { second.fail() }
        phase =
            switch (first.phase, second.phase) {
            case (.possible(let value), _): .possible(value.map { .first($0) })
            case (.active(let value), _): .active(.first(value))
            case (.ended(let value), _): .ended(.first(value))
            case (.failed, .possible(let value)): .possible(value.map { .second($0) })
            case (.failed, .active(let value)): .active(.second(value))
            case (.failed, .ended(let value)): .ended(.second(value))
            case (.failed, .failed): .failed
            }
    }

    override func commit() {
        first.commit()
        if first.isFailed { second.commit() }
    }
}

/// A recognizer of two gestures.
class PairRecognizer<First: Gesture, Second: Gesture, Value>: _GestureRecognizer<Value> {
    let first: _GestureRecognizer<First.Value>
    let second: _GestureRecognizer<Second.Value>

    init(_ first: First, _ second: Second) {
        (self.first, self.second) = (first._makeRecognizer(), second._makeRecognizer())
    }

    override var deadline: Double? {
        [first.isSettled ? nil : first.deadline, second.isSettled ? nil : second.deadline].compactMap { $0 }.min()
    }

    override func fail() {
        super.fail()
        first.fail()
        second.fail()
    }

    override func commit() {
        first.commit()
        second.commit()
    }

    override func reset() {
        super.reset()
        first.reset()
        second.reset()
    }

    override func attach(to node: _ViewNode) {
        super.attach(to: node)
        first.attach(to: node)
        second.attach(to: node)
    }
}

/// A recognizer of two gestures that receive the same events.
class ParallelRecognizer<First: Gesture, Second: Gesture, Value>: PairRecognizer<First, Second, Value> {
    override func receive(_ event: _GestureEvent) {
        if !first.isSettled { first.receive(event) }
        if !second.isSettled { second.receive(event) }
        take()
    }

    override func finish() {
        first.finish()
        second.finish()
        take()
    }

    /// Updates the phase from those of both recognizers.
    func take() { preconditionFailure("abstract") }
}

extension _GestureRecognizer {
    final var value: Value? {
        switch phase {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    /// A Boolean value that indicates whether the gesture is active or ended.
    final var hasBegun: Bool {
        switch phase {
        case .active, .ended: true
        case .possible, .failed: false
        }
    }

    final var isFailed: Bool { if case .failed = phase { true } else { false } }
}

extension Gesture {
    /// Combines this gesture with another one, so that both are recognized at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Combines this gesture with another one, which is recognized after this one.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Combines this gesture with another one, which is recognized only if this one fails.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
