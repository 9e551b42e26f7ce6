import Foundation

/// A program with a user interface: its scenes.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

/// A part of a program's user interface that the system shows, such as windows.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    /// Adds the windows that are opened at the start.
    func _collectWindows(into windows: inout [WindowDescription])
}

extension Scene {
    public func _collectWindows(into windows: inout [WindowDescription]) { body._collectWindows(into: &windows) }
}

extension Never: Scene {
    public func _collectWindows(into windows: inout [WindowDescription]) {}
}

/// What a window shows and how large it opens.
public struct WindowDescription {
    /// What the window is called unless a view names it; empty for the name of the program.
    public var title: String
    /// In points.
    public var size: CGSize
    /// Makes the node that the window's content hangs from.
    public var makeRoot: @MainActor (Graph, EnvironmentValues) -> RootNode
}

/// Builds a scene from the scenes of a closure.
@resultBuilder
public enum SceneBuilder {
    @MainActor public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    @MainActor
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> TupleScene<
        repeat each Content
    > {
        TupleScene(content: (repeat each content))
    }
}

/// Several scenes.
public struct TupleScene<each Content: Scene>: Scene {
    let content: (repeat each Content)

    public var body: Never { fatalError("Scenes of a builder have no body") }

    public func _collectWindows(into windows: inout [WindowDescription]) {
        for scene in repeat each content { scene._collectWindows(into: &windows) }
    }
}

/// A window that shows a view.
public struct WindowGroup<Content: View>: Scene {
    let title: String
    let content: @MainActor () -> Content
    private var size = CGSize(width: 800, height: 600)

    /// A window called after the program.
    public init(@ViewBuilder content: @escaping @MainActor () -> Content) { self.init("", content: content) }

    /// A window with a title, which holds until a view inside sets another with `navigationTitle(_:)`.
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.title = String(title)
        self.content = content
    }

    /// Sets how large the window opens, in points.
    public func defaultSize(width: CGFloat, height: CGFloat) -> WindowGroup {
        var scene = self
        scene.size = CGSize(width: width, height: height)
        return scene
    }

    public var body: Never { fatalError("WindowGroup has no body: it is a window") }

    public func _collectWindows(into windows: inout [WindowDescription]) {
        windows.append(
            WindowDescription(title: title, size: size) { graph, environment in
                RootNode(graph: graph, environment: environment, content: content)
            })
    }
}
