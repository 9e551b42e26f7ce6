import CGtk
import CorkUI
import Testing

@testable import CorkGtk

extension GtkTests {
    /// Moving the focus with Tab into and out of groups of views.
    @MainActor
    @Suite struct FocusGroupTests {
        private func tab(_ window: ViewWindow, _ direction: GtkDirectionType = GTK_DIR_TAB_FORWARD) -> String? {
            window.controller.renderer.arrange()
            gtk_widget_child_focus(window.widget, direction)
            return window.focus?.descendants.first { $0.isLabel }?.labelText
        }

        private func focus(_ text: String, in window: ViewWindow) throws {
            let button = try #require(
                window.widget.descendants.first { button in
                    button.isA(gtk_button_get_type())
                        && button.descendants.contains { $0.isLabel && $0.labelText == text }
                })
            gtk_widget_grab_focus(button)
        }

        @Test func `Tab stops once at a grid and comes back to the cell that it left`() async throws {
            let window = await ViewWindow(width: 300, height: 300) {
                VStack {
                    Button("before") {}
                    ScrollView {
                        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
                            ForEach(0..<100) { cell in Button("\(cell)") {}.frame(height: 60) }
                        }
                        .focusGroup()
                    }
                    Button("after") {}
                }
            }
            #expect((0..<3).map { _ in tab(window) } == ["0", "after", "before"])
            try focus("4", in: window)
            #expect(tab(window) == "after")
            #expect((0..<3).map { _ in tab(window, GTK_DIR_TAB_BACKWARD) } == ["4", "before", "after"])
        }

        @Test func `groups of one stack are a stop each`() async throws {
            let window = await ViewWindow(width: 300, height: 300) {
                VStack {
                    VStack {
                        Button("1") {}
                        Button("2") {}
                    }
                    .focusGroup()
                    Button("between") {}
                    VStack {
                        Button("3") {}
                        Button("4") {}
                    }
                    .focusGroup()
                }
            }
            #expect((0..<4).map { _ in tab(window) } == ["between", "3", "1", "between"])
            try focus("4", in: window)
            #expect((0..<2).map { _ in tab(window, GTK_DIR_TAB_BACKWARD) } == ["between", "1"])
            #expect((0..<2).map { _ in tab(window) } == ["between", "4"])
        }

        @Test func `a group whose views are disabled is passed by`() async {
            let window = await ViewWindow(width: 300, height: 300) {
                VStack {
                    Button("before") {}
                    VStack { Button("1") {} }.disabled(true).focusGroup()
                    Button("after") {}
                }
            }
            #expect((0..<2).map { _ in tab(window) } == ["after", "before"])
        }
    }
}
