import Foundation

/// Something that the pointer does over a view, or goes on doing after it was pressed there.
package struct PointerEvent: Sendable {
    /// The action.
    package enum Phase: Hashable, Sendable {
        /// A button goes down, for the `count`-th time at the same place within a short time.
        case pressed(count: Int)
        /// It moves with the button down.
        case dragged
        /// The button goes up.
        case released
        /// What was begun with a press is not to take place.
        case cancelled
        /// The wheel turns, or two fingers move: what is shown is to go to the left and up by points.
        case scrolled(CGSize)
        /// Two fingers spread: what is shown is to become so many times as large.
        case magnified(CGFloat)
    }

    /// A button of the pointer.
    package enum Button: Hashable, Sendable { case primary, middle, secondary }

    /// Whether the pointer was pressed, moved or released.
    package let phase: Phase
    /// In the view's own coordinates.
    package let location: CGPoint
    /// The button that is down.
    package let button: Button
    /// The keys that are held meanwhile.
    package let modifiers: EventModifiers

    /// Makes an event of the pointer.
    package init(
        _ phase: Phase, at location: CGPoint, button: Button = .primary, modifiers: EventModifiers = []
    ) {
        self.phase = phase
        self.location = location
        self.button = button
        self.modifiers = modifiers
    }
}

/// Tells what the pointer does over a view.
public struct _PointerEventModifier: _PrimitiveModifier {
    let action: @MainActor (PointerEvent) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { PointerEventNode(item, inputs) }
}

/// A view over which the pointer is followed, placed.
final class PointerEventNode: SurfaceModifierNode<_PointerEventModifier>, PointerSurface {
    func send(_ event: PointerEvent) { if environment.isEnabled, !isFrozen { modifier.action(event) } }
}

/// A placed view over which the pointer is followed.
@MainActor
package protocol PointerSurface: ContentSurface {
    /// Tells what the pointer does.
    func send(_ event: PointerEvent)
}

extension View {
    /// Runs `action` with everything that the pointer does over the view: for views that are worked on with the pointer as
    /// a whole, such as a canvas with shapes to be moved.
    package nonisolated func onPointerEvent(perform action: @escaping @MainActor (PointerEvent) -> Void) -> some View {
        modifier(_PointerEventModifier(action: action))
    }
}
