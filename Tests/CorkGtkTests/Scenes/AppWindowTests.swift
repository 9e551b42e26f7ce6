import CGtk
import CorkUI
import Foundation
import Testing

@testable import CorkGtk

extension GtkTests {
    /// Windows of an app: how large they open, their menu and its keys, the preferences.
    @MainActor
    @Suite struct AppWindowTests {
        private func size(of window: WindowController) -> String {
            var (width, height): (Int32, Int32) = (0, 0)
            gtk_window_get_default_size(window.window, &width, &height)
            return "\(width)x\(height)"
        }

        @Test
        func `a window opens as large as the last one of its scene was left, whatever else is in the file`() async {
            let file = SettingsFile(
                FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + "/windows.ini"))
            Application.windowSizes = file
            defer { Application.windowSizes = nil }
            let scene = WindowGroup(id: "songs") { Text("Hello") }.defaultSize(width: 320, height: 240)
            for (kept, opened) in [
                (nil, "320x240"), ("nonsense", "320x240"), ("0x70000", "320x240"), ("500x400", "500x400"),
            ] {
                file["songs"] = kept
                let window = await ViewWindow(scene)
                #expect(size(of: window.controller) == opened)
            }
            var window: ViewWindow? = await ViewWindow(scene)
            gtk_window_set_default_size(window!.controller.window, 610, 410)
            await window!.frames(3)
            window = nil
            #expect(file["songs"] == "610x410")
        }

        private final class Log { var lines: [String] = [] }

        @SceneBuilder private func app(_ log: Log) -> some Scene {
            WindowGroup { Button("In sight") { log.lines.append("sight") }.keyboardShortcut("i") }
                .commands {
                    CommandMenu("Songs") {
                        Button("Shout") { log.lines.append("shout") }.keyboardShortcut("j")
                        Button("Never") { log.lines.append("never") }.keyboardShortcut("k").disabled(true)
                    }
                }
            Settings { Text("preferred") }
        }

        @SceneBuilder private var barred: some Scene {
            WindowGroup { Text("x").toolbar { Button("One") {} } }
            Settings { Text("preferred") }
        }

        @Test
        func `entries of the menu are chosen by their keys while it is closed, those that are disabled are not`() async
        {
            let log = Log()
            let window = await ViewWindow(app(log))
            #expect(window.press(GDK_KEY_j, GDK_CONTROL_MASK))
            #expect(!window.press(GDK_KEY_k, GDK_CONTROL_MASK))
            #expect(!window.press(GDK_KEY_j))
            #expect(log.lines == ["shout"])
        }

        @Test func `Ctrl+comma opens the preferences once, as large as their content, and Escape closes them`() async {
            let window = await ViewWindow(app(Log()))
            for _ in 0..<2 { #expect(window.press(GDK_KEY_comma, GDK_CONTROL_MASK)) }
            #expect(window.windows.count == 2)
            let preferences = window.windows[1].window
            #expect(gtk_window_get_resizable(preferences) == 0)
            #expect(String(cString: gtk_window_get_title(preferences)) == "Preferences")
            window.windows[1].requestClose()
            #expect(window.press(GDK_KEY_comma, GDK_CONTROL_MASK))
            #expect(window.windows.count == 3)
        }

        @Test func `Ctrl+W and Escape close the preferences, and Ctrl+? lists their keys`() async throws {
            let window = await ViewWindow(app(Log()))
            for key in [(GDK_KEY_w, GDK_CONTROL_MASK), (GDK_KEY_Escape, GdkModifierType(rawValue: 0))] {
                #expect(window.press(GDK_KEY_comma, GDK_CONTROL_MASK))
                let preferences = try #require(window.windows.last)
                var isClosed = false
                let told = preferences.onClose
                preferences.onClose = {
                    isClosed = true
                    told?()
                }
                #expect(preferences.widget.press(GDK_KEY_question, GDK_CONTROL_MASK | GDK_SHIFT_MASK))
                #expect(shownShortcuts().contains("Close Window"))
                #expect(preferences.widget.press(key.0, key.1))
                #expect(isClosed)
            }
        }

        @Test func `the first view gets the focus, not the header bar, unless a view asks for it`() async throws {
            func focusOf(_ window: ViewWindow) -> String? {
                gtk_window_get_focus(window.controller.window).flatMap {
                    $0.descendants.first { $0.isLabel }?.labelText
                }
            }
            let plain = await ViewWindow {
                VStack {
                    Button("One") {}
                    Button("Two") {}
                }
                .toolbar { Button("Open…") {} }
            }
            #expect(focusOf(plain) == "One")
            let rows = await ViewWindow {
                List(0..<3, id: \.self, selection: .constant(nil as Int?)) { Text("Row \($0)") }
                    .toolbar { Button("Open…") {} }
            }
            await rows.frames(2)
            #expect(focusOf(rows) == "Row 0")
        }

        @Test func `Ctrl+W closes the window`() async {
            let window = await ViewWindow(app(Log()))
            var isClosed = false
            let told = window.controller.onClose
            window.controller.onClose = {
                isClosed = true
                told?()
            }
            #expect(window.press(GDK_KEY_w, GDK_CONTROL_MASK))
            #expect(isClosed)
        }

        @Test func `Ctrl+? shows a window with all shortcuts of visible views and of the menu`() async {
            let window = await ViewWindow(app(Log()))
            let groups = window.root.shortcutGroups
            #expect(groups.map(\.title) == ["Window", "Menu"])
            #expect(groups[0].shortcuts.map(\.title) == ["In sight", "Main Menu"])
            let keys = ["Shout", "Never", "Close Window", "Preferences", "Keyboard Shortcuts"]
            #expect(groups[1].shortcuts.map(\.title) == keys)
            #expect(window.press(GDK_KEY_question, GDK_CONTROL_MASK | GDK_SHIFT_MASK))
            #expect(Set(shownShortcuts()) == Set(groups.flatMap { $0.shortcuts.map(\.title) }))
        }

        /// Returns the titles in the window of shortcuts, and closes it.
        private func shownShortcuts() -> [String] {
            let list = ObjectRef(retaining: gtk_window_get_toplevels()!)
            let shown = (0..<g_list_model_get_n_items(list.opaque)).map {
                ObjectRef(adopting: g_list_model_get_item(list.opaque, $0)!)
            }
            guard let help = shown.first(where: { $0.isA(gtk_shortcuts_window_get_type()) }) else { return [] }
            defer { gtk_window_destroy(help.cast()) }
            return help.widget.descendants.filter { $0.isA(gtk_shortcuts_shortcut_get_type()) }.compactMap {
                cork_object_get_string($0.objectAddress, "title").map { String(cString: $0) }
            }
        }

        @Test func `the menu opens in the upper trailing corner where the header bar is hidden`() async throws {
            let window = await ViewWindow(barred)
            let bar = try #require(window.widget.descendants.first { $0.isA(gtk_header_bar_get_type()) })
            gtk_widget_set_visible(bar, 0)
            #expect(window.press(GDK_KEY_F10))
            let menu = try #require(window.widgets(gtk_popover_menu_get_type()).first)
            var place = GdkRectangle()
            #expect(gtk_popover_get_pointing_to(menu.cast(), &place) != 0)
            let content = window.controller.renderer.rootHost.widget
            #expect(gtk_widget_get_parent(menu) == content)
            #expect(place.x == gtk_widget_get_width(content) - 1 && place.y == 0)
        }

        @Test func `the menu is the last thing in the header bar before the window's own buttons`() async throws {
            let window = await ViewWindow(barred)
            let bar = try #require(window.widget.descendants.first { $0.isA(gtk_header_bar_get_type()) })
            let names = bar.descendants.filter { $0.isA(gtk_button_get_type()) && gtk_widget_get_mapped($0) != 0 }
                .map { $0.tooltip ?? "One" }
            #expect(names.firstIndex(of: "Main Menu (F10)") == names.firstIndex(of: "One").map { $0 + 1 })
        }
    }
}
