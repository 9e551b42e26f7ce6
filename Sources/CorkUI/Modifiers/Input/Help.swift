/// A sentence that says more, shown when the pointer rests on a view.
public struct _HelpModifier: _PrimitiveModifier, Equatable {
    /// The text of the tooltip.
    public let text: String

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { HelpNode(item, inputs) }
}

/// A view with a tooltip, placed.
package final class HelpNode: _ModifierNode<_HelpModifier> {
    /// The text of the tooltip.
    package var text: String { modifier.text }
    override var isReusable: Bool { hasReusableChildren }
}

extension View {
    /// Shows a text when the pointer rests on the view, and has it read aloud as a hint.
    public func help(_ text: Text) -> some View { modifier(_HelpModifier(text: text._description.text ?? "")) }

    /// Shows the translation of a key when the pointer rests on the view, and has it read aloud as a hint.
    public func help(_ textKey: LocalizedStringKey) -> some View { modifier(_HelpModifier(text: textKey.string())) }

    /// Shows `text` when the pointer rests on the view, and has it read aloud as a hint.
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
        modifier(_HelpModifier(text: String(text)))
    }
}
