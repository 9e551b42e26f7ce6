import CorkTesting
import CorkUI
import Foundation
import Observation
import Testing

@MainActor
@Suite("Alerts and dialogs about items and errors")
struct ItemAlertTests {
    fileprivate struct Fault: LocalizedError {
        var errorDescription: String? = "The disk is full."
        var recoverySuggestion: String? = "Remove something."
    }

    @MainActor @Observable fileprivate final class Model {
        var song: String? = "Ana"
        var fault: Fault?
        var log: [String] = []
    }

    @Test func `R13.1: an alert is shown while its binding has an item, which its actions take away`() throws {
        let model = Model()
        @Bindable var bindable = model
        let host = TestHost {
            Text("Board").alert("Remove?", item: $bindable.song) { song in
                Button("Remove \(song)") { model.log.append(song) }
            } message: {
                Text("\($0) is kept.")
            }
        }
        let alert = try #require(host.presented)
        #expect(alert.texts == ["Remove?", "Ana is kept.", "Remove Ana"])
        try #require(alert.element("Remove Ana")).tap()
        #expect(model.log == ["Ana"] && model.song == nil && host.presented == nil)
        model.song = "Bo"
        host.settle()
        #expect(host.presented?.texts == ["Remove?", "Bo is kept.", "Remove Bo"])
        model.song = "Cy"
        host.settle()
        #expect(host.presented?.texts.last == "Remove Cy")
        host.presented?.dismiss()
        #expect(model.song == nil)
    }

    @Test func `R13.1: a confirmation dialog about an item hides its title and offers to cancel`() throws {
        let model = Model()
        @Bindable var bindable = model
        let title = "Remove?"
        let host = TestHost {
            Text("Board").confirmationDialog(title, item: $bindable.song, titleVisibility: .hidden) { song in
                Button("Remove \(song)") {}
            }
        }
        let dialog = try #require(host.presented)
        #expect(dialog.texts == ["Remove Ana", "Cancel"])
        try #require(dialog.element("Cancel")).tap()
        #expect(model.song == nil)
    }

    @Test func `R13.1: an error gives an alert its title, and its values the message`() throws {
        let model = Model()
        @Bindable var bindable = model
        let host = TestHost {
            Text("Board").alert(error: $bindable.fault) { _ in
            } message: {
                Text($0.recoverySuggestion ?? "")
            }
        }
        #expect(host.presented == nil)
        model.fault = Fault()
        host.settle()
        #expect(host.presented?.texts == ["The disk is full.", "Remove something.", "OK"])
        try #require(host.presented?.element("OK")).tap()
        #expect(model.fault == nil)
        let plain = TestHost { Text("Board").alert(error: $bindable.fault) { Button("Retry") {} } }
        model.fault = Fault()
        plain.settle()
        #expect(plain.presented?.texts == ["The disk is full.", "Remove something.", "Retry"])
    }

    @Test func `R13.2: a content builder builds what a view builder does`() {
        struct Rows: View {
            @ContentBuilder private var rows: some View {
                Text("a")
                Text("b")
            }
            var body: some View { VStack { rows } }
        }
        #expect(TestHost { Rows() }.texts == ["a", "b"])
    }

    @Test func `R13.7: the elements of a collection are shown with their offsets`() {
        struct Song: Identifiable {
            let id: String
        }
        let songs = [Song(id: "a"), Song(id: "b")]
        let host = TestHost {
            VStack { ForEach(songs.enumerated(), id: \.element.id) { Text("\($0.offset) \($0.element.id)") } }
        }
        #expect(host.texts == ["0 a", "1 b"])
    }
}
