/// Gives a view an accessible name.
public struct _AccessibilityModifier: _PrimitiveModifier, Equatable {
    /// The text that screen readers read.
    public let label: String

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { AccessibilityNode(item, inputs) }
}

/// A named view, placed.
package final class AccessibilityNode: _ModifierNode<_AccessibilityModifier> {
    /// The text that screen readers read.
    package var label: String { modifier.label }
    override var isReusable: Bool { hasReusableChildren }
}

extension View {
    /// Names the view for screen readers, in place of the texts inside.
    public func accessibilityLabel(_ label: Text) -> some View {
        modifier(_AccessibilityModifier(label: label._description.text ?? ""))
    }

    /// Names the view for screen readers, in place of the texts inside, by the key of a translation.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        modifier(_AccessibilityModifier(label: labelKey.string()))
    }

    /// Names the view for screen readers, in place of the texts inside.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        modifier(_AccessibilityModifier(label: String(label)))
    }
}
