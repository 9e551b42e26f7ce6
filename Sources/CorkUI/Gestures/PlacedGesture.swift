import Foundation

/// A gesture that is recognized only where it may begin.
struct PlacedGesture<Base: Gesture>: Gesture {
    let base: Base
    let admits: @MainActor (CGPoint) -> Bool

    /// Makes the recognizer of the gesture.
    func _makeRecognizer() -> _GestureRecognizer<Base.Value> { PlacedRecognizer(base._makeRecognizer(), admits) }

    /// Passes the current value of the gesture to its recognizer.
    func _update(_ recognizer: _GestureRecognizer<Base.Value>) {
        guard let held = recognizer as? PlacedRecognizer<Base.Value> else { return }
        held.admits = admits
        base._update(held.base)
    }
}

private final class PlacedRecognizer<Value>: MappedRecognizer<Value, Value> {
    var admits: @MainActor (CGPoint) -> Bool

    init(_ base: _GestureRecognizer<Value>, _ admits: @escaping @MainActor (CGPoint) -> Bool) {
        self.admits = admits
        super.init(base) { $0 }
    }

    override func receive(_ event: _GestureEvent) {
        if case .pressed = event.kind, !admits(event.location) { fail() } else { super.receive(event) }
    }
}

extension Gesture {
    /// Restricts the gesture to presses at some points.
    ///
    /// - Parameter admits: A closure that returns `true` for points in the window's content at which it may begin.
    /// - Returns: The gesture.
    package func beginning(where admits: @escaping @MainActor (CGPoint) -> Bool) -> some Gesture<Value> {
        PlacedGesture(base: self, admits: admits)
    }
}
