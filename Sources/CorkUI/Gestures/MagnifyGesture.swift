import Foundation

/// Two fingers that spread or come together.
public struct MagnifyGesture: Gesture {
    /// How far they are.
    public struct Value: Equatable, Sendable {
        /// How many times as far apart as in the beginning.
        public var magnification: CGFloat
        /// Where the middle between them was in the beginning, in the view's own coordinates.
        public var startLocation: CGPoint
        /// Where that was in the view, from 0 to 1 each way.
        public var startAnchor: UnitPoint
    }

    /// By how much the magnification differs from 1 before it counts.
    public var minimumScaleDelta: CGFloat

    /// - Parameter minimumScaleDelta: by how much the magnification differs from 1 before it counts.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public func _makeRecognizer() -> _GestureRecognizer<Value> { MagnifyRecognizer(self) }
    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        (recognizer as? MagnifyRecognizer)?.gesture = self
    }
}

private final class MagnifyRecognizer: _GestureRecognizer<MagnifyGesture.Value> {
    var gesture: MagnifyGesture
    private var start: CGPoint?

    init(_ gesture: MagnifyGesture) { self.gesture = gesture }

    override func receive(_ event: _GestureEvent) {
        switch event.kind {
        case .fingersBegan: start = point(event.location, in: .local)
        case .magnified(let scale):
            guard let start else { return }
            if case .possible = phase, abs(scale - 1) < gesture.minimumScaleDelta { return }
            phase = .active(value(scale, start))
        case .fingersEnded:
            if case .active(let value) = phase { phase = .ended(value) } else { fail() }
        case .cancelled: fail()
        case .pressed, .moved, .released, .rotated, .waited: break
        }
    }

    private func value(_ scale: CGFloat, _ start: CGPoint) -> MagnifyGesture.Value {
        MagnifyGesture.Value(magnification: scale, startLocation: start, startAnchor: anchor(of: start))
    }

    override func reset() {
        super.reset()
        start = nil
    }
}
