import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Positions of scroll views")
struct ScrollPositionTests {
    private func host(
        _ position: Box<ScrollPosition>, isLazy: Bool = false, count: Int = 20, anchor: UnitPoint? = nil
    ) -> TestHost {
        let binding = Binding(get: { position.value }, set: { position.value = $0 })
        return TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView([.horizontal, .vertical]) {
                Group {
                    if isLazy {
                        LazyVStack(spacing: 0) { rows(count) }.scrollTargetLayout()
                    } else {
                        VStack(spacing: 0) { rows(count) }.scrollTargetLayout()
                    }
                }
                .frame(width: 400)
            }
            .scrollPosition(binding, anchor: anchor)
        }
    }

    private func rows(_ count: Int) -> some View {
        ForEach(0..<count, id: \.self) { Text("\($0)").frame(height: $0 % 2 == 0 ? 30 : 20) }
    }

    private func content(_ host: TestHost) -> CGPoint {
        let frame = host.elements("VStack").first?.frame ?? .zero
        // The stack is in the middle of a frame of 400 points.
        return CGPoint(x: -(frame.midX - 200), y: -frame.minY)
    }

    @Test func `writing it scrolls to points, edges and views`() {
        let position = Box(ScrollPosition(y: 70))
        let host = host(position)
        #expect(content(host) == CGPoint(x: 0, y: 70))
        func put(_ change: (inout ScrollPosition) -> Void) -> CGPoint {
            change(&position.value)
            host.update()
            return content(host)
        }
        #expect(put { $0.scrollTo(x: 50) } == CGPoint(x: 50, y: 70))
        #expect(position.value.x == 50 && position.value.y == nil && position.value.point == nil)
        #expect(put { $0.scrollTo(edge: .bottom) } == CGPoint(x: 50, y: 400))
        #expect(position.value.edge == .bottom)
        #expect(put { $0.scrollTo(edge: .trailing) } == CGPoint(x: 300, y: 400))
        #expect(put { $0.scrollTo(point: CGPoint(x: 10, y: 20)) } == CGPoint(x: 10, y: 20))
        #expect(position.value.point == CGPoint(x: 10, y: 20))
        #expect(put { $0.scrollTo(x: 0, y: 1000) } == CGPoint(x: 0, y: 400))
        #expect(put { $0.scrollTo(id: 4, anchor: .top) }.y == 100)
        #expect(put { $0.scrollTo(id: 10) }.y == 180)
        #expect(position.value.viewID(type: Int.self) == 10 && position.value.viewID(type: String.self) == nil)
        #expect(!position.value.isPositionedByUser)
    }

    @Test func `scrolling by the user is recorded in the position with the id of the first view`() {
        let position = Box(ScrollPosition(idType: Int.self, edge: .top))
        let host = host(position)
        #expect(position.value == ScrollPosition(idType: Int.self, edge: .top))
        host.elements("ScrollView")[0].scroll(toOffset: 60)
        #expect(position.value.isPositionedByUser)
        #expect(position.value.viewID as? Int == 2)
        #expect(position.value.edge == nil)
        position.value.scrollTo(edge: .top)
        host.update()
        #expect(content(host).y == 0)
        #expect(!position.value.isPositionedByUser && position.value.viewID == nil)
        let untyped = Box(ScrollPosition())
        let other = self.host(untyped)
        other.elements("ScrollView")[0].scroll(toOffset: 60)
        #expect(untyped.value.isPositionedByUser && untyped.value.viewID == nil)
    }

    @Test func `the end of many lines is reached, and any of them`() {
        let position = Box(ScrollPosition(edge: .bottom))
        let host = host(position, isLazy: true, count: 100_000, anchor: .top)
        #expect(host.element("99999")?.frame.maxY == 98)
        position.value.scrollTo(id: 50_000)
        host.update()
        #expect(host.element("50000")?.frame.minY == 7)
        position.value.scrollTo(edge: .top)
        host.update()
        #expect(host.element("0")?.frame.minY == 7)
    }

    @Test func `from right to left, points count from the leading edge`() {
        let position = Box(ScrollPosition(x: 30))
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView(.horizontal) { Color.red.frame(width: 300, height: 20) }
                .scrollPosition(Binding(get: { position.value }, set: { position.value = $0 }))
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(host.elements("Color")[0].frame.maxX == 130)
        position.value.scrollTo(edge: .trailing)
        host.update()
        #expect(host.elements("Color")[0].frame.minX == 0)
    }
}
