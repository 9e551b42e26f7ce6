/// A type-erased gesture.
public struct AnyGesture<Value>: Gesture {
    private let make: @MainActor () -> _GestureRecognizer<Value>
    private let update: @MainActor (_GestureRecognizer<Value>) -> Void
    private let type: Any.Type

    /// Creates a gesture that wraps another one.
    ///
    /// - Parameter gesture: The gesture to recognize.
    public init<G: Gesture>(_ gesture: G) where G.Value == Value {
        make = { gesture._makeRecognizer() }
        update = { gesture._update($0) }
        type = G.self
    }

    /// Makes the recognizer of the gesture.
    public func _makeRecognizer() -> _GestureRecognizer<Value> { AnyRecognizer(make(), type) }

    /// Passes the current value of the gesture to its recognizer.
    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        guard let any = recognizer as? AnyRecognizer<Value> else { return }
        if any.type == type { update(any.base) } else { any.recognize(make(), type) }
    }
}

/// A recognizer of a gesture whose type may change.
private final class AnyRecognizer<Value>: _GestureRecognizer<Value> {
    private(set) var base: _GestureRecognizer<Value>
    private(set) var type: Any.Type

    init(_ base: _GestureRecognizer<Value>, _ type: Any.Type) { (self.base, self.type) = (base, type) }

    /// Replaces the wrapped recognizer and resets the old one.
    func recognize(_ base: _GestureRecognizer<Value>, _ type: Any.Type) {
        self.base.reset()
        (self.base, self.type) = (base, type)
        if let node { base.attach(to: node) }
        phase = base.phase
    }

    override var deadline: Double? { base.deadline }
    override func receive(_ event: _GestureEvent) { take { base.receive(event) } }
    override func fail() { take { base.fail() } }
    override func finish() { take { base.finish() } }
    override func commit() { base.commit() }
    override func reset() { take { base.reset() } }

    private func take(_ body: () -> Void) {
        body()
        phase = base.phase
    }

    override func attach(to node: _ViewNode) {
        super.attach(to: node)
        base.attach(to: node)
    }
}
