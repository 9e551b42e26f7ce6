import Foundation

/// A type that recognizes an interaction with the pointer or fingers, such as a tap or a drag.
///
/// A custom gesture combines other gestures in its `body`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The type of the value that the gesture reports.
    associatedtype Value
    associatedtype Body: Gesture

    /// The gesture that this one consists of.
    var body: Body { get }

    /// Makes the recognizer of the gesture.
    func _makeRecognizer() -> _GestureRecognizer<Value>
    /// Updates a recognizer that `_makeRecognizer()` made to this gesture.
    func _update(_ recognizer: _GestureRecognizer<Value>)
}

extension Gesture where Body.Value == Value {
    /// Makes the recognizer of the gesture.
    public func _makeRecognizer() -> _GestureRecognizer<Value> { body._makeRecognizer() }
    /// Passes the current value of the gesture to its recognizer.
    public func _update(_ recognizer: _GestureRecognizer<Value>) { body._update(recognizer) }
}

extension Gesture where Body == Never {
    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("\(Self.self) has no body: it is recognized by itself") }
}

extension Never: Gesture {
    /// The value that the gesture reports.
    public typealias Value = Never
    /// Makes the recognizer of the gesture.
    public func _makeRecognizer() -> _GestureRecognizer<Never> { fatalError("Nobody can make one") }
    /// Passes the current value of the gesture to its recognizer.
    public func _update(_ recognizer: _GestureRecognizer<Never>) {}
}

/// The state of a gesture.
public enum _GesturePhase<Value> {
    /// The gesture may still be recognized; the optional value is its progress.
    case possible(Value?)
    /// The gesture is in progress.
    case active(Value)
    /// The gesture ended successfully.
    case ended(Value)
    /// The gesture was not recognized.
    case failed
}

/// An event of the pointer or of fingers, in the coordinates of the window.
public struct _GestureEvent: Sendable {
    /// The kinds of events.
    public enum Kind: Sendable {
        case pressed, moved, released
        /// Two fingers touch the view.
        case fingersBegan
        /// The distance of two fingers as a multiple of their initial distance.
        case magnified(CGFloat)
        /// The clockwise angle by which two fingers have turned since they touched the view.
        case rotated(Angle)
        case fingersEnded
        /// The gesture was cancelled.
        case cancelled
        /// Time passed without another event.
        case waited
    }

    /// The kind of the event.
    public let kind: Kind
    /// The location, in points from the top left corner of the window's content.
    public let location: CGPoint
    /// The modifier keys that are pressed.
    public let modifiers: EventModifiers
    /// The time in seconds, on the clock of the graph.
    public let time: Double

    /// Creates an event at a location in points and a time in seconds.
    public init(_ kind: Kind, at location: CGPoint, modifiers: EventModifiers = [], time: Double) {
        (self.kind, self.location, self.modifiers, self.time) = (kind, location, modifiers, time)
    }
}

/// An object that recognizes a gesture from events.
///
/// Callbacks run only in ``commit()``.
@MainActor
public class _GestureRecognizer<Value> {
    final var phase = _GesturePhase<Value>.possible(nil)
    /// The node of the view with the gesture.
    final weak var node: _ViewNode?

    /// The time at which the phase changes without an event, in seconds on the clock of the events.
    var deadline: Double? { nil }
    /// Handles an event.
    ///
    /// It is not called after the gesture has ended or failed.
    func receive(_ event: _GestureEvent) {}
    /// Fails the gesture, even after it has ended.
    func fail() { phase = .failed }
    /// Ends the gesture after the last event; a gesture that has not ended fails.
    func finish() { if !isSettled { fail() } }
    /// Runs the callbacks for changes since the last call.
    func commit() {}
    /// Resets the recognizer for the next gesture.
    func reset() { phase = .possible(nil) }
    func attach(to node: _ViewNode) { self.node = node }
}

extension _GestureRecognizer {
    final var isSettled: Bool {
        switch phase {
        case .possible, .active: false
        case .ended, .failed: true
        }
    }

    /// Converts a point of the window to a coordinate space.
    final func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        guard let node else { return point }
        let local = node.onHost(point) - node.frame.origin
        let origin = node.frame(in: space).origin
        return CGPoint(x: local.x + origin.x, y: local.y + origin.y)
    }
}

extension _GestureRecognizer {
    /// Returns a point of the view as fractions of its width and height.
    final func anchor(of point: CGPoint) -> UnitPoint {
        let size = node?.frame.size ?? .zero
        return UnitPoint(
            x: size.width > 0 ? point.x / size.width : 0.5, y: size.height > 0 ? point.y / size.height : 0.5)
    }
}

/// The movement that is tolerated in a tap or press, in points.
let gestureSlop = 10.0

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
