import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Frames, padding and decorations")
struct ModifierLayoutTests {
    private func color<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> CGRect {
        TestHost(size: CGSize(width: 100, height: 100), content).elements("Color")[0].frame
    }

    @Test func `a fixed frame proposes its size and places its content by alignment`() {
        #expect(color { Color.red.frame(width: 20, height: 10) } == CGRect(x: 40, y: 45, width: 20, height: 10))
        #expect(color { Color.red.frame(width: 20) } == CGRect(x: 40, y: 0, width: 20, height: 100))
        #expect(
            color {
                Color.red.frame(width: 10, height: 10).frame(width: 100, height: 100, alignment: .bottomTrailing)
            } == CGRect(x: 90, y: 90, width: 10, height: 10))
    }

    @Test func `a flexible frame keeps its content between its limits`() {
        let text = TestHost(size: CGSize(width: 100, height: 100)) {
            VStack(alignment: .leading, spacing: 0) {
                Text("ab").frame(maxWidth: .infinity, alignment: .trailing)
                Text("ab").frame(minWidth: 50)
            }
        }
        #expect(text.elements("Text").map(\.frame.minX) == [84, 17])
        #expect(color { Color.red.frame(maxWidth: 30, maxHeight: 20) }.size == CGSize(width: 30, height: 20))
        #expect(color { Color.red.frame(minWidth: 130) }.width == 130)
        #expect(
            color { Color.red.frame(idealWidth: 7, idealHeight: 9).fixedSize() }.size == CGSize(width: 7, height: 9))
    }

    @Test func `at its ideal size, a frame with a maximum width is as high as its content at that width`() {
        let host = TestHost(size: CGSize(width: 400, height: 400)) {
            VStack(alignment: .leading, spacing: 0) {
                Text("one two three four").frame(maxWidth: 80).padding(4)
                Text("after")
            }
            .fixedSize()
        }
        #expect(host.elements("Text").map(\.frame.height) == [32, 16])
        #expect(host.elements("Text")[1].frame.minY - host.elements("Text")[0].frame.maxY == 4)
        #expect(host.elements("VStack")[0].frame.size == CGSize(width: 88, height: 56))
    }

    @Test func `padding is added on the sides named`() {
        #expect(color { Color.red.padding(10) } == CGRect(x: 10, y: 10, width: 80, height: 80))
        #expect(color { Color.red.padding(.leading, 10) } == CGRect(x: 10, y: 0, width: 90, height: 100))
        #expect(color { Color.red.padding() } == CGRect(x: 16, y: 16, width: 68, height: 68))
        #expect(
            color { Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
                == CGRect(x: 2, y: 1, width: 94, height: 96))
    }

    @Test func `decorations have the size of what they decorate, and order in depth`() {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Text("ab").padding(4)
                .background { Color.red }
                .overlay(alignment: .topTrailing) { Color.blue.frame(width: 5, height: 5) }
        }
        #expect(
            host.outline == """
                Color 38,38 24x24
                Text "ab" 42,42 16x16
                Color 57,38 5x5
                """)
    }

    @Test func `a frame relative to its container follows the visible size of the window or scroll view`() {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            VStack(spacing: 0) {
                ScrollView(.horizontal) {
                    Color.red.frame(height: 10).containerRelativeFrame(.horizontal) { length, _ in length / 2 }
                }
                .frame(width: 80)
                Color.blue.containerRelativeFrame(.vertical) { length, axis in axis == .vertical ? length / 4 : 0 }
            }
        }
        #expect(
            host.elements("Color").map(\.frame.size) == [CGSize(width: 40, height: 10), CGSize(width: 200, height: 25)])
    }

    @Test func `a changed size moves what is around it`() {
        let text = Box("a")
        let length = Box<CGFloat>(10)
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            HStack(spacing: 0) {
                Text(text.value).padding(length.value)
                Color.red
            }
        }
        #expect(host.elements("Color")[0].frame.minX == 28)
        text.value = "abc"
        host.update()
        #expect(host.elements("Color")[0].frame.minX == 44)
        length.value = 0
        host.update()
        #expect(host.elements("Color")[0].frame.minX == 24)
    }
}
