/// Adds an accessible value or hint to a view.
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

/// A view of which more is said, placed.
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

    /// Says what the view is set to, read aloud after its name, such as “50 percent”.
    ///
    /// - Parameter valueDescription: an empty one says nothing.
    /// - Returns: The modified view.
    public func accessibilityValue(_ valueDescription: Text) -> some View {
        accessibilityDetail(.value, valueDescription._description.text ?? "")
    }

    /// Says what the view is set to, read aloud after its name, by the key of a translation.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityDetail(.value, valueKey.string())
    }

    /// Says what the view is set to, read aloud after its name, such as “50 percent”.
    ///
    /// - Parameter value: an empty one says nothing.
    /// - Returns: The modified view.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityDetail(.value, String(value))
    }

    /// Says what comes of using the view, read aloud after its name and value; in place of what `help(_:)` says.
    ///
    /// - Parameter hint: an empty one says nothing.
    /// - Returns: The modified view.
    public func accessibilityHint(_ hint: Text) -> some View {
        accessibilityDetail(.hint, hint._description.text ?? "")
    }

    /// Says what comes of using the view, read aloud after its name and value, by the key of a translation.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityDetail(.hint, hintKey.string())
    }

    /// Says what comes of using the view, read aloud after its name and value; in place of what `help(_:)` says.
    ///
    /// - Parameter hint: an empty one says nothing.
    /// - Returns: The modified view.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityDetail(.hint, String(hint))
    }
}
