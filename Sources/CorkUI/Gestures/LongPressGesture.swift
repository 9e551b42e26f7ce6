import Foundation

/// A press with a minimum duration.
///
/// Its value is `true` from the beginning of the press.
public struct LongPressGesture: Gesture {
    /// The value that the gesture reports.
    public typealias Value = Bool
    /// The duration of the press, in seconds.
    public var minimumDuration: Double
    /// The maximum movement during the press, in points.
    public var maximumDistance: CGFloat

    /// Creates a long-press gesture.
    ///
    /// - Parameters:
    ///   - minimumDuration: The duration of the press, in seconds.
    ///   - maximumDistance: The maximum movement during the press, in points.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }

    /// Makes the recognizer of the gesture.
    public func _makeRecognizer() -> _GestureRecognizer<Bool> { LongPressRecognizer(self) }
    /// Passes the current value of the gesture to its recognizer.
    public func _update(_ recognizer: _GestureRecognizer<Bool>) {
        (recognizer as? LongPressRecognizer)?.gesture = self
    }
}

private final class LongPressRecognizer: _GestureRecognizer<Bool> {
    var gesture: LongPressGesture
    private var press: (location: CGPoint, time: Double)?

    init(_ gesture: LongPressGesture) { self.gesture = gesture }

    override var deadline: Double? { press.map { $0.time + gesture.minimumDuration } }

    override func receive(_ event: _GestureEvent) {
        if let deadline, event.time >= deadline { return phase = .ended(true) }
        switch event.kind {
        case .pressed:
            press = (event.location, event.time)
            phase = gesture.minimumDuration > 0 ? .possible(true) : .ended(true)
        case .moved:
            if let press, press.location.distance(to: event.location) > gesture.maximumDistance { fail() }
        case .released, .cancelled, .fingersBegan: fail()
        case .magnified, .rotated, .fingersEnded, .waited: break
        }
    }

    override func fail() {
        super.fail()
        press = nil
    }

    override func reset() {
        super.reset()
        press = nil
    }
}
