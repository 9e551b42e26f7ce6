/// Whether something is open, as it is shown now, and where that is written.
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

    /// Opens or closes it, as whoever uses it does; not where that is disabled.
    func set(_ isExpanded: Bool) {
        guard isEnabled, isExpanded != binding.wrappedValue else { return }
        withAnimation { binding.wrappedValue = isExpanded }
    }

    func toggle() { set(!binding.wrappedValue) }

    /// Does what an arrow key says: the one in the direction of reading opens, the other one closes.
    ///
    /// - Returns: whether it was not so before.
    func take(_ key: KeyEquivalent, _ direction: LayoutDirection) -> Bool {
        let opens = (key == .rightArrow) == (direction == .leftToRight)
        guard isEnabled, opens != binding.wrappedValue else { return false }
        set(opens)
        return true
    }
}

/// Tells assistive technologies whether what a view is for is open.
public struct _ExpandableModifier: _PrimitiveModifier {
    let expansion: Expansion

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { ExpandableNode(item, inputs) }
}

/// A view that opens and closes something, placed.
package final class ExpandableNode: _ModifierNode<_ExpandableModifier> {
    /// Whether it is open.
    package var isExpanded: Bool { modifier.expansion.isExpanded }
}

extension View {
    /// Lets arrow keys open and close what the view, a button, is for, and assistive technologies know whether it is open.
    func opens(_ expansion: Expansion, _ direction: LayoutDirection) -> some View {
        onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
            press.modifiers.isEmpty && expansion.take(press.key, direction) ? .handled : .ignored
        }
        .modifier(_ExpandableModifier(expansion: expansion))
    }
}

extension _ViewNode {
    /// The first part of the node that opens and closes something.
    package var expandable: ExpandableNode? {
        if let node = self as? ExpandableNode { return node }
        for child in children { if let node = child.expandable { return node } }
        return nil
    }
}
