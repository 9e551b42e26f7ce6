import CorkUI
import Foundation

extension TestElement {
    /// Presses a key while the focus is in this element.
    ///
    /// A focused button handles Return and Space, and a text field handles Return. Other keys go to the enclosing
    /// views, innermost first, and then to the keyboard shortcuts of the window's buttons. Escape dismisses a
    /// presentation.
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
        if !takesByItself(key, modifiers), !isTakenAround(KeyPress(key: key, modifiers: modifiers)) {
            let shortcut = KeyboardShortcut(key, modifiers: modifiers)
            let button = host.root.descendants.lazy.compactMap { $0.node as? any AnyButtonNode }
                .first { $0.environment.isEnabled && $0.shortcut == shortcut }
            if let button { button.activate() } else { host.performShortcut(shortcut) }
        }
        host.settle()
    }

    private func takesByItself(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        guard isEnabled, modifiers.isEmpty else { return false }
        if let button = node as? any AnyButtonNode, key == .return || key == .space {
            button.activate()
            return true
        }
        if let stepper = input(as: _StepperInput.self)?.view, key == .upArrow || key == .downArrow {
            if key == .upArrow { stepper._increment() } else { stepper._decrement() }
            return true
        }
        if let toggle = node as? any AnyToggleNode, key == .return || key == .space {
            toggle.flip()
            return true
        }
        if let toggle = input(as: _ToggleInput.self)?.view, key == .space {
            toggle._flip()
            return true
        }
        if node.item.held.type == TextField.self || node.item.held.type == SecureField.self, key == .return,
            let submit = node.environment.submitAction
        {
            submit()
            return true
        }
        return false
    }

    private func isTakenAround(_ press: KeyPress) -> Bool {
        var node: _ViewNode? = node
        while let current = node {
            if (current as? any AnyKeyNode)?.press(press) == .handled { return true }
            if (current as? any AnyListScrollNode)?.press(press, at: self.node) == .handled { return true }
            if let popover = current as? any AnyPopoverNode, press.key == .escape, press.modifiers.isEmpty {
                popover.dismiss()
                return true
            }
            node = current.parent
        }
        return false
    }
}
