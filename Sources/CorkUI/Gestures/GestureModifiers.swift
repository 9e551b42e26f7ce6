/// A gesture that is recognized only while modifier keys are pressed.
public struct _ModifiersGesture<Base: Gesture>: Gesture {
    /// The value that the gesture reports.
    public typealias Value = Base.Value
    let base: Base
    let modifiers: EventModifiers

    /// Makes the recognizer of the gesture.
    public func _makeRecognizer() -> _GestureRecognizer<Value> {
        ModifiersRecognizer(base._makeRecognizer(), modifiers)
    }

    /// Passes the current value of the gesture to its recognizer.
    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        guard let held = recognizer as? ModifiersRecognizer<Value> else { return }
        held.modifiers = modifiers
        base._update(held.base)
    }
}

private final class ModifiersRecognizer<Value>: MappedRecognizer<Value, Value> {
    var modifiers: EventModifiers

    init(_ base: _GestureRecognizer<Value>, _ modifiers: EventModifiers) {
        self.modifiers = modifiers
        super.init(base) { $0 }
    }

    override func receive(_ event: _GestureEvent) {
        switch event.kind {
        case .pressed where !event.modifiers.isSuperset(of: modifiers): fail()
        case .fingersBegan where !event.modifiers.isSuperset(of: modifiers): fail()
        default: super.receive(event)
        }
    }
}

extension Gesture {
    /// Restricts the gesture to presses that begin while modifier keys are pressed, alone or with others.
    ///
    /// - Parameter modifiers: The modifier keys.
    /// - Returns: The gesture.
    public func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> {
        _ModifiersGesture(base: self, modifiers: modifiers)
    }
}
