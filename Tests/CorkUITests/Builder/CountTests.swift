import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Declared and resolved subviews")
struct CountTests {
    @Test func `R1.1, R1.2: a leaf is one subview whatever it shows, nothing is none`() {
        #expect(resolvedCounts { Text("") } == [1, 1])
        #expect(resolvedCounts { Image(systemName: "x") } == [1, 1])
        #expect(resolvedCounts { Color.red } == [1, 1])
        #expect(resolvedCounts { Circle() } == [1, 1])
        #expect(resolvedCounts { Button("x") {} } == [1, 1])
        #expect(resolvedCounts { TextField("x", text: .constant("")) } == [1, 1])
        #expect(resolvedCounts { Divider() } == [1, 1])
        #expect(resolvedCounts { Spacer() } == [1, 1])
        #expect(resolvedCounts { Text("x").frame(width: 0, height: 0) } == [1, 1])
        #expect(resolvedCounts { EmptyView() } == [0, 0])
        #expect(resolvedCounts {} == [0, 0])
    }

    @Test func `R1.3, R1.4, R1.24: groups and builders are flattened, in source order`() {
        #expect(resolvedCounts { Group {} } == [0, 0])
        #expect(
            resolvedCounts {
                Text("a")
                Group {
                    Text("b")
                    Group { Text("c") }
                    EmptyView()
                }
            } == [3, 3])
        let host = TestHost {
            Text("a").layoutPriority(-1)
            Group {
                Text("b")
                Pair(name: "c")
            }
            Text("d").layoutPriority(1)
        }
        #expect(host.texts == ["a", "b", "c1", "c2", "d"])
    }

    @Test func `more than ten children`() {
        #expect(
            resolvedCounts {
                Text("1")
                Text("2")
                Text("3")
                Text("4")
                Text("5")
                Text("6")
                Text("7")
                Text("8")
                Text("9")
                Text("10")
                Text("11")
                Text("12")
            } == [12, 12])
    }

    @Test func `R1.5, R1.26: three texts and a ForEach of nine are twelve subviews`() {
        #expect(
            resolvedCounts {
                Text("a")
                Text("b")
                Text("c")
                ForEach(0..<9) { Text("\($0)") }
            } == [12, 12])
    }

    @Test func `R1.6, R1.7: only the active branch counts`() {
        for flag in [true, false] {
            #expect(
                resolvedCounts {
                    if flag { Pair(name: "a") } else { Text("b") }
                } == (flag ? [2, 2] : [1, 1]))
            #expect(resolvedCounts { if flag { Pair(name: "a") } } == (flag ? [2, 2] : [0, 0]))
            #expect(resolvedCounts { flag ? Text("x") : nil } == (flag ? [1, 1] : [0, 0]))
        }
        for number in 0...3 {
            #expect(
                resolvedCounts {
                    switch number {
                    case 0: EmptyView()
                    case 1: Text("one")
                    case 2: Pair(name: "two")
                    default:
                        Pair(name: "three")
                        Text("x")
                    }
                } == [number, number])
        }
    }

    @Test func `R1.8: a type-erased view counts as what it wraps`() {
        #expect(resolvedCounts { AnyView(Pair(name: "a")) } == [2, 2])
        #expect(resolvedCounts { AnyView(AnyView(Pair(name: "a"))) } == [2, 2])
        #expect(resolvedCounts { AnyView(EmptyView()) } == [0, 0])
        #expect(resolvedCounts { AnyView(ForEach(0..<3) { Text("\($0)") }) } == [3, 3])
    }

    @Test func `R1.9: a custom view counts as its body`() {
        struct Nothing: View { var body: some View { EmptyView() } }
        struct Maybe: View {
            let shows: Bool
            var body: some View { if shows { Text("x") } }
        }
        struct Stateful: View {
            @State private var count = 3
            var body: some View { ForEach(0..<count, id: \.self) { Text("\($0)") } }
        }
        #expect(resolvedCounts { Pair(name: "a") } == [2, 2])
        #expect(resolvedCounts { Nothing() } == [0, 0])
        #expect(resolvedCounts { Maybe(shows: true) } == [1, 1])
        #expect(resolvedCounts { Maybe(shows: false) } == [0, 0])
        #expect(resolvedCounts { Stateful() } == [3, 3])
    }

    @Test func `R1.10: a container is one subview, even an empty one`() {
        #expect(resolvedCounts { VStack {} } == [1, 1])
        #expect(resolvedCounts { HStack { Pair(name: "a") } } == [1, 1])
        #expect(resolvedCounts { ZStack { Pair(name: "a") } } == [1, 1])
        #expect(resolvedCounts { FlowStack { Pair(name: "a") } } == [1, 1])
        #expect(resolvedCounts { ScrollView { Pair(name: "a") } } == [1, 1])
        #expect(resolvedCounts { VStackLayout() { Pair(name: "a") } } == [1, 1])
    }

    @Test func `R1.11: a section among subviews is flattened: header, content, footer`() {
        #expect(
            resolvedCounts {
                Section("H") {
                    Pair(name: "a")
                    Text("b")
                }
            } == [4, 4])
        #expect(
            resolvedCounts {
                Section {
                    Text("a")
                } header: {
                    Pair(name: "h")
                } footer: {
                    Text("f")
                }
            } == [4, 4])
        #expect(resolvedCounts { Section { Text("a") } } == [1, 1])
        let host = TestHost {
            Section {
                Text("content")
            } header: {
                Text("header")
            } footer: {
                Text("footer")
            }
        }
        #expect(host.texts == ["header", "content", "footer"])
    }

    @Test func `R1.12: a modifier is distributed to each subview, and makes nothing of nothing`() {
        #expect(resolvedCounts { Group { Pair(name: "a") }.padding() } == [2, 2])
        #expect(resolvedCounts { EmptyView().padding().frame(width: 1, height: 1).background(Color.red) } == [0, 0])
        #expect(resolvedCounts { ForEach(0..<3) { Text("\($0)") }.overlay { Text("o") } } == [3, 3])
        let host = TestHost {
            VStack(spacing: 0) { Group { Pair(name: "a") }.frame(width: 50, height: 30).padding(5) }
        }
        #expect(host.elements("VStack")[0].frame.size == CGSize(width: 60, height: 80))
        let texts = TestHost {
            HStack(spacing: 0) {
                Group {
                    Text("a")
                    Text("b")
                }
                .padding(5)
            }
        }
        #expect(texts.elements("HStack")[0].frame.size == CGSize(width: 36, height: 26))
    }

    @Test func `R1.13: a custom modifier counts as its body, where content is the whole list`() {
        struct Stacked: ViewModifier {
            func body(content: Content) -> some View { VStack { content } }
        }
        struct Followed: ViewModifier {
            func body(content: Content) -> some View {
                content
                Text("x")
            }
        }
        struct Padded: ViewModifier {
            func body(content: Content) -> some View { content.padding() }
        }
        let three = Group {
            Pair(name: "a")
            Text("b")
        }
        #expect(resolvedCounts { three.modifier(Stacked()) } == [1, 1])
        #expect(resolvedCounts { three.modifier(Followed()) } == [4, 4])
        #expect(resolvedCounts { three.modifier(Padded()) } == [3, 3])
    }

    @Test func `R1.14: id, tag, priority and environment of a view do not change the count`() {
        let two = Pair(name: "a")
        #expect(resolvedCounts { two.id(1) } == [2, 2])
        #expect(resolvedCounts { two.tag(1) } == [2, 2])
        #expect(resolvedCounts { two.layoutPriority(1) } == [2, 2])
        #expect(resolvedCounts { two.environment(\.lineLimit, 1) } == [2, 2])
        #expect(resolvedCounts { EmptyView().tag(1) } == [0, 0])
    }

    @Test func `R1.15, R1.16, R1.17: nested loops are flat, an element gives any number of subviews`() {
        #expect(
            resolvedCounts {
                ForEach(0..<3) { row in ForEach(0..<(row + 1), id: \.self) { Text("\(row) \($0)") } }
            } == [6, 6])
        #expect(resolvedCounts { ForEach(0..<4) { _ in EmptyView() } } == [0, 0])
        #expect(resolvedCounts { ForEach(0..<4) { if $0 % 2 == 0 { Text("\($0)") } } } == [2, 2])
        #expect(resolvedCounts { ForEach(0..<4) { Pair(name: "\($0)") } } == [8, 8])
        #expect(resolvedCounts { ForEach(1...10, id: \.self) { Text("\($0)") } } == [10, 10])
        let host = TestHost { ForEach(0..<2) { Pair(name: "\($0)-") } }
        #expect(host.texts == ["0-1", "0-2", "1-1", "1-2"])
    }

    @Test func `R1.18, R1.19: results of transforms and subviews are transparent views themselves`() {
        let three = ForEach(0..<3) { Text("\($0)") }
        #expect(resolvedCounts { Group(subviews: three) { $0 } } == [3, 3])
        #expect(resolvedCounts { Group(subviews: three) { $0.dropFirst() } } == [2, 2])
        #expect(resolvedCounts { ForEach(subviews: three) { $0 } } == [3, 3])
        #expect(resolvedCounts { ForEach(sections: three) { $0.content } } == [3, 3])
        #expect(resolvedCounts { Group(sections: three) { ForEach($0) { _ in Text("s") } } } == [1, 1])
        #expect(resolvedCounts { Group(subviews: three) { if let first = $0.first { first } } } == [1, 1])
        #expect(resolvedCounts { Group(subviews: three) { $0.first } } == [1, 1])
    }

    @Test func `R1.25: the list is resolved again when data or a condition changes`() {
        let items = Box([1, 2])
        let shows = Box(false)
        let host = TestHost {
            Group(
                subviews: Group {
                    ForEach(items.value, id: \.self) { Text("\($0)") }
                    if shows.value { Text("more") }
                }
            ) { subviews in
                Text("count \(subviews.count)")
                subviews
            }
        }
        #expect(host.texts == ["count 2", "1", "2"])
        items.value = [2, 3, 1]
        host.update()
        #expect(host.texts == ["count 3", "2", "3", "1"])
        shows.value = true
        host.update()
        #expect(host.texts == ["count 4", "2", "3", "1", "more"])
    }

    @Test
    func `R1.23: only views that are shown as they are have no body, and asking them for it stops the program`() async {
        #expect(Text.Body.self == Never.self)
        #expect(VStack<Text>.Body.self == Never.self)
        #expect(ForEach<Range<Int>, Int, Text>.Body.self == Never.self)
        #expect(Pair.Body.self != Never.self)
        await #expect(processExitsWith: .failure) { await askForBody() }
    }

    @Test func `R1.27: a recursive view resolves`() {
        struct Tree: View {
            let depth: Int
            var body: some View {
                Text("\(depth)")
                if depth > 0 {
                    Tree(depth: depth - 1)
                    AnyView(Tree(depth: depth - 1))
                }
            }
        }
        // 1, 3, 7, 15 …
        #expect(resolvedCounts { Tree(depth: 3) } == [15, 15])
    }
}

@MainActor
private func askForBody() {
    let body: () -> Never = { Text("x").body }
    body()
}
