/// A modifier that hides a view from screen readers.
public struct _AccessibilityHiddenModifier: _PrimitiveModifier, Equatable {
    let isHidden: Bool

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        AccessibilityHiddenNode(item, inputs)
    }
}

/// The node of a view that is hidden from screen readers.
package final class AccessibilityHiddenNode: _ModifierNode<_AccessibilityHiddenModifier> {
    /// A Boolean value that indicates whether the view is hidden now.
    package var isActive: Bool { modifier.isHidden }
    override var isReusable: Bool { hasReusableChildren }

    override func modifierChanged(from old: _AccessibilityHiddenModifier) { graph.renderer?.visibilityChanged(self) }
}

extension View {
    /// Hides the view and its descendants from screen readers, such as a decorative image.
    ///
    /// The view remains visible and usable with pointer and keyboard. Its text is left out of the names of enclosing
    /// controls and rows.
    ///
    /// - Parameter hidden: Whether to hide the view.
    /// - Returns: The modified view.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(_AccessibilityHiddenModifier(isHidden: hidden))
    }
}
