import CGtk
import CorkUI
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct CloseQuestionTests {
        @Test func `a window asks once at a time, and stays or closes as answered`() async throws {
            var saves = 0
            var isClosed = false
            let window = await ViewWindow {
                Text("").closeQuestion(isNeeded: true, "Save?", message: "It will be lost.") {
                    saves += 1
                    return saves == 2
                }
            }
            window.controller.onClose = { isClosed = true }
            let leaves: [(ShownWindow) throws -> Void] = [
                { cork_signal_emit(try #require($0.button("Cancel")), "clicked") },
                { _ = $0.widget.press(GDK_KEY_Escape) },
                { gtk_window_close($0.window) },
            ]
            for leave in leaves {
                gtk_window_close(window.controller.window)
                let alert = try #require(await window.presentedSoon())
                #expect(alert.texts == ["Save?", "It will be lost.", "Cancel", "Discard", "Save"])
                #expect(gtk_window_get_focus(alert.window) == alert.button("Save"))
                gtk_window_close(window.controller.window)
                await window.frames()
                #expect(toplevels.count { gtk_window_get_transient_for(ShownWindow(widget: $0).window) != nil } == 1)
                try leave(alert)
                await eventually { window.presented == nil }
                await window.frames()
                #expect(!isClosed && saves == 0)
            }

            for attempt in 1...2 {
                gtk_window_close(window.controller.window)
                let alert = try #require(await window.presentedSoon())
                cork_signal_emit(try #require(alert.button("Save")), "clicked")
                await eventually { saves == attempt && window.presented == nil && isClosed == (attempt == 2) }
                if attempt == 1 { await window.frames() }
                #expect(isClosed == (attempt == 2))
            }
        }

        @Test func `a window closes without saving where changes are discarded`() async throws {
            var isClosed = false
            let window = await ViewWindow {
                Text("").closeQuestion(isNeeded: true, "Save?", message: "It will be lost.") {
                    Issue.record("Discarded changes are saved.")
                    return true
                }
            }
            window.controller.onClose = { isClosed = true }
            gtk_window_close(window.controller.window)
            let alert = try #require(await window.presentedSoon())
            cork_signal_emit(try #require(alert.button("Discard")), "clicked")
            await eventually { isClosed }
        }
    }
}
