import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Views that appear and go")
struct AppearanceTests {
    private let journal = Journal()

    private func told<V: View>(_ name: String, _ view: V) -> some View {
        view.onAppear { journal.note("+\(name)") }.onDisappear { journal.note("-\(name)") }
    }

    @Test func `R6.12: a view receives onAppear once and onDisappear once, whatever changes in between`() {
        let shows = Box(true)
        let title = Box("a")
        let host = TestHost { VStack { if shows.value { told("a", Text(title.value)) } } }
        #expect(journal.take() == ["+a"])
        title.value = "b"
        host.update()
        #expect(journal.take() == [])
        shows.value = false
        host.update()
        #expect(journal.take() == ["-a"])
        shows.value = true
        host.update()
        #expect(journal.take() == ["+a"])
        host.close()
        #expect(journal.take() == ["-a"])
        host.close()
        #expect(journal.take() == [])
    }

    @Test func `R6.11, R6.12: a view that is declared and not placed never appears`() {
        let limit = Box(1)
        let host = TestHost {
            let limit = limit.value
            Group(subviews: ForEach(0..<3) { told("\($0)", Text("\($0)")) }) { $0.prefix(limit) }
            if limit > 5 { told("x", Text("x")) }
            told("nothing", EmptyView())
        }
        #expect(journal.take() == ["+0"])
        limit.value = 2
        host.update()
        #expect(journal.take() == ["+1"])
        limit.value = 0
        host.update()
        #expect(journal.take() == ["-0", "-1"])
    }

    @Test func `R6.12: onAppear is called after the view is placed`() {
        let shows = Box(false)
        let host = Box<TestHost?>(nil)
        var frame = CGRect.zero
        host.value = TestHost(size: CGSize(width: 100, height: 100)) {
            if shows.value { Text("here").onAppear { frame = host.value!.element("here")!.frame } }
        }
        shows.value = true
        host.value?.update()
        #expect(frame == CGRect(x: 34, y: 42, width: 32, height: 16))
        host.value = nil
    }

    @Test func `actions of inner views run first, those of one view in the order they are written, and tasks last`() {
        let host = TestHost {
            VStack {
                Text("text")
                    .task { journal.note("text task") }
                    .onChange(of: 1, initial: true) { journal.note("text change") }
                    .onAppear { journal.note("text appear") }
            }
            .task { journal.note("stack task") }
            .onAppear { journal.note("stack appear") }
        }
        #expect(journal.take() == ["text change", "text appear", "stack appear", "text task", "stack task"])
        host.close()
    }

    @Test func `R6.17: several views share one onAppear for the first and one onDisappear for the last`() {
        let items = Box([1, 2, 3])
        let host = TestHost {
            VStack { told("static", Group { Pair(name: "p") }) }
            HStack { told("loop", ForEach(items.value, id: \.self) { Text("\($0)") }) }
        }
        #expect(journal.take() == ["+static", "+loop"])
        items.value = [3, 4]
        host.update()
        items.value = [5]
        host.update()
        #expect(journal.take() == [])
        items.value = []
        host.update()
        #expect(journal.take() == ["-loop"])
        items.value = [6, 7]
        host.update()
        #expect(journal.take() == ["+loop"])
        host.close()
        #expect(journal.take() == ["-static", "-loop"])
    }

    @Test func `R6.17: subviews that a container vends again count as the views they are`() {
        let items = Box([1, 2])
        let host = TestHost { Board { told("all", ForEach(items.value, id: \.self) { Text("\($0)") }) } }
        #expect(journal.take() == ["+all"])
        items.value = [2, 3]
        host.update()
        #expect(journal.take() == [])
        items.value = []
        host.update()
        #expect(journal.take() == ["-all"])
    }

    @Test func `R6.5, R6.18: another id is another view, unless the action is around the id`() {
        let number = Box(1)
        let host = TestHost {
            told("inside", Text("a")).id(number.value)
            told("around", Text("b").id(number.value))
            told("deep", VStack { told("below", Text("c")) }).id(number.value)
        }
        #expect(journal.take() == ["+inside", "+around", "+below", "+deep"])
        host.update()
        #expect(journal.take() == [])
        number.value = 2
        host.update()
        // R6.19: what comes is told before what goes.
        #expect(journal.take() == ["+inside", "+below", "+deep", "-inside", "-below", "-deep"])
    }

    @Test func `state written when a view appears or a value changes is shown at once`() {
        struct Chain: View {
            let journal: Journal
            @State private var count = 0
            @State private var last = ""
            var body: some View {
                Text("\(count) \(last)")
                    .onAppear { count = 1 }
                    .onChange(of: count) { old, new in
                        journal.note("\(old)>\(new)")
                        last = "from \(old)"
                        if new < 3 { count += 1 }
                    }
            }
        }
        let host = TestHost { Chain(journal: journal) }
        #expect(host.texts == ["3 from 2"])
        #expect(journal.take() == ["0>1", "1>2", "2>3"])
    }

    @Test func `a change passes both values to its action, and several changes of one turn count as one`() {
        struct Changing: View {
            let journal: Journal
            @State private var value = 1
            var body: some View {
                Button("\(value)") {
                    value += 1
                    value += 1
                }
                .onChange(of: value) { journal.note("\($0)>\($1)") }
                .onChange(of: value) { journal.note("changed") }
                .onChange(of: value, initial: true) { journal.note("initial \($0)>\($1)") }
                .onChange(of: value / 100) { journal.note("never") }
                Button("there and back") {
                    value = 0
                    value = 3
                }
            }
        }
        let host = TestHost { Changing(journal: journal) }
        #expect(journal.take() == ["initial 1>1"])
        host.element("1")?.tap()
        #expect(journal.take() == ["1>3", "changed", "initial 1>3"])
        host.element("there and back")?.tap()
        #expect(journal.take() == [])
    }

    @Test func `a value is followed for any number of views, with the newest action`() {
        let value = Box(1)
        let host = TestHost {
            let value = value.value
            EmptyView().onChange(of: value) { journal.note("none \(value)") }
            Group { Pair(name: "p") }.onChange(of: value) { journal.note("two \(value)") }
        }
        value.value = 2
        host.update()
        #expect(journal.take() == ["none 2", "two 2"])
    }

    @Test func `a change also calls an action with one parameter`() {
        let value = Box(1)
        let host = TestHost { (OldSource() as any ChangingSource).changing(value.value, journal) }
        value.value = 2
        host.update()
        #expect(journal.take() == ["2"])
    }

    @Test func `actions that cause each other for ever are stopped with a sentence`() {
        struct Endless: View {
            @State private var count = 0
            var body: some View {
                Button("\(count > 0)") { count += 1 }.onChange(of: count) { count += 1 }
            }
        }
        let host = TestHost { Endless() }
        #expect(host.warnings == [])
        host.element("false")?.tap()
        #expect(host.texts == ["true"])
        #expect(host.warnings.count == 1)
        #expect(host.warnings.first?.contains("did not come to rest after 100 rounds") == true)
    }
}

/// Lets sources be tested that are written the deprecated way.
@MainActor
private protocol ChangingSource {
    func changing(_ value: Int, _ journal: Journal) -> AnyView
}

private struct OldSource: ChangingSource {
    @available(*, deprecated)
    func changing(_ value: Int, _ journal: Journal) -> AnyView {
        AnyView(Text("x").onChange(of: value) { new in journal.note("\(new)") })
    }
}
