/// A modifier that sets the accessibility label of a view.
public struct _AccessibilityModifier: _PrimitiveModifier, Equatable {
    /// The text that screen readers read.
    public let label: String

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { AccessibilityNode(item, inputs) }
}

/// The node of a view with an accessibility label.
package final class AccessibilityNode: _ModifierNode<_AccessibilityModifier> {
    /// The text that screen readers read.
    package var label: String { modifier.label }
    override var isReusable: Bool { hasReusableChildren }
}

extension View {
    /// Sets the accessibility label of the view, in place of the texts in it.
    public func accessibilityLabel(_ label: Text) -> some View {
        modifier(_AccessibilityModifier(label: label._description.text ?? ""))
    }

    /// Sets the accessibility label of the view by the key of a translation, in place of the texts in it.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        modifier(_AccessibilityModifier(label: labelKey.string()))
    }

    /// Sets the accessibility label of the view, in place of the texts in it.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        modifier(_AccessibilityModifier(label: String(label)))
    }
}
