import CGtk
import CorkGtk
import CorkUI
import Foundation
import Testing

extension GtkTests {
    @MainActor
    @Suite struct WindowTitleTests {
        private func title(of scene: some Scene) -> String {
            var windows: [_WindowDescription] = []
            scene._collectWindows(into: &windows)
            let window = WindowController(windows[0])
            defer { window.close() }
            return String(cString: gtk_window_get_title(window.window))
        }

        @Test func `a window without a title is called after the program`() {
            #expect(title(of: WindowGroup { Text("Hello") }) == ProcessInfo.processInfo.processName)
        }

        @Test func `a window is called by its title, and by that of a view inside before it`() {
            #expect(title(of: WindowGroup("Songs") { Text("Hello") }) == "Songs")
            #expect(title(of: WindowGroup("Songs") { Text("Hello").navigationTitle("Tonight") }) == "Tonight")
        }
    }
}
