/// The accessibility traits of a view.
///
/// Only those of SwiftUI's traits that GTK can report to assistive technologies are declared.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The view is a button.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// The view is a heading.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// The view is selected; a toggle is on, and a button stays pressed.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// The view is a link.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// The view is a search field.
    public static let isSearchField = AccessibilityTraits(rawValue: 16)
    /// The view is an image.
    public static let isImage = AccessibilityTraits(rawValue: 32)
    /// The view is text that cannot be edited.
    public static let isStaticText = AccessibilityTraits(rawValue: 64)
    /// The view is modal, so that content outside of it cannot be used.
    public static let isModal = AccessibilityTraits(rawValue: 128)
    /// The view is a toggle, whose state is ``isSelected``.
    public static let isToggle = AccessibilityTraits(rawValue: 256)
    /// The view is a row of tabs.
    public static let isTabBar = AccessibilityTraits(rawValue: 512)
}

/// A modifier that adds or removes accessibility traits.
public struct _AccessibilityTraitsModifier: _PrimitiveModifier, Equatable {
    let added: AccessibilityTraits
    let removed: AccessibilityTraits

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        AccessibilityTraitsNode(item, inputs)
    }
}

/// The node of a view with added or removed traits.
final class AccessibilityTraitsNode: _ModifierNode<_AccessibilityTraitsModifier> {
    override var isReusable: Bool { hasReusableChildren }
}

extension _ViewNode {
    /// The traits that modifiers add and remove, up to the next host; outer modifiers take precedence.
    package var accessibilityTraits: (added: AccessibilityTraits, removed: AccessibilityTraits) {
        var (added, removed) = (AccessibilityTraits(), AccessibilityTraits())
        var around = parent
        while let place = around, !place.isHost {
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
    /// Adds accessibility traits to the view, or to each view in it.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(_AccessibilityTraitsModifier(added: traits, removed: []))
    }

    /// Removes accessibility traits from the view, or from each view in it.
    ///
    /// A view without `isSelected` can't be selected; one from which it is removed can, and assistive technologies tell
    /// that it isn't. A button that can be selected stays pressed while it is; one from which `isButton` is removed is an
    /// item of a list.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(_AccessibilityTraitsModifier(added: [], removed: traits))
    }
}
