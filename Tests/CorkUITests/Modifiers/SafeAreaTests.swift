import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Safe areas")
struct SafeAreaTests {
    @Test
    func `all of a window is safe: what ignores the safe area stays where it is, and what keeps it has room around`() {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            VStack(spacing: 0) {
                Color.red.ignoresSafeArea(.keyboard, edges: .bottom)
                Color.blue.scenePadding()
            }
        }
        let frames = host.elements("Color").map(\.frame)
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(frames[1] == CGRect(x: 18, y: 68, width: 64, height: 14))
    }

    @Test func `room in the safe area is around a view, and around what scrolls in a scroll view`() {
        let padded = TestHost(size: CGSize(width: 100, height: 100)) { Color.red.safeAreaPadding(.leading, 30) }
        #expect(padded.elements("Color")[0].frame == CGRect(x: 30, y: 0, width: 70, height: 100))
        let scrolling = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView { Color.red.frame(height: 300) }.scrollIndicators(.hidden).safeAreaPadding(20)
        }
        #expect(scrolling.elements("ScrollView")[0].frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(scrolling.elements("Color")[0].frame == CGRect(x: 20, y: 20, width: 60, height: 300))
    }
}
