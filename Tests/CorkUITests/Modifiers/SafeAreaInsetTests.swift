import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Views beside the edges of others")
struct SafeAreaInsetTests {
    private let size = CGSize(width: 200, height: 100)

    private func bar(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
        Color.red.frame(width: width, height: height)
    }

    @Test func `a scroll view ends where what is at its edge begins`() {
        let host = TestHost(size: size) {
            ScrollView { Color.blue.frame(height: 500) }
                .safeAreaInset(edge: .bottom, spacing: 0) { bar(height: 30) }
                .safeAreaInset(edge: .top, spacing: 5) { bar(height: 10) }
        }
        #expect(host.elements("ScrollView")[0].frame == CGRect(x: 0, y: 15, width: 200, height: 55))
        let bars = host.elements("Color").map(\.frame).filter { $0.height < 500 }
        #expect(
            bars == [CGRect(x: 0, y: 0, width: 200, height: 10), CGRect(x: 0, y: 70, width: 200, height: 30)])
        host.elements("ScrollView")[0].scroll(toOffset: 100)
        #expect(host.elements("Color").map(\.frame).filter { $0.height < 500 } == bars)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `the leading edge is where reading begins`(direction: LayoutDirection) {
        let host = TestHost(size: size) {
            Color.blue.safeAreaInset(edge: .leading, alignment: .top, spacing: 10) { Text("a") }
                .environment(\.layoutDirection, direction)
        }
        let isMirrored = direction == .rightToLeft
        #expect(host.elements("Text")[0].frame == CGRect(x: isMirrored ? 192 : 0, y: 0, width: 8, height: 16))
        #expect(host.elements("Color")[0].frame == CGRect(x: isMirrored ? 0 : 18, y: 0, width: 182, height: 100))
    }

    @Test func `the guides of both are in one line and the usual room is between`() {
        let host = TestHost(size: size) {
            Text("long").safeAreaInset(edge: .bottom, alignment: .trailing) { Text("ab") }
        }
        let (content, inset) = (host.element("long")!.frame, host.element("ab")!.frame)
        #expect(content.maxX == inset.maxX && inset.minY - content.maxY == 8 && content.midX == 100)
    }

    @Test func `a view that has no room left has none`() {
        let host = TestHost(size: size) { Color.blue.safeAreaInset(edge: .bottom, spacing: 0) { bar(height: 300) } }
        #expect(host.elements("Color").map(\.frame.height) == [0, 300])
    }

    @Test func `top insets are read before the content and trailing one's after it`() {
        let host = TestHost(size: size) {
            Text("middle").safeAreaInset(edge: .top) { Text("first") }.safeAreaInset(edge: .trailing) { Text("last") }
        }
        #expect(host.texts == ["first", "middle", "last"])
    }

    @Test func `each subview has its own`() {
        let host = TestHost(size: size) {
            Group {
                Text("a")
                Text("b")
            }
            .safeAreaInset(edge: .bottom) { Text("x") }
        }
        #expect(host.texts == ["a", "x", "b", "x"])
    }
}
