import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Scroll targets")
struct ScrollTargetTests {
    /// Returns the offsets at which a scroll view of 100 points with rows of 30 points stops after each step.
    private func rests(_ behavior: some ScrollTargetBehavior, isTarget: Bool = true, _ steps: CGFloat...) -> [CGFloat] {
        let phases = Box<[ScrollPhase]>([])
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Text("\($0)").frame(height: 30) } }
                    .scrollTargetLayout(isEnabled: isTarget)
            }
            .scrollTargetBehavior(behavior)
            .onScrollPhaseChange { phases.value.append($1) }
        }
        let scroll = host.elements("ScrollView")[0]
        func offset() -> CGFloat { -host.elements("LazyVStack")[0].frame.minY }
        let rests = steps.map { step in
            scroll.scroll(toOffset: offset() + step)
            return offset()
        }
        #expect(phases.value.last == .idle)
        return rests
    }

    @Test func `pages are those of the scroll view; a little on the way to one leads there`() {
        #expect(rests(.paging, 260, 20, -30, 2, -300) == [300, 400, 300, 300, 0])
    }

    @Test
    func `views that are targets begin where it comes to rest, the next one after any way where it is one at a time`() {
        #expect(rests(.viewAligned, 100, 20, -3, 1000) == [90, 120, 120, 1110])
        #expect(rests(.viewAligned(limitBehavior: .alwaysByOne), 5, 80, -2) == [30, 60, 30])
        #expect(rests(.viewAligned(limitBehavior: .always), 80, 95) == [90, 180])
        #expect(rests(.viewAligned, isTarget: false, 100) == [100])
    }

    private struct Tens: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            guard context.axes == .vertical, context.containerSize.height == 100, context.isEnabled else { return }
            target.rect.origin.y = context.originalTarget.rect.minY + (target.rect.minY / 10).rounded(.down) * 10
            target.anchor = .top
        }
    }

    @Test func `a custom target behaviour receives the original offset, and is applied once`() {
        #expect(rests(Tens(), 47, 5) == [40, 80])
    }

    @Test func `code that scrolls goes where it says`() {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollViewReader { proxy in
                ScrollView { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("\($0)").frame(height: 30) } } }
                    .scrollTargetBehavior(.paging)
                Button("go") { proxy.scrollTo(4, anchor: .top) }
            }
        }
        host.element("go")?.tap()
        #expect(host.element("4")?.frame.minY == 7)
    }
}
