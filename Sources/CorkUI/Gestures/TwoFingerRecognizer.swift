import Foundation

/// Follows two fingers on a view, from where they began to the end of what they do.
class TwoFingerRecognizer<Value>: _GestureRecognizer<Value> {
    typealias Progress = (value: Value, counts: Bool)

    private var start: CGPoint?

    /// What the fingers have done since they began, and whether it is enough to count; nil for an event that does not tell.
    ///
    /// - Parameters:
    ///   - kind: What happened.
    ///   - start: where the middle between them was in the beginning, in the view's own coordinates.
    /// - Returns: The progress, or nil if the event does not tell.
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
