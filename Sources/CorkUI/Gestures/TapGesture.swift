import Foundation

/// One or more taps at one location.
public struct TapGesture: Gesture {
    /// The value that the gesture reports.
    public typealias Value = ()
    /// The number of taps.
    public var count: Int

    /// Creates a tap gesture.
    ///
    /// - Parameter count: The number of taps, 1 or more.
    public init(count: Int = 1) { self.count = max(count, 1) }

    /// Makes the recognizer of the gesture.
    public func _makeRecognizer() -> _GestureRecognizer<()> {
        let taps = TapRecognizer()
        taps.count = count
        return MappedRecognizer(taps) { _ in () }
    }

    /// Passes the current value of the gesture to its recognizer.
    public func _update(_ recognizer: _GestureRecognizer<()>) {
        ((recognizer as? MappedRecognizer<CGPoint, ()>)?.base as? TapRecognizer)?.count = count
    }
}

/// One or more taps at one location, which the gesture reports.
public struct SpatialTapGesture: Gesture {
    /// The location of a tap.
    public struct Value: Equatable, Sendable {
        /// The location, in the coordinate space of the gesture.
        public var location: CGPoint
    }

    /// The number of taps.
    public var count: Int
    /// The coordinate space of the location.
    public var coordinateSpace: CoordinateSpace

    /// Creates a tap gesture.
    ///
    /// - Parameters:
    ///   - count: The number of taps, 1 or more.
    ///   - coordinateSpace: The coordinate space of the location.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = max(count, 1)
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Makes the recognizer of the gesture.
    public func _makeRecognizer() -> _GestureRecognizer<Value> {
        let taps = TapRecognizer()
        let mapped = MappedRecognizer<CGPoint, Value>(taps) { Value(location: $0) }
        _update(mapped)
        return mapped
    }

    /// Passes the current value of the gesture to its recognizer.
    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        guard let taps = (recognizer as? MappedRecognizer<CGPoint, Value>)?.base as? TapRecognizer else { return }
        (taps.count, taps.space) = (count, coordinateSpace)
    }
}

/// A recognizer that counts taps.
final class TapRecognizer: _GestureRecognizer<CGPoint> {
    /// The maximum time between two taps, in seconds.
    private var pause: TimeInterval { node?.environment.doubleClickTime ?? EnvironmentValues().doubleClickTime }

    var count = 1
    var space = CoordinateSpace.local
    private var taps = 0
    private var start: CGPoint?
    private var lastRelease: Double?

    override var deadline: Double? { start == nil ? lastRelease.map { $0 + pause } : nil }

    override func receive(_ event: _GestureEvent) {
        if let deadline, event.time >= deadline { return fail() }
        switch event.kind {
        case .pressed: start = event.location
        case .moved:
            if let start, start.distance(to: event.location) > gestureSlop { fail() }
        case .released:
            guard start != nil else { return }
            (start, lastRelease) = (nil, event.time)
            taps += 1
            if taps == count { phase = .ended(point(event.location, in: space)) }
        case .fingersBegan, .cancelled: fail()
        case .magnified, .rotated, .fingersEnded, .waited: break
        }
    }

    override func reset() {
        super.reset()
        (taps, start, lastRelease) = (0, nil, nil)
    }
}

/// A recognizer that maps the value of another one.
class MappedRecognizer<Base, Value>: _GestureRecognizer<Value> {
    let base: _GestureRecognizer<Base>
    var transform: @MainActor (Base) -> Value

    init(_ base: _GestureRecognizer<Base>, _ transform: @escaping @MainActor (Base) -> Value) {
        (self.base, self.transform) = (base, transform)
        super.init()
    }

    private func take() {
        phase =
            switch base.phase {
            case .possible(let value): .possible(value.map { transform($0) })
            case .active(let value): .active(transform(value))
            case .ended(let value): .ended(transform(value))
            case .failed: .failed
            }
    }

    override var deadline: Double? { base.deadline }
    override func receive(_ event: _GestureEvent) {
        base.receive(event)
        take()
    }
    override func fail() {
        base.fail()
        take()
    }
    override func finish() {
        base.finish()
        take()
    }
    override func commit() { base.commit() }
    override func reset() {
        base.reset()
        take()
    }
    override func attach(to node: _ViewNode) {
        super.attach(to: node)
        base.attach(to: node)
    }
}
