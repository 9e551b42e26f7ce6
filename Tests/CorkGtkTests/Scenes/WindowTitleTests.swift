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

        @Test("A window without a title is called after the program")
        func programName() {
            #expect(title(of: WindowGroup { Text("Hello") }) == ProcessInfo.processInfo.processName)
        }

        @Test("A window is called by its title, and by that of a view inside before it")
        func titles() {
            #expect(title(of: WindowGroup("Songs") { Text("Hello") }) == "Songs")
            #expect(title(of: WindowGroup("Songs") { Text("Hello").navigationTitle("Tonight") }) == "Tonight")
        }
    }
}
