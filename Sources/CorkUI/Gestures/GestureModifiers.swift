/// A gesture that takes place only while keys are held.
public struct _ModifiersGesture<Base: Gesture>: Gesture {
    public typealias Value = Base.Value
    let base: Base
    let modifiers: EventModifiers

    public func _makeRecognizer() -> _GestureRecognizer<Value> {
        ModifiersRecognizer(base._makeRecognizer(), modifiers)
    }

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
    public func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> {
        _ModifiersGesture(base: self, modifiers: modifiers)
    }
}
