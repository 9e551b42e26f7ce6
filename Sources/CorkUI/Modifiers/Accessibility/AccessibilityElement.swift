/// Makes a view an element that screen readers know, around those inside.
public struct _AccessibilityElementModifier: _PrimitiveModifier, Equatable {
    /// The treatment of the accessible elements inside.
    public let children: AccessibilityChildBehavior

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        AccessibilityElementNode(item, inputs)
    }
}

/// An element that screen readers know, placed.
final class AccessibilityElementNode: SurfaceModifierNode<_AccessibilityElementModifier> {
    /// Whether what is inside is not read in something around.
    var ignoresChildren: Bool { modifier.children == .ignore }
}

/// The treatment of the accessible elements inside another one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind { case ignore, contain, combine }
    private let kind: Kind
    /// They are gone for screen readers; the element is what is said of it.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// They stay elements of their own.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// They become one element, called by their names one after the other unless it has a name of its own.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

extension View {
    /// Makes the view an element that screen readers know, such as a column around its cards; it can be named.
    ///
    /// - Parameter children: what becomes of the elements inside. Those that are gone or combined are used with pointer
    ///   and keys as before.
    /// - Returns: The modified view.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(_AccessibilityElementModifier(children: children))
    }
}
