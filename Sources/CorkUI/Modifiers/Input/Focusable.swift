/// A modifier that lets a view take the keyboard focus.
public struct _FocusableModifier: _PrimitiveModifier, Equatable {
    let isFocusable: Bool

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { FocusableNode(item, inputs) }
}

/// The node of a view that can take the keyboard focus.
final class FocusableNode: HostModifierNode<_FocusableModifier>, AnyFocusableNode {
    var isFocusable: Bool { modifier.isFocusable && environment.isEnabled }
}

/// A host that can take the keyboard focus.
@MainActor
package protocol AnyFocusableNode: ContentHost {
    /// A Boolean value that indicates whether the view can take the focus now.
    var isFocusable: Bool { get }
}

extension View {
    /// Lets the view take the keyboard focus by Tab, a click, or the arrow keys.
    ///
    /// - Parameter isFocusable: Whether the view can take the focus; a disabled view never can.
    /// - Returns: The modified view.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(_FocusableModifier(isFocusable: isFocusable))
    }
}
