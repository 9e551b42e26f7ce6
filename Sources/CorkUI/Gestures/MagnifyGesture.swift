import Foundation

/// Two fingers that spread or come together.
public struct MagnifyGesture: Gesture {
    /// How far they are.
    public struct Value: Equatable, Sendable {
        /// The distance as a multiple of the initial distance.
        public var magnification: CGFloat
        /// The initial middle between the fingers, in the view's coordinates.
        public var startLocation: CGPoint
        /// The location in the view, as fractions of its width and height.
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
