import Foundation

/// What a window shows, how large it opens, and how many there may be of it.
public struct _WindowDescription {
    /// How many windows there are of a scene.
    package enum Role: Sendable {
        /// As many as are asked for.
        case group
        /// One.
        case single
        /// One, with what the person prefers.
        case settings
        /// One, which tells what the app is.
        case about
    }

    /// How many windows there are.
    package var role: Role
    /// What the app calls the scene; nil where it does not.
    package var id: String?
    /// What the window is called unless a view names it; empty for the name of the program.
    package var title: String
    /// The type of the values that windows are opened for; nil where they are opened for none.
    package var valueType: Any.Type?
    /// How large the window opens, in points; nil for as large as its content.
    package var size: CGSize? = CGSize(width: 800, height: 600)
    /// How far the person can change that.
    package var resizability = WindowResizability.automatic
    /// Under which name the size of the window is kept between runs; empty where it is not.
    package internal(set) var sizeName = ""
    /// What the app says about itself; nil for windows that show something else.
    package internal(set) var about: AboutInformation?
    /// What documents the windows are for; nil where they are for none.
    var documents: DocumentKind?
    /// What adds to the window's commands.
    package internal(set) var commands: [@MainActor (inout _WindowCommands) -> Void] = []
    /// Makes the node that the window's content hangs from.
    package var makeRoot: @MainActor (Graph, EnvironmentValues) -> RootNode

    /// A window that shows a view.
    init<Content: View>(
        _ role: Role, id: String? = nil, title: String, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.role = role
        self.id = id
        self.title = title
        makeRoot = { graph, environment in
            guard let context = environment.commandContext else {
                return RootNode(graph: graph, environment: environment, content: content)
            }
            return RootNode(graph: graph, environment: environment) {
                CommandedContent(context: context, content: content())
            }
        }
    }
}

/// How far a person can change the size of a window.
public struct WindowResizability: Hashable, Sendable {
    private enum Limit { case contentMinSize, contentSize }
    private let limit: Limit

    /// As the kind of window has it: settings are as large as their content, others at least as large.
    public static let automatic = contentMinSize
    /// The window is at least as large as its content must be.
    public static let contentMinSize = WindowResizability(limit: .contentMinSize)
    /// The window is as large as its content.
    public static let contentSize = WindowResizability(limit: .contentSize)
}
