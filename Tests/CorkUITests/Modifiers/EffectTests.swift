import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite struct EffectTests {
    final class Taps {
        var names: [String] = []
    }

    private func button(_ name: String, _ taps: Taps) -> some View {
        Button {
            taps.names.append(name)
        } label: {
            Color.red.frame(width: 40, height: 10)
        }.buttonStyle(.plain)
    }

    private static let size = CGSize(width: 100, height: 100)

    @Test func `a turned view is where it is drawn and its place in the layout stays`() {
        let host = TestHost(size: Self.size) {
            HStack(spacing: 0) {
                Color.red.frame(width: 40, height: 20).rotationEffect(.degrees(90))
                Text(verbatim: "x")
            }
        }
        let text = host.elements("Text")[0].frame
        #expect(text.minX == 66)
        let turned = host.elements("Color")[0].frame
        #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 40) < 1e-9 && abs(turned.midX - 46) < 1e-9)
    }

    @Test(arguments: [(CGSize(width: 0, height: 18), ["bar"]), (CGSize(width: 18, height: 0), [])])
    func `a tap finds what is drawn there and not what would be`(offset: CGSize, tapped: [String]) {
        let taps = Taps()
        // A bar turned upright beside the middle, which is tapped.
        let host = TestHost(size: Self.size) {
            ZStack { button("bar", taps).rotationEffect(.degrees(90)).offset(offset) }
        }
        host.elements("ZStack")[0].tap()
        #expect(taps.names == tapped)
    }

    @Test func `an off centre anchor moves what is scaled`() {
        let host = TestHost(size: Self.size) {
            Color.red.frame(width: 20, height: 20).scaleEffect(2, anchor: .topLeading)
        }
        #expect(host.elements("Color")[0].frame == CGRect(x: 40, y: 40, width: 40, height: 40))
    }

    @Test func `a leading anchor is at the right from right to left`() {
        let host = TestHost(size: Self.size) {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).scaleEffect(2, anchor: .topLeading)
                Color.blue.frame(width: 20, height: 20).rotationEffect(.degrees(180), anchor: .leading)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        let frames = host.elements("Color").map(\.frame)
        #expect(frames[0] == CGRect(x: 20, y: 30, width: 40, height: 40))
        #expect(abs(frames[1].minX - 60) < 1e-9)
    }

    @Test func `transforms add up from inside out`() {
        let host = TestHost(size: Self.size) {
            Color.red.frame(width: 20, height: 20)
                .transformEffect(CGAffineTransform(translationX: 10, y: 0))
                .scaleEffect(2, anchor: .topLeading)
        }
        #expect(host.elements("Color")[0].frame == CGRect(x: 60, y: 40, width: 40, height: 40))
    }

    @Test(arguments: [0.0, .nan, .infinity])
    func `a view with a zero or invalid scale is not shown`(scale: Double) {
        let host = TestHost(size: Self.size) { Text(verbatim: "x").scaleEffect(scale) }
        #expect(host.texts == [])
    }

    @Test func `an excessive scale is clamped`() {
        let host = TestHost(size: Self.size) { Color.red.frame(width: 2, height: 3).scaleEffect(x: 1e300, y: -1e5) }
        #expect(host.elements("Color")[0].frame.size == CGSize(width: 5_000, height: 7_500))
    }

    @Test func `views without opacity are not shown`() {
        let taps = Taps()
        let host = TestHost(size: Self.size) {
            ZStack {
                Text(verbatim: "faint").opacity(0.1)
                Text(verbatim: "gone").opacity(0)
                Text(verbatim: "odd").opacity(.nan)
                button("x", taps).opacity(-1)
            }
        }
        #expect(host.texts == ["faint", "odd"] && host.elements("Button").isEmpty)
    }

    @Test func `a mask is no element and takes no taps`() {
        let taps = Taps()
        let host = TestHost(size: Self.size) {
            button("masked", taps).mask { button("mask", taps) }
        }
        #expect(host.elements("Button").count == 1)
        host.elements("Button")[0].tap()
        #expect(taps.names == ["masked"])
    }

    @Test func `a border and a background are as large as the view`() {
        let host = TestHost(size: Self.size) {
            Text(verbatim: "x").border(.red, width: 2).background(.blue, in: .capsule).background(.tint)
        }
        #expect(
            host.elements("Rectangle").map(\.frame.size) == [CGSize](repeating: CGSize(width: 8, height: 16), count: 2))
        #expect(host.elements("Capsule")[0].frame.size == CGSize(width: 8, height: 16))
    }

    @Test func `symbols of a canvas are no elements`() {
        let host = TestHost(size: Self.size) {
            Canvas { _, _ in
            } symbols: {
                Text(verbatim: "symbol").tag(1)
            }
        }
        #expect(host.texts == [] && host.elements("Canvas")[0].frame.size == Self.size)
    }
}
