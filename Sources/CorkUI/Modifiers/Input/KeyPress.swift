/// A key of the keyboard, identified by the character it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character that the key types without modifiers.
    public let character: Character

    /// Creates the key that types `character`.
    public init(_ character: Character) { self.character = character }
    /// Creates a key from the character it types.
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }

    /// The Return key.
    public static let `return` = KeyEquivalent("\r")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The Escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The Backspace key.
    public static let delete = KeyEquivalent("\u{8}")
    /// The Tab key.
    public static let tab = KeyEquivalent("\t")
    /// The arrow key that points up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow key that points down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow key that points left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow key that points right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The Home key.
    public static let home = KeyEquivalent("\u{F729}")
    /// The End key.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The Page Up key.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The Page Down key.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Returns the function key with a number from 1 to 35.
    public static func function(_ number: Int) -> KeyEquivalent {
        precondition((1...35).contains(number), "Function keys have numbers from 1 to 35.")
        return KeyEquivalent(Character(Unicode.Scalar(UInt32(0xF703 + number))!))
    }
}

/// A set of modifier keys.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The Shift key.
    public static let shift = EventModifiers(rawValue: 1)
    /// The Control key.
    public static let control = EventModifiers(rawValue: 2)
    /// The Alt key.
    public static let option = EventModifiers(rawValue: 4)
    /// The Control key, which commands use on Linux.
    public static let command = EventModifiers.control
}

/// A combination of keys that performs the action of a button, wherever the focus is in the window.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public let key: KeyEquivalent
    /// The modifier keys.
    public let modifiers: EventModifiers

    /// Creates a shortcut, by default with the Control key.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// The Return key, for the default action, unless the focused view handles it.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The Escape key, for the action that cancels.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

private struct ShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    /// The keyboard shortcut of a button.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }
}

extension View {
    /// Sets the keyboard shortcut of the button.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Sets the keyboard shortcut of the button.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}

/// A modifier that runs an action when a key is pressed while the focus is in a view.
public struct _KeyPressModifier: _PrimitiveModifier {
    let keys: Set<KeyEquivalent>
    /// The groups of the keys in the keyboard shortcuts window.
    var groups: [ShortcutGroup] = []
    let action: @MainActor (KeyPress) -> KeyPress.Result

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { KeyPressNode(item, inputs) }
}

/// A key press.
public struct KeyPress: Sendable {
    /// The key.
    public let key: KeyEquivalent
    /// The modifier keys that are held.
    public let modifiers: EventModifiers

    /// Creates a key press.
    public init(key: KeyEquivalent, modifiers: EventModifiers) {
        self.key = key
        self.modifiers = modifiers
    }

    /// The result of handling a key press.
    public enum Result: Sendable {
        /// The key was handled.
        case handled
        /// The key is passed on to ancestors.
        case ignored
    }
}

/// A node that handles keys while the focus is inside.
@MainActor
package protocol AnyKeyNode: _ViewNode {
    /// Handles a key press.
    func press(_ press: KeyPress) -> KeyPress.Result
}

/// The node of a view that handles keys.
package final class KeyPressNode: _ModifierNode<_KeyPressModifier>, AnyKeyNode {
    /// The groups of its keys in the keyboard shortcuts window.
    var groups: [ShortcutGroup] { modifier.groups }

    /// Runs the action if it applies to the key.
    package func press(_ press: KeyPress) -> KeyPress.Result {
        modifier.keys.contains(press.key) && !isFrozen ? modifier.action(press) : .ignored
    }
}

extension View {
    /// Runs `action` when `key` is pressed while the focus is in the view.
    public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result)
        -> some View
    {
        onKeyPress(keys: [key]) { _ in action() }
    }

    /// Runs `action` when one of `keys` is pressed while the focus is in the view.
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(keys: keys, action: action))
    }
}
