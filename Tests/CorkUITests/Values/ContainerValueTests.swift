import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Container values")
struct ContainerValueTests {
    /// The values of all subviews of a view.
    private func values<Content: View, Value>(
        _ read: @escaping (ContainerValues) -> Value, @ViewBuilder _ content: () -> Content
    ) -> [Value] {
        let content = content()
        var result: [Value] = []
        let host = TestHost {
            Group(subviews: content) { subviews in
                let _ = result = subviews.map { read($0.containerValues) }
                EmptyView()
            }
        }
        host.close()
        return result
    }

    private func ranks<Content: View>(@ViewBuilder _ content: () -> Content) -> [Int] { values(\.rank, content) }

    @Test func `R4.1, R4.2: a value reaches every resolved subview, others read the default`() {
        #expect(ranks { Text("x") } == [0])
        #expect(ranks { Group { Pair(name: "a") }.containerValue(\.rank, 1) } == [1, 1])
        #expect(ranks { ForEach(0..<9) { Text("\($0)") }.containerValue(\.rank, 2) } == Array(repeating: 2, count: 9))
        #expect(ranks { Pair(name: "a").containerValue(\.rank, 3) } == [3, 3])
        #expect(ranks { EmptyView().containerValue(\.rank, 4) } == [])
        #expect(
            ranks {
                Text("x").containerValue(\.rank, 5)
                Text("y")
            } == [5, 0])
    }

    @Test func `R4.3: a value on a section is read from it and from all of its subviews`() {
        var found: [Int] = []
        let host = TestHost {
            ForEach(
                sections: Section {
                    Text("c")
                } header: {
                    Text("h")
                } footer: {
                    Text("f")
                }.containerValue(\.rank, 6)
            ) { section in
                let all = [section.header, section.content, section.footer]
                let _ = found = [section.containerValues.rank] + all.map { $0[0].containerValues.rank }
                section.content
            }
        }
        #expect(found == [6, 6, 6, 6])
        host.close()
    }

    @Test func `R4.4: the writer closest to the view wins`() {
        #expect(ranks { Text("x").containerValue(\.rank, 1).containerValue(\.rank, 2) } == [1])
        #expect(
            ranks {
                Group {
                    Text("x").containerValue(\.rank, 1)
                    Text("y")
                }
                .containerValue(\.rank, 2)
            } == [1, 2])
        #expect(
            ranks {
                ForEach(0..<2) { number in
                    if number == 0 { Text("x").containerValue(\.rank, 1) } else { Text("y") }
                }
                .containerValue(\.rank, 2)
            } == [1, 2])
        var section: [Int] = []
        let host = TestHost {
            ForEach(sections: Section { Text("x").containerValue(\.rank, 1) }.containerValue(\.rank, 2)) {
                let _ = section = [$0.containerValues.rank, $0.content[0].containerValues.rank]
                $0.content
            }
        }
        #expect(section == [2, 1])
        host.close()
    }

    @Test func `R4.5: parts of a value are written one by one, each over what is set around`() {
        let pins = values(\.pin) {
            Text("x").containerValue(\.pin.rotation, 10).containerValue(\.pin.xOffset, 5)
            Text("y").containerValue(\.pin.rotation, 10)
            Text("z").containerValue(\.pin, Pin(rotation: 3, xOffset: 3)).containerValue(\.pin.xOffset, 5)
        }
        #expect(pins == [Pin(rotation: 10, xOffset: 5), Pin(rotation: 10, xOffset: 2), Pin(rotation: 3, xOffset: 3)])
    }

    @Test func `R4.6: values end at containers, even around a single view`() {
        let view = Text("x").containerValue(\.rank, 1)
        #expect(ranks { VStack { view } } == [0])
        #expect(ranks { HStack { view } } == [0])
        #expect(ranks { ZStack { view } } == [0])
        #expect(ranks { ScrollView { view } } == [0])
        #expect(ranks { FlowStack { view } } == [0])
        #expect(ranks { Button(action: {}) { view } } == [0])
        #expect(ranks { VStackLayout() { view } } == [0])
        #expect(ranks { VStack { view }.containerValue(\.rank, 2) } == [2])
    }

    @Test func `R4.7, R4.9: everything but containers lets values through`() {
        struct Custom: View {
            var body: some View { Text("x").containerValue(\.rank, 3) }
        }
        struct Stateful: View {
            @State private var rank = 3
            var body: some View { Text("x").containerValue(\.rank, rank) }
        }
        struct Modifier: ViewModifier {
            func body(content: Content) -> some View { content.padding() }
        }
        let view = Text("x").containerValue(\.rank, 3)
        #expect(ranks { view.padding() } == [3])
        #expect(ranks { view.frame(width: 1) } == [3])
        #expect(ranks { view.background(Color.red) } == [3])
        #expect(ranks { view.font(.title) } == [3])
        #expect(ranks { view.id(1) } == [3])
        #expect(ranks { AnyView(view) } == [3])
        #expect(ranks { Text("x").padding().containerValue(\.rank, 3) } == [3])
        #expect(ranks { Custom() } == [3])
        #expect(ranks { Custom().padding() } == [3])
        #expect(ranks { Stateful() } == [3])
        #expect(ranks { AnyView(Custom()).modifier(Modifier()) } == [3])
    }

    @Test func `R4.8: values of decorations stay with them`() {
        #expect(ranks { Text("x").background { Text("y").containerValue(\.rank, 1) } } == [0])
        #expect(ranks { Text("x").overlay { Text("y").containerValue(\.rank, 1) } } == [0])
    }

    @Test func `R4.11: a value around sections and loose views reaches all of them`() {
        var found: [[Int]] = []
        let host = TestHost {
            Group(
                sections: Group {
                    Text("loose")
                    Section { Text("x") }
                }.containerValue(\.rank, 1)
            ) { sections in
                let _ = found = sections.map { [$0.containerValues.rank, $0.content[0].containerValues.rank] }
                EmptyView()
            }
        }
        // An implicit section has default values, R4.10.
        #expect(found == [[0, 1], [1, 1]])
        host.close()
    }

    @Test
    func `R4.12: a subview vended again keeps its values; the container around sees those set on it where it has none`()
    {
        let content = Group {
            Text("a").containerValue(\.rank, 1)
            Text("b")
        }
        #expect(ranks { ForEach(subviews: content) { $0 } } == [1, 0])
        #expect(ranks { ForEach(subviews: content) { $0.containerValue(\.rank, 9) } } == [1, 9])
        #expect(ranks { Group(subviews: content) { $0.containerValue(\.rank, 9) } } == [1, 9])
        #expect(ranks { ForEach(subviews: content) { subview in VStack { subview } } } == [0, 0])
    }

    @Test func `R4.13: tags are found by their exact type, and by its optional`() {
        let tagged = values({ [$0.tag(for: Int.self) == 3, $0.tag(for: Int?.self) == .some(3), $0.hasTag(3)] }) {
            Text("x").tag(3)
            Text("y").tag(3, includeOptional: false)
            Text("z").tag("3")
            Text("o").tag(nil as Int?)
        }
        #expect(tagged == [[true, true, true], [true, false, true], [false, false, false], [false, false, false]])
        let none = values({ ($0.tag(for: Int?.self) != nil, $0.tag(for: Int.self) != nil) }) {
            Text("o").tag(nil as Int?)
        }
        #expect(none.first! == (true, false))
    }

    @Test func `R4.14, R2.19: the id of an element is the default tag, in a range its offset`() {
        #expect(values({ $0.tag(for: String.self) }) { ForEach(["a", "b"], id: \.self) { Text($0) } } == ["a", "b"])
        #expect(values({ $0.tag(for: Int.self) }) { ForEach(2..<5) { Text("\($0)") } } == [0, 1, 2])
        #expect(values({ $0.tag(for: Int.self) }) { ForEach(2..<5, id: \.self) { Text("\($0)") } } == [2, 3, 4])
        #expect(values({ $0.tag(for: Int.self) }) { ForEach(0..<2) { Text("\($0)").tag(7) } } == [7, 7])
        #expect(
            values({ $0.tag(for: Int.self) }) {
                ForEach([10, 20], id: \.self) { outer in ForEach([1, 2], id: \.self) { Text("\(outer) \($0)") } }
            } == [1, 2, 1, 2])
        #expect(
            values({ "\($0.tag(for: String.self) ?? "-") \($0.tag(for: Int.self) ?? 0)" }) {
                ForEach(["a", "b"], id: \.self) { outer in ForEach([1], id: \.self) { Text("\(outer) \($0)") } }
            } == ["a 1", "b 1"])
        #expect(values({ $0.tag(for: Int?.self) }) { ForEach([1], id: \.self) { Text("\($0)") } } == [nil])
    }

    @Test func `R4.15, R7.54: layouts read the values of their subviews`() {
        struct Reading: Layout {
            let found: Box<[Int]>
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                found.value = subviews.map(\.containerValues.rank) + subviews.map { $0[WeightKey.self] }
                return .zero
            }
            func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        struct WeightKey: LayoutValueKey {
            static var defaultValue: Int { 100 }
        }
        let found = Box<[Int]>([])
        let host = TestHost {
            Reading(found: found) {
                Text("a").containerValue(\.rank, 1).layoutValue(key: WeightKey.self, value: 5).padding()
                Text("b").layoutValue(key: WeightKey.self, value: 6).layoutValue(key: WeightKey.self, value: 7)
                HStack { Text("c").layoutValue(key: WeightKey.self, value: 8) }
            }
        }
        #expect(found.value == [1, 0, 0, 5, 6, 100])
        host.close()
    }

    @Test func `R4.17: another value runs the transform again and leaves state alone`() {
        let rank = Box(1)
        let host = TestHost {
            Group(subviews: Counter(name: "n").containerValue(\.rank, rank.value)) { subviews in
                Text("\(subviews[0].containerValues.rank)")
                subviews
            }
        }
        host.element("n:0")?.tap()
        rank.value = 2
        host.update()
        #expect(host.texts == ["2", "n:1"])
    }
}
