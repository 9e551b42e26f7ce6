import CorkTesting
import CorkUI
import Foundation
import Testing

/// The frames of the elements of a kind in a window of a size.
@MainActor
private func frames<Content: View>(
    _ kind: String, in size: CGSize = CGSize(width: 100, height: 100), @ViewBuilder _ content: @escaping () -> Content
) -> [CGRect] {
    TestHost(size: size, content).elements(kind).map(\.frame)
}

@MainActor
@Suite("Stacks")
struct StackTests {
    @Test func `R7.1, R7.3: n subviews have n - 1 gaps, and the stack is as large as they are`() {
        func stack(_ spacing: CGFloat?) -> CGRect {
            frames("VStack") {
                VStack(spacing: spacing) {
                    ForEach(0..<3) { Color.red.frame(width: CGFloat(10 * $0 + 10), height: 10) }
                }
            }[0]
        }
        #expect(stack(nil) == CGRect(x: 35, y: 27, width: 30, height: 46))
        #expect(stack(0) == CGRect(x: 35, y: 35, width: 30, height: 30))
        #expect(stack(5).height == 40)
    }

    @Test func `R7.2: the least flexible is served first, the rest is shared`() {
        let colors = frames("Color") {
            HStack(spacing: 0) {
                Color.red
                Color.green.frame(width: 40)
                Color.blue
            }
        }
        #expect(colors.map(\.width) == [30, 40, 30])
        #expect(colors.map(\.minX) == [0, 30, 70])
        let limited = frames("Color") {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 10)
                Color.green.frame(minWidth: 60)
                Color.blue
            }
        }
        #expect(limited.map(\.width) == [10, 60, 30])
    }

    @Test func `R7.2: a higher priority is served first, lower ones keep their minimum`() {
        let colors = frames("Color") {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20)
                Color.green.layoutPriority(1)
                Color.blue
            }
        }
        #expect(colors.map(\.width) == [20, 80, 0])
        let texts = frames("Text") {
            HStack(spacing: 4) {
                Text("aaaa bbbb")
                Text("cccc dd").layoutPriority(1)
            }
        }
        // 96 to share: the second text takes its 56, the first wraps in the 40 that are left.
        #expect(texts.map(\.size) == [CGSize(width: 32, height: 32), CGSize(width: 56, height: 16)])
    }

    @Test func `R7.3: subviews line up across the stack`() {
        func minX(_ alignment: HorizontalAlignment) -> [CGFloat] {
            frames("Color") {
                VStack(alignment: alignment) {
                    Color.red.frame(width: 40, height: 10)
                    Color.red.frame(width: 20, height: 10)
                }
            }.map(\.minX)
        }
        #expect(minX(.leading) == [30, 30])
        #expect(minX(.center) == [30, 40])
        #expect(minX(.trailing) == [30, 50])
        let rows = frames("Color") {
            HStack(alignment: .bottom) {
                Color.red.frame(width: 10, height: 40)
                Color.red.frame(width: 10, height: 20)
            }
        }
        #expect(rows.map(\.maxY) == [70, 70])
    }

    @Test func `R7.4: a spacer takes the room along its stack, a divider lies across`() {
        let texts = frames("Text") {
            HStack(spacing: 0) {
                Text("a")
                Spacer()
                Text("b")
            }
        }
        #expect(texts.map(\.minX) == [0, 92])
        #expect(frames("HStack") { HStack(spacing: 0) { Spacer(minLength: 30) }.fixedSize() }[0].width == 30)
        #expect(frames("HStack") { HStack(spacing: 0) { Spacer() }.fixedSize() }[0].width == 8)
        #expect(frames("Spacer") { ZStack { Spacer() } } == [CGRect(x: 0, y: 0, width: 100, height: 100)])
        #expect(
            frames("Divider") {
                HStack { Divider() }
                Divider()
            }.map(\.size) == [CGSize(width: 1, height: 91), CGSize(width: 100, height: 1)])
    }

    @Test func `R7.4: a spacer is served last, and is the gap between its neighbours`() {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            HStack {
                Text("aaaa bbbb")
                Spacer()
            }
            HStack {
                Color.red.frame(width: 10, height: 10)
                Spacer()
                Color.red.frame(width: 10, height: 10)
            }
            .fixedSize()
            HStack(spacing: 0) {
                Color.red.frame(height: 10)
                Spacer(minLength: 30)
            }
        }
        #expect(host.elements("Text")[0].frame.width == 72)
        #expect(host.elements("HStack").map(\.frame.width) == [100, 28, 100])
        #expect(host.elements("Color").last?.frame.width == 70)
    }

    /// A layout that reads an alignment guide of its subview for another size than that of the placement.
    private struct Asking: Layout {
        let x: CGFloat

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            _ =
                subviews[0].dimensions(in: ProposedViewSize(width: 40 + x, height: nil))[
                    VerticalAlignment.firstTextBaseline]
            subviews[0].place(
                at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: ProposedViewSize(width: 300, height: nil))
        }
    }

    @Test func `a moved stack looks like one that was always there, despite size requests in between`() {
        func texts(_ x: Box<CGFloat>) -> TestHost {
            TestHost(size: CGSize(width: 400, height: 400)) {
                Asking(x: x.value) {
                    VStack(alignment: .trailing) {
                        Text("some words that are wrapped")
                        HStack { ForEach(0..<3) { Text("\($0)") } }
                    }
                }
            }
        }
        let x = Box<CGFloat>(0)
        let host = texts(x)
        for place in [7, 20, 0.5] as [CGFloat] {
            x.value = place
            host.update()
            #expect(host.elements("Text").map(\.frame) == texts(x).elements("Text").map(\.frame))
        }
    }

    @Test func `a ZStack is as large as its largest subview, with the others aligned in it`() {
        let colors = frames("Color") {
            ZStack(alignment: .bottomTrailing) {
                Color.red.frame(width: 40, height: 40)
                Color.green.frame(width: 10, height: 20)
            }
        }
        #expect(colors[0] == CGRect(x: 30, y: 30, width: 40, height: 40))
        #expect(colors[1] == CGRect(x: 60, y: 50, width: 10, height: 20))
    }

    @Test
    func `R7.7, R7.8: a scroll view is as long as proposed and as wide as its content, which starts at its top`() {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                Color.red.frame(width: 30, height: 20)
                Color.green.frame(width: 50, height: 20)
            }
        }
        #expect(host.elements("ScrollView")[0].frame == CGRect(x: 25, y: 0, width: 50, height: 100))
        #expect(
            host.elements("Color").map(\.frame) == [
                CGRect(x: 35, y: 0, width: 30, height: 20), CGRect(x: 25, y: 28, width: 50, height: 20),
            ])
        let horizontal = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<5) { _ in Color.red.frame(width: 40, height: 30) } }
            }
        }
        #expect(horizontal.elements("ScrollView")[0].frame == CGRect(x: 0, y: 35, width: 100, height: 30))
        #expect(horizontal.elements("Color").map(\.frame.minX) == [0, 40, 80, 120, 160])
    }

    @Test func `a flow has cells of the largest size, as many a line as fit`() {
        func flow(_ width: CGFloat, minimum: Int = 1, maximum: Int = 1000) -> [CGRect] {
            frames("Color", in: CGSize(width: width, height: 200)) {
                FlowStack(spacing: 10, lineSpacing: 5, minimumPerLine: minimum, maximumPerLine: maximum) {
                    ForEach(0..<5) { Color.red.frame(width: $0 == 0 ? 30 : 20, height: 20) }
                }
            }
        }
        // Cells of 30 with gaps of 10: two fit in 100, three in 110, five in 190.
        #expect(flow(110).map(\.midX) == [15, 55, 95, 15, 55])
        #expect(flow(110).map(\.minY) == [77.5, 77.5, 77.5, 102.5, 102.5])
        #expect(flow(100).map { $0.midX - 15 } == [15, 55, 15, 55, 15])
        #expect(Set(flow(190).map(\.minY)).count == 1)
        #expect(Set(flow(189).map(\.minY)).count == 2)
        #expect(Set(flow(10, minimum: 2).map(\.minY)).count == 3)
        #expect(Set(flow(1000, maximum: 2).map(\.minY)).count == 3)
    }
}
