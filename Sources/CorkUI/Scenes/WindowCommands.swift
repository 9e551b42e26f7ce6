/// The commands of a window as they are now: those that every window has, and what the app makes of them.
@MainActor
public struct _WindowCommands {
    var groups: [CommandGroupPlacement: [AnyView]] = [:]
    var menus: [AnyView] = []
    private let environment: EnvironmentValues
    private let graph: Graph

    init(_ context: CommandContext, environment: EnvironmentValues, graph: Graph) {
        self.environment = environment
        self.graph = graph
        groups[.windowSize] = [AnyView(Button("Close Window") { context.close() }.keyboardShortcut("w"))]
        if context.session?.hasSettings == true {
            groups[.appSettings] = [AnyView(SettingsLink().keyboardShortcut(","))]
        }
        groups[.help] = [
            AnyView(
                Button("Keyboard Shortcuts") { context.showShortcuts() }
                    .keyboardShortcut("?"))
        ]
        if let session = context.session, let name = session.aboutName {
            groups[.appInfo] = [AnyView(Button("About \(name)") { session.openAbout() })]
        }
        for collect in context.commands { collect(&self) }
    }

    /// Commands whose properties read what they are to read in this window.
    func connected<C: Commands>(_ commands: C) -> C {
        var commands = commands
        var properties = PropertyStorage(ValueComparator.of(C.self))
        properties.attach(to: &commands, environment: environment, graph: graph)
        return commands
    }

    /// The groups and menus in order, those that stand together without a line between them.
    var sections: [[AnyView]] {
        var sections: [[AnyView]] = []
        for placement in CommandGroupPlacement.all {
            if let group = groups[placement], !group.isEmpty { sections.append(group) }
            if placement == .lastBeforeMenus, !menus.isEmpty { sections.append(menus) }
        }
        // What every app has stands together.
        let common = sections.suffix(CommandGroupPlacement.all.suffix(3).count { groups[$0] != nil })
        return sections.dropLast(common.count) + (common.isEmpty ? [] : [Array(common.joined())])
    }
}

/// What the menu of a window is made from.
@MainActor
package final class CommandContext {
    let session: WindowSession?
    let commands: [@MainActor (inout _WindowCommands) -> Void]
    private weak var graph: Graph?
    private let makeEnvironment: @MainActor () -> EnvironmentValues
    let showShortcuts: @MainActor () -> Void
    let close: @MainActor () -> Void

    /// - Parameters:
    ///   - description: the window.
    ///   - session: the windows of the app.
    ///   - graph: the nodes of the window.
    ///   - environment: the values that hold for the whole window.
    ///   - showShortcuts: shows which keys there are.
    ///   - close: closes the window, after asking what its views want asked.
    package init(
        _ description: _WindowDescription, session: WindowSession?, graph: Graph,
        environment: @escaping @MainActor () -> EnvironmentValues, showShortcuts: @escaping @MainActor () -> Void,
        close: @escaping @MainActor () -> Void
    ) {
        commands = description.commands
        self.session = session
        self.graph = graph
        makeEnvironment = environment
        self.showShortcuts = showShortcuts
        self.close = close
    }

    /// The commands as they are now; nil where the window is gone.
    var current: _WindowCommands? {
        graph.map { _WindowCommands(self, environment: makeEnvironment(), graph: $0) }
    }
}

private struct CommandContextKey: EnvironmentKey {
    static var defaultValue: CommandContext? { nil }
}

extension EnvironmentValues {
    /// What the window's menu is made from; nil where it has none.
    package var commandContext: CommandContext? {
        get { self[CommandContextKey.self] }
        set { self[CommandContextKey.self] = newValue }
    }
}

/// The content of a window that has a menu.
struct CommandedContent<Content: View>: View {
    let context: CommandContext
    let content: Content

    var body: some View {
        VStack { content }
            .toolbar {
                ToolbarItem(placement: .windowMenu) {
                    Menu {
                        CommandItems(context: context)
                    } label: {
                        Image(systemName: "open-menu-symbolic")
                    }
                    .keyboardShortcut(.function(10), modifiers: [])
                    .accessibilityLabel("Main Menu")
                    .help("Main Menu (F10)")
                }
            }
    }
}

/// The entries of a window's menu.
private struct CommandItems: View {
    let context: CommandContext

    var body: some View {
        let sections = context.current?.sections ?? []
        ForEach(sections.indices, id: \.self) { index in
            if index > 0 { Divider() }
            ForEach(sections[index].indices, id: \.self) { sections[index][$0] }
        }
    }
}
