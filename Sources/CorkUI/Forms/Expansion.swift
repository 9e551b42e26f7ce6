/// Whether something is open, as it is shown now, and where that is written.
@MainActor
struct Expansion {
    let isExpanded: Bool
    private let binding: Binding<Bool>

    init(_ binding: Binding<Bool>) {
        self.binding = binding
        isExpanded = binding.wrappedValue
    }

    /// Opens or closes it, as whoever uses it does.
    func set(_ isExpanded: Bool) {
        guard isExpanded != binding.wrappedValue else { return }
        withAnimation { binding.wrappedValue = isExpanded }
    }

    func toggle() { set(!binding.wrappedValue) }

    /// Does what an arrow key says: the one in the direction of reading opens, the other one closes.
    ///
    /// - Returns: whether it was not so before.
    func take(_ key: KeyEquivalent, _ direction: LayoutDirection) -> Bool {
        let opens = (key == .rightArrow) == (direction == .leftToRight)
        guard opens != binding.wrappedValue else { return false }
        set(opens)
        return true
    }
}

/// Tells assistive technologies and keys whether what a view is for is open.
public struct _ExpandableModifier: PrimitiveModifier {
    let expansion: Expansion

    public func _makeNode(_ item: ListItem, _ inputs: NodeInputs) -> ViewNode { ExpandableNode(item, inputs) }
}

/// A view that opens and closes something, placed.
public final class ExpandableNode: ModifierNode<_ExpandableModifier> {
    /// Whether it is open.
    public var isExpanded: Bool { modifier.expansion.isExpanded }

    /// Opens or closes it, unless the view is disabled.
    func expand(_ isExpanded: Bool) {
        if environment.isEnabled, !isFrozen { modifier.expansion.set(isExpanded) }
    }

    /// Does what an arrow key says, see ``Expansion/take(_:_:)``.
    func take(_ key: KeyEquivalent) -> Bool {
        environment.isEnabled && !isFrozen && modifier.expansion.take(key, environment.layoutDirection)
    }
}

extension View {
    /// Lets arrow keys open and close what the view, a button, is for, and assistive technologies know whether it is open.
    func opens(_ expansion: Expansion, isEnabled: Bool, _ direction: LayoutDirection) -> some View {
        onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
            let takes = isEnabled && press.modifiers.isEmpty
            return takes && expansion.take(press.key, direction) ? .handled : .ignored
        }
        .modifier(_ExpandableModifier(expansion: expansion))
    }
}

extension ViewNode {
    /// The first part of the node that opens and closes something.
    package var expandable: ExpandableNode? {
        if let node = self as? ExpandableNode { return node }
        for child in children { if let node = child.expandable { return node } }
        return nil
    }
}
