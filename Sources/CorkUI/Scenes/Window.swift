import Foundation

/// A scene with a single window.
///
/// Opening it again brings it to the front.
public struct Window<Content: View>: Scene {
    private let window: _WindowDescription

    /// Creates a single window.
    ///
    /// - Parameters:
    ///   - title: The title, unless a view inside sets another.
    ///   - id: The id with which ``EnvironmentValues/openWindow`` opens it.
    ///   - content: The content of the window.
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        window = _WindowDescription(.single, id: id, title: String(title), content: content)
    }

    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("Window has no body: it is a window") }

    /// Appends the windows of the scene.
    public func _collectWindows(into windows: inout [_WindowDescription]) { windows.append(window) }
}
