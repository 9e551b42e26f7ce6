/// The accessible traits of a view.
///
/// Those of SwiftUI that GTK can tell assistive technologies: other ones are not declared.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// A heading over what follows it.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// It is selected, or where it is a toggle as well, on.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// It leads somewhere else.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// A field for what is searched for.
    public static let isSearchField = AccessibilityTraits(rawValue: 16)
    /// A picture.
    public static let isImage = AccessibilityTraits(rawValue: 32)
    /// Text that cannot be edited.
    public static let isStaticText = AccessibilityTraits(rawValue: 64)
    /// What is outside of it cannot be used meanwhile.
    public static let isModal = AccessibilityTraits(rawValue: 128)
    /// It is on or off, as ``isSelected`` says.
    public static let isToggle = AccessibilityTraits(rawValue: 256)
    /// A row of tabs.
    public static let isTabBar = AccessibilityTraits(rawValue: 512)
}

/// Adds or removes accessible traits of a view.
public struct _AccessibilityTraitsModifier: _PrimitiveModifier, Equatable {
    let added: AccessibilityTraits
    let removed: AccessibilityTraits

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        AccessibilityTraitsNode(item, inputs)
    }
}

/// A view of which it is said what it is, placed.
final class AccessibilityTraitsNode: _ModifierNode<_AccessibilityTraitsModifier> {
    override var isReusable: Bool { hasReusableChildren }
}

extension _ViewNode {
    /// What modifiers around say that the view is and is not, as far as the next surface; those further out have the last word.
    package var accessibilityTraits: (added: AccessibilityTraits, removed: AccessibilityTraits) {
        var (added, removed) = (AccessibilityTraits(), AccessibilityTraits())
        var around = parent
        while let place = around, !place.isSurface {
            if let modifier = (place as? AccessibilityTraitsNode)?.modifier {
                added = added.union(modifier.added).subtracting(modifier.removed)
                removed = removed.subtracting(modifier.added).union(modifier.removed)
            }
            around = place.parent
        }
        return (added, removed)
    }
}

extension View {
    /// Says what the view, or each view inside, is to screen readers, besides what it is anyway.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(_AccessibilityTraitsModifier(added: traits, removed: []))
    }

    /// Says what the view, or each view inside, is not to screen readers.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(_AccessibilityTraitsModifier(added: [], removed: traits))
    }
}
