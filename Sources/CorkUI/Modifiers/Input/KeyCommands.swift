/// A command that runs on a target when a key is pressed, with a title for the keyboard shortcuts window.
package struct KeyCommand<Target>: Sendable {
    /// The title, such as “Select All”.
    package let title: String
    /// The keys, any of which runs the command.
    package let shortcuts: [KeyboardShortcut]
    fileprivate let perform: @MainActor @Sendable (Target) -> KeyPress.Result

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - title: The title, in title case.
    ///   - keys: The keys, any of which runs the command.
    ///   - modifiers: The modifiers held with each key.
    ///   - perform: Runs the command; `.ignored` passes the key on to ancestors.
    package init(
        _ title: String, _ keys: KeyEquivalent..., modifiers: EventModifiers = [],
        perform: @escaping @MainActor @Sendable (Target) -> KeyPress.Result
    ) {
        self.title = title
        shortcuts = keys.map { KeyboardShortcut($0, modifiers: modifiers) }
        self.perform = perform
    }

    /// Creates a command that always handles its keys.
    package init(
        _ title: String, _ keys: KeyEquivalent..., modifiers: EventModifiers = [],
        perform: @escaping @MainActor @Sendable (Target) -> Void
    ) {
        self.title = title
        shortcuts = keys.map { KeyboardShortcut($0, modifiers: modifiers) }
        self.perform = {
            perform($0)
            return .handled
        }
    }

    /// Creates an entry of the keyboard shortcuts window for keys that are handled elsewhere.
    package init(listing title: String, _ keys: KeyEquivalent..., modifiers: EventModifiers = []) {
        self.title = title
        shortcuts = keys.map { KeyboardShortcut($0, modifiers: modifiers) }
        perform = { _ in .ignored }
    }
}

/// A table of a view's key commands, which are also listed in the keyboard shortcuts window.
package struct KeyCommands<Target>: Sendable {
    /// The commands, the most used ones first.
    package let commands: [KeyCommand<Target>]
    fileprivate let keys: Set<KeyEquivalent>
    fileprivate let groups: [ShortcutGroup]

    /// Creates a table.
    ///
    /// If two commands have the same key, the first one runs.
    ///
    /// - Parameter groups: The commands by the title of their group in the keyboard shortcuts window, with at most
    ///   about 12 in a group.
    package init(_ groups: KeyValuePairs<String, [KeyCommand<Target>]>) {
        commands = groups.flatMap(\.value)
        keys = Set(commands.flatMap { $0.shortcuts.map(\.key) })
        self.groups = groups.map { title, commands in
            ShortcutGroup(title: title, shortcuts: commands.map { ($0.title, $0.shortcuts) })
        }
    }

    /// Runs the command of a key, if there is one.
    @MainActor
    package func perform(_ press: KeyPress, on target: Target) -> KeyPress.Result {
        let pressed = KeyboardShortcut(press.key, modifiers: press.modifiers)
        let command = commands.first { $0.shortcuts.contains { $0.isPressed(by: pressed) } }
        return command?.perform(target) ?? .ignored
    }
}

extension View {
    /// Runs the commands of a table when their keys are pressed while the focus is in the view, and lists them in the
    /// keyboard shortcuts window.
    ///
    /// - Parameters:
    ///   - table: The commands.
    ///   - target: The target of the commands; `nil` ignores all keys.
    /// - Returns: The modified view.
    package func keyCommands<Target>(_ table: KeyCommands<Target>, on target: Target?) -> some View {
        let action: @MainActor (KeyPress) -> KeyPress.Result = { press in
            target.map { table.perform(press, on: $0) } ?? .ignored
        }
        return modifier(_KeyPressModifier(keys: table.keys, groups: table.groups, action: action))
    }
}
