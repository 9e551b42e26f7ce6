/// The current commands of a window: the standard ones and those of the app.
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

    /// Returns commands whose dynamic properties read values of this window.
    func connected<C: Commands>(_ commands: C) -> C {
        var commands = commands
        var properties = PropertyStorage(ValueComparator.of(C.self))
        properties.attach(to: &commands, environment: environment, graph: graph)
        return commands
    }

    /// The groups and menus in menu order, one array for each section between separators.
    var sections: [[AnyView]] {
        var sections: [[AnyView]] = []
        for placement in CommandGroupPlacement.all {
            if let group = groups[placement], !group.isEmpty { sections.append(group) }
            if placement == .lastBeforeMenus, !menus.isEmpty { sections.append(menus) }
        }
        // The standard groups at the end form one section.
        let common = sections.suffix(CommandGroupPlacement.all.suffix(3).count { groups[$0] != nil })
        return sections.dropLast(common.count) + (common.isEmpty ? [] : [Array(common.joined())])
    }
}

/// The context from which the menu of a window is built.
@MainActor
package final class CommandContext {
    let session: WindowSession?
    let commands: [@MainActor (inout _WindowCommands) -> Void]
    private weak var graph: Graph?
    private let makeEnvironment: @MainActor () -> EnvironmentValues
    let showShortcuts: @MainActor () -> Void
    let close: @MainActor () -> Void

    /// Creates the context of a window.
    ///   - description: The description of the window.
    ///   - session: The windows of the app.
    ///   - graph: The graph of the window.
    ///   - environment: The environment of the whole window.
    ///   - showShortcuts: Shows the list of keyboard shortcuts.
    ///   - close: Closes the window, after asking about unsaved changes.
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

    /// The current commands; `nil` if the window was closed.
    var current: _WindowCommands? {
        graph.map { _WindowCommands(self, environment: makeEnvironment(), graph: $0) }
    }
}

private struct CommandContextKey: EnvironmentKey {
    static var defaultValue: CommandContext? { nil }
}

extension EnvironmentValues {
    /// The context of the window's menu; `nil` if it has none.
    package var commandContext: CommandContext? {
        get { self[CommandContextKey.self] }
        set { self[CommandContextKey.self] = newValue }
    }
}

/// The content of a window with a menu.
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

/// The items of a window's menu.
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
