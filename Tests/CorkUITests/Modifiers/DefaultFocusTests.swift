import CorkTesting
import CorkUI
import Observation
import Testing

@MainActor
@Suite struct DefaultFocusTests {
    @Observable final class Model {
        var fields = ["a", "b", "c"]
        var preferred: String? = "b"
    }

    struct Form: View {
        let model: Model
        @FocusState private var field: String?

        var body: some View {
            VStack {
                ForEach(model.fields, id: \.self) { name in
                    TextField(name, text: .constant("")).focused($field, equals: name)
                }
                Button("To c") { field = "c" }
                Button("Nowhere") { field = nil }
                Text(field ?? "nowhere")
            }
            .defaultFocus($field, model.preferred)
        }
    }

    private let model = Model()

    private func host() -> TestHost { TestHost { Form(model: model) } }

    @Test func `the view has the focus at first`() {
        let host = host()
        #expect(host.focused?.label == "b" && host.texts.last == "b")
    }

    @Test func `the focus is not taken from where it is`() throws {
        let host = host()
        try #require(host.element("To c")).focus()
        model.preferred = "a"
        host.settle()
        #expect(host.focused?.label == "To c" && host.texts.last == "nowhere")
    }

    @Test func `a view that is not there yet has it as soon as it is unless something else has`() throws {
        model.fields = ["a"]
        for isTaken in [false, true] {
            let host = host()
            #expect(host.focused == nil)
            if isTaken { try #require(host.element("a")).focus() }
            model.fields = ["a", "b"]
            host.settle()
            #expect(host.focused?.label == (isTaken ? "a" : "b"))
            model.fields = ["a"]
        }
    }

    @Test func `the view has it again when the one that had it goes`() throws {
        let host = host()
        try #require(host.element("c")).focus()
        model.fields = ["a", "b"]
        host.settle()
        #expect(host.focused?.label == "b")
        try #require(host.element("Nowhere")).tap()
        #expect(host.focused?.label == "b")
    }

    @Test func `an explicit focus overrides the default`() throws {
        let host = host()
        try #require(host.element("To c")).tap()
        #expect(host.focused?.label == "c")
    }

    @Test func `none is meant by the empty value`() {
        model.preferred = nil
        #expect(host().focused == nil)
    }
}
