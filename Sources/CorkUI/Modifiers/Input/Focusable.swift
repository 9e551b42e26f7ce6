/// Lets a view take the keyboard focus.
public struct _FocusableModifier: _PrimitiveModifier, Equatable {
    let isFocusable: Bool

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { FocusableNode(item, inputs) }
}

/// A view that takes the keyboard focus, placed.
final class FocusableNode: SurfaceModifierNode<_FocusableModifier>, FocusableSurface {
    var isFocusable: Bool { modifier.isFocusable && environment.isEnabled }
}

/// A placed view that may take the keyboard focus.
@MainActor
package protocol FocusableSurface: ContentSurface {
    /// Whether it takes the focus now.
    var isFocusable: Bool { get }
}

extension View {
    /// Lets the view take the keyboard focus, by Tab, by a click and by the arrow keys from a view beside it.
    ///
    /// - Parameter isFocusable: whether it does; a disabled view never takes the focus.
    /// - Returns: The modified view.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(_FocusableModifier(isFocusable: isFocusable))
    }
}
