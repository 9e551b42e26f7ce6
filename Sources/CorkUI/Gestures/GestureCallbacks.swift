/// A gesture with a callback.
public struct _CallbackGesture<Base: Gesture>: Gesture {
    enum Action {
        case changed(@MainActor (Base.Value) -> Void)
        case ended(@MainActor (Base.Value) -> Void)
        case updating(@MainActor (Base.Value?) -> Void)
    }

    let base: Base
    let action: Action

    /// Makes the recognizer of the gesture.
    public func _makeRecognizer() -> _GestureRecognizer<Base.Value> {
        CallbackRecognizer(base._makeRecognizer(), action)
    }

    /// Passes the current value of the gesture to its recognizer.
    public func _update(_ recognizer: _GestureRecognizer<Base.Value>) {
        guard let recognizer = recognizer as? CallbackRecognizer<Base> else { return }
        recognizer.action = action
        base._update(recognizer.base)
    }
}

private final class CallbackRecognizer<G: Gesture>: _GestureRecognizer<G.Value> {
    let base: _GestureRecognizer<G.Value>
    var action: _CallbackGesture<G>.Action
    private var last: G.Value?
    /// A Boolean value that indicates whether the callback received a value, but not yet the end of the gesture.
    private var isUpdating = false
    private var hasEnded = false

    init(_ base: _GestureRecognizer<G.Value>, _ action: _CallbackGesture<G>.Action) {
        (self.base, self.action) = (base, action)
        super.init()
    }

    override var deadline: Double? { base.deadline }

    override func receive(_ event: _GestureEvent) {
        base.receive(event)
        phase = base.phase
    }

    override func fail() {
        base.fail()
        phase = base.phase
    }

    override func finish() {
        base.finish()
        phase = base.phase
    }

    override func commit() {
        base.commit()
        switch phase {
        case .possible(let value): if let value { change(value) }
        case .active(let value): change(value)
        case .ended(let value): end(value)
        case .failed: end(nil)
        }
    }

    private func change(_ value: G.Value) {
        if let last, isEqual(last, value) { return }
        last = value
        switch action {
        case .changed(let action): action(value)
        case .updating(let action):
            isUpdating = true
            action(value)
        case .ended: break
        }
    }

    private func end(_ value: G.Value?) {
        switch action {
        case .ended(let action):
            guard let value, !hasEnded else { return }
            hasEnded = true
            action(value)
        case .changed: if let value { change(value) }
        case .updating(let action):
            guard isUpdating else { return }
            isUpdating = false
            action(nil)
        }
    }

    override func reset() {
        base.reset()
        phase = base.phase
        if case .updating(let action) = action, isUpdating { action(nil) }
        (last, isUpdating, hasEnded) = (nil, false, false)
    }

    override func attach(to node: _ViewNode) {
        super.attach(to: node)
        base.attach(to: node)
    }
}

extension Gesture {
    /// Adds an action for the end of the gesture.
    public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _CallbackGesture<Self> {
        _CallbackGesture(base: self, action: .ended(action))
    }

    /// Updates a gesture state during the gesture, and resets it to its initial value when the gesture ends or fails.
    ///
    /// - Parameters:
    ///   - state: The gesture state.
    ///   - body: A closure that changes the state for a value of the gesture, and optionally the transaction of the
    ///     change.
    /// - Returns: The gesture.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping @MainActor (_ value: Value, _ state: inout State, _ transaction: inout Transaction) -> Void
    ) -> _CallbackGesture<Self> {
        _CallbackGesture(base: self, action: .updating { value in state.update(with: value, body) })
    }

    /// Maps the value of the gesture to another one.
    public func map<Other>(_ body: @escaping @MainActor (Value) -> Other) -> _MappedGesture<Self, Other> {
        _MappedGesture(base: self, transform: body)
    }
}

extension Gesture where Value: Equatable {
    /// Adds an action for changes of the gesture's value.
    public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _CallbackGesture<Self> {
        _CallbackGesture(base: self, action: .changed(action))
    }
}

/// A gesture that maps the value of another one.
public struct _MappedGesture<Base: Gesture, Value>: Gesture {
    let base: Base
    let transform: @MainActor (Base.Value) -> Value

    /// Makes the recognizer of the gesture.
    public func _makeRecognizer() -> _GestureRecognizer<Value> {
        MappedRecognizer(base._makeRecognizer(), transform)
    }

    /// Passes the current value of the gesture to its recognizer.
    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        guard let mapped = recognizer as? MappedRecognizer<Base.Value, Value> else { return }
        mapped.transform = transform
        base._update(mapped.base)
    }
}
