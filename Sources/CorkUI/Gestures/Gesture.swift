import Foundation

/// Something that a person does with the pointer or with fingers, such as a tap or a drag.
///
/// A gesture of one's own is made of others in its `body`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The callbacks during the gesture and at its end.
    associatedtype Value
    associatedtype Body: Gesture

    /// The gesture that this one consists of.
    var body: Body { get }

    /// Makes what recognizes it.
    func _makeRecognizer() -> _GestureRecognizer<Value>
    /// Has what `_makeRecognizer()` made go on with this gesture.
    func _update(_ recognizer: _GestureRecognizer<Value>)
}

extension Gesture where Body.Value == Value {
    /// Makes what recognizes the gesture in a stream of events.
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
    /// Makes what recognizes the gesture in a stream of events.
    public func _makeRecognizer() -> _GestureRecognizer<Never> { fatalError("Nobody can make one") }
    /// Passes the current value of the gesture to its recognizer.
    public func _update(_ recognizer: _GestureRecognizer<Never>) {}
}

/// The state of a gesture.
public enum _GesturePhase<Value> {
    /// It may become one; a value says how far it has come.
    case possible(Value?)
    /// It goes on.
    case active(Value)
    /// It is complete.
    case ended(Value)
    /// It is none.
    case failed
}

/// An action of the pointer or of fingers, in the coordinates of the window.
public struct _GestureEvent: Sendable {
    /// What the pointer or finger did.
    public enum Kind: Sendable {
        case pressed, moved, released
        /// Two fingers are down.
        case fingersBegan
        /// The distance of two fingers as a multiple of their initial distance.
        case magnified(CGFloat)
        /// The angle that two fingers have turned since the beginning, clockwise.
        case rotated(Angle)
        case fingersEnded
        /// The gesture was cancelled.
        case cancelled
        /// Nothing but time passed.
        case waited
    }

    /// What the pointer or finger did.
    public let kind: Kind
    /// In points from the top left corner of the window's content.
    public let location: CGPoint
    /// The keys that are held.
    public let modifiers: EventModifiers
    /// In seconds, on the clock of the graph.
    public let time: Double

    /// Makes an event at a location in points and a time in seconds.
    public init(_ kind: Kind, at location: CGPoint, modifiers: EventModifiers = [], time: Double) {
        (self.kind, self.location, self.modifiers, self.time) = (kind, location, modifiers, time)
    }
}

/// Finds out from events whether a gesture takes place.
///
/// No callback runs before ``commit()``.
@MainActor
public class _GestureRecognizer<Value> {
    final var phase = _GesturePhase<Value>.possible(nil)
    /// The view that the gesture is on.
    final weak var node: _ViewNode?

    /// When time alone makes a difference, in seconds on the clock of the events.
    var deadline: Double? { nil }
    /// Takes an event; not called when the gesture has ended or failed.
    func receive(_ event: _GestureEvent) {}
    /// It does not take place, even where it is complete.
    func fail() { phase = .failed }
    /// Nothing more is going to happen: what is not complete fails.
    func finish() { if !isSettled { fail() } }
    /// Tells those who want to know what became of it since the last time.
    func commit() {}
    /// Forgets what happened, for the next time.
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
        let local = node.onSurface(point) - node.frame.origin
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
