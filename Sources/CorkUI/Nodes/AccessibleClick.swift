extension _ViewNode {
    /// The default action for assistive technologies that a modifier of the view sets: one around it, up to the next
    /// host, or one inside of it, around all that it contains.
    package var accessibilityDefaultAction: (@MainActor () -> Void)? {
        var node = parent
        while let current = node, !current.isHost {
            if let action = current.ownDefaultAction { return action }
            node = current.parent
        }
        node = self
        while let current = node {
            if let action = current.ownDefaultAction { return action }
            node = current.children.count == 1 ? current.children[0] : nil
        }
        return nil
    }

    private var ownDefaultAction: (@MainActor () -> Void)? {
        (self as? AccessibilityActionNode)?.actions.first { $0.kind == .default }?.handler
    }

    /// Performs the default action for assistive technologies: that of a modifier, or else that of the button that is
    /// the whole view, or else what a click on the view does.
    package func performAccessibleClick() {
        guard environment.isEnabled else { return }
        if let action = accessibilityDefaultAction { return action() }
        if let button = wholeButton { return button.activate() }
        var content: _ViewNode = self
        while content.children.count == 1 { content = content.children[0] }
        GestureArena.click(on: content)
    }

    /// The button that is the whole content of the view, or `nil` if there is more or none.
    var wholeButton: (any AnyButtonNode)? {
        var node: _ViewNode? = self
        while let current = node {
            if let button = current as? any AnyButtonNode { return button }
            node = current.children.count == 1 ? current.children[0] : nil
        }
        return nil
    }
}
