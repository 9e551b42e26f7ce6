extension _ViewNode {
    /// The texts below the node in display order, as a screen reader reads them, starting with the node's own label.
    ///
    /// The name of a row leaves out the buttons in it, which have names of their own, unless the row contains nothing
    /// else.
    package var accessibleText: String {
        guard let row = self as? ListRowNode else { return accessibleText { _ in true } }
        let own = row.accessibleText { !$0.isButton }
        return own.isEmpty ? row.accessibleText { _ in true } : own
    }

    private func accessibleText(where isRead: (_ViewNode) -> Bool) -> String {
        if let named = self as? AccessibilityNode { return named.label }
        if omitsAccessibleText { return "" }
        if let text = item.value(ifOf: Text.self) { return text._description.text ?? "" }
        return children.filter { !$0.isHidden && !$0.isPicture && isRead($0) }.map { $0.accessibleText(where: isRead) }
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// A Boolean value that indicates whether the node leaves its content out of the spoken text.
    package var omitsAccessibleText: Bool {
        (self as? AccessibilityHiddenNode)?.isActive == true
            || (self as? AccessibilityElementNode)?.ignoresChildren == true
    }

    /// A Boolean value that indicates whether the node is a button, possibly inside nodes that have no other child.
    private var isButton: Bool { self is any AnyButtonNode || children.count == 1 && children[0].isButton }

    /// A Boolean value that indicates whether the whole view, including the modifiers around it, is hidden from screen
    /// readers.
    package var isAccessibilityHidden: Bool {
        if let hidden = self as? AccessibilityHiddenNode, hidden.isActive { return true }
        return children.count == 1 && children[0].isAccessibilityHidden && kind == nil
    }
}
