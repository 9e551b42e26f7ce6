import Foundation

/// The precedence of a gesture relative to those of enclosing views and views inside.
public enum _GesturePriority: Sendable {
    /// Lower than that of views inside, and higher than that of enclosing views.
    case normal
    /// Higher than that of views inside.
    case high
    /// Simultaneous with all others.
    case simultaneous
}

/// A modifier that adds a gesture to a view.
public struct _GestureModifier<G: Gesture>: _PrimitiveModifier {
    let gesture: G
    let priority: _GesturePriority
    let isEnabled: Bool
    var mask = GestureMask.all

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { GestureNode<G>(item, inputs) }
}

/// The node of a view with a gesture.
final class GestureNode<G: Gesture>: _ModifierNode<_GestureModifier<G>>, AnyGestureNode {
    private var recognizer: _GestureRecognizer<G.Value>!

    override func build() {
        recognizer = modifier.gesture._makeRecognizer()
        recognizer.attach(to: self)
        super.build()
    }

    override func modifierChanged(from old: _GestureModifier<G>) { modifier.gesture._update(recognizer) }

    override func remove() {
        recognizer.reset()
        super.remove()
    }

    var listens: Bool {
        modifier.isEnabled && modifier.mask.contains(.gesture) && environment.isEnabled && !isFrozen && !isRetired
    }
    var isAlone: Bool { !modifier.mask.contains(.subviews) }
    var priority: _GesturePriority { isAlone && modifier.priority == .normal ? .high : modifier.priority }
    var deadline: Double? { recognizer.isSettled ? nil : recognizer.deadline }
    var hasBegun: Bool { recognizer.hasBegun }
    var isSettled: Bool { recognizer.isSettled }
    var isFailed: Bool { recognizer.isFailed }
    func receive(_ event: _GestureEvent) { recognizer.receive(event) }
    func fail() { recognizer.fail() }
    func conclude() { recognizer.finish() }
    func commit() { recognizer.commit() }
    func reset() { recognizer.reset() }
}

/// The node of a view with a gesture, independent of the type of the gesture.
@MainActor
package protocol AnyGestureNode: _ViewNode {
    var listens: Bool { get }
    /// A Boolean value that indicates whether gestures of views inside are disabled.
    var isAlone: Bool { get }
    var priority: _GesturePriority { get }
    var deadline: Double? { get }
    var hasBegun: Bool { get }
    var isSettled: Bool { get }
    var isFailed: Bool { get }
    func receive(_ event: _GestureEvent)
    func fail()
    /// Ends the gesture after the last event.
    func conclude()
    func commit()
    func reset()
}

extension View {
    /// Adds a gesture with a lower precedence than those of views inside.
    ///
    /// - Parameters:
    ///   - gesture: The gesture to recognize.
    ///   - isEnabled: A Boolean value that indicates whether the gesture is recognized. Disabled views recognize none.
    /// - Returns: The modified view.
    public func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool = true) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .normal, isEnabled: isEnabled))
    }

    /// Adds a gesture with a higher precedence than those of views inside.
    public func highPriorityGesture<G: Gesture>(_ gesture: G, isEnabled: Bool = true) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .high, isEnabled: isEnabled))
    }

    /// Adds a gesture that is recognized at the same time as all others.
    public func simultaneousGesture<G: Gesture>(_ gesture: G, isEnabled: Bool = true) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, isEnabled: isEnabled))
    }

    /// Adds an action for taps.
    ///
    /// Use a ``Button`` for an action that people can also perform with the keyboard.
    ///
    /// - Parameters:
    ///   - count: The number of taps.
    ///   - action: The action to perform.
    /// - Returns: The modified view.
    public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }

    /// Adds an action for taps that receives their location.
    ///
    /// - Parameters:
    ///   - count: The number of taps.
    ///   - coordinateSpace: The coordinate space of the location.
    ///   - action: The action to perform with the location.
    /// - Returns: The modified view.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Adds an action for a long press.
    ///
    /// - Parameters:
    ///   - minimumDuration: The duration of the press, in seconds.
    ///   - maximumDistance: The maximum movement during the press, in points.
    ///   - action: The action to perform.
    ///   - onPressingChanged: Called with `true` when a press begins, and with `false` when it ends.
    /// - Returns: The modified view.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void,
        onPressingChanged: (@MainActor (Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        let updating = _CallbackGesture(base: press, action: .updating { onPressingChanged?($0 != nil) })
        return gesture(updating.onEnded { _ in action() })
    }
}
