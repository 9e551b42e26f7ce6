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

    /// Makes what recognizes the gesture in a stream of events.
    public func _makeRecognizer() -> _GestureRecognizer<Value> { MagnifyRecognizer(self) }
    /// Passes the current value of the gesture to its recognizer.
    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        (recognizer as? MagnifyRecognizer)?.gesture = self
    }
}

private final class MagnifyRecognizer: TwoFingerRecognizer<MagnifyGesture.Value> {
    var gesture: MagnifyGesture

    init(_ gesture: MagnifyGesture) { self.gesture = gesture }

    override func progress(_ kind: _GestureEvent.Kind, from start: CGPoint) -> Progress? {
        guard case .magnified(let scale) = kind else { return nil }
        let value = MagnifyGesture.Value(magnification: scale, startLocation: start, startAnchor: anchor(of: start))
        return (value, abs(scale - 1) >= gesture.minimumScaleDelta)
    }
}
