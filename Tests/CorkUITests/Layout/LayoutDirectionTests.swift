import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("From right to left")
struct LayoutDirectionTests {
    @Test func `layouts are mirrored: stacks, frames, padding, decorations, offsets, scroll views and custom ones`() {
        struct First: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: subviews.layoutDirection == .rightToLeft ? 40 : 0, height: 10)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 10, height: 10))
            }
        }
        let direction = Box(LayoutDirection.leftToRight)
        let host = TestHost(size: CGSize(width: 100, height: 200)) {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 10, height: 10)
                    Color.red.frame(width: 20, height: 10)
                    Spacer()
                }
                Color.red.frame(width: 10, height: 10).frame(width: 50, alignment: .trailing)
                Color.red.frame(width: 10, height: 10).padding(.leading, 7)
                Color.red.frame(width: 10, height: 10).offset(x: 5)
                Color.clear.frame(width: 30, height: 10)
                    .overlay(alignment: .topLeading) { Color.red.frame(width: 4, height: 4) }
                First { Color.red }
                ScrollView(.horizontal) { Color.red.frame(width: 30, height: 10) }
            }
            .environment(\.layoutDirection, direction.value)
        }
        let left = host.elements("Color").map(\.frame)
        direction.value = .rightToLeft
        host.update()
        let right = host.elements("Color").map(\.frame)
        #expect(left.map(\.minX) == [0, 10, 40, 7, 5, 0, 0, 0, 0])
        // The custom layout is 40 wide from right to left only.
        #expect(right.map(\.maxX) == left.map { 100 - $0.minX })
        #expect(right.map(\.minY) == left.map(\.minY))
    }

    @Test func `a scroll view begins at its leading edge and keeps its distance from it when its content grows`() {
        let model = Model()
        let host = TestHost(size: CGSize(width: 100, height: 20)) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(model.items, id: \.self) { Text("\($0)").frame(width: 60) } }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        func place(_ item: Int) -> CGFloat? { host.element("\(item)")?.frame.midX }
        model.items = [1, 2, 3]
        host.settle()
        #expect(place(1) == 70)
        host.elements("ScrollView")[0].scroll(toOffset: 20)
        #expect(place(1) == 130)
        model.items = [1, 2, 3, 4]
        host.settle()
        #expect(place(1) == 130)
    }
}
