/// The keyboard shortcuts of a window's buttons and menus.
extension Graph {
    /// Commits the text being typed in the focused field before an action that may use it.
    package func endTyping() { if window.endTyping?() == true { settle() } }

    /// Performs the menu item with a keyboard shortcut, without opening the menu, and returns whether there is one.
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
    /// The root node of the window.
    public var root: _ViewNode { sequence(first: self, next: \.parent).reduce(self) { $1 } }

    /// Returns the enabled button with a keyboard shortcut at or below the node.
    package func button(with shortcut: KeyboardShortcut) -> (any AnyButtonNode)? {
        if let button = self as? any AnyButtonNode, button.shortcut == shortcut, button.environment.isEnabled {
            return button
        }
        return children.firstAnswer { $0.button(with: shortcut) }
    }

    /// Performs the toolbar button with a keyboard shortcut, even one that the toolbar has no room for, and returns
    /// whether there is one.
    public func performToolbarShortcut(_ shortcut: KeyboardShortcut) -> Bool {
        guard !graph.window.coversScreen, let button = toolbarButton(with: shortcut) else { return false }
        if shortcut != .cancelAction { graph.endTyping() }
        // Committing the text may have disabled the button.
        guard button.environment.isEnabled else { return false }
        button.activate()
        return true
    }

    private func toolbarButton(with shortcut: KeyboardShortcut) -> (any AnyButtonNode)? {
        if self is any AnyToolbarNode { return button(with: shortcut) }
        return children.firstAnswer { $0.toolbarButton(with: shortcut) }
    }

    /// Performs the button at or below the node, or the menu item of the window, with a keyboard shortcut; returns
    /// whether there is one.
    public func perform(_ shortcut: KeyboardShortcut) -> Bool {
        guard let button = button(with: shortcut) else { return graph.performMenuShortcut(shortcut) }
        button.activate()
        return true
    }
}

extension KeyboardShortcut {
    /// Returns whether pressed keys match the shortcut.
    ///
    /// For symbols, the Shift key is ignored, because its use depends on the keyboard layout. Plus is often on the key
    /// of the equals sign, and needs no Shift then.
    package func isPressed(by pressed: KeyboardShortcut) -> Bool {
        guard pressed != self else { return true }
        let isSign = key.character.isPunctuation || key.character.isSymbol
        let isSame = key == pressed.key || key == "+" && pressed.key == "="
        return isSign && isSame && modifiers.union(.shift) == pressed.modifiers.union(.shift)
    }
}

/// A titled group of keyboard shortcuts for the shortcuts window.
package struct ShortcutGroup: Sendable {
    /// The title of the group.
    package let title: String
    /// The titles of commands, each with its shortcuts.
    package internal(set) var shortcuts: [(title: String, keys: [KeyboardShortcut])]

    /// Creates a group.
    package init(title: String, shortcuts: [(title: String, keys: [KeyboardShortcut])]) {
        self.title = title
        self.shortcuts = shortcuts
    }

    /// Adds the commands of another group; those with the same title become one with the keys of both.
    fileprivate mutating func merge(_ group: ShortcutGroup) {
        for (title, keys) in group.shortcuts {
            if let index = shortcuts.firstIndex(where: { $0.title == title }) {
                shortcuts[index].keys += keys.filter { !shortcuts[index].keys.contains($0) }
            } else {
                shortcuts.append((title, keys))
            }
        }
    }
}

extension RootNode {
    /// The keyboard shortcuts of the window: those of its buttons, of its menus, and the titled groups of its views.
    ///
    /// Groups with the same title are listed as one.
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
            if let button = node as? any AnyButtonNode {
                add(name ?? button.writtenText, button.environment.keyboardShortcut, to: &window)
            }
            if let menu = node as? any AnyMenuNode, !menu.isContextMenu { add(menu.makeMenu().items) }
            if let groups = (node as? KeyPressNode)?.groups {
                for group in groups {
                    let index = tables.firstIndex { $0.title == group.title } ?? tables.endIndex
                    if index == tables.endIndex { tables.append(ShortcutGroup(title: group.title, shortcuts: [])) }
                    tables[index].merge(group)
                }
            }
            for child in node.children { visit(child, name: name) }
        }
        visit(self, name: nil)
        return ([window, menu] + tables).filter { !$0.shortcuts.isEmpty }
    }
}
