/// A gesture that takes place only while keys are held.
public struct _ModifiersGesture<Base: Gesture>: Gesture {
    /// The value that the gesture reports.
    public typealias Value = Base.Value
    let base: Base
    let modifiers: EventModifiers

    /// Makes what recognizes the gesture in a stream of events.
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
    /// Has the gesture take place only where keys are held as it begins, whatever others are held as well.
    ///
    /// - Parameter modifiers: the keys.
    /// - Returns: The gesture.
    public func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> {
        _ModifiersGesture(base: self, modifiers: modifiers)
    }
}
