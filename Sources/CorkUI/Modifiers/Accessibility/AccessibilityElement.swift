/// A modifier that makes a view an accessibility element.
public struct _AccessibilityElementModifier: _PrimitiveModifier, Equatable {
    /// The treatment of the accessible elements inside.
    public let children: AccessibilityChildBehavior

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        AccessibilityElementNode(item, inputs)
    }
}

/// The node of a view that is an accessibility element.
final class AccessibilityElementNode: HostModifierNode<_AccessibilityElementModifier> {
    /// A Boolean value that indicates whether the content is left out of the spoken text of elements around it.
    var ignoresChildren: Bool { modifier.children == .ignore }
}

/// The treatment of the accessibility elements inside another one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind { case ignore, contain, combine }
    private let kind: Kind
    /// The elements are hidden from screen readers; only the label of the container is read.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// The elements remain separate elements.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// The elements are combined into one, whose label consists of theirs unless it has a label of its own.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

extension View {
    /// Makes the view an accessibility element, which can have a label, such as a column that contains cards.
    ///
    /// - Parameter children: The treatment of the elements inside. Hidden or combined elements remain usable with
    ///   pointer and keyboard.
    /// - Returns: The modified view.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(_AccessibilityElementModifier(children: children))
    }
}
