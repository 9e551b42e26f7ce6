import Foundation

/// Two fingers that turn around each other.
public struct RotateGesture: Gesture {
    /// The angle of the fingers.
    public struct Value: Equatable, Sendable {
        /// The angle since the beginning, clockwise; it continues beyond a full turn.
        public var rotation: Angle
        /// The initial middle between the fingers, in the view's coordinates.
        public var startLocation: CGPoint
        /// The location in the view, as fractions of its width and height.
        public var startAnchor: UnitPoint
    }

    /// The minimum angle.
    public var minimumAngleDelta: Angle

    /// - Parameter minimumAngleDelta: how far they turn before it counts, in whichever direction.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// Makes what recognizes the gesture in a stream of events.
    public func _makeRecognizer() -> _GestureRecognizer<Value> { RotateRecognizer(self) }
    /// Passes the current value of the gesture to its recognizer.
    public func _update(_ recognizer: _GestureRecognizer<Value>) { (recognizer as? RotateRecognizer)?.gesture = self }
}

private final class RotateRecognizer: TwoFingerRecognizer<RotateGesture.Value> {
    var gesture: RotateGesture

    init(_ gesture: RotateGesture) { self.gesture = gesture }

    override func progress(_ kind: _GestureEvent.Kind, from start: CGPoint) -> Progress? {
        guard case .rotated(let angle) = kind else { return nil }
        let value = RotateGesture.Value(rotation: angle, startLocation: start, startAnchor: anchor(of: start))
        return (value, abs(angle.radians) >= abs(gesture.minimumAngleDelta.radians))
    }
}

/// A rotation by two fingers, reported as an angle.
public struct RotationGesture: Gesture {
    /// The minimum angle.
    public var minimumAngleDelta: Angle

    /// - Parameter minimumAngleDelta: how far they turn before it counts, in whichever direction.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// The content that is shown.
    public var body: _MappedGesture<RotateGesture, Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
    }
}
