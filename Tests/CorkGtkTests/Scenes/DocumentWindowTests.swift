import CGtk
import CorkUI
import Foundation
import Testing

@testable import CorkGtk

private struct Note: FileDocument, Equatable {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""
    init() {}
    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents!, as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

extension GtkTests {
    /// The window of a document.
    @MainActor
    @Suite struct DocumentWindowTests {
        private func title(_ window: ViewWindow) -> String {
            String(cString: gtk_window_get_title(window.controller.window))
        }

        @Test
        func `typed text marks the title, is undone by the document with Ctrl+Z, and requires confirmation to close`()
            async throws
        {
            let window = await ViewWindow(
                DocumentGroup(newDocument: Note()) { file in
                    TextEditor(text: file.$document.text)
                    Text(file.document.text.isEmpty ? "empty" : "full")
                })
            #expect(title(window) == "Untitled Text")
            let view = try #require(window.widget.descendants.first { $0.isA(gtk_text_view_get_type()) })
            let buffer = gtk_text_view_get_buffer(view.cast())!
            gtk_widget_grab_focus(view)
            await window.change {
                gtk_text_buffer_begin_user_action(buffer)
                gtk_text_buffer_insert_at_cursor(buffer, "hello", -1)
                gtk_text_buffer_end_user_action(buffer)
            }
            #expect(title(window) == "Untitled Text •")
            #expect(window.root.graph.window.closeQuestion != nil)
            #expect(window.press(GDK_KEY_z, GDK_CONTROL_MASK))
            await window.frames(2)
            #expect(gtk_text_buffer_get_char_count(buffer) == 0 && title(window) == "Untitled Text")
            #expect(window.press(GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK))
            await window.frames(2)
            #expect(gtk_text_buffer_get_char_count(buffer) == 5)
            #expect(window.press(GDK_KEY_n, GDK_CONTROL_MASK))
            #expect(window.windows.count == 2)
        }
    }
}
