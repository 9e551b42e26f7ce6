import CGtk
import CorkUI
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct CloseQuestionTests {
        private func dialogs() -> [WidgetPointer] {
            var found: [WidgetPointer] = []
            let windows = gtk_window_list_toplevels()
            var next = windows
            while let current = next {
                let widget: WidgetPointer = current.pointee.data.cast()
                if widget.isA(gtk_message_dialog_get_type()) { found.append(widget) }
                next = current.pointee.next
            }
            g_list_free(windows)
            return found
        }

        @Test func aWindowAsksOnceAtATimeAndStaysOrClosesAsIsAnswered() async throws {
            var saves = 0
            var isClosed = false
            let window = await ViewWindow {
                Text("").closeQuestion(isNeeded: true, "Save?", message: "It will be lost.") {
                    saves += 1
                    return saves == 2
                }
            }
            window.controller.onClose = { isClosed = true }

            gtk_window_close(window.controller.window)
            await eventually { dialogs().count == 1 }
            gtk_window_close(window.controller.window)
            await window.frames()
            #expect(dialogs().count == 1)
            gtk_dialog_response(try #require(dialogs().first).cast(), CloseDialog.Answer.cancel.rawValue)
            await eventually { dialogs().isEmpty }
            #expect(!isClosed && saves == 0)

            for attempt in 1...2 {
                gtk_window_close(window.controller.window)
                await eventually { dialogs().count == 1 }
                gtk_dialog_response(try #require(dialogs().first).cast(), CloseDialog.Answer.save.rawValue)
                await eventually { saves == attempt && dialogs().isEmpty }
                #expect(isClosed == (attempt == 2))
            }
        }
    }
}
