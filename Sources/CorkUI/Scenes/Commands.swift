/// Commands of an app: what its windows offer in their menu, and by keys, beside what is in their toolbars.
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

/// Several commands.
public struct _TupleCommands<each Content: Commands>: Commands {
    let content: (repeat each Content)

    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("Commands of a builder have no body") }

    /// Adds the menus and commands.
    public func _collectCommands(into commands: inout _WindowCommands) {
        for content in repeat each content { content._collectCommands(into: &commands) }
    }
}

/// A menu of an app's own: a submenu of the window's menu.
public struct CommandMenu<Content: View>: Commands {
    let name: String
    let content: Content

    /// A menu.
    ///
    /// - Parameters:
    ///   - name: what it is called.
    ///   - content: buttons, dividers and menus.
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

/// Where a group of commands is in the menu of a window.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let rank: Int

    /// What makes or opens documents and windows.
    public static let newItem = CommandGroupPlacement(rank: 0)
    /// What saves documents.
    public static let saveItem = CommandGroupPlacement(rank: 1)
    /// What brings documents in other forms in and out.
    public static let importExport = CommandGroupPlacement(rank: 2)
    /// What prints.
    public static let printItem = CommandGroupPlacement(rank: 3)
    /// What takes changes back.
    public static let undoRedo = CommandGroupPlacement(rank: 4)
    /// What goes by the clipboard.
    public static let pasteboard = CommandGroupPlacement(rank: 5)
    /// What shows and hides parts of the window.
    public static let sidebar = CommandGroupPlacement(rank: 6)
    /// What changes the window.
    public static let windowSize = CommandGroupPlacement(rank: 7)
    /// The preferences.
    public static let appSettings = CommandGroupPlacement(rank: 8)
    /// What helps: the keyboard shortcuts.
    public static let help = CommandGroupPlacement(rank: 9)
    /// What tells of the app.
    public static let appInfo = CommandGroupPlacement(rank: 10)

    /// In the order of the menu; menus of the app's own stand between `pasteboard` and `sidebar`.
    static let all: [CommandGroupPlacement] = (0...10).map(CommandGroupPlacement.init)
    static let lastBeforeMenus = pasteboard
}

/// Commands in a group of the window's menu.
public struct CommandGroup<Content: View>: Commands {
    private enum Manner { case replacing, before, after }
    private let manner: Manner
    private let group: CommandGroupPlacement
    private let content: Content

    /// Commands instead of those of a group.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (manner, self.group, content) = (.replacing, group, addition())
    }

    /// Commands before those of a group.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (manner, self.group, content) = (.before, group, addition())
    }

    /// Commands after those of a group.
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
    /// Adds commands to the windows of the scene: to the menu at the end of their header bars, and by keys.
    public func commands<Content: Commands>(@CommandsBuilder content: @escaping @MainActor () -> Content) -> some Scene
    {
        _ModifiedScene(content: self) { window in window.commands.append { content()._collectCommands(into: &$0) } }
    }
}
