import CGtk
import CorkUI
import Testing

@testable import CorkGtk

extension GtkTests {
    /// Moving the focus with Tab past and through scroll views.
    @MainActor
    @Suite struct ScrollFocusTests {
        private func tab(_ window: ViewWindow, _ direction: GtkDirectionType = GTK_DIR_TAB_FORWARD) -> String? {
            gtk_widget_child_focus(window.widget, direction)
            return window.focus.flatMap { focus in
                if focus.isA(gtk_scrolled_window_get_type()) { return "scroll view" }
                return ([focus] + focus.descendants).first { $0.isLabel }.map {
                    $0.labelText
                }
            }
        }

        @Test func `Tab skips a scroll view without overflow`() async {
            let window = await ViewWindow(width: 200, height: 200) {
                Button("before") {}
                ScrollView { Text("short") }
                Button("after") {}
            }
            #expect((0..<3).map { _ in tab(window) } == ["after", "before", "after"])
            #expect(tab(window, GTK_DIR_TAB_BACKWARD) == "before")
            #expect(tab(window, GTK_DIR_TAB_BACKWARD) == "after")
        }

        @Test func `Tab focuses a scroll view with overflow`() async {
            let window = await ViewWindow(width: 200, height: 300) {
                Button("before") {}
                ScrollView { Text("long").frame(height: 2_000) }.frame(height: 100)
                Button("after") {}
            }
            #expect((0..<4).map { _ in tab(window) } == ["scroll view", "after", "before", "scroll view"])
        }

        @Test func `a header that had the focus does not keep Tab from the rows`() async {
            let window = await ViewWindow(width: 200, height: 300) {
                Button("before") {}
                List {
                    Section {
                        Text("row")
                    } header: {
                        Button("header") {}
                    }
                }
                Button("after") {}
            }
            #expect((0..<2).map { _ in tab(window) } == ["row", "after"])
            #expect((0..<3).map { _ in tab(window, GTK_DIR_TAB_BACKWARD) } == ["row", "header", "before"])
            #expect(tab(window) == "row")
        }

        @Test func `a list without rows lets Tab come to its headers and go on`() async {
            let window = await ViewWindow(width: 200, height: 300) {
                Button("before") {}
                List {
                    Section {
                    } header: {
                        Button("header") {}
                    }
                }
                Button("after") {}
            }
            #expect((0..<2).map { _ in tab(window) } == ["header", "after"])
            #expect(tab(window, GTK_DIR_TAB_BACKWARD) == "header")
        }
    }
}
