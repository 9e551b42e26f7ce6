import DocumentFiles

/// An open window.
@MainActor
package protocol PresentedWindow: AnyObject {
    /// Shows the window in front of others.
    func present()
    /// Closes the window, after asking about unsaved changes.
    func requestClose()
}

/// The scenes and open windows of an app.
@MainActor
package final class WindowSession {
    private struct Open {
        let scene: Int
        let value: PresentedValue
        let window: any PresentedWindow
    }

    let scenes: [_WindowDescription]
    private let makeWindow: @MainActor (_WindowDescription, PresentedValue, WindowSession) -> any PresentedWindow
    let warn: @MainActor (String) -> Void
    /// The folder for crash recovery of documents; `nil` if recovery is disabled.
    let recovery: RecoveryFolder?
    private var windows: [Open] = []

    /// Creates a session without windows.
    ///
    /// - Parameters:
    ///   - scene: The scenes of the app.
    ///   - recovery: The folder for crash recovery of documents; `nil` to disable recovery.
    ///   - warn: Called with a sentence if a window cannot be opened.
    ///   - makeWindow: Makes a window, which is presented next and calls ``closed(_:)`` when it closes.
    package init(
        _ scene: some Scene, recovery: RecoveryFolder? = nil, warn: @escaping @MainActor (String) -> Void,
        makeWindow: @escaping @MainActor (_WindowDescription, PresentedValue, WindowSession) -> any PresentedWindow
    ) {
        var scenes: [_WindowDescription] = []
        scene._collectWindows(into: &scenes)
        for index in scenes.indices { scenes[index].sizeName = scenes[index].id ?? "window\(index + 1)" }
        self.scenes = scenes
        self.recovery = recovery
        self.warn = warn
        self.makeWindow = makeWindow
    }

    /// A Boolean value that indicates whether the app has a settings scene.
    package var hasSettings: Bool { scenes.contains { $0.role == .settings } }

    /// The name of the app in its About dialog; `nil` if it has none.
    var aboutName: String? { scenes.lazy.compactMap(\.about).first?.name }

    /// A Boolean value that indicates whether windows have a menu even without commands of their own.
    package var hasMenu: Bool { hasSettings || aboutName != nil }

    /// Opens the app's first window scene, if it has one.
    package func openFirst() {
        guard let first = scenes.firstIndex(where: { Self.isOpenable($0) }) else { return }
        show(first, nil)
    }

    /// Opens the About dialog.
    func openAbout() { if let scene = scenes.firstIndex(where: { $0.role == .about }) { show(scene, nil) } }

    private static func isOpenable(_ scene: _WindowDescription) -> Bool {
        scene.role == .group || scene.role == .single
    }

    /// Opens the settings, or brings them to the front.
    package func openSettings() {
        guard let scene = scenes.firstIndex(where: { $0.role == .settings }) else {
            return warn("The app has no settings: none of its scenes is Settings.")
        }
        show(scene, nil)
    }

    /// Opens a window of a scene, or brings it to the front if the scene has only one.
    package func open(id: String) { open(WindowRequest(id: id)) }

    /// Opens the window of a value in a scene, or brings it to the front if it is open.
    package func open<D: Hashable>(id: String, value: D) {
        open(WindowRequest(id: id, value: AnyHashable(value), valueType: D.self))
    }

    /// Closes the windows of a scene, after asking about unsaved changes.
    package func dismiss(id: String) { dismiss(WindowRequest(id: id)) }

    func open(_ request: WindowRequest) {
        guard let scene = scene(for: request) else { return warn("No window was opened: \(reason(against: request)).") }
        show(scene, request.value)
    }

    func dismiss(_ request: WindowRequest) {
        guard let scene = scene(for: request) else { return warn("No window was closed: \(reason(against: request)).") }
        for open in windows where open.scene == scene && (request.value == nil || open.value.value == request.value) {
            open.window.requestClose()
        }
    }

    func dismiss(windowOf value: PresentedValue) { windows.first { $0.value === value }?.window.requestClose() }

    /// Removes a window that was closed.
    package func closed(_ window: any PresentedWindow) { windows.removeAll { $0.window === window } }

    private func scene(for request: WindowRequest) -> Int? {
        scenes.firstIndex { scene in
            Self.isOpenable(scene) && (request.id == nil || scene.id == request.id)
                && (request.valueType == nil || scene.valueType == request.valueType)
        }
    }

    private func reason(against request: WindowRequest) -> String {
        if let id = request.id, !scenes.contains(where: { $0.id == id }) { return "no scene has the id “\(id)”" }
        return "no window group \(request.id.map { "“\($0)” " } ?? "")is for values of the type \(request.valueType!)"
    }

    /// The values that open windows present.
    var openValues: [AnyHashable] { windows.compactMap(\.value.value) }

    func present(_ document: any OpenDocument) {
        windows.first { ($0.value.value?.base as AnyObject) === document }?.window.present()
    }

    func show(_ scene: Int, _ value: AnyHashable?) {
        let value = value ?? scenes[scene].documents.map { AnyHashable($0.makeFirst()) }
        let isOne = value != nil || scenes[scene].role != .group
        if isOne, let open = windows.first(where: { $0.scene == scene && $0.value.value == value }) {
            return open.window.present()
        }
        (value?.base as? any OpenDocument)?.enableRecovery(in: recovery)
        let presented = PresentedValue(value)
        let window = makeWindow(scenes[scene], presented, self)
        windows.append(Open(scene: scene, value: presented, window: window))
        window.present()
    }
}
