import CorkTesting
import CorkUI
import Observation
import Testing

@MainActor
@Suite struct FocusStateTests {
    enum Field: Hashable { case name, song }

    @Observable final class Model {
        var name = ""
        var song = ""
        var showsSong = true
        var log: [String] = []
    }

    struct Form: View {
        let model: Model
        @FocusState private var field: Field?

        var body: some View {
            TextField(
                "Name",
                text: Binding {
                    model.name
                } set: {
                    model.name = $0
                }
            ).focused($field, equals: .name)
            if model.showsSong {
                TextField(
                    "Song",
                    text: Binding {
                        model.song
                    } set: {
                        model.song = $0
                    }
                ).focused($field, equals: .song)
            }
            Button("Go to song") { field = .song }
            Button("Show song") {
                model.showsSong = true
                field = .song
            }
            Button("Nowhere") { field = nil }
            Text(field == .name ? "at name" : field == .song ? "at song" : "nowhere")
        }
    }

    private let model = Model()

    private func host() -> TestHost { TestHost { VStack { Form(model: model) } } }

    @Test func `follows the focus`() throws {
        let host = host()
        #expect(host.texts.last == "nowhere")
        try #require(host.element("Name")).focus()
        #expect(host.texts.last == "at name")
        try #require(host.element("Song")).focus()
        #expect(host.texts.last == "at song")
        try #require(host.element("Nowhere")).focus()
        #expect(host.texts.last == "nowhere")
    }

    @Test func `moves the focus when it is written`() throws {
        let host = host()
        try #require(host.element("Go to song")).tap()
        #expect(host.texts.last == "at song")
        #expect(host.focused?.label == "Song")
        try #require(host.element("Nowhere")).tap()
        #expect(host.texts.last == "nowhere")
        #expect(host.focused == nil)
    }

    @Test func `moves the focus to a view that appears with the same change`() throws {
        model.showsSong = false
        let host = host()
        try #require(host.element("Show song")).tap()
        #expect(host.focused?.label == "Song")
    }

    @Test func `waits for a view that is not there yet`() throws {
        model.showsSong = false
        let host = host()
        try #require(host.element("Go to song")).tap()
        #expect(host.focused == nil)
        model.showsSong = true
        host.settle()
        #expect(host.focused?.label == "Song")
        #expect(host.texts.last == "at song")
    }

    @Test func `is nowhere when the focused view goes`() throws {
        let host = host()
        try #require(host.element("Song")).focus()
        model.showsSong = false
        host.settle()
        #expect(host.texts.last == "nowhere")
    }

    @Test func `a condition holds while the focus is inside`() throws {
        struct Panel: View {
            @FocusState private var isInside: Bool
            var body: some View {
                VStack {
                    Button("In") {}
                    TextField("Field", text: .constant(""))
                }
                .focused($isInside)
                Button("Out") { isInside = true }
                Text(isInside ? "inside" : "outside")
            }
        }
        let host = TestHost { VStack { Panel() } }
        try #require(host.element("Field")).focus()
        #expect(host.texts.last == "inside")
        try #require(host.element("Out")).focus()
        #expect(host.texts.last == "outside")
        try #require(host.element("Out")).tap()
        #expect(host.texts.last == "inside")
    }
}
