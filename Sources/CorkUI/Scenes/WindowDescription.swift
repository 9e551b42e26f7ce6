import Foundation

/// A description of a scene's windows: their content, initial size and number.
public struct _WindowDescription {
    /// The kind of a scene's windows, which determines how many there can be.
    package enum Role: Sendable {
        /// Any number of windows.
        case group
        /// A single window.
        case single
        /// The settings window.
        case settings
        /// The About dialog.
        case about
    }

    /// The kind of the windows.
    package var role: Role
    /// The id of the scene; `nil` if it has none.
    package var id: String?
    /// The title, unless a view inside sets another; empty for the name of the program.
    package var title: String
    /// The type of values that the windows present; `nil` if they present none.
    package var valueType: Any.Type?
    /// The initial size in points; `nil` for the size of the content.
    package var size: CGSize? = CGSize(width: 800, height: 600)
    /// The limits within which the person can resize the window.
    package var resizability = WindowResizability.automatic
    /// The name under which the window's size is saved; empty if it is not.
    package internal(set) var sizeName = ""
    /// The details of the app in the About dialog; `nil` for other windows.
    package internal(set) var about: AboutInformation?
    /// The kind of documents that the windows show; `nil` if they show none.
    var documents: DocumentKind?
    /// Functions that add to the commands of the windows.
    package internal(set) var commands: [@MainActor (inout _WindowCommands) -> Void] = []
    /// Makes the root node of a window.
    package var makeRoot: @MainActor (Graph, EnvironmentValues) -> RootNode

    /// Creates a description of windows that show a view.
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

/// The limits within which a person can resize a window.
public struct WindowResizability: Hashable, Sendable {
    private enum Limit { case contentMinSize, contentSize }
    private let limit: Limit

    /// The default, which is the same as ``contentMinSize``.
    public static let automatic = contentMinSize
    /// The window is at least as large as the minimum size of its content.
    public static let contentMinSize = WindowResizability(limit: .contentMinSize)
    /// The window has the size of its content.
    public static let contentSize = WindowResizability(limit: .contentSize)
}
