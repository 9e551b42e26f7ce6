/// Commands that other systems keep in menus, and that windows here have without them.

/// Commands without content.
public struct EmptyCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}
    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("EmptyCommands has no body") }
    /// Adds the menus and commands.
    public func _collectCommands(into commands: inout _WindowCommands) {}
}

/// The command that shows and hides a sidebar; a split view has F9 and a button for it, so this adds nothing.
public struct SidebarCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}
    /// The commands.
    public var body: some Commands { EmptyCommands() }
}

/// The commands of text fields; they have keys and a context menu of their own, so this adds nothing.
public struct TextEditingCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}
    /// The commands.
    public var body: some Commands { EmptyCommands() }
}

/// The commands that show and hide a toolbar; a header bar is always shown, so this adds nothing.
public struct ToolbarCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}
    /// The commands.
    public var body: some Commands { EmptyCommands() }
}

/// The commands that import from cameras and scanners of other devices; a desktop has none, so this adds nothing.
public struct ImportFromDevicesCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}
    /// The commands.
    public var body: some Commands { EmptyCommands() }
}
