import CorkTesting
import Testing

@testable import CorkUI

private struct DocumentKey: FocusedValueKey {
    typealias Value = String
}

private struct TitleKey: FocusedValueKey {
    typealias Value = Binding<String>
}

extension FocusedValues {
    fileprivate var document: String? {
        get { self[DocumentKey.self] }
        set { self[DocumentKey.self] = newValue }
    }

    fileprivate var title: Binding<String>? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
}

@MainActor
@Suite("Values of the view that has the focus")
struct FocusedValueTests {
    private struct Reader: View {
        @FocusedValue(\.document) private var document
        @FocusedValue(Model.self) private var model
        var body: some View { Text("\(document ?? "nothing") \(model?.title ?? "nobody")") }
    }

    private struct Bystander: View {
        var body: some View { Text("still") }
    }

    @Test func `a value is that of the innermost view around the focus, and goes with it`() {
        let name = Box("outer")
        let shows = Box(true)
        let host = TestHost {
            Reader()
            Bystander()
            VStack {
                Button("a") {}
                Button("b") {}.focusedValue(\.document, "inner")
                Button("c") {}.focusedValue(\.document, nil)
                if shows.value { Button("d") {} }
            }
            .focusedValue(\.document, name.value)
            Button("e") {}
        }
        #expect(host.texts[0] == "nothing nobody")
        host.resetEvaluations()
        for (button, value) in [("a", "outer"), ("b", "inner"), ("c", "outer"), ("e", "nothing"), ("d", "outer")] {
            host.element(button)?.focus()
            #expect(host.texts[0] == "\(value) nobody")
        }
        #expect(host.evaluations(of: Reader.self) == 5)
        #expect(host.evaluations(of: Bystander.self) == 0)
        name.value = "renamed"
        host.update()
        #expect(host.texts[0] == "renamed nobody")
        shows.value = false
        host.update()
        #expect(host.texts[0] == "nothing nobody")
    }

    @Test func `a value of the window holds wherever the focus is, unless a view around it says more`() {
        let shows = Box(true)
        let model = Model()
        let host = TestHost {
            Reader()
            if shows.value { Text("x").focusedSceneValue(\.document, "window").focusedSceneValue(model) }
            Button("a") {}.focusedValue(\.document, "button")
        }
        #expect(host.texts[0] == "window one")
        host.element("a")?.focus()
        #expect(host.texts[0] == "button one")
        model.title = "two"
        host.settle()
        #expect(host.texts[0] == "button two")
        shows.value = false
        host.update()
        #expect(host.texts[0] == "button nobody")
    }

    @Test func `a binding of the focused view is written from elsewhere`() {
        struct Editor: View {
            let name: String
            @State private var title = "untitled"
            var body: some View { Button("\(name) \(title)") {}.focusedValue(\.title, $title) }
        }
        struct Command: View {
            @FocusedBinding(\.title) private var title
            var body: some View { Button("shout \(title ?? "-")") { title = title?.uppercased() } }
        }
        let host = TestHost {
            Editor(name: "a")
            Editor(name: "b")
            Command()
        }
        host.element("shout -")?.tap()
        host.element("b untitled")?.focus()
        host.element("shout untitled")?.tap()
        #expect(host.texts == ["a untitled", "b UNTITLED", "shout UNTITLED"])
    }

    @Test func `R4.20: an entry is nil until it is set`() {
        var values = FocusedValues()
        #expect(values.document == nil)
        values.document = "x"
        #expect(values.document == "x" && values.title == nil)
        values.document = nil
        #expect(values.document == nil)
    }
}
