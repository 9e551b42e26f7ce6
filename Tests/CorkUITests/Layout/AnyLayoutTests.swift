import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Exchanged layouts")
struct AnyLayoutTests {
    @Test func `R7.55: subviews keep their identity and state when the layout is exchanged`() {
        let isColumn = Box(false)
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            let layout =
                isColumn.value
                ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
            layout {
                Counter(name: "a")
                Spacer()
                Counter(name: "b")
            }
        }
        host.element("b:0")?.tap()
        #expect(host.elements("Spacer")[0].frame.height < 200)
        isColumn.value = true
        host.update()
        #expect(host.texts == ["a:0", "b:1"])
        #expect(host.elements("Button")[0].frame.minX == host.elements("Button")[1].frame.minX)
        // The spacer is long on the new axis.
        #expect(host.elements("Button")[1].frame.maxY == 200)
    }

    @Test func `R7.55: each layout has a cache of its own kind, and guides and spacing pass through`() {
        struct Kept: Layout {
            func makeCache(subviews: Subviews) -> [CGFloat] { subviews.map { $0.sizeThatFits(.unspecified).width } }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
                CGSize(width: cache.reduce(0, +), height: 10)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
            ) {
                var x = bounds.minX
                for (subview, width) in zip(subviews, cache) {
                    subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                    x += width
                }
            }
            func explicitAlignment(
                of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                cache: inout [CGFloat]
            ) -> CGFloat? { 3 }
            func spacing(subviews: Subviews, cache: inout [CGFloat]) -> ViewSpacing { .zero }
        }
        let layout = Box(AnyLayout(Kept()))
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            HStack(alignment: .top) {
                AnyLayout(layout.value) { ForEach(0..<3) { _ in Color.red.frame(width: 10, height: 10) } }
                Color.blue.frame(width: 10, height: 10)
            }
        }
        #expect(host.elements("HStack")[0].frame == CGRect(x: 30, y: 43.5, width: 40, height: 13))
        #expect(host.elements("Color").map(\.frame.minX) == [30, 40, 50, 60])
        #expect(host.elements("Color").map(\.frame.minY) == [43.5, 43.5, 43.5, 46.5])
        layout.value = AnyLayout(HStackLayout(spacing: 1))
        host.update()
        #expect(host.elements("Color").map(\.frame.minX) == [25, 36, 47, 65])
    }

    @Test func `an equal layout lays nothing out again`() {
        struct Counting: Layout {
            let log: Box<Int>
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                log.value += 1
                return CGSize(width: 10, height: 10)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let log = Box(0)
        let host = TestHost { AnyLayout(Counting(log: log)) { Color.red } }
        #expect(log.value > 0)
        log.value = 0
        host.update()
        #expect(log.value == 0)
    }
}
