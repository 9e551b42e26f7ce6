import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Scrolling")
struct ScrollingTests {
    /// Ten rows of 30 points in a visible part of 100, and buttons that scroll.
    private func host<Rows: View>(
        _ scroll: @escaping (ScrollViewProxy) -> Void, @ViewBuilder rows: @escaping () -> Rows
    ) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 100)) {
            ScrollViewReader { proxy in
                HStack {
                    ScrollView { VStack(spacing: 0) { rows() } }
                    Button("go") { scroll(proxy) }
                }
            }
        }
    }

    private func row(_ number: Int) -> some View { Text("\(number)").frame(height: 30) }

    @Test(
        arguments: [
            (8, nil, 170.0), (8, .top, 200.0), (8, .bottom, 170.0), (8, .center, 200.0), (1, nil, 0.0),
            (4, UnitPoint.center, 85.0),
        ] as [(Int, UnitPoint?, CGFloat)])
    func `R7.10: a row is scrolled to by its id, no further than needed or to where one says`(
        id: Int, anchor: UnitPoint?, offset: CGFloat
    ) {
        let host = host({ $0.scrollTo(id, anchor: anchor) }) { ForEach(0..<10, id: \.self) { row($0) } }
        host.element("go")?.tap()
        #expect(host.element("0")?.frame.midY == 15 - min(offset, 200))
    }

    @Test func `R7.10: from right to left, a leading anchor is at the right`() {
        #expect(middleOfMirroredText { ScrollView(.horizontal) { strip } } == 75)
    }

    /// Ten texts of 50 points, side by side.
    private var strip: some View {
        HStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text("\($0)").frame(width: 50) } }
    }

    /// Returns the middle of the text 4 after scrolling it to the leading edge, at the right of a view of 100 points.
    private func middleOfMirroredText<V: View>(@ViewBuilder _ scrollView: @escaping @MainActor () -> V) -> CGFloat? {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollViewReader { proxy in
                scrollView()
                Button("go") { proxy.scrollTo(4, anchor: .leading) }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        host.element("go")?.tap()
        return host.element("4")?.frame.midX
    }

    @Test
    func
        `R7.10, R2.12: ids given by hand, of subviews vended again, and of rows that come in the same update are found`()
    {
        let model = Model()
        let host = host({ proxy in
            model.items.append(99)
            proxy.scrollTo(99, anchor: .top)
        }) {
            Color.red.frame(height: 150)
            Group(subviews: ForEach(model.items, id: \.self) { row($0) }) { subviews in
                ForEach(subviews) { subview in VStack { subview }.padding(.top, 20).padding(.bottom, 200) }
            }
        }
        host.element("go")?.tap()
        #expect(host.element("99")?.frame.minY == 27)
        let explicit = self.host({ $0.scrollTo("there", anchor: .top) }) {
            Color.red.frame(height: 150)
            Text("x").id("there")
            Color.red.frame(height: 150)
        }
        explicit.element("go")?.tap()
        #expect(explicit.element("x")?.frame.minY == 0)
    }

    @Test func `R7.10: nothing happens for an id that nobody has, or where there is nothing to scroll`() {
        let host = host({ $0.scrollTo("nobody") }) { ForEach(0..<10) { row($0) } }
        host.element("go")?.tap()
        #expect(host.element("0")?.frame.minY == 7)
    }

    @Test func `the position follows scrolling, and scrolling the position`() {
        let id = Box<Int?>(nil)
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20, id: \.self) { row($0) } }.scrollTargetLayout()
            }
            .scrollPosition(id: Binding(get: { id.value }, set: { id.value = $0 }))
        }
        #expect(id.value == nil)
        host.elements("ScrollView")[0].scroll(toOffset: 65)
        #expect(id.value == 2)
        id.value = 9
        host.update()
        #expect(host.element("9")?.frame.minY == 7)
        #expect(id.value == 9)
    }

    @Test func `margins keep the content away from the edges, and scroll along`() {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView { Color.red.frame(height: 200) }
                .contentMargins(.leading, EdgeInsets(leading: 20))
                .contentMargins([.horizontal, .top], 10)
        }
        #expect(host.elements("Color")[0].frame == CGRect(x: 20, y: 10, width: 70, height: 200))
        host.elements("ScrollView")[0].scroll(toOffset: 1000)
        #expect(host.elements("Color")[0].frame.minY == -100)
    }

    @Test(arguments: [(0, nil, 25), (9, nil, 75), (4, .top, 25)] as [(Int, UnitPoint?, CGFloat)])
    func `R7.10: a row is scrolled to between the content margins`(id: Int, anchor: UnitPoint?, middle: CGFloat) {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            ScrollViewReader { proxy in
                HStack {
                    ScrollView { VStack(spacing: 0) { ForEach(0..<10, id: \.self) { row($0) } } }
                        .contentMargins(.vertical, EdgeInsets(top: 10, bottom: 10))
                    Button("go") { proxy.scrollTo(id, anchor: anchor) }
                }
            }
        }
        host.elements("ScrollView")[0].scroll(toOffset: 115)
        host.element("go")?.tap()
        #expect(host.element("\(id)")?.frame.midY == middle)
    }

    @Test func `R7.10: from right to left, the leading content margin is at the right`() {
        #expect(middleOfMirroredText { ScrollView(.horizontal) { strip }.contentMargins(.leading, 20) } == 55)
    }
}
