/// A modifier that sets an accessibility value or hint.
public struct _AccessibilityDetailModifier: _PrimitiveModifier, Equatable {
    /// The accessible texts of a view.
    public enum Detail: Equatable, Sendable {
        /// The accessible value.
        case value
        /// The accessible hint: the result of using the view.
        case hint
    }

    let detail: Detail
    let text: String

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        AccessibilityDetailNode(item, inputs)
    }
}

/// The node of a view with an accessibility value or hint.
package final class AccessibilityDetailNode: _ModifierNode<_AccessibilityDetailModifier> {
    /// The kind of accessible text.
    package var detail: _AccessibilityDetailModifier.Detail { modifier.detail }
    /// The text that screen readers read.
    package var text: String { modifier.text }
    override var isReusable: Bool { hasReusableChildren }
}

extension View {
    private func accessibilityDetail(_ detail: _AccessibilityDetailModifier.Detail, _ text: String) -> some View {
        modifier(_AccessibilityDetailModifier(detail: detail, text: text))
    }

    /// Sets the accessibility value of the view, read after its label, such as “50 percent”.
    ///
    /// - Parameter valueDescription: The value; an empty text has no effect.
    /// - Returns: The modified view.
    public func accessibilityValue(_ valueDescription: Text) -> some View {
        accessibilityDetail(.value, valueDescription._description.text ?? "")
    }

    /// Sets the accessibility value of the view by the key of a translation.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityDetail(.value, valueKey.string())
    }

    /// Sets the accessibility value of the view, read after its label, such as “50 percent”.
    ///
    /// - Parameter value: The value; an empty text has no effect.
    /// - Returns: The modified view.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityDetail(.value, String(value))
    }

    /// Sets the accessibility hint, which describes the result of using the view, in place of the text of `help(_:)`.
    ///
    /// - Parameter hint: The hint; an empty text has no effect.
    /// - Returns: The modified view.
    public func accessibilityHint(_ hint: Text) -> some View {
        accessibilityDetail(.hint, hint._description.text ?? "")
    }

    /// Sets the accessibility hint of the view by the key of a translation.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityDetail(.hint, hintKey.string())
    }

    /// Sets the accessibility hint, which describes the result of using the view, in place of the text of `help(_:)`.
    ///
    /// - Parameter hint: The hint; an empty text has no effect.
    /// - Returns: The modified view.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityDetail(.hint, String(hint))
    }
}
