import DocumentFiles

/// A window that is open.
@MainActor
package protocol PresentedWindow: AnyObject {
    /// Shows the window, in front of others.
    func present()
    /// Closes the window, after asking what its views want asked.
    func requestClose()
}

/// The windows of an app: which scenes there are, and which windows are open.
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
    /// Where changes of documents are kept safe against a crash; nil where they are not.
    let recovery: RecoveryFolder?
    private var windows: [Open] = []

    /// - Parameters:
    ///   - scene: what windows there can be.
    ///   - recovery: where changes of documents are kept safe against a crash; nil where they are not.
    ///   - warn: receives a sentence where a window cannot be opened.
    ///   - makeWindow: makes a window, which is presented next; it tells ``closed(_:)`` when it is gone.
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

    /// Whether the app has settings.
    package var hasSettings: Bool { scenes.contains { $0.role == .settings } }

    /// What the app calls itself; nil where it tells nothing about itself.
    var aboutName: String? { scenes.lazy.compactMap(\.about).first?.name }

    /// Whether windows of a kind have a menu, though nothing of it is their own.
    package var hasMenu: Bool { hasSettings || aboutName != nil }

    /// Opens the first scene that is not the settings; nothing where there is none.
    package func openFirst() {
        guard let first = scenes.firstIndex(where: { Self.isOpenable($0) }) else { return }
        show(first, nil)
    }

    /// Tells what the app is.
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

    /// Opens a window of a scene, or brings it to the front where there can be only one.
    package func open(id: String) { open(WindowRequest(id: id)) }

    /// Opens the window of a value in a scene, or brings it to the front where it is open.
    package func open<D: Hashable>(id: String, value: D) {
        open(WindowRequest(id: id, value: AnyHashable(value), valueType: D.self))
    }

    /// Closes the windows of a scene, after asking what their views want asked.
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

    /// A window is gone.
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

    /// The values of the windows that are open.
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
        (value?.base as? any OpenDocument)?.keepSafe(in: recovery)
        let presented = PresentedValue(value)
        let window = makeWindow(scenes[scene], presented, self)
        windows.append(Open(scene: scene, value: presented, window: window))
        window.present()
    }
}
