import Foundation

/// The settings window of the app.
///
/// It opens with ``EnvironmentValues/openSettings``, and closes on Escape.
public struct Settings<Content: View>: Scene {
    private let window: _WindowDescription

    /// Creates a settings window with the size of its content.
    public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
        var window = _WindowDescription(.settings, title: "Preferences", content: content)
        window.size = nil
        window.resizability = .contentSize
        self.window = window
    }

    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("Settings has no body: it is a window") }

    /// Appends the windows of the scene.
    public func _collectWindows(into windows: inout [_WindowDescription]) { windows.append(window) }
}

/// A button that opens the settings of the app.
public struct SettingsLink<Label: View>: View {
    private let label: Label
    @Environment(\.openSettings) private var openSettings

    /// Creates a button with a custom label.
    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    /// The content that is shown.
    public var body: some View { Button(action: { openSettings() }, label: { label }) }
}

extension SettingsLink where Label == Text {
    /// Creates a button with the title Preferences.
    public init() { self.init { Text("Preferences") } }
}
