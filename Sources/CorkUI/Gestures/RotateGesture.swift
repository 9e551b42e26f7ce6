import Foundation

/// Two fingers that turn around each other.
public struct RotateGesture: Gesture {
    /// How far they have turned.
    public struct Value: Equatable, Sendable {
        /// How far since the beginning, clockwise; beyond a full turn it goes on.
        public var rotation: Angle
        /// Where the middle between them was in the beginning, in the view's own coordinates.
        public var startLocation: CGPoint
        /// Where that was in the view, from 0 to 1 each way.
        public var startAnchor: UnitPoint
    }

    /// How far they turn before it counts.
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

/// Two fingers that turn around each other, told by the angle alone.
public struct RotationGesture: Gesture {
    /// How far they turn before it counts.
    public var minimumAngleDelta: Angle

    /// - Parameter minimumAngleDelta: how far they turn before it counts, in whichever direction.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// The content that is shown.
    public var body: _MappedGesture<RotateGesture, Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
    }
}
