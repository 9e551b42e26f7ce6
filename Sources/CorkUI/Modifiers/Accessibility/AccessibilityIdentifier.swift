/// A modifier that sets an identifier for tests.
public struct _AccessibilityIdentifierModifier: _PrimitiveModifier, Equatable {
    let identifier: String

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        AccessibilityIdentifierNode(item, inputs)
    }
}

/// The node of a view with an identifier.
package final class AccessibilityIdentifierNode: _ModifierNode<_AccessibilityIdentifierModifier> {
    /// The identifier.
    package var identifier: String { modifier.identifier }
    override var isReusable: Bool { hasReusableChildren }
}

extension View {
    /// Sets an identifier by which `TestHost.element(_:)`, `--describe` and the inspector of GTK find the view.
    ///
    /// GTK 4.8 does not report it to assistive technologies; later versions do.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(_AccessibilityIdentifierModifier(identifier: identifier))
    }
}
