/// Which windows are meant.
struct WindowRequest {
    /// The id of the scene; nil where the value tells.
    var id: String?
    /// The value that the window shows; nil for none.
    var value: AnyHashable?
    /// The type of the value as the caller gave it.
    var valueType: Any.Type?
}

/// Opens windows of the app's scenes.
///
///     @Environment(\.openWindow) private var openWindow
///     Button("Open") { openWindow(value: song.id) }
@MainActor
public struct OpenWindowAction {
    let session: WindowSession?

    /// Opens a window of a scene, or brings it to the front where there can be only one.
    public func callAsFunction(id: String) { session?.open(WindowRequest(id: id)) }

    /// Opens the window of a value, or brings it to the front where it is open.
    public func callAsFunction<D: Hashable>(value: D) {
        session?.open(WindowRequest(value: AnyHashable(value), valueType: D.self))
    }

    /// Opens the window of a value in a scene, or brings it to the front where it is open.
    public func callAsFunction<D: Hashable>(id: String, value: D) {
        session?.open(WindowRequest(id: id, value: AnyHashable(value), valueType: D.self))
    }
}

/// Closes windows, after asking what is to become of changes that are not saved.
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
    /// The windows of the app; nil where nobody shows windows.
    package var windowSession: WindowSession? {
        get { self[WindowSessionKey.self] }
        set { self[WindowSessionKey.self] = newValue }
    }

    /// Opens windows.
    @MainActor public var openWindow: OpenWindowAction { OpenWindowAction(session: windowSession) }

    /// Closes windows.
    @MainActor public var dismissWindow: DismissWindowAction {
        DismissWindowAction(session: windowSession, value: presentedValue)
    }

    /// Opens the settings.
    @MainActor public var openSettings: OpenSettingsAction { OpenSettingsAction(session: windowSession) }
}
