import Foundation

/// An event of the pointer over a view, or after it was pressed there.
package struct PointerEvent: Sendable {
    /// The kind of event.
    package enum Phase: Hashable, Sendable {
        /// A button was pressed, for the `count`-th time at the same place in quick succession.
        case pressed(count: Int)
        /// The pointer moved with a button pressed.
        case dragged
        /// The button was released.
        case released
        /// The gesture that started with a press was cancelled.
        case cancelled
        /// A wheel or two fingers scrolled the content to the left and up by a distance in points.
        case scrolled(CGSize)
        /// Two fingers magnified the content by a factor.
        case magnified(CGFloat)
    }

    /// A button of the pointer.
    package enum Button: Hashable, Sendable { case primary, middle, secondary }

    /// The kind of event.
    package let phase: Phase
    /// The location in the view's own coordinates.
    package let location: CGPoint
    /// The button that is pressed.
    package let button: Button
    /// The modifier keys that are held.
    package let modifiers: EventModifiers

    /// Creates an event.
    package init(
        _ phase: Phase, at location: CGPoint, button: Button = .primary, modifiers: EventModifiers = []
    ) {
        self.phase = phase
        self.location = location
        self.button = button
        self.modifiers = modifiers
    }
}

/// A modifier that reports pointer events over a view.
public struct _PointerEventModifier: _PrimitiveModifier {
    let action: @MainActor (PointerEvent) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { PointerEventNode(item, inputs) }
}

/// The node of a view that reports pointer events.
final class PointerEventNode: HostModifierNode<_PointerEventModifier>, AnyPointerNode {
    func send(_ event: PointerEvent) { if environment.isEnabled, !isFrozen { modifier.action(event) } }
}

/// A host that receives pointer events.
@MainActor
package protocol AnyPointerNode: ContentHost {
    /// Handles a pointer event.
    func send(_ event: PointerEvent)
}

extension View {
    /// Runs `action` with all pointer events over the view, such as for a canvas with shapes that can be moved.
    package nonisolated func onPointerEvent(perform action: @escaping @MainActor (PointerEvent) -> Void) -> some View {
        modifier(_PointerEventModifier(action: action))
    }
}
