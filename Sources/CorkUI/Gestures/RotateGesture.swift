import Foundation

/// A rotation by two fingers.
public struct RotateGesture: Gesture {
    /// The state of a rotation.
    public struct Value: Equatable, Sendable {
        /// The clockwise angle since the beginning, which continues beyond a full turn.
        public var rotation: Angle
        /// The initial center between the fingers, in the view's coordinates.
        public var startLocation: CGPoint
        /// The initial center between the fingers, as fractions of the view's width and height.
        public var startAnchor: UnitPoint
    }

    /// The angle after which the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a rotation gesture.
    ///
    /// - Parameter minimumAngleDelta: The angle in either direction after which the gesture begins.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// Makes the recognizer of the gesture.
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
    /// The angle after which the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a rotation gesture.
    ///
    /// - Parameter minimumAngleDelta: The angle in either direction after which the gesture begins.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// The gesture that this one consists of.
    public var body: _MappedGesture<RotateGesture, Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
    }
}
