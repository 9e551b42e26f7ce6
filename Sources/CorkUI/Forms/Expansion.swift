/// The expanded state of a group, and the binding to it.
@MainActor
struct Expansion {
    let isExpanded: Bool
    private let binding: Binding<Bool>
    private let isEnabled: Bool

    init(_ binding: Binding<Bool>, isEnabled: Bool) {
        self.binding = binding
        self.isEnabled = isEnabled
        isExpanded = binding.wrappedValue
    }

    /// Expands or collapses the group with an animation, unless it is disabled.
    func set(_ isExpanded: Bool) {
        guard isEnabled, isExpanded != binding.wrappedValue else { return }
        withAnimation { binding.wrappedValue = isExpanded }
    }

    func toggle() { set(!binding.wrappedValue) }

    /// Handles an arrow key: the one in the reading direction expands the group, the other collapses it.
    ///
    /// - Returns: A Boolean value that indicates whether the state changed.
    func take(_ key: KeyEquivalent, _ direction: LayoutDirection) -> Bool {
        let opens = (key == .rightArrow) == (direction == .leftToRight)
        guard isEnabled, opens != binding.wrappedValue else { return false }
        set(opens)
        return true
    }
}

/// A modifier that tells assistive technologies whether the group of a view is expanded.
public struct _ExpandableModifier: _PrimitiveModifier {
    let expansion: Expansion

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { ExpandableNode(item, inputs) }
}

/// The node of a view that expands and collapses a group.
package final class ExpandableNode: _ModifierNode<_ExpandableModifier> {
    /// A Boolean value that indicates whether the group is expanded.
    package var isExpanded: Bool { modifier.expansion.isExpanded }
}

extension View {
    /// Lets arrow keys on a button expand and collapse its group, and tells assistive technologies the state.
    func opens(_ expansion: Expansion, _ direction: LayoutDirection) -> some View {
        onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
            press.modifiers.isEmpty && expansion.take(press.key, direction) ? .handled : .ignored
        }
        .modifier(_ExpandableModifier(expansion: expansion))
    }
}

extension _ViewNode {
    /// The first node in this subtree that expands and collapses a group.
    package var expandable: ExpandableNode? {
        if let node = self as? ExpandableNode { return node }
        for child in children { if let node = child.expandable { return node } }
        return nil
    }
}
