import Foundation

/// A dragging motion with the pointer or a finger.
public struct DragGesture: Gesture {
    /// The state of a drag.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The location of the event, in the coordinate space of the gesture.
        public var location: CGPoint
        /// The location of the first event.
        public var startLocation: CGPoint
        /// The velocity, in points per second.
        public var velocity: CGSize

        /// The distance from the first location.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The predicted location at which the drag would end if it were released now.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The predicted distance at which the drag would end if it were released now.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// The distance after which the gesture begins, in points.
    public var minimumDistance: CGFloat
    /// The coordinate space of the locations.
    public var coordinateSpace: CoordinateSpace

    /// Creates a drag gesture.
    ///
    /// - Parameters:
    ///   - minimumDistance: The distance after which the gesture begins, in points.
    ///   - coordinateSpace: The coordinate space of the locations.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Makes the recognizer of the gesture.
    public func _makeRecognizer() -> _GestureRecognizer<Value> { DragRecognizer(self) }
    /// Passes the current value of the gesture to its recognizer.
    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        (recognizer as? DragRecognizer)?.gesture = self
    }
}

private final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
    /// The time over which the velocity is measured, in seconds.
    private static let memory = 0.1

    var gesture: DragGesture
    /// The location of the press in the window, and in the coordinates of the callback.
    private var start: (window: CGPoint, converted: CGPoint)?
    private var track: [(location: CGPoint, time: Double)] = []

    init(_ gesture: DragGesture) { self.gesture = gesture }

    override func receive(_ event: _GestureEvent) {
        switch event.kind {
        case .pressed:
            start = (event.location, point(event.location, in: gesture.coordinateSpace))
            track = []
            follow(event)
        case .moved: follow(event)
        case .released:
            if track.last.map({ $0.location != point(event.location, in: gesture.coordinateSpace) }) ?? true {
                follow(event)
            }
            if case .active(let value) = phase { phase = .ended(value) } else { fail() }
        case .cancelled, .fingersBegan: fail()
        case .magnified, .rotated, .fingersEnded, .waited: break
        }
    }

    private func follow(_ event: _GestureEvent) {
        guard let start else { return }
        let location = point(event.location, in: gesture.coordinateSpace)
        track.append((location, event.time))
        track.removeAll { $0.time < event.time - Self.memory }
        if case .possible = phase, start.window.distance(to: event.location) < gesture.minimumDistance { return }
        phase = .active(
            DragGesture.Value(time: Date(), location: location, startLocation: start.converted, velocity: velocity))
    }

    private var velocity: CGSize {
        guard let first = track.first, let last = track.last, last.time > first.time else { return .zero }
        let seconds = last.time - first.time
        return CGSize(
            width: (last.location.x - first.location.x) / seconds,
            height: (last.location.y - first.location.y) / seconds)
    }

    override func reset() {
        super.reset()
        (start, track) = (nil, [])
    }
}
