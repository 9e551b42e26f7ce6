/// Keeps a view from screen readers.
public struct _AccessibilityHiddenModifier: _PrimitiveModifier, Equatable {
    let isHidden: Bool

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        AccessibilityHiddenNode(item, inputs)
    }
}

/// A view that is kept from screen readers, placed.
package final class AccessibilityHiddenNode: _ModifierNode<_AccessibilityHiddenModifier> {
    /// Whether it is now.
    package var isActive: Bool { modifier.isHidden }
    override var isReusable: Bool { hasReusableChildren }

    override func modifierChanged(from old: _AccessibilityHiddenModifier) { graph.renderer?.visibilityChanged(self) }
}

extension View {
    /// Keeps the view and all inside from screen readers, such as a picture that only decorates.
    ///
    /// It is seen, and used with pointer and keys, as before. Controls and rows around are not named after it.
    ///
    /// - Parameter hidden: whether it is kept from them.
    /// - Returns: The modified view.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(_AccessibilityHiddenModifier(isHidden: hidden))
    }
}
