import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
private final class Log {
    var calls: [String] = []
    var subviews = 0
    var bounds = CGRect.zero
}

/// Places the subviews diagonally, but for the last one.
private struct Diagonal: Layout {
    let log: Log

    func makeCache(subviews: Subviews) -> Int {
        log.calls.append("make")
        return subviews.count
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) {
        log.calls.append("update")
        cache = subviews.count
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        log.calls.append("size")
        return CGSize(width: 60, height: 40)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
        log.calls.append("place")
        log.subviews = cache
        log.bounds = bounds
        for (index, subview) in subviews.enumerated().dropLast() {
            subview.place(at: .zero, proposal: .zero)
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * 10, y: bounds.minY + CGFloat(index) * 10),
                proposal: ProposedViewSize(width: 10, height: 10))
        }
    }
}

@MainActor
@Suite("Custom layouts")
struct LayoutProtocolTests {
    private func color() -> some View { Color.red.frame(maxWidth: 10, maxHeight: 10) }

    @Test func `R7.50: the subviews are the resolved ones`() {
        let log = Log()
        let host = TestHost {
            Diagonal(log: log) {
                Pair(name: "a")
                Group { Section("h") { ForEach(0..<3) { Text("\($0)") } } }
                EmptyView()
            }
        }
        #expect(log.subviews == 6)
        #expect(host.elements("Diagonal").count == 1)
    }

    @Test func `R7.51: the cache is made once, sizes are requested before placement, and other subviews update it`() {
        let log = Log()
        let count = Box(2)
        let host = TestHost { Diagonal(log: log) { ForEach(0..<count.value, id: \.self) { Text("\($0)") } } }
        #expect(log.calls.first == "make")
        #expect(log.calls.filter { $0 == "make" }.count == 1)
        #expect(log.calls.last == "place")
        #expect(log.calls.firstIndex(of: "size")! < log.calls.firstIndex(of: "place")!)
        log.calls = []
        count.value = 3
        host.update()
        #expect(log.calls.first == "update")
        #expect(!log.calls.contains("make"))
        #expect(log.subviews == 3)
    }

    @Test
    func
        `R7.52, R7.53: bounds have the size that was answered, the last place counts, and what is not placed is in the middle`()
    {
        let log = Log()
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Diagonal(log: log) {
                color()
                color()
                color()
            }
        }
        #expect(log.bounds == CGRect(x: 20, y: 30, width: 60, height: 40))
        #expect(
            host.elements("Color").map(\.frame) == [
                CGRect(x: 20, y: 30, width: 10, height: 10), CGRect(x: 30, y: 40, width: 10, height: 10),
                CGRect(x: 45, y: 45, width: 10, height: 10),
            ])
    }

    @Test func `subviews keep their state when the layout gets another value`() {
        struct Spaced: Layout {
            var spacing: CGFloat
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 100, height: 100)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for (index, subview) in subviews.enumerated() {
                    subview.place(at: CGPoint(x: spacing * CGFloat(index), y: 0), proposal: .unspecified)
                }
            }
        }
        let spacing = Box<CGFloat>(10)
        let host = TestHost {
            Spaced(spacing: spacing.value) {
                Counter(name: "a")
                Counter(name: "b")
            }
        }
        host.element("b:0")?.tap()
        #expect(host.element("b:1")?.frame.minX == 10)
        spacing.value = 30
        host.update()
        #expect(host.element("b:1")?.frame.minX == 30)
    }
}

/// A type that is a view, and a layout if it has no content.
private struct Flow<Content: View>: View {
    let gap: CGFloat
    let content: Content

    init(gap: CGFloat = 0, @ViewBuilder content: () -> Content) { (self.gap, self.content) = (gap, content()) }
    var body: some View { content }
}

extension Flow: Animatable where Content == EmptyView {
    typealias AnimatableData = EmptyAnimatableData
}

extension Flow: Layout, Sendable where Content == EmptyView {
    init(gap: CGFloat = 0) { self.init(gap: gap) { EmptyView() } }
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
        CGSize(width: gap, height: gap)
    }
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
    ) {}
}

@MainActor
@Suite("Types that are both views and layouts") struct ViewAndLayoutTests {
    @Test func `an initializer with content takes precedence over the layout as a function`() {
        #expect(Flow(gap: 7).gap == 7)
        let host = TestHost { AnyLayout(Flow(gap: 7)) { Text("a") } }
        #expect(host.elements("Text").count == 1)
    }
}
