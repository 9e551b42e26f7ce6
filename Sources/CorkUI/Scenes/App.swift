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
    /// Appends the windows that the scene can open; the first one opens when the app starts.
    func _collectWindows(into windows: inout [_WindowDescription])
}

extension App {
    /// The scenes of the app, whose state lives as long as the program.
    public static var _scene: Body { ProgramState.connected(Self()).body }
}

extension Scene {
    /// Appends the windows of the scene.
    public func _collectWindows(into windows: inout [_WindowDescription]) {
        ProgramState.connected(self).body._collectWindows(into: &windows)
    }
}

extension Never: Scene {
    /// Appends the windows of the scene.
    public func _collectWindows(into windows: inout [_WindowDescription]) {}
}

/// Builds a scene from the scenes of a closure.
@resultBuilder
public enum SceneBuilder {
    /// Combines the expressions of a block.
    @MainActor public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Combines the expressions of a block.
    @MainActor
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<
        repeat each Content
    > {
        _TupleScene(content: (repeat each content))
    }

    /// Makes the content of a condition without an else.
    @MainActor public static func buildOptional<Content: Scene>(_ content: Content?) -> Content? { content }

    /// Makes the content of the branch that is active.
    @MainActor
    public static func buildEither<First: Scene, Second: Scene>(first: First) -> _ConditionalScene<First, Second> {
        .first(first)
    }

    /// Makes the content of the branch that is active.
    @MainActor
    public static func buildEither<First: Scene, Second: Scene>(second: Second) -> _ConditionalScene<First, Second> {
        .second(second)
    }
}

/// An optional scene, whose condition is evaluated once when the app starts.
extension Optional: Scene where Wrapped: Scene {
    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("A scene of an if has no body") }

    /// Appends the windows of the scene.
    public func _collectWindows(into windows: inout [_WindowDescription]) { self?._collectWindows(into: &windows) }
}

/// One of two scenes, selected once when the app starts.
public enum _ConditionalScene<First: Scene, Second: Scene>: Scene {
    case first(First)
    case second(Second)

    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("A scene of an if has no body") }

    /// Appends the windows of the scene.
    public func _collectWindows(into windows: inout [_WindowDescription]) {
        switch self {
        case .first(let scene): scene._collectWindows(into: &windows)
        case .second(let scene): scene._collectWindows(into: &windows)
        }
    }
}

/// A group of scenes.
public struct _TupleScene<each Content: Scene>: Scene {
    let content: (repeat each Content)

    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("Scenes of a builder have no body") }

    /// Appends the windows of the scene.
    public func _collectWindows(into windows: inout [_WindowDescription]) {
        for scene in repeat each content { scene._collectWindows(into: &windows) }
    }
}
