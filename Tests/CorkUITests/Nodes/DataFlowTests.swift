import CorkTesting
import CorkUI
import Foundation
import Testing

struct ModelReader: View {
    @Environment(Model.self) private var model
    var body: some View { Text(model.title) }
}

@MainActor
@Suite("Data flow")
struct DataFlowTests {
    @Test func `observable properties read in a body are followed one by one`() {
        struct Title: View {
            let model: Model
            var body: some View { Text(model.title) }
        }
        struct Count: View {
            let model: Model
            var body: some View { Text("\(model.items.count)") }
        }
        let model = Model()
        let host = TestHost {
            Title(model: model)
            Count(model: model)
        }
        host.resetEvaluations()
        model.title = "two"
        host.settle()
        model.title = "three"
        host.settle()
        #expect(host.texts == ["three", "2"])
        #expect(host.evaluations(of: Title.self) == 2)
        #expect(host.evaluations(of: Count.self) == 0)
    }

    @Test func `observable properties read in a transform or in the content of a loop are followed`() {
        let model = Model()
        let host = TestHost {
            Group(subviews: ForEach(0..<2) { Text("\(model.title) \($0)") }) { subviews in
                Text("\(model.title) of \(subviews.count)")
                ForEach(subviews) { subview in
                    HStack {
                        Text(model.title)
                        subview
                    }
                }
            }
        }
        #expect(host.texts == ["one of 2", "one", "one 0", "one", "one 1"])
        model.title = "two"
        host.settle()
        #expect(host.texts == ["two of 2", "two", "two 0", "two", "two 1"])
        model.title = "three"
        host.settle()
        #expect(host.texts == ["three of 2", "three", "three 0", "three", "three 1"])
    }

    @Test func `state read only in the content of a loop is followed after changes elsewhere in the list`() {
        struct Rows: View {
            @State private var count = 1
            var body: some View {
                ForEach(0..<count, id: \.self) { _ in Text("row") }
                Button("more") { count += 1 }
            }
        }
        struct Titles: View {
            @State private var title = "one"
            var body: some View {
                ForEach(0..<2) { Text("\(title) \($0)") }
                Rows()
                Button("rename") { title = "two" }
                Both { title = "three" }
            }
        }
        struct Both: View {
            let rename: @MainActor () -> Void
            @State private var count = 0
            var body: some View {
                ForEach(0..<count, id: \.self) { _ in Text("both") }
                Button("both") {
                    count += 1
                    rename()
                }
            }
        }
        let host = TestHost {
            VStack { ForEach(subviews: Titles()) { subview in HStack { subview } } }
        }
        host.element("more")?.tap()
        #expect(host.texts == ["one 0", "one 1", "row", "row", "more", "rename", "both"])
        host.element("rename")?.tap()
        #expect(host.texts == ["two 0", "two 1", "row", "row", "more", "rename", "both"])
        host.element("both")?.tap()
        #expect(host.texts == ["three 0", "three 1", "row", "row", "more", "rename", "both", "both"])
    }

    @Test func `state read only in the content of a loop is followed`() {
        struct Loops: View {
            @State private var suffix = "a"
            let dynamic: Bool
            var body: some View {
                Button("next") { suffix += "a" }
                if dynamic {
                    ForEach(0..<2) { if $0 < 9 { Text("\($0)\(suffix)") } }
                } else {
                    ForEach(0..<2) { Text("\($0)\(suffix)") }
                }
            }
        }
        for dynamic in [true, false] {
            let host = TestHost { Loops(dynamic: dynamic) }
            host.element("next")?.tap()
            #expect(host.texts == ["next", "0aa", "1aa"])
            host.element("next")?.tap()
            #expect(host.texts == ["next", "0aaa", "1aaa"])
        }
    }

    @Test func `a model owned by a view lives as long as the view`() {
        struct Owner: View {
            @State private var model = Model()
            let name: String
            var body: some View { Button("\(name) \(model.title)") { model.title += "!" } }
        }
        let name = Box("a")
        let host = TestHost { Owner(name: name.value) }
        host.elements("Button")[0].tap()
        name.value = "b"
        host.update()
        #expect(host.texts == ["b one!"])
    }

    @Test func `a binding reads and writes the state of another view, through key paths too`() {
        struct Owner: View {
            @State private var item = Item(1, "a")
            var body: some View {
                Text("owner \(item.text)")
                Editor(text: $item.text)
            }
        }
        struct Editor: View {
            @Binding var text: String
            var body: some View {
                TextField("Text", text: $text)
                Button("shout \(text)") { text = text.uppercased() }
            }
        }
        let host = TestHost { Owner() }
        host.element("Text")?.set("hello")
        #expect(host.texts == ["owner hello", "shout hello"])
        host.element("shout hello")?.tap()
        #expect(host.texts == ["owner HELLO", "shout HELLO"])
    }

    @Test func `state that is written with an equal value evaluates nothing`() {
        struct Same: View {
            @State private var number = 1
            var body: some View { Button("\(number)") { number = 1 } }
        }
        final class Thing {}
        struct SameObject: View {
            @State private var thing = Thing()
            var body: some View { Button("object") { thing = thing } }
        }
        let host = TestHost {
            Same()
            SameObject()
        }
        host.resetEvaluations()
        host.element("1")?.tap()
        host.element("object")?.tap()
        #expect(host.evaluations(of: Same.self) == 0)
        #expect(host.evaluations(of: SameObject.self) == 0)
    }

    @Test func `dynamic properties made of others are connected as well`() {
        struct Tally: DynamicProperty {
            @State var count = 0
            @Environment(\.word) var word
        }
        struct User: View {
            private var tally = Tally()
            var body: some View { Button("\(tally.word) \(tally.count)") { tally.count += 1 } }
        }
        let word = Box("a")
        let host = TestHost { User().environment(\.word, word.value) }
        host.element("a 0")?.tap()
        #expect(host.texts == ["a 1"])
        word.value = "b"
        host.update()
        #expect(host.texts == ["b 1"])
    }

    @Test func `state in a custom modifier`() {
        struct Clicking: ViewModifier {
            @State private var count = 0
            func body(content: Content) -> some View {
                Button("m\(count)") { count += 1 }
                content
            }
        }
        let name = Box("a")
        let host = TestHost { Text(name.value).modifier(Clicking()) }
        host.element("m0")?.tap()
        name.value = "b"
        host.update()
        #expect(host.texts == ["m1", "b"])
    }

    @Test func `views that change each other for ever are stopped with a sentence`() {
        struct Endless: View {
            let model: Model
            var body: some View {
                Text("\(model.title.count)")
                Changing(model: model, title: model.title)
            }
        }
        struct Changing: View {
            let model: Model
            let title: String
            var body: some View {
                let _ = model.title = title + "x"
                Text("changing")
            }
        }
        let host = TestHost { Endless(model: Model()) }
        #expect(host.texts.last == "changing")
        #expect(host.warnings.first?.contains("did not come to rest after 100 rounds") == true)
    }
}
