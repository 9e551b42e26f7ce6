import Foundation
import Testing

@testable import CorkTesting
@testable import CorkUI

@MainActor
@Suite("The changes that scroll views report")
struct ScrollChangeTests {
    @Test func `the geometry is that of the content, the insets and the visible part, at first and after each step`() {
        let told = Box<[ScrollGeometry]>([])
        let height = Box<CGFloat>(300)
        let host = TestHost(size: CGSize(width: 120, height: 100)) {
            VStack(spacing: 0) {
                ScrollView { Color.red.frame(height: height.value) }
                    .contentMargins(.top, 10)
                    .contentMargins(.trailing, 20)
                    .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { told.value.append($1) }
            }
        }
        var expected = ScrollGeometry(
            contentOffset: CGPoint(x: 0, y: -10), contentSize: CGSize(width: 100, height: 300),
            contentInsets: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 20),
            containerSize: CGSize(width: 120, height: 100))
        #expect(told.value == [expected])
        #expect(expected.visibleRect == CGRect(x: 0, y: -10, width: 120, height: 100))
        host.elements("ScrollView")[0].scroll(toOffset: 65)
        expected.contentOffset.y = 55
        #expect(told.value.last == expected)
        #expect(expected.bounds == CGRect(x: 0, y: 55, width: 120, height: 100))
        height.value = 50
        host.update()
        expected.contentSize.height = 50
        expected.contentOffset.y = -10
        #expect(told.value.last?.contentSize == expected.contentSize)
    }

    @Test func `only what is read counts, and the value before comes along`() {
        let told = Box<[String]>([])
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            List { ForEach(0..<100_000) { Text("\($0)") } }
                .onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y > 50 }) {
                    told.value.append("\($0)-\($1)")
                }
        }
        for offset in [10, 40, 60, 70, 20] as [CGFloat] { host.elements("List")[0].scroll(toOffset: offset) }
        #expect(told.value == ["false-false", "false-true", "true-false"])
    }

    @Test func `from right to left, the offset counts from the leading edge`() {
        let offsets = Box<[CGFloat]>([])
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView(.horizontal) { Color.red.frame(width: 300) }
                .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.x }) { offsets.value.append($1) }
                .environment(\.layoutDirection, .rightToLeft)
        }
        host.elements("ScrollView")[0].scroll(toOffset: 150)
        #expect(offsets.value == [0, 50])
    }

    @Test func `a person who scrolls makes the phase one of interaction, code does not`() {
        let told = Box<[String]>([])
        let shown = Box(true)
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollViewReader { proxy in
                if shown.value {
                    ScrollView { VStack(spacing: 0) { ForEach(0..<30) { Text("\($0)").frame(height: 20) } } }
                }
                Button("go") { proxy.scrollTo(20, anchor: .top) }
            }
            .onScrollPhaseChange { old, new, context in
                told.value.append("\(old)-\(new) \(context.geometry.contentOffset.y)")
            }
            .onScrollPhaseChange { if $1.isScrolling { told.value.append("\($0) ended") } }
        }
        host.element("go")?.tap()
        #expect(told.value.isEmpty)
        host.elements("ScrollView")[0].scroll(toOffset: 30)
        #expect(Set(told.value) == ["idle-interacting 30.0", "interacting-idle 30.0", "idle ended"])
        #expect(told.value.last == "interacting-idle 30.0")
        shown.value = false
        host.update()
        shown.value = true
        host.update()
        told.value = []
        host.elements("ScrollView")[0].scroll(toOffset: 40)
        #expect(Set(told.value) == ["idle-interacting 40.0", "interacting-idle 40.0", "idle ended"])
    }

    /// Returns the scroll phases of a scroll view with content of 1,000 points.
    private func phases(_ body: (ScrollMovement, (CGFloat, Double) -> Void) -> Void) -> [String] {
        let told = Box<[String]>([])
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView { Color.red.frame(height: 1000) }
                .onScrollPhaseChange { _, new, context in
                    told.value.append("\(new)" + (context.velocity.map { " \(Int($0.dy))" } ?? ""))
                }
        }
        let scroll = host.elements("ScrollView")[0].node.asScrollNode!
        body(scroll.movement) { offset, time in
            scroll.scroll(to: CGPoint(x: 0, y: offset))
            scroll.movement.move(at: time)
        }
        return told.value
    }

    @Test func `a finger is tracked, interacts when the content moves, and leaves it to come to rest`() {
        let told = phases { movement, move in
            movement.press(isFinger: true)
            move(10, 1)
            move(20, 1.5)
            movement.release()
            move(30, 1.625)
            move(35, 1.75)
            movement.rest()
        }
        #expect(told == ["tracking", "interacting", "decelerating 80", "idle"])
        #expect(
            phases { movement, _ in
                movement.press(isFinger: true)
                movement.release()
            } == ["tracking", "idle"])
    }

    @Test func `scrolling is interactive while the pointer holds it, even at rest, and idle after the release`() {
        let told = phases { movement, move in
            movement.press(isFinger: false)
            move(10, 1)
            movement.rest()
            move(20, 5)
            movement.rest()
            movement.release()
            move(30, 6)
            movement.rest()
        }
        #expect(told == ["interacting", "idle", "animating", "idle"])
    }
}
