/// The keys that buttons and menus of a window have.
extension Graph {
    /// Has the field with the focus take what is typed in it, before something is done that is to know of it.
    package func endTyping() { if window.endTyping?() == true { settle() } }

    /// Does what an entry of a menu does that has a key, without the menu; says whether there is such an entry.
    @discardableResult
    package func performMenuShortcut(_ shortcut: KeyboardShortcut) -> Bool {
        guard !window.coversScreen else { return false }
        endTyping()
        for menu in menus where menu.environment.isEnabled {
            let open = menu.makeMenu()
            if let perform = Self.action(of: shortcut, in: open.items) {
                withExtendedLifetime(open, perform)
                return true
            }
        }
        return false
    }

    private static func action(of shortcut: KeyboardShortcut, in items: [OpenMenu.Item]) -> (@MainActor () -> Void)? {
        for item in items {
            switch item.kind {
            case .button(let perform) where item.isEnabled && item.shortcut?.isPressed(by: shortcut) == true:
                return perform
            case .menu(let inner): if let perform = action(of: shortcut, in: inner) { return perform }
            default: break
            }
        }
        return nil
    }
}

extension _ViewNode {
    /// The root of the window that the view is in.
    public var root: _ViewNode { sequence(first: self, next: \.parent).reduce(self) { $1 } }

    /// The button here or below that has a key and is not disabled.
    package func button(with shortcut: KeyboardShortcut) -> (any ButtonSurface)? {
        if let button = self as? any ButtonSurface, button.shortcut == shortcut, button.environment.isEnabled {
            return button
        }
        return children.firstAnswer { $0.button(with: shortcut) }
    }

    /// Does what a button of a toolbar below does by its key, also where the toolbar has no room for it; says whether there is
    /// one.
    public func performToolbarShortcut(_ shortcut: KeyboardShortcut) -> Bool {
        guard !graph.window.coversScreen, let button = toolbarButton(with: shortcut) else { return false }
        if shortcut != .cancelAction { graph.endTyping() }
        // What was typed may have disabled it.
        guard button.environment.isEnabled else { return false }
        button.activate()
        return true
    }

    private func toolbarButton(with shortcut: KeyboardShortcut) -> (any ButtonSurface)? {
        if self is any ToolbarSurface { return button(with: shortcut) }
        return children.firstAnswer { $0.toolbarButton(with: shortcut) }
    }

    /// Does what a button here or below, or an entry of a menu of the window does by its key; says whether there is one.
    public func perform(_ shortcut: KeyboardShortcut) -> Bool {
        guard let button = button(with: shortcut) else { return graph.performMenuShortcut(shortcut) }
        button.activate()
        return true
    }
}

extension KeyboardShortcut {
    /// Whether keys that are pressed are these; where a sign is typed with Shift depends on the keyboard.
    func isPressed(by pressed: KeyboardShortcut) -> Bool {
        guard pressed != self else { return true }
        let isSign = key.character.isPunctuation || key.character.isSymbol
        return isSign && key == pressed.key && modifiers.union(.shift) == pressed.modifiers.union(.shift)
    }
}

/// A group of keys, for a person to learn.
package struct ShortcutGroup: Sendable {
    /// What the group is called.
    package let title: String
    /// The titles of commands, each with the keys that run it.
    package internal(set) var shortcuts: [(title: String, keys: [KeyboardShortcut])]
}

extension RootNode {
    /// The keys of the window: those of buttons in sight, then those of each menu, each key once, and last the tables of keys
    /// of views in sight, each once.
    package var shortcutGroups: [ShortcutGroup] {
        var seen: Set<KeyboardShortcut> = []
        var window = ShortcutGroup(title: "Window", shortcuts: [])
        var menu = ShortcutGroup(title: "Menu", shortcuts: [])
        var tables: [ShortcutGroup] = []
        func add(_ title: String, _ shortcut: KeyboardShortcut?, to group: inout ShortcutGroup) {
            guard let shortcut, !title.isEmpty, seen.insert(shortcut).inserted else { return }
            group.shortcuts.append((title, [shortcut]))
        }
        func add(_ items: [OpenMenu.Item]) {
            for item in items {
                if case .menu(let inner) = item.kind { add(inner) } else { add(item.title, item.shortcut, to: &menu) }
            }
        }
        func visit(_ node: _ViewNode, name: String?) {
            let name = (node as? AccessibilityNode)?.label ?? name
            if let button = node as? any ButtonSurface {
                add(name ?? button.writtenText, button.environment.keyboardShortcut, to: &window)
            }
            if let surface = node as? any MenuSurface, !surface.isContextMenu { add(surface.makeMenu().items) }
            if let groups = (node as? KeyPressNode)?.groups {
                tables += groups.filter { group in !tables.contains { $0.title == group.title } }
            }
            for child in node.children { visit(child, name: name) }
        }
        visit(self, name: nil)
        return ([window, menu] + tables).filter { !$0.shortcuts.isEmpty }
    }
}
