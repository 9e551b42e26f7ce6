import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("State and identity")
struct IdentityTests {
    @Test func `R6.1: state survives every update of the same identity`() {
        let name = Box("a")
        let host = TestHost { VStack { Counter(name: name.value) } }
        host.element("a:0")?.tap()
        name.value = "b"
        host.update()
        host.element("b:1")?.tap()
        #expect(host.texts == ["b:2"])
    }

    @Test func `R6.2: flipping a branch destroys its state, a value in a modifier does not`() {
        let flag = Box(true)
        let host = TestHost {
            VStack {
                if flag.value { Counter(name: "a") } else { Counter(name: "b") }
                Counter(name: "p").padding(flag.value ? 1 : 2)
            }
        }
        host.element("a:0")?.tap()
        host.element("p:0")?.tap()
        flag.value = false
        host.update()
        #expect(host.texts == ["b:0", "p:1"])
        flag.value = true
        host.update()
        #expect(host.texts == ["a:0", "p:1"])
    }

    @Test func `R6.2: a view that is removed and inserted again starts with initial state`() {
        let shows = Box(true)
        let host = TestHost { if shows.value { Counter(name: "a") } }
        host.element("a:0")?.tap()
        shows.value = false
        host.update()
        #expect(host.texts.isEmpty)
        shows.value = true
        host.update()
        #expect(host.texts == ["a:0"])
    }

    @Test(arguments: [true, false])
    func `R6.3: state follows the id of an element`(vended: Bool) {
        let items = Box((1...5).map { Item($0) })
        let host = TestHost {
            if vended {
                Board { ForEach(items.value) { Counter(name: $0.text) } }
            } else {
                VStack { ForEach(items.value) { Counter(name: $0.text) } }
            }
        }
        func texts() -> [String] { host.texts.map { $0.replacingOccurrences(of: "item ", with: "") } }
        for (id, clicks) in [(1, 1), (2, 2), (3, 3), (4, 4)] {
            for click in 0..<clicks { host.element("item \(id):\(click)")?.tap() }
        }
        #expect(texts() == ["1:1", "2:2", "3:3", "4:4", "5:0"])
        items.value.insert(Item(9), at: 2)
        host.update()
        #expect(texts() == ["1:1", "2:2", "9:0", "3:3", "4:4", "5:0"])
        items.value.removeAll { $0.id == 2 }
        host.update()
        #expect(texts() == ["1:1", "9:0", "3:3", "4:4", "5:0"])
        items.value.append(items.value.removeFirst())
        host.update()
        #expect(texts() == ["9:0", "3:3", "4:4", "5:0", "1:1"])
        items.value.sort { $0.id > $1.id }
        host.update()
        #expect(texts() == ["9:0", "5:0", "4:4", "3:3", "1:1"])
        items.value.insert(Item(2), at: 0)
        host.update()
        #expect(texts() == ["2:0", "9:0", "5:0", "4:4", "3:3", "1:1"])
        #expect(host.warnings.isEmpty)
    }

    @Test func `R6.4: another id at the same place is another view`() {
        let items = Box([Item(1, "a")])
        let host = TestHost { ForEach(items.value) { Counter(name: $0.text) } }
        host.element("a:0")?.tap()
        items.value = [Item(2, "a")]
        host.update()
        #expect(host.texts == ["a:0"])
    }

    @Test func `R6.5: another explicit id resets everything below`() {
        let number = Box(1)
        let host = TestHost {
            VStack { VStack { Counter(name: "deep") } }.id(number.value)
            Counter(name: "beside")
        }
        host.element("deep:0")?.tap()
        host.element("beside:0")?.tap()
        host.update()
        #expect(host.texts == ["deep:1", "beside:1"])
        number.value = 2
        host.update()
        #expect(host.texts == ["deep:0", "beside:1"])
    }

    @Test func `R6.5: an explicit id inside of a custom view's body resets what is below it`() {
        struct Resetting: View {
            let number: Int
            var body: some View { Counter(name: "n").id(number) }
        }
        struct ResettingWithState: View {
            @State private var number = 1
            var body: some View {
                VStack {
                    Counter(name: "m").id(number).padding(1)
                    Button("next") { number += 1 }
                }
            }
        }
        let number = Box(1)
        let host = TestHost {
            Resetting(number: number.value)
            ResettingWithState()
        }
        host.element("n:0")?.tap()
        host.element("m:0")?.tap()
        #expect(host.texts == ["n:1", "m:1", "next"])
        number.value = 2
        host.update()
        host.element("next")?.tap()
        #expect(host.texts == ["n:0", "m:0", "next"])
    }

    @Test func `R6.6: state in a type-erased view lasts as long as its type`() {
        struct Other: View {
            @State private var count = 0
            var body: some View { Button("o:\(count)") { count += 1 } }
        }
        let other = Box(false)
        let name = Box("a")
        let host = TestHost { other.value ? AnyView(Other()) : AnyView(Counter(name: name.value)) }
        host.element("a:0")?.tap()
        name.value = "b"
        host.update()
        #expect(host.texts == ["b:1"])
        other.value = true
        host.update()
        #expect(host.texts == ["o:0"])
        other.value = false
        host.update()
        #expect(host.texts == ["b:0"])
    }

    @Test func `R6.7: cards keep their state when they become small, from 15 to 16`() {
        let items = Box((1...15).map { Item($0) })
        let host = TestHost { Board { ForEach(items.value) { Counter(name: $0.text) } } }
        host.element("item 3:0")?.tap()
        let before = host.element("item 3:1")!.frame
        host.resetEvaluations()
        items.value.append(Item(16))
        host.update()
        #expect(host.element("item 3:1") != nil)
        #expect(host.element("item 3:1")!.frame != before)
        #expect(host.texts.count == 16)
        #expect(host.evaluations(of: Counter.self) == 1)
    }

    @Test func `R6.8: a subview that moves to another container starts with initial state`() {
        let first = Box(true)
        let host = TestHost {
            let first = first.value
            Group(subviews: Counter(name: "n")) { subviews in
                if first { subviews } else { HStack { subviews } }
            }
        }
        host.element("n:0")?.tap()
        first.value = false
        host.update()
        #expect(host.texts == ["n:0"])
    }

    @Test(arguments: [true, false])
    func `R6.9: duplicate ids are warned of once and shown`(vended: Bool) {
        let items = Box(["a", "b", "a"])
        let host = TestHost {
            if vended {
                Board { ForEach(items.value, id: \.self) { Counter(name: $0) } }
            } else {
                ForEach(items.value, id: \.self) { Counter(name: $0) }
            }
        }
        #expect(host.warnings.count == 1)
        #expect(host.warnings.first?.contains("the ID a occurs multiple times within the collection") == true)
        for value in [["a", "a", "a"], ["b", "a", "b", "a"], [], ["a", "a"], ["a"]] {
            items.value = value
            host.update()
            #expect(host.texts.count == value.count)
        }
    }

    @Test func `R6.10: rows that stay visible keep their state while a section shows fewer and more`() {
        struct Sections<Content: View>: View {
            @State private var expanded: Set<SectionConfiguration.ID> = []
            @ViewBuilder var content: Content
            var body: some View {
                ForEach(sections: content) { section in
                    Button(expanded.contains(section.id) ? "less" : "more") {
                        if expanded.remove(section.id) == nil { expanded.insert(section.id) }
                    }
                    section.content.prefix(expanded.contains(section.id) ? section.content.count : 2)
                }
            }
        }
        let host = TestHost {
            Sections {
                Section("a") { ForEach(0..<4) { Counter(name: "a\($0)") } }
                Section("b") { ForEach(0..<1) { Counter(name: "b\($0)") } }
            }
        }
        host.element("a1:0")?.tap()
        host.element("b0:0")?.tap()
        #expect(host.texts == ["more", "a0:0", "a1:1", "more", "b0:1"])
        host.element("more")?.tap()
        host.element("a0:0")?.tap()
        #expect(host.texts == ["less", "a0:1", "a1:1", "a2:0", "a3:0", "more", "b0:1"])
        host.element("less")?.tap()
        #expect(host.texts == ["more", "a0:1", "a1:1", "more", "b0:1"])
    }

    @Test func `R6.13: state of a container survives changes of its content`() {
        struct Container<Content: View>: View {
            @State private var count = 0
            @ViewBuilder var content: Content
            var body: some View {
                Group(subviews: content) { subviews in
                    Button("clicked \(count) of \(subviews.count)") { count += 1 }
                    subviews
                }
            }
        }
        let items = Box([1])
        let host = TestHost { Container { ForEach(items.value, id: \.self) { Text("\($0)") } } }
        host.element("clicked 0 of 1")?.tap()
        items.value = [1, 2, 3]
        host.update()
        #expect(host.texts == ["clicked 1 of 3", "1", "2", "3"])
    }

    @Test func `R6.14: inserting views above keeps the state of the view below`() {
        let shows = Box(false)
        let host = TestHost {
            VStack {
                if shows.value { Pair(name: "p") }
                Counter(name: "n")
            }
        }
        host.element("n:0")?.tap()
        shows.value = true
        host.update()
        #expect(host.texts == ["p1", "p2", "n:1"])
    }

    @Test func `R6.15: with indices for ids, state stays at the place`() {
        let items = Box(["a", "b"])
        let host = TestHost { ForEach(items.value.indices, id: \.self) { Counter(name: items.value[$0]) } }
        host.element("a:0")?.tap()
        items.value.removeFirst()
        host.update()
        #expect(host.texts == ["b:1"])
    }

    @Test func `R6.16: a write evaluates the views that read, and no others`() {
        struct Parent: View {
            @State private var count = 0
            var body: some View {
                Button("add") { count += 1 }
                Child(count: count)
                Bystander()
            }
        }
        struct Child: View {
            let count: Int
            var body: some View { Text("\(count)") }
        }
        struct Bystander: View {
            var body: some View { Text("still") }
        }
        let host = TestHost { Parent() }
        host.resetEvaluations()
        host.element("add")?.tap()
        #expect(host.texts == ["add", "1", "still"])
        #expect(host.evaluations(of: Parent.self) == 1)
        #expect(host.evaluations(of: Child.self) == 1)
        #expect(host.evaluations(of: Bystander.self) == 0)
    }
}
