import Foundation

/// The one window that shows a view.
///
/// Opened again, it comes to the front.
public struct Window<Content: View>: Scene {
    private let window: _WindowDescription

    /// A window.
    ///
    /// - Parameters:
    ///   - title: what it is called until a view inside says otherwise.
    ///   - id: what opens it.
    ///   - content: what it shows.
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        window = _WindowDescription(.single, id: id, title: String(title), content: content)
    }

    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("Window has no body: it is a window") }

    /// Appends the windows of the scene.
    public func _collectWindows(into windows: inout [_WindowDescription]) { windows.append(window) }
}
