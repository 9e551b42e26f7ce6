/// Names a view for somebody who cannot see it.
public struct _AccessibilityModifier: PrimitiveModifier, Equatable {
    /// What is read aloud.
    public let label: String

    public func _makeNode(_ item: ListItem, _ inputs: NodeInputs) -> ViewNode { AccessibilityNode(item, inputs) }
}

/// A named view, placed.
public final class AccessibilityNode: ModifierNode<_AccessibilityModifier> {
    /// What is read aloud.
    public var label: String { modifier.label }
    override var isReusable: Bool { hasReusableChildren }
}

extension View {
    /// Names the view for screen readers, in place of the texts inside, by the key of a translation.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        modifier(_AccessibilityModifier(label: labelKey.string()))
    }

    /// Names the view for screen readers, in place of the texts inside.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        modifier(_AccessibilityModifier(label: String(label)))
    }
}

/// Makes a view an element that screen readers know, around those inside.
public struct _AccessibilityElementModifier: PrimitiveModifier, Equatable {
    let children: AccessibilityChildBehavior

    public func _makeNode(_ item: ListItem, _ inputs: NodeInputs) -> ViewNode {
        SurfaceModifierNode<Self>(item, inputs)
    }
}

/// What becomes of the elements inside of one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind { case contain }
    private let kind: Kind
    /// They stay elements of their own.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
}

extension View {
    /// Makes the view an element that screen readers know, as a column around its cards; it can be named.
    public func accessibilityElement(children: AccessibilityChildBehavior) -> some View {
        modifier(_AccessibilityElementModifier(children: children))
    }
}

/// A sentence that says more, shown when the pointer rests on a view.
public struct _HelpModifier: PrimitiveModifier, Equatable {
    /// What the pointer shows.
    public let text: String

    public func _makeNode(_ item: ListItem, _ inputs: NodeInputs) -> ViewNode { HelpNode(item, inputs) }
}

/// A view with a tooltip, placed.
public final class HelpNode: ModifierNode<_HelpModifier> {
    /// What the pointer shows.
    public var text: String { modifier.text }
    override var isReusable: Bool { hasReusableChildren }
}

extension View {
    /// Shows the translation of a key when the pointer rests on the view.
    public func help(_ textKey: LocalizedStringKey) -> some View { modifier(_HelpModifier(text: textKey.string())) }

    /// Shows `text` when the pointer rests on the view.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { modifier(_HelpModifier(text: String(text))) }
}
