import Foundation

/// A magnification by two fingers that move apart or together.
public struct MagnifyGesture: Gesture {
    /// The state of a magnification.
    public struct Value: Equatable, Sendable {
        /// The distance of the fingers as a multiple of their initial distance.
        public var magnification: CGFloat
        /// The initial center between the fingers, in the view's coordinates.
        public var startLocation: CGPoint
        /// The initial center between the fingers, as fractions of the view's width and height.
        public var startAnchor: UnitPoint
    }

    /// The difference of the magnification from 1 after which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnification gesture.
    ///
    /// - Parameter minimumScaleDelta: The difference of the magnification from 1 after which the gesture begins.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// Makes the recognizer of the gesture.
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

/// A magnification by two fingers, reported as a factor.
public struct MagnificationGesture: Gesture {
    /// The difference of the magnification from 1 after which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnification gesture.
    ///
    /// - Parameter minimumScaleDelta: The difference of the magnification from 1 after which the gesture begins.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// The gesture that this one consists of.
    public var body: _MappedGesture<MagnifyGesture, CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
}
