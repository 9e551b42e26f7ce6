extension _ViewNode {
    /// The texts below, in display order, as they are read aloud; an own label comes first.
    ///
    /// A row is not called after the buttons in it, which have names of their own, unless there is nothing else.
    package var spokenText: String {
        guard let row = self as? ListRowNode else { return spokenText { _ in true } }
        let own = row.spokenText { !$0.isButton }
        return own.isEmpty ? row.spokenText { _ in true } : own
    }

    private func spokenText(where isRead: (_ViewNode) -> Bool) -> String {
        if let named = self as? AccessibilityNode { return named.label }
        if isMute { return "" }
        if let text = item.value(ifOf: Text.self) { return text._description.text ?? "" }
        return children.filter { !$0.isHidden && !$0.isPicture && isRead($0) }.map { $0.spokenText(where: isRead) }
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Whether what is below is not read aloud.
    package var isMute: Bool {
        (self as? AccessibilityHiddenNode)?.isActive == true
            || (self as? AccessibilityElementNode)?.ignoresChildren == true
    }

    /// Whether there is a button below and nothing beside it.
    private var isButton: Bool { self is any ButtonSurface || children.count == 1 && children[0].isButton }

    /// Whether all of the view, with modifiers around it, is kept from screen readers.
    package var isAccessibilityHidden: Bool {
        if let hidden = self as? AccessibilityHiddenNode, hidden.isActive { return true }
        return children.count == 1 && children[0].isAccessibilityHidden && kind == nil
    }
}
