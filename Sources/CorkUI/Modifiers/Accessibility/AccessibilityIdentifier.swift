/// Gives a view a name for tests, which screen readers do not read.
public struct _AccessibilityIdentifierModifier: _PrimitiveModifier, Equatable {
    let identifier: String

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        AccessibilityIdentifierNode(item, inputs)
    }
}

/// A view with a name for tests, placed.
package final class AccessibilityIdentifierNode: _ModifierNode<_AccessibilityIdentifierModifier> {
    /// The name.
    package var identifier: String { modifier.identifier }
    override var isReusable: Bool { hasReusableChildren }
}

extension View {
    /// Gives the view a name that tests find it by: `TestHost.element(_:)`, `--describe`, and GTK's inspector as the id of its widget.
    ///
    /// GTK 4.8 does not tell assistive technologies of it; later ones do.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(_AccessibilityIdentifierModifier(identifier: identifier))
    }
}
