import CorkTesting
import CorkUI
import Foundation
import Observation
import RandomViews
import Seeds
import Testing

@MainActor
@Suite("Lazy stacks")
struct LazyStackTests {
    @Observable final class Model {
        var items: [Item]
        init(_ count: Int) { items = (0..<count).map { Item($0) } }
    }

    struct Row: View {
        let item: Item
        /// A Boolean value that indicates whether the rows have different heights.
        var isRagged = false
        var height: CGFloat { isRagged ? CGFloat(20 + abs(item.id) * 7 % 31) : 20 }
        var body: some View { Text("\(item.id)").frame(height: height) }
    }

    private func scroll(_ host: TestHost) -> TestElement { host.elements("ScrollView")[0] }

    private func number(_ text: TestElement) -> Int { text.text.flatMap { Int($0) } ?? -1 }

    /// Returns the rows that exist.
    private func rows(_ host: TestHost) -> [Int] { host.elements("Text").map(number) }

    /// Returns the first row that extends into the visible part, which begins at 0.
    private func first(_ host: TestHost) -> (id: Int, y: CGFloat) {
        host.elements("Text").filter { $0.frame.maxY > 0 }.min { $0.frame.minY < $1.frame.minY }
            .map { (number($0), $0.frame.minY) } ?? (-1, 0)
    }

    @Test
    func `R7.5, R7.32: of a million rows those in sight and at most a page around are made, wherever one scrolls`() {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            ScrollView { LazyVStack(spacing: 5) { ForEach(0..<1_000_000) { Row(item: Item($0)) } } }
        }
        #expect(rows(host) == Array(0..<6))
        #expect(host.evaluations(of: Row.self) == 6)
        host.resetEvaluations()
        scroll(host).scroll(toOffset: 500_000 * 25)
        #expect(rows(host) == Array(499_998..<500_006))
        #expect(host.element("500000")?.frame.minY == 2)
        #expect(host.evaluations(of: Row.self) == 8)
        scroll(host).scroll(toOffset: .infinity)
        #expect(rows(host) == Array(999_993..<1_000_000))
        #expect(host.element("999999")?.frame.maxY == 98)
        host.resetEvaluations()
        scroll(host).scroll(toOffset: 0)
        #expect(first(host) == (0, 2))
        #expect(host.evaluations(of: Row.self) == 6)
    }

    @Test(arguments: [nil, 0, 20] as [CGFloat?])
    func `R7.5: it takes the width proposed and places as a stack does`(spacing: CGFloat?) {
        @MainActor @ViewBuilder func content() -> some View {
            Text("a")
            ForEach(0..<3) { Text("longer \($0)").frame(height: CGFloat($0) * 10 + 20) }
            Divider()
            Color.red.frame(width: 20, height: 5)
        }
        let lazy = TestHost {
            ScrollView { LazyVStack(alignment: .leading, spacing: spacing) { content() } }
        }
        let eager = TestHost {
            ScrollView {
                VStack(alignment: .leading, spacing: spacing) { content() }.frame(
                    maxWidth: .infinity, alignment: .leading)
            }
        }
        #expect(lazy.elements("LazyVStack")[0].frame.width == 800)
        for kind in ["Text", "Color", "Divider"] {
            #expect(lazy.elements(kind).map(\.frame) == eager.elements(kind).map(\.frame))
        }
    }

    @Test func `R7.5: without a scroll view what fits is made`() {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(item: Item($0)) } }
        }
        #expect((5...7).contains(rows(host).count))
        let few = TestHost(size: CGSize(width: 200, height: 100)) {
            LazyVStack(spacing: 0) { ForEach(0..<3) { Row(item: Item($0)) } }
        }
        #expect(few.elements("Text").map(\.frame.minY) == [22, 42, 62])
    }

    @Test func `R7.5: a row of columns is made from the leading edge, in either direction of reading`() {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let host = TestHost(size: CGSize(width: 100, height: 50)) {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) { ForEach(0..<1000) { Text("\($0)").frame(width: 40) } }
                }
                .environment(\.layoutDirection, direction)
            }
            let end: CGFloat = direction == .leftToRight ? 0 : 40_000
            scroll(host).scroll(toOffset: end)
            #expect(rows(host) == Array(0..<4))
            let frame = host.element("0")!.frame
            #expect(frame.midX == (direction == .leftToRight ? 20 : 80))
            #expect(host.elements("LazyHStack")[0].frame.height == 50)
        }
    }

    @Test func `R6.12: rows appear and disappear as they come into reach and leave it; others never do`() {
        let journal = Journal()
        let host = TestHost(size: CGSize(width: 100, height: 40)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000) { id in
                        Text("\(id)").frame(height: 20)
                            .onAppear { journal.note("+\(id)") }.onDisappear { journal.note("-\(id)") }
                    }
                }
            }
        }
        #expect(journal.take().sorted() == ["+0", "+1", "+2"])
        scroll(host).scroll(toOffset: 2000)
        #expect(Set(journal.take()) == ["-0", "-1", "-2", "+99", "+100", "+101", "+102"])
    }

    @Test func `R6.11: a row that scrolls away and back keeps its state, and a new row begins with initial state`() {
        let model = Model(1000)
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(model.items) { Counter(name: "\($0.id)").padding(1) } }
            }
        }
        host.element("1:0")?.tap()
        #expect(host.element("1:1") != nil)
        scroll(host).scroll(toOffset: 10_000)
        #expect(host.element("1:1") == nil)
        model.items.insert(Item(-1), at: 0)
        host.settle()
        scroll(host).scroll(toOffset: 0)
        #expect(host.element("1:1") != nil && host.element("0:0") != nil)
        scroll(host).scroll(toOffset: 10_000)
        model.items.removeAll { $0.id == 1 }
        host.settle()
        model.items.insert(Item(1), at: 0)
        host.settle()
        scroll(host).scroll(toOffset: 0)
        #expect(host.element("1:0") != nil)
    }

    @Test(arguments: 1...30 as ClosedRange<UInt64>)
    func `rows that come, go, move and grow leave the first one in sight where it is`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let model = Model(400)
        let host = TestHost(size: CGSize(width: 200, height: 150)) {
            ScrollView { LazyVStack(spacing: 3) { ForEach(model.items) { Row(item: $0, isRagged: true) } } }
        }
        scroll(host).scroll(toOffset: CGFloat.random(in: 2000...9000, using: &random))
        for step in 0..<25 {
            let before = first(host)
            let place = model.items.firstIndex { $0.id == before.id }!
            switch Int.random(in: 0..<4, using: &random) {
            case 0: model.items.insert(Item(10_000 + step), at: Int.random(in: 0...place, using: &random))
            case 1:
                let gone = Int.random(in: 0..<model.items.count, using: &random)
                if gone != place { model.items.remove(at: gone) }
            case 2:
                let new = (0..<20).map { Item(20_000 + step * 20 + $0) }
                model.items.insert(contentsOf: new, at: Int.random(in: 0...model.items.count, using: &random))
            default:
                let other = Int.random(in: 0..<model.items.count, using: &random)
                if other != place { model.items.append(model.items.remove(at: other)) }
            }
            host.settle()
            let after = first(host)
            #expect(after.id == before.id && abs(after.y - before.y) < 0.5, "step \(step)")
            // The visible rows are complete and in order.
            let visible = host.elements("Text").filter { $0.frame.maxY > 0 && $0.frame.minY < 150 }
            let place2 = model.items.firstIndex { $0.id == after.id }!
            #expect(visible.map(number) == model.items[place2...].prefix(visible.count).map(\.id))
            #expect(visible.last!.frame.maxY > 110)
            #expect(host.elements("Text").count < 40)
        }
    }

    @Test func `one row more is one body more, and none of the others`() {
        let model = Model(100_000)
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(model.items) { Row(item: $0) } } }
        }
        host.resetEvaluations()
        model.items.insert(Item(-1), at: 2)
        host.settle()
        #expect(host.evaluations(of: Row.self) == 1)
        #expect(Array(rows(host).prefix(4)) == [0, 1, -1, 2])
        host.resetEvaluations()
        model.items.insert(Item(-2), at: 70_000)
        host.settle()
        #expect(host.evaluations(of: Row.self) == 0)
    }

    @Test(arguments: [(80_000, nil), (80_000, .top), (99_999, .center), (7, .bottom)] as [(Int, UnitPoint?)])
    func `R7.10: rows that are not made yet are scrolled to`(id: Int, anchor: UnitPoint?) {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            ScrollViewReader { proxy in
                Button("go") { proxy.scrollTo(id, anchor: anchor) }
                ScrollView {
                    LazyVStack { ForEach(0..<100_000, id: \.self) { Row(item: Item($0), isRagged: true) } }
                }
            }
        }
        host.element("go")?.tap()
        let (frame, visible) = (host.element("\(id)")?.frame ?? .zero, scroll(host).frame)
        #expect(frame.minY >= visible.minY && frame.maxY <= visible.maxY)
        if id == 80_000, anchor == .top {
            #expect(abs(frame.midY - Row(item: Item(id), isRagged: true).height / 2 - visible.minY) < 1)
        }
        #expect(host.warnings == [])
    }

    @Test(arguments: [300, 380])
    func `R7.10: a row is scrolled to where rows are much shorter than those seen before`(id: Int) {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            ScrollViewReader { proxy in
                Button("go") { proxy.scrollTo(id, anchor: .top) }
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<400) { Text("\($0)").frame(height: $0 < 50 ? 180 : 20) } }
                }
            }
        }
        host.element("go")?.tap()
        #expect(abs((host.element("\(id)")?.frame.midY ?? 0) - scroll(host).frame.minY - 10) < 1)
    }

    @Test(arguments: [false, true])
    func `the last row stays at the end when all rows become shorter`(isScrolledTo: Bool) {
        let height = Box<CGFloat>(60)
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<200, id: \.self) { Text("\($0)").frame(height: height.value) }
                    }
                }
                .contentMargins(.vertical, 12)
                .onChange(of: height.value) { if isScrolledTo { proxy.scrollTo(199, anchor: .bottom) } }
            }
        }
        scroll(host).scroll(toOffset: 200 * 60)
        for now in [50, 30, 20] as [CGFloat] {
            height.value = now
            host.update()
            #expect(host.element("199").map { $0.frame.midY + now / 2 } == 188)
        }
    }

    @Test func `R7.10: a number that is no place, and an id given by hand, are found`() {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            ScrollViewReader { proxy in
                Button("number") { proxy.scrollTo(-700) }
                Button("name") { proxy.scrollTo("name", anchor: .bottom) }
                ScrollView {
                    LazyVStack {
                        ForEach(0..<1000) { Row(item: Item(-$0)).id(-$0) }
                        Text("there").id("name")
                    }
                }
            }
        }
        host.element("number")?.tap()
        #expect(host.element("-700") != nil)
        host.element("name")?.tap()
        #expect(host.element("there") != nil)
    }

    @Test func `R7.6: the header of the section in sight stays until the next one pushes it away; footers likewise`() {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    ForEach(0..<5) { section in
                        Section {
                            ForEach(0..<10) { Text("\(section)-\($0)").frame(height: 20) }
                        } header: {
                            Text("head \(section)")
                        } footer: {
                            Text("foot \(section)")
                        }
                    }
                }
            }
        }
        // A section has a length of 16 + 200 + 16.
        #expect(host.element("head 0")?.frame.minY == 0)
        #expect(host.element("foot 0")?.frame.maxY == 100)
        scroll(host).scroll(toOffset: 50)
        #expect(host.element("head 0")?.frame.minY == 0)
        #expect(host.element("foot 0")?.frame.maxY == 100)
        scroll(host).scroll(toOffset: 222)
        #expect(host.element("head 0")?.frame.maxY == 10)
        #expect(host.element("head 1")?.frame.minY == 10)
        scroll(host).scroll(toOffset: 132)
        #expect(host.element("foot 0")?.frame.maxY == 100)
        scroll(host).scroll(toOffset: 240)
        #expect(host.element("head 0") == nil || host.element("head 0")!.frame.maxY <= 0)
        #expect(host.element("head 1")?.frame.minY == 0)
        #expect(host.element("foot 1")?.frame.maxY == 100)
    }

    @Test func `rows are measured again at another width, and the first visible row stays`() {
        let width = Box<CGFloat>(400)
        let host = TestHost(size: CGSize(width: 400, height: 200)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<500) { Text("\($0) a text that wraps where there is little room") }
                }
            }
            .frame(width: width.value)
        }
        #expect(host.elements("Text")[0].frame.height == 16)
        scroll(host).scroll(toOffset: 16 * 100)
        width.value = 200
        host.update()
        let first = host.elements("Text").first { $0.frame.maxY > 0 }
        #expect(first?.text?.hasPrefix("100 ") == true)
        #expect(first?.frame.minY == 0)
        #expect(first?.frame.height == 48)
    }

    @Test func `lazy rows in a lazy column make what is in sight of both`() {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { line in
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) {
                                ForEach(0..<300) { Text("\(line).\($0)").frame(width: 50, height: 20) }
                            }
                        }
                        .frame(height: 20)
                    }
                }
            }
        }
        #expect(host.texts.contains("7.0") && !host.texts.contains("9.0"))
        #expect(host.texts.contains("0.2") && !host.texts.contains("0.4"))
        #expect(host.texts.count <= 8 * 3)
    }

    @Test func `the row with the keyboard focus stays while it is out of sight, and goes when it has lost it`() throws {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Counter(name: "\($0)") } } }
        }
        host.elements("Button")[1].focus()
        scroll(host).scroll(toOffset: 10_000)
        let focused = try #require(host.element("1:0"))
        #expect(focused.frame.maxY < -9000)
        #expect(host.element("0:0") == nil)
        host.elements("Button")[4].focus()
        scroll(host).scroll(toOffset: 20_000)
        #expect(host.element("1:0") == nil)
    }

    @Test func `a lazy stack under others in one scroll view makes only what is in sight`() {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 1000)
                    LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(item: Item($0)) } }
                    Color.blue.frame(height: 1000)
                }
            }
        }
        #expect(rows(host) == [])
        scroll(host).scroll(toOffset: 950)
        #expect(rows(host) == Array(0..<5))
        #expect(host.element("0")?.frame.minY == 52)
        scroll(host).scroll(toOffset: .infinity)
        #expect(host.elements("Color").last?.frame.maxY == 100)
        #expect(rows(host) == [])
    }
}
