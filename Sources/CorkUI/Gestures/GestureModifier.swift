import Foundation

/// The precedence of a gesture among those around and inside.
public enum _GesturePriority: Sendable {
    /// Behind those of views inside, before those of views around.
    case normal
    /// Before those of views inside.
    case high
    /// Beside all others.
    case simultaneous
}

/// Adds a gesture to a view.
public struct _GestureModifier<G: Gesture>: _PrimitiveModifier {
    let gesture: G
    let priority: _GesturePriority
    let isEnabled: Bool
    var mask = GestureMask.all

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { GestureNode<G>(item, inputs) }
}

/// A view with a gesture, placed.
final class GestureNode<G: Gesture>: _ModifierNode<_GestureModifier<G>>, GestureSurface {
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

/// A placed view with a gesture, whose type is not known.
@MainActor
package protocol GestureSurface: _ViewNode {
    var listens: Bool { get }
    /// Whether gestures of views inside do not take place.
    var isAlone: Bool { get }
    var priority: _GesturePriority { get }
    var deadline: Double? { get }
    var hasBegun: Bool { get }
    var isSettled: Bool { get }
    var isFailed: Bool { get }
    func receive(_ event: _GestureEvent)
    func fail()
    /// Nothing more is going to happen.
    func conclude()
    func commit()
    func reset()
}

extension View {
    /// Adds a gesture, which stands behind those of views inside.
    ///
    /// - Parameters:
    ///   - gesture: what is recognized.
    ///   - isEnabled: whether it is; a disabled view recognizes none.
    /// - Returns: The modified view.
    public func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool = true) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .normal, isEnabled: isEnabled))
    }

    /// Adds a gesture that goes before those of views inside.
    public func highPriorityGesture<G: Gesture>(_ gesture: G, isEnabled: Bool = true) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .high, isEnabled: isEnabled))
    }

    /// Adds a gesture that takes place beside all others.
    public func simultaneousGesture<G: Gesture>(_ gesture: G, isEnabled: Bool = true) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, isEnabled: isEnabled))
    }

    /// Runs `action` when the view is tapped.
    ///
    /// Use a ``Button`` for what keys should reach as well.
    ///
    /// - Parameters:
    ///   - count: how many taps it takes.
    ///   - action: What a tap does.
    /// - Returns: The modified view.
    public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }

    /// Runs `action` with the place where the view is tapped.
    ///
    /// - Parameters:
    ///   - count: how many taps it takes.
    ///   - coordinateSpace: what the place is measured from.
    ///   - action: What a tap does, with its place.
    /// - Returns: The modified view.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs `action` when the view is pressed for a while.
    ///
    /// - Parameters:
    ///   - minimumDuration: how long it takes, in seconds.
    ///   - maximumDistance: how far the pointer may move meanwhile, in points.
    ///   - action: What the press does.
    ///   - onPressingChanged: called with true when a press begins, and with false when it is over.
    /// - Returns: The modified view.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void,
        onPressingChanged: (@MainActor (Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        let told = _ToldGesture(base: press, action: .updating { onPressingChanged?($0 != nil) })
        return gesture(told.onEnded { _ in action() })
    }
}
