/// A modifier that sets a tooltip.
public struct _HelpModifier: _PrimitiveModifier, Equatable {
    /// The text of the tooltip.
    public let text: String

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { HelpNode(item, inputs) }
}

/// The node of a view with a tooltip.
package final class HelpNode: _ModifierNode<_HelpModifier> {
    /// The text of the tooltip.
    package var text: String { modifier.text }
    override var isReusable: Bool { hasReusableChildren }
}

extension View {
    /// Sets the tooltip of the view, which is also its accessibility hint.
    public func help(_ text: Text) -> some View { modifier(_HelpModifier(text: text._description.text ?? "")) }

    /// Sets the tooltip of the view, which is also its accessibility hint, by the key of a translation.
    public func help(_ textKey: LocalizedStringKey) -> some View { modifier(_HelpModifier(text: textKey.string())) }

    /// Sets the tooltip of the view, which is also its accessibility hint.
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
        modifier(_HelpModifier(text: String(text)))
    }
}
