import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct TextEditorTests {
        @Observable final class Model { var text = "one two three" }

        private func view(_ window: ViewWindow) throws -> WidgetPointer {
            try #require(window.widget.descendants.first { $0.isA(gtk_text_view_get_type()) })
        }

        @Test func `a change from elsewhere keeps what is selected`() async throws {
            let model = Model()
            let window = await ViewWindow { TextEditor(text: Bindable(model).text) }
            let buffer = gtk_text_view_get_buffer(try view(window).cast())!
            var (start, end) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_iter_at_offset(buffer, &start, 4)
            gtk_text_buffer_get_iter_at_offset(buffer, &end, 7)
            gtk_text_buffer_select_range(buffer, &start, &end)
            await window.change { model.text = "number one two 3" }
            #expect(gtk_text_buffer_get_selection_bounds(buffer, &start, &end) != 0)
            #expect(gtk_text_iter_get_offset(&start) == 11 && gtk_text_iter_get_offset(&end) == 14)
        }

        @Test func `typed text is written to the binding and can be undone`() async throws {
            let model = Model()
            let window = await ViewWindow { TextEditor(text: Bindable(model).text) }
            let buffer = gtk_text_view_get_buffer(try view(window).cast())!
            await window.change {
                gtk_text_buffer_begin_user_action(buffer)
                gtk_text_buffer_insert_at_cursor(buffer, "zero ", -1)
                gtk_text_buffer_end_user_action(buffer)
            }
            #expect(model.text.contains("zero "))
            await window.change { gtk_text_buffer_undo(buffer) }
            #expect(model.text == "one two three")
        }

        @Test func `it is a text box with a name and a value`() async {
            let model = Model()
            let window = await ViewWindow { LabeledContent("Notes") { TextEditor(text: Bindable(model).text) } }
            let line = window.controller.describe().split(separator: "\n").first { $0.contains("GtkTextView") } ?? ""
            #expect(line.contains("text-box \"Notes\" value \"one two three\""), "\(line)")
        }

        @Test func `a name that is given goes to the text and to the rows of a list`() async {
            let model = Model()
            let window = await ViewWindow {
                VStack {
                    TextEditor(text: Bindable(model).text).accessibilityLabel("Diary")
                    TextEditor(text: Bindable(model).text)
                    List { Text("a") }.accessibilityLabel("Songs")
                    List { Text("b") }
                }
            }
            let lines = window.controller.describe()
            for told in ["text-box \"Diary\"", "text-box \"Text\"", "list \"Songs\"", "list \"List\""] {
                #expect(lines.contains(told), "\(told)")
            }
        }
    }
}
