/// The commands that the menu of an app's windows and keyboard shortcuts offer in addition to toolbars.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder var body: Body { get }
    /// Adds the commands to those of a window.
    func _collectCommands(into commands: inout _WindowCommands)
}

extension Commands {
    /// Adds the menus and commands.
    public func _collectCommands(into commands: inout _WindowCommands) {
        commands.connected(self).body._collectCommands(into: &commands)
    }
}

extension Never: Commands {
    /// Adds the menus and commands.
    public func _collectCommands(into commands: inout _WindowCommands) {}
}

/// Builds commands from the commands of a closure.
@resultBuilder
public enum CommandsBuilder {
    /// Combines the expressions of a block.
    @MainActor public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    /// Combines the expressions of a block.
    @MainActor
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _TupleCommands<
        repeat each Content
    > {
        _TupleCommands(content: (repeat each content))
    }
}

/// A group of commands.
public struct _TupleCommands<each Content: Commands>: Commands {
    let content: (repeat each Content)

    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("Commands of a builder have no body") }

    /// Adds the menus and commands.
    public func _collectCommands(into commands: inout _WindowCommands) {
        for content in repeat each content { content._collectCommands(into: &commands) }
    }
}

/// A submenu of the window's menu with commands of the app.
public struct CommandMenu<Content: View>: Commands {
    let name: String
    let content: Content

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - name: The title of the submenu.
    ///   - content: Buttons, dividers and menus.
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.name = String(name)
        self.content = content()
    }

    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("CommandMenu has no body: it is a menu") }

    /// Adds the menus and commands.
    public func _collectCommands(into commands: inout _WindowCommands) {
        commands.menus.append(AnyView(Menu(name) { [content] in content }))
    }
}

/// The position of a group of commands in the menu of a window.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let rank: Int

    /// Commands that create or open documents and windows.
    public static let newItem = CommandGroupPlacement(rank: 0)
    /// Commands that save documents.
    public static let saveItem = CommandGroupPlacement(rank: 1)
    /// Commands that import and export documents.
    public static let importExport = CommandGroupPlacement(rank: 2)
    /// Commands that print.
    public static let printItem = CommandGroupPlacement(rank: 3)
    /// Commands that undo and redo changes.
    public static let undoRedo = CommandGroupPlacement(rank: 4)
    /// Commands that use the clipboard.
    public static let pasteboard = CommandGroupPlacement(rank: 5)
    /// Commands that show and hide parts of the window.
    public static let sidebar = CommandGroupPlacement(rank: 6)
    /// Commands that resize or close the window.
    public static let windowSize = CommandGroupPlacement(rank: 7)
    /// The command that opens the preferences.
    public static let appSettings = CommandGroupPlacement(rank: 8)
    /// Commands that offer help, such as the list of keyboard shortcuts.
    public static let help = CommandGroupPlacement(rank: 9)
    /// The command that opens the About dialog.
    public static let appInfo = CommandGroupPlacement(rank: 10)

    /// All placements in menu order; the app's own menus come between `pasteboard` and `sidebar`.
    static let all: [CommandGroupPlacement] = (0...10).map(CommandGroupPlacement.init)
    static let lastBeforeMenus = pasteboard
}

/// Commands that replace or extend a group of the window's menu.
public struct CommandGroup<Content: View>: Commands {
    private enum Manner { case replacing, before, after }
    private let manner: Manner
    private let group: CommandGroupPlacement
    private let content: Content

    /// Creates commands that replace those of a group.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (manner, self.group, content) = (.replacing, group, addition())
    }

    /// Creates commands before those of a group.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (manner, self.group, content) = (.before, group, addition())
    }

    /// Creates commands after those of a group.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (manner, self.group, content) = (.after, group, addition())
    }

    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("CommandGroup has no body: it is a part of a menu") }

    /// Adds the menus and commands.
    public func _collectCommands(into commands: inout _WindowCommands) {
        let view = AnyView(content)
        switch manner {
        case .replacing: commands.groups[group, default: []] = [view]
        case .before: commands.groups[group, default: []].insert(view, at: 0)
        case .after: commands.groups[group, default: []].append(view)
        }
    }
}

extension Scene {
    /// Adds commands to the menu in the header bar of the scene's windows, and their keyboard shortcuts.
    public func commands<Content: Commands>(@CommandsBuilder content: @escaping @MainActor () -> Content) -> some Scene
    {
        _ModifiedScene(content: self) { window in window.commands.append { content()._collectCommands(into: &$0) } }
    }
}
