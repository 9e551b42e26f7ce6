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
