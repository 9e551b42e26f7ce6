import Foundation

/// A gesture made of two others.
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

/// Two gestures that take place at the same time, or one of them.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PairGesture {
    /// What both tell; nil for one that does not take place.
    public struct Value {
        /// The value of the first gesture, or nil before it has one.
        public var first: First.Value?
        /// The value of the second gesture, or nil before it has one.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Combines two gestures.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    /// Makes what recognizes the gesture in a stream of events.
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

/// A gesture and another one after it.
public struct SequenceGesture<First: Gesture, Second: Gesture>: _PairGesture {
    /// The progress.
    public enum Value {
        /// The first goes on.
        case first(First.Value)
        /// The first is complete; nil until the second tells something.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Combines two gestures.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    /// Makes what recognizes the gesture in a stream of events.
    public func _makeRecognizer() -> _GestureRecognizer<Value> { SequenceRecognizer(self) }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<First, Second, SequenceGesture<First, Second>.Value>
{
    /// Where the press is that goes on, for the second to begin with.
    private var press: CGPoint?

    init(_ gesture: SequenceGesture<First, Second>) { super.init(gesture.first, gesture.second) }

    override func receive(_ event: _GestureEvent) {
        switch event.kind {
        case .pressed, .moved: press = event.location
        case .released, .cancelled: press = nil
        default: break
        }
        if first.isSettled {
            second.receive(event)
        } else {
            first.receive(event)
            if case .ended = first.phase, let press {
                second.receive(_GestureEvent(.pressed, at: press, time: event.time))
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
        press = nil
    }
}

/// Two gestures of which one takes place: the second only where the first does not.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PairGesture {
    /// Which one it is, and what it tells.
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

    /// Makes what recognizes the gesture in a stream of events.
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

/// Recognizes two gestures.
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

/// Recognizes two gestures at the same time.
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

    /// Takes over how far both have come.
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

    /// Whether it goes on or is complete.
    final var hasBegun: Bool {
        switch phase {
        case .active, .ended: true
        case .possible, .failed: false
        }
    }

    final var isFailed: Bool { if case .failed = phase { true } else { false } }
}

extension Gesture {
    /// This gesture and another one at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// This gesture and then another one.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// This gesture, or another one where this does not take place.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
