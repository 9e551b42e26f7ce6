/// The criteria that select a scene and a window.
struct WindowRequest {
    /// The id of the scene; `nil` if the type of the value selects the scene.
    var id: String?
    /// The value that the window shows; `nil` if there is none.
    var value: AnyHashable?
    /// The static type of the value at the call.
    var valueType: Any.Type?
}

/// Opens windows of the app's scenes.
///
///     @Environment(\.openWindow) private var openWindow
///     Button("Open") { openWindow(value: song.id) }
@MainActor
public struct OpenWindowAction {
    let session: WindowSession?

    /// Opens a window of a scene, or brings it to the front if the scene has only one.
    public func callAsFunction(id: String) { session?.open(WindowRequest(id: id)) }

    /// Opens the window of a value, or brings it to the front if it is open.
    public func callAsFunction<D: Hashable>(value: D) {
        session?.open(WindowRequest(value: AnyHashable(value), valueType: D.self))
    }

    /// Opens the window of a value in a scene, or brings it to the front if it is open.
    public func callAsFunction<D: Hashable>(id: String, value: D) {
        session?.open(WindowRequest(id: id, value: AnyHashable(value), valueType: D.self))
    }
}

/// Closes windows after asking about unsaved changes.
@MainActor
public struct DismissWindowAction {
    let session: WindowSession?
    let value: PresentedValue?

    /// Closes the window of the view.
    public func callAsFunction() { if let value { session?.dismiss(windowOf: value) } }

    /// Closes the windows of a scene.
    public func callAsFunction(id: String) { session?.dismiss(WindowRequest(id: id)) }

    /// Closes the window of a value.
    public func callAsFunction<D: Hashable>(value: D) {
        session?.dismiss(WindowRequest(value: AnyHashable(value), valueType: D.self))
    }

    /// Closes the window of a value in a scene.
    public func callAsFunction<D: Hashable>(id: String, value: D) {
        session?.dismiss(WindowRequest(id: id, value: AnyHashable(value), valueType: D.self))
    }
}

/// Opens the settings of the app.
@MainActor
public struct OpenSettingsAction {
    let session: WindowSession?

    /// Opens the settings, or brings them to the front.
    public func callAsFunction() { session?.openSettings() }
}

private struct WindowSessionKey: EnvironmentKey {
    static var defaultValue: WindowSession? { nil }
}

extension EnvironmentValues {
    /// The open windows of the app; `nil` without an app.
    package var windowSession: WindowSession? {
        get { self[WindowSessionKey.self] }
        set { self[WindowSessionKey.self] = newValue }
    }

    /// The action that opens windows.
    @MainActor public var openWindow: OpenWindowAction { OpenWindowAction(session: windowSession) }

    /// The action that closes windows.
    @MainActor public var dismissWindow: DismissWindowAction {
        DismissWindowAction(session: windowSession, value: presentedValue)
    }

    /// The action that opens the settings.
    @MainActor public var openSettings: OpenSettingsAction { OpenSettingsAction(session: windowSession) }
}
