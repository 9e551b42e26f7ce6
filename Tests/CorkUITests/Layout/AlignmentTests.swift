import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Alignment guides")
struct AlignmentTests {
    /// A third of the way down, unless a view says otherwise.
    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] / 3 }
    }

    private func frames<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [CGRect] {
        TestHost(size: CGSize(width: 100, height: 100), content).elements("Color").map(\.frame)
    }

    @Test func `a guide that is set lines the view up, in terms of its own dimensions and other guides`() {
        let colors = frames {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 20, height: 10)
                Color.red.frame(width: 40, height: 10).alignmentGuide(.leading) { $0.width / 2 }
                Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { $0[.trailing] }
            }
        }
        // The second reaches 20 before the guide and 20 after it: the stack is 40 wide.
        #expect(colors.map(\.minX) == [50, 30, 40])
    }

    @Test func `a guide of one's own has its default where views do not set it`() {
        let colors = frames {
            HStack(alignment: VerticalAlignment(Third.self), spacing: 0) {
                Color.red.frame(width: 10, height: 30)
                Color.red.frame(width: 10, height: 60)
                Color.red.frame(width: 10, height: 9).alignmentGuide(VerticalAlignment(Third.self)) { _ in 0 }
            }
        }
        #expect(colors.map(\.minY) == [30, 20, 40])
    }

    @Test func `dimensions return explicit guides separately, and apply the innermost guide first`() {
        struct Reader: Layout {
            let log: Box<[CGFloat?]>
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let view = subviews[0].dimensions(in: .unspecified)
                log.value = [view[.leading], view[explicit: .leading], view[explicit: .trailing], view[.trailing]]
                return view.height == 7 ? CGSize(width: 10, height: 10) : .zero
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let log = Box<[CGFloat?]>([])
        _ = TestHost {
            Reader(log: log) {
                Color.red.frame(width: 20, height: 7)
                    .alignmentGuide(.leading) { _ in 3 }
                    .alignmentGuide(.leading) { $0[.leading] + 1 }
            }
        }
        #expect(log.value == [4, 4, nil, 20])
    }

    @Test func `R7.57: stacks, frames, padding and decorations pass guides up, where they put the view`() {
        let colors = frames {
            HStack(alignment: VerticalAlignment(Third.self), spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                    .alignmentGuide(VerticalAlignment(Third.self)) { _ in 10 }
                VStack(spacing: 0) {
                    Color.red.frame(width: 10, height: 5)
                    Color.red.frame(width: 10, height: 10)
                        .alignmentGuide(VerticalAlignment(Third.self)) { _ in 5 }
                        .padding(.top, 4)
                        .background { Color.clear }
                        .frame(height: 20, alignment: .bottom)
                        .id("a")
                        .environment(\.font, .body)
                }
            }
        }
        // In the column the guide is 5 + 6 + 4 + 5 = 20 from the top, as in the first view it is 10.
        #expect(colors[0].minY - colors[1].minY == 10)
    }

    @Test func `R7.57: of several explicit guides the mean counts, of baselines the first and the last`() {
        func top(_ alignment: VerticalAlignment) -> CGFloat {
            let colors = frames {
                HStack(alignment: alignment, spacing: 0) {
                    Color.red.frame(width: 10, height: 50).alignmentGuide(alignment) { _ in 0 }
                    VStack(spacing: 0) {
                        Color.red.frame(width: 10, height: 10).alignmentGuide(alignment) { _ in 4 }
                        Color.red.frame(width: 10, height: 10).alignmentGuide(alignment) { _ in 6 }
                    }
                }
            }
            return colors[0].minY - colors[1].minY
        }
        #expect(top(VerticalAlignment(Third.self)) == 10)
        #expect(top(.firstTextBaseline) == 4)
        #expect(top(.lastTextBaseline) == 16)
    }

    @Test func `R7.57: a layout's own guide counts, and nil leaves the default`() {
        struct Indented: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 40, height: 10)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
            func explicitAlignment(
                of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                cache: inout ()
            ) -> CGFloat? { guide == .leading ? bounds.minX + 15 : nil }
        }
        func minX(_ alignment: HorizontalAlignment) -> CGFloat {
            frames {
                VStack(alignment: alignment) {
                    Indented { Color.red }
                    Color.red.frame(width: 10, height: 10)
                }
            }[1].minX
        }
        #expect(minX(.leading) == 45)
        #expect(minX(.trailing) == 60)
    }

    @Test func `texts stand on baselines, other views with their lower edge`() {
        func frames(_ alignment: VerticalAlignment) -> [CGRect] {
            let host = TestHost(size: CGSize(width: 200, height: 100)) {
                HStack(alignment: alignment, spacing: 0) {
                    Text("ab").font(.system(size: 32))
                    Text("aaaa bbbb").font(.system(size: 16)).frame(width: 40)
                    Color.red.frame(width: 10, height: 10)
                }
            }
            return (host.elements("Text") + host.elements("Color")).map(\.frame)
        }
        // A line stands three quarters down.
        let first = frames(.firstTextBaseline)
        #expect(first[0].minY + 24 == first[1].minY + 12)
        #expect(first[2].maxY == first[0].minY + 24)
        let last = frames(.lastTextBaseline)
        #expect(last[0].minY + 24 == last[1].minY + 28)
    }

    @Test func `a text that comes or grows inside a frame of fixed size moves what stands on its baseline`() {
        let content = Box<Font?>(nil)
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Group { if let font = content.value { Text("a").font(font) } else { Color.clear } }
                    .frame(width: 40, height: 40, alignment: .top)
                Color.red.frame(width: 10, height: 30)
            }
        }
        func places() -> [CGFloat] {
            let stack = host.elements("HStack")[0].frame
            return [host.elements("Color").last!.frame.maxY - stack.minY, stack.height]
        }
        #expect(places() == [40, 40])
        content.value = .system(size: 16)
        host.update()
        #expect(places() == [30, 58])
        content.value = .system(size: 32)
        host.update()
        #expect(places() == [30, 46])
    }

    @Test func `decorations line up with the guides of what they decorate`() {
        let colors = frames {
            Color.red.frame(width: 40, height: 40)
                .alignmentGuide(.bottom) { _ in 10 }
                .overlay(alignment: .bottomTrailing) { Color.blue.frame(width: 5, height: 5) }
        }
        #expect(colors[1] == CGRect(x: 65, y: 35, width: 5, height: 5))
    }

    @Test func `a stack on top of each other holds what reaches beyond its guide`() {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ZStack(alignment: .leading) {
                Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in 10 }
                Color.red.frame(width: 20, height: 10)
            }
        }
        #expect(host.elements("ZStack")[0].frame == CGRect(x: 35, y: 45, width: 30, height: 10))
        #expect(host.elements("Color").map(\.frame.minX) == [35, 45])
    }
}
