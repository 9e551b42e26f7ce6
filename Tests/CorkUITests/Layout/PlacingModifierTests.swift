import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Modifiers that place")
struct PlacingModifierTests {
    private func frames<Content: View>(
        in size: CGSize = CGSize(width: 100, height: 100), @ViewBuilder _ content: @escaping () -> Content
    ) -> [CGRect] {
        TestHost(size: size, content).elements("Color").map(\.frame)
    }

    @Test func `an offset moves what is shown, and nothing around it`() {
        let colors = frames {
            HStack(alignment: .top, spacing: 0) {
                Color.red.frame(width: 10, height: 10).offset(x: 3, y: -4)
                Color.blue.frame(width: 10, height: 10)
            }
        }
        #expect(colors == [CGRect(x: 43, y: 41, width: 10, height: 10), CGRect(x: 50, y: 45, width: 10, height: 10)])
    }

    @Test func `a position takes all the room and puts the middle of the view there`() {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            VStack(spacing: 0) {
                Color.red.frame(width: 10, height: 20).position(x: 30, y: 40)
                Color.blue.frame(height: 20)
            }
        }
        #expect(
            host.elements("Color").map(\.frame) == [
                CGRect(x: 25, y: 30, width: 10, height: 20), CGRect(x: 0, y: 80, width: 100, height: 20),
            ])
    }

    @Test(
        arguments: [
            (ContentMode.fit, CGSize(width: 100, height: 100), CGSize(width: 100, height: 50)),
            (.fit, CGSize(width: 100, height: 20), CGSize(width: 40, height: 20)),
            (.fill, CGSize(width: 100, height: 100), CGSize(width: 200, height: 100)),
            (.fill, CGSize(width: 100, height: 20), CGSize(width: 100, height: 50)),
        ])
    func `a ratio is kept inside the place, or around it`(mode: ContentMode, room: CGSize, expected: CGSize) {
        #expect(frames(in: room) { Color.red.aspectRatio(2, contentMode: mode) }.map(\.size) == [expected])
    }

    @Test func `a ratio that is not said is that of the ideal size, and one length that is not proposed follows`() {
        let ideal = { Color.red.frame(idealWidth: 30, idealHeight: 10) }
        #expect(frames { ideal().frame(maxWidth: .infinity, maxHeight: .infinity).scaledToFit() }[0].height > 33)
        #expect(frames { Color.red.aspectRatio(CGSize(width: 1, height: 4), contentMode: .fit) }[0].width == 25)
        let tall = frames { ScrollView { Color.red.aspectRatio(0.25, contentMode: .fit) } }
        #expect(tall[0].size == CGSize(width: 100, height: 400))
    }

    @Test func `a view of a ratio is served before a spacer beside it`() {
        let colors = frames(in: CGSize(width: 300, height: 100)) {
            HStack(spacing: 0) {
                Spacer()
                Color.red.aspectRatio(2, contentMode: .fit)
            }
        }
        #expect(colors == [CGRect(x: 100, y: 0, width: 200, height: 100)])
    }

    @Test func `R1.24: the order in depth changes what is hit, not what is resolved or where it is`() {
        let hits = Box<[String]>([])
        let raised = Box(1.0)
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ZStack {
                Button("one") { hits.value.append("one") }.zIndex(raised.value)
                Button("two") { hits.value.append("two") }
            }
        }
        #expect(host.texts == ["one", "two"])
        host.elements("ZStack")[0].tap()
        raised.value = -1
        host.update()
        host.elements("ZStack")[0].tap()
        #expect(hits.value == ["one", "two"])
    }

    @Test func `a hidden view keeps its space, and neither shows text nor takes taps`() {
        let clicks = Box(0)
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            VStack(spacing: 0) {
                ZStack {
                    Color.red.frame(height: 20)
                    Button("a") { clicks.value += 1 }.hidden()
                }
                Color.blue.frame(height: 20)
            }
        }
        #expect(host.texts.isEmpty)
        #expect(host.elements("Color").map(\.frame.minY) == [30, 56])
        host.elements("Color")[0].tap()
        #expect(clicks.value == 0)
    }

    @Test func `padding is taken from the sides said, and may be less than nothing`() {
        #expect(frames { Color.red.padding([.top, .leading], 10) } == [CGRect(x: 10, y: 10, width: 90, height: 90)])
        #expect(frames { Color.red.padding(Edge.Set(.bottom), 10) } == [CGRect(x: 0, y: 0, width: 100, height: 90)])
        let reaching = frames {
            Color.red.padding(-5).frame(width: 20, height: 20)
        }
        #expect(reaching == [CGRect(x: 35, y: 35, width: 30, height: 30)])
    }

    @Test func `a view follows its scroll view across the direction of scrolling too`() {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                Color.red.frame(height: 10).containerRelativeFrame(.horizontal) { length, _ in length / 4 }
                Color.red.frame(height: 10).containerRelativeFrame(.horizontal)
            }
            .frame(width: 80)
        }
        #expect(host.elements("Color").map(\.frame.width) == [20, 80])
    }
}
