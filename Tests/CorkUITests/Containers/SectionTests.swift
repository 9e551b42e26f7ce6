import CorkTesting
import Foundation
import Testing

@testable import CorkUI

@MainActor
@Suite("Sections")
struct SectionTests {
    /// Returns the numbers of header, content and footer views of each section.
    private func sections<Content: View>(@ViewBuilder _ content: () -> Content) -> [[Int]] {
        let content = content()
        var inGroup: [[Int]] = []
        var inLoop: [[Int]] = []
        let host = TestHost {
            Group(sections: content) { sections in
                let _ = inGroup = sections.map { [$0.header.count, $0.content.count, $0.footer.count] }
                EmptyView()
            }
            ForEach(sections: content) { section in
                Text([section.header, section.content, section.footer].map { "\($0.count)" }.joined(separator: " "))
            }
        }
        inLoop = host.texts.map { $0.split(separator: " ").map { Int($0)! } }
        // R3.19: both ways give the same.
        #expect(inGroup == inLoop)
        return inGroup
    }

    @Test func `R3.1: explicit sections in order, with one for each run of loose views`() {
        #expect(
            sections {
                Text("A")
                Section { Text("B") }
                Text("C")
                Text("D")
                Section { Text("E") }
                Text("F")
            } == [[0, 1, 0], [0, 1, 0], [0, 2, 0], [0, 1, 0], [0, 1, 0]])
    }

    @Test func `R3.2, R3.3: no section at all is one for what there is, none for nothing`() {
        #expect(
            sections {
                Pair(name: "a")
                ForEach(0..<3) { Text("\($0)") }
            } == [[0, 5, 0]])
        #expect(sections { EmptyView() } == [])
        #expect(sections { ForEach([Int](), id: \.self) { Text("\($0)") } } == [])
    }

    @Test func `R3.4, R4.10: a section of loose views has no header, no footer and default values`() {
        var ranks: [Int] = []
        let host = TestHost {
            Group(
                sections: Group {
                    Text("a").containerValue(\.rank, 5)
                    Text("b").containerValue(\.rank, 5)
                }
            ) { sections in
                let _ = ranks = sections.map(\.containerValues.rank) + sections[0].content.map(\.containerValues.rank)
                Text("\(sections[0].header.isEmpty) \(sections[0].footer.isEmpty)")
            }
        }
        #expect(ranks == [0, 5, 5])
        #expect(host.texts == ["true true"])
    }

    @Test func `R3.5, R3.6: a header is empty when it resolves to nothing, and can be several views`() {
        let no = false
        #expect(
            sections {
                Section {
                    Text("x")
                } header: {
                    EmptyView()
                }
            } == [[0, 1, 0]])
        #expect(
            sections {
                Section {
                    Text("x")
                } header: {
                    Group {}
                }
            } == [[0, 1, 0]])
        #expect(
            sections {
                Section {
                    Text("x")
                } header: {
                    if no { Text("h") }
                }
            } == [[0, 1, 0]])
        #expect(
            sections {
                Section {
                    Text("x")
                } footer: {
                    nil as Text?
                }
            } == [[0, 1, 0]])
        #expect(
            sections {
                Section {
                    Text("x")
                } header: {
                    Text("")
                }
            } == [[1, 1, 0]])
        #expect(
            sections {
                Section {
                    Text("x")
                } header: {
                    Text("h")
                    Image(systemName: "i")
                }
            } == [[2, 1, 0]])
    }

    @Test func `R3.7, R3.8: an empty section only separates, one with a header is there without content`() {
        #expect(
            sections {
                Text("A")
                Section {}
                Text("B")
            } == [[0, 1, 0], [0, 1, 0]])
        #expect(sections { Section("H") {} } == [[1, 0, 0]])
        #expect(
            sections {
                Section {
                } footer: {
                    Text("f")
                }
            } == [[0, 0, 1]])
    }

    @Test func `R3.9: sections are found through views that are not containers`() {
        struct Custom: View {
            var body: some View {
                Section("c") { Text("1") }
                Text("loose")
            }
        }
        struct Modifier: ViewModifier {
            func body(content: Content) -> some View { content.padding() }
        }
        let yes = true
        let one = [[1, 1, 0]]
        #expect(sections { Group { Section("h") { Text("x") } } } == one)
        #expect(sections { ForEach(0..<2) { _ in Section("h") { Text("x") } } } == one + one)
        #expect(sections { if yes { Section("h") { Text("x") } } else { Text("y") } } == one)
        #expect(sections { if yes { Section("h") { Text("x") } } } == one)
        #expect(sections { AnyView(Section("h") { Text("x") }) } == one)
        #expect(sections { Custom() } == one + [[0, 1, 0]])
        #expect(sections { Section("h") { Text("x") }.modifier(Modifier()) } == one)
        #expect(sections { Section("h") { Text("x") }.padding() } == one)
        #expect(sections { Section("h") { Text("x") }.font(.title) } == one)
        #expect(sections { Section("h") { Text("x") }.id(1) } == one)
        #expect(sections { Section("h") { Text("x") }.tag(1) } == one)
        #expect(sections { Section("h") { Text("x") }.containerValue(\.rank, 1) } == one)
    }

    @Test func `R3.10: sections inside a container are not seen from outside`() {
        #expect(sections { VStack { Section("h") { Text("x") } } } == [[0, 1, 0]])
    }

    @Test func `R3.11: a section in a section is flattened into it`() {
        #expect(
            sections {
                Section {
                    Text("A")
                    Section("in") { Pair(name: "b") }
                    Text("D")
                }
            } == [[0, 5, 0]])
    }

    @Test func `R3.12: the content of a section is one section when it is resolved again`() {
        let host = TestHost {
            ForEach(
                sections: Group {
                    Section("a") {
                        Text("x")
                        Section("in") { Text("y") }
                    }
                }
            ) { section in
                ForEach(sections: section.content) { inner in Text("\(inner.header.count) \(inner.content.count)") }
            }
        }
        #expect(host.texts == ["0 3"])
    }

    @Test func `R3.13, R2.13, R6.13: ids of sections follow their elements, and may be kept in state`() {
        struct Expandable<Content: View>: View {
            @State private var closed: Set<SectionConfiguration.ID> = []
            @ViewBuilder var content: Content
            var body: some View {
                ForEach(sections: content) { section in
                    Button("toggle") { closed.formSymmetricDifference([section.id]) }
                    section.header
                    if !closed.contains(section.id) { section.content }
                }
            }
        }
        let names = Box(["a", "b", "c"])
        let host = TestHost {
            Expandable {
                ForEach(names.value, id: \.self) { name in Section(name) { Text("in \(name)") } }
            }
        }
        func shown() -> [String] { host.texts.filter { $0 != "toggle" } }
        #expect(shown() == ["a", "in a", "b", "in b", "c", "in c"])
        host.elements("Button")[1].tap()
        #expect(shown() == ["a", "in a", "b", "c", "in c"])
        names.value = ["c", "x", "b"]
        host.update()
        #expect(shown() == ["c", "in c", "x", "in x", "b"])
        host.elements("Button")[2].tap()
        #expect(shown() == ["c", "in c", "x", "in x", "b", "in b"])
    }

    @Test
    func `a view of a section is made again where that section is another, and not where it only goes elsewhere`() {
        struct Shown: View {
            let section: SectionConfiguration
            let made: (String) -> Void
            var body: some View {
                let rank = section.containerValues.rank
                let _ = made("\(section.content.count) of rank \(rank)")
                section.content
            }
        }
        let counts = Box([1, 2])
        let rank = Box(0)
        let made = Box<[String]>([])
        let note = { made.value.append($0) }
        let host = TestHost {
            ForEach(
                sections: ForEach([0, 1], id: \.self) { section in
                    Section { ForEach(0..<counts.value[section], id: \.self) { Text("\(section).\($0)") } }
                        .containerValue(\.rank, section * rank.value)
                }
            ) { Shown(section: $0, made: note) }
        }
        #expect(made.value == ["1 of rank 0", "2 of rank 0"])
        counts.value = [1, 3]
        host.update()
        #expect(made.value.dropFirst(2) == ["3 of rank 0"] && host.texts == ["0.0", "1.0", "1.1", "1.2"])
        rank.value = 5
        host.update()
        #expect(made.value.dropFirst(3) == ["3 of rank 5"])
        counts.value = [2, 3]
        host.update()
        #expect(made.value.dropFirst(4) == ["2 of rank 0"])
        #expect(host.texts == ["0.0", "0.1", "1.0", "1.1", "1.2"])
    }

    @Test func `the subviews of a section that went elsewhere are still its own, and keep their state`() throws {
        struct Shown: View {
            let section: SectionConfiguration
            let keep: (SubviewsCollection) -> Void
            var body: some View {
                let _ = keep(section.content)
                ForEach(section.content) { $0 }
            }
        }
        let names = Box([["a"], ["x", "y", "z"]])
        let kept = Box<SubviewsCollection?>(nil)
        let keep = { kept.value = $0 }
        let host = TestHost {
            ForEach(
                sections: ForEach([0, 1], id: \.self) { section in
                    Section {
                        ForEach(names.value[section], id: \.self) { Counter(name: $0) }
                    } header: {
                        if section == 0 { Text("h") }
                    }
                }
            ) { Shown(section: $0, keep: keep) }
        }
        for button in host.elements("Button").suffix(2) { button.tap() }
        let before = try #require(kept.value)
        let ids = before.map(\.id)
        // The section itself stays the same.
        for count in 0..<20 {
            names.value[0] = (0...count).map { "a\($0)" }
            host.update()
            #expect(host.texts.suffix(3) == ["x:0", "y:1", "z:1"])
            #expect(before.map(\.id) == ids)
        }
        names.value[1] = ["x", "z"]
        host.update()
        #expect(host.texts.suffix(2) == ["x:0", "z:1"])
        let after = try #require(kept.value)
        #expect(after.subviews.change(since: before.subviews)?.splices == [Splice(old: 1..<2, new: 1..<1)])
    }

    @Test
    func `the subviews of a section are still its own while their container does not hear of changes before it`() throws
    {
        struct Items: View {
            let model: Model
            var body: some View { ForEach(model.items, id: \.self) { Text("\($0)") } }
        }
        let model = Model()
        let kept = Box<SubviewsCollection?>(nil)
        let host = TestHost {
            Group(
                sections: Group {
                    Section { Items(model: model) }
                    Section { Text("x") }
                }
            ) { sections in
                let _ = kept.value = sections[1].content
                sections[1].content
            }
        }
        let content = try #require(kept.value)
        let id = content[0].id
        content.subviews.list.isFrozen = true
        model.items = [1, 2, 3, 4]
        host.settle()
        #expect(content.subviews.list.count == 5 && content[0].id == id)
    }

    @Test func `R3.14: a loop without sections is loose content`() {
        #expect(
            sections {
                Section("h") { Text("x") }
                ForEach(0..<3) { Text("\($0)") }
                Section("h") { Text("x") }
            } == [[1, 1, 0], [0, 3, 0], [1, 1, 0]])
    }

    @Test func `R3.15: a modifier on a section is one on its header, content and footer`() {
        let host = TestHost {
            VStack(spacing: 0) {
                Section {
                    Text("c")
                } header: {
                    Text("h")
                }
                .padding(10)
            }
        }
        #expect(host.elements("VStack")[0].frame.height == 72)
    }

    @Test func `R3.18: the content of a section is made once a section, with ids of their own`() {
        var ids: Set<SectionConfiguration.ID> = []
        let host = TestHost {
            ForEach(
                sections: Group {
                    Text("loose")
                    Section("a") { Text("x") }
                    Text("loose")
                    ForEach(0..<2) { Section("\($0)") { Text("y") } }
                }
            ) { section in
                let _ = ids.insert(section.id)
                Text("section")
            }
        }
        #expect(host.texts.count == 5)
        #expect(ids.count == 5)
        #expect(host.warnings.isEmpty)
    }

    @Test func `R3.21: another id on a section is another section`() {
        let number = Box(1)
        var ids: [SectionConfiguration.ID] = []
        let host = TestHost {
            ForEach(sections: Section("h") { Counter(name: "n") }.id(number.value)) { section in
                let _ = ids.append(section.id)
                section.content
            }
        }
        host.element("n:0")?.tap()
        let before = ids.last
        host.update()
        #expect(ids.last == before)
        #expect(host.texts == ["n:1"])
        number.value = 2
        host.update()
        #expect(ids.last != before)
        #expect(host.texts == ["n:0"])
    }

    @Test func `sections come and go while they are shown`() {
        let shows = Box(true)
        let names = Box(["a"])
        let host = TestHost {
            ForEach(
                sections: Group {
                    Text("loose")
                    if shows.value { Section("s") { Text("x") } }
                    ForEach(names.value, id: \.self) { name in Section(name) { Text("in \(name)") } }
                }
            ) { section in
                Text("[")
                section.header
                section.content
            }
        }
        #expect(host.texts == ["[", "loose", "[", "s", "x", "[", "a", "in a"])
        shows.value = false
        host.update()
        #expect(host.texts == ["[", "loose", "[", "a", "in a"])
        names.value = ["b", "a"]
        host.update()
        #expect(host.texts == ["[", "loose", "[", "b", "in b", "[", "a", "in a"])
        names.value = []
        host.update()
        #expect(host.texts == ["[", "loose"])
    }

    @Test func `R3.16: a collapsed section is resolved all the same where nothing collapses`() {
        let isExpanded = Box(false)
        let binding = Binding(get: { isExpanded.value }, set: { isExpanded.value = $0 })
        #expect(sections { Section("h", isExpanded: binding) { Text("x") } } == [[1, 1, 0]])
        #expect(
            sections {
                Section(isExpanded: binding) {
                    Pair(name: "x")
                } header: {
                    Pair(name: "h")
                }
                .collapsible(false)
            } == [[2, 2, 0]])
    }

    @Test func `R3.16: a container reads whether a section is expanded, and can change it`() throws {
        let isExpanded = Box(false)
        let binding = Binding(get: { isExpanded.value }, set: { isExpanded.value = $0 })
        var found: [SectionRange] = []
        let host = TestHost {
            Group(
                sections: Group {
                    Section("a", isExpanded: binding) { Text("x") }.padding()
                    Section("b") { Text("y") }.collapsible(false)
                    Text("loose")
                }
            ) { sections in
                let _ = found = sections.map(\.section)
                EmptyView()
            }
        }
        #expect(found.map { $0.isExpanded?.wrappedValue } == [false, nil, nil])
        #expect(found.map(\.isCollapsible) == [true, false, true])
        try #require(found[0].isExpanded).wrappedValue = true
        #expect(isExpanded.value)
        host.close()
    }

    @Test
    @available(*, deprecated)
    func `R3.16: the spellings of sections mean the same`() {
        let h = Text("h")
        let f = Text("f")
        #expect(sections { Section(header: h, footer: f) { Text("x") } } == [[1, 1, 1]])
        #expect(sections { Section(header: h) { Text("x") } } == [[1, 1, 0]])
        #expect(sections { Section(footer: f) { Text("x") } } == [[0, 1, 1]])
        #expect(sections { Section("h"[...]) { Text("x") } } == [[1, 1, 0]])
    }

    @Test func `the actions of a section are found in its configuration, and are no part of its content`() {
        struct Actions: View {
            @State private var hasMore = false
            var body: some View {
                Button("more") { hasMore.toggle() }
                if hasMore { Text("extra") }
            }
        }
        let name = Box("a")
        #expect(
            sections {
                Section("h") { Text("x") }.sectionActions { Actions() }
                Section("i") { Section("inner") { Text("y") } }.sectionActions { Text(name.value) }
                Text("loose")
            } == [[1, 1, 0], [1, 2, 0], [0, 1, 0]])
        let host = TestHost {
            ForEach(
                sections: Group {
                    Section("h") { Text("x") }.sectionActions { Actions() }
                    Section("i") { Text("y") }.padding().sectionActions { Text(name.value) }
                    Text("loose")
                }
            ) { section in
                section.content
                Text("\(section.actions.count)")
                section.actions
            }
        }
        #expect(host.texts == ["x", "1", "more", "y", "1", "a", "loose", "0"])
        host.element("more")?.tap()
        #expect(host.texts == ["x", "2", "more", "extra", "y", "1", "a", "loose", "0"])
        name.value = "b"
        host.update()
        #expect(host.texts == ["x", "2", "more", "extra", "y", "1", "b", "loose", "0"])
    }

    @Test func `R2.14: the parts of a section are collections, one view each when they are put in a stack`() {
        let host = TestHost {
            Group(
                subviews: ForEach(
                    sections: Section {
                        Pair(name: "c")
                    } header: {
                        Pair(name: "h")
                    }
                ) { section in
                    HStack { section.header }
                    VStack { section.content }
                    section.footer
                    section.content
                }
            ) { subviews in Text("\(subviews.count)") }
        }
        #expect(host.texts == ["4"])
    }

    @Test func `R3.20: a run of loose views keeps its id while sections around it come and go`() {
        let shows = Box(false)
        var ids: [SectionConfiguration.ID] = []
        let host = TestHost {
            Group(
                sections: Group {
                    Counter(name: "a")
                    if shows.value { Section("s") { Text("x") } }
                    if shows.value { Text("b") }
                }
            ) { sections in
                let _ = ids = sections.map(\.id)
                ForEach(sections) { $0.content }
            }
        }
        host.element("a:0")?.tap()
        let before = ids
        shows.value = true
        host.update()
        #expect(ids.count == 3 && ids[0] == before[0] && Set(ids).count == 3)
        #expect(host.texts == ["a:1", "x", "b"])
    }

    @Test func `R3.19: sections are the same one by one as in a group`() {
        @ViewBuilder func content() -> some View {
            Text("loose")
            Section("one") { Pair(name: "a") }
            ForEach(0..<2) { number in
                Section {
                    Text("\(number)")
                } footer: {
                    Text("foot")
                }
            }
        }
        func described(_ section: SectionConfiguration) -> Text {
            Text(verbatim: "\(section.header.count) \(section.content.count) \(section.footer.count)")
        }
        let each = TestHost { ForEach(sections: content()) { described($0) } }
        let group = TestHost { Group(sections: content()) { ForEach($0) { described($0) } } }
        #expect(each.texts == ["0 1 0", "1 2 0", "0 1 1", "0 1 1"])
        #expect(group.texts == each.texts)
    }

    @Test func `R9.2: a prefix longer than the section is all of it, one of nothing is empty`() {
        let limit = Box(0)
        let host = TestHost {
            let limit = limit.value
            ForEach(sections: Section("s") { ForEach(0..<3) { Text("\($0)") } }) { $0.content.prefix(limit) }
        }
        #expect(host.texts == [])
        limit.value = 2
        host.update()
        #expect(host.texts == ["0", "1"])
        limit.value = 10
        host.update()
        #expect(host.texts == ["0", "1", "2"])
    }
}
