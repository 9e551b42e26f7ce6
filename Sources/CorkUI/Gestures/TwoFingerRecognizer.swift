import Foundation

/// A recognizer of a gesture with two fingers.
class TwoFingerRecognizer<Value>: _GestureRecognizer<Value> {
    typealias Progress = (value: Value, counts: Bool)

    private var start: CGPoint?

    /// Returns the progress of the gesture, and a Boolean value that indicates whether it is enough to begin the
    /// gesture.
    ///
    /// - Parameters:
    ///   - kind: The kind of the event.
    ///   - start: The initial center between the fingers, in the view's coordinates.
    /// - Returns: The progress, or `nil` for an event without progress.
    func progress(_ kind: _GestureEvent.Kind, from start: CGPoint) -> Progress? { nil }

    override func receive(_ event: _GestureEvent) {
        switch event.kind {
        case .fingersBegan: start = point(event.location, in: .local)
        case .magnified, .rotated:
            guard let start, let (value, counts) = progress(event.kind, from: start) else { return }
            if case .possible = phase, !counts { return }
            phase = .active(value)
        case .fingersEnded:
            if case .active(let value) = phase { phase = .ended(value) } else { fail() }
        case .cancelled: fail()
        case .pressed, .moved, .released, .waited: break
        }
    }

    override func reset() {
        super.reset()
        start = nil
    }
}
