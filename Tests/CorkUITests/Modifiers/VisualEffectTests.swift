import CorkTesting
import CorkUI
import Foundation
import Observation
import Testing

@MainActor
@Suite struct VisualEffectTests {
    private static let size = CGSize(width: 100, height: 100)

    @Test func `effects are made from size and place`() {
        let host = TestHost(size: Self.size) {
            VStack(spacing: 0) {
                Color.red.frame(height: 20)
                Color.blue.frame(width: 50, height: 20).visualEffect { content, geometry in
                    content.offset(x: geometry.size.width / 10).opacity(geometry.frame(in: .global).minY / 100)
                }
                Text("x")
            }
        }
        let (red, blue) = (host.elements("Color")[0].frame, host.elements("Color")[1])
        #expect(blue.frame.minX == 25 + 5 && blue.frame.minY == red.maxY)
        #expect(abs(blue.opacity - red.maxY / 100) < 1e-9)
        #expect(host.elements("Text")[0].frame.minY == red.maxY + 20)
        #expect(host.warnings == [])
    }

    @Observable final class Model {
        var height = 20.0
        var shift = 0.0
        var appearances = 0
    }

    @Test func `effects follow the place and the state and the view stays`() {
        let model = Model()
        let host = TestHost(size: Self.size) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(height: model.height)
                Color.blue.frame(width: 50, height: 20).onAppear { model.appearances += 1 }
                    .visualEffect { [shift = model.shift] content, geometry in
                        content.offset(x: geometry.frame(in: .global).minY + shift).scaleEffect(1)
                    }
                Spacer(minLength: 0)
            }
        }
        #expect(host.elements("Color")[1].frame.minX == 20)
        model.height = 30
        host.settle()
        #expect(host.elements("Color")[1].frame.minX == 30)
        model.shift = 5
        host.settle()
        #expect(host.elements("Color")[1].frame.minX == 35)
        #expect(model.appearances == 1)
    }

    @Test func `effects are animated`() {
        let model = Model()
        let host = TestHost(size: Self.size) {
            Color.blue.frame(width: 50, height: 20).visualEffect { [shift = model.shift] content, _ in
                content.opacity(1 - shift)
            }
        }
        withAnimation(.linear(duration: 1)) { model.shift = 1 }
        host.settle()
        host.advance(0.25)
        #expect(abs(host.elements("Color")[0].opacity - 0.75) < 1e-9)
    }

    @Test func `each effect is the modifier of that name`() {
        let host = TestHost(size: Self.size) {
            Color.blue.frame(width: 40, height: 20).visualEffect { content, _ in
                content.blur(radius: 1).brightness(0.1).contrast(1.1).saturation(0.5).grayscale(0.1)
                    .hueRotation(.degrees(20)).rotationEffect(.degrees(90)).scaleEffect(x: 2, y: 1)
                    .scaleEffect(CGSize(width: 1, height: 0.5)).offset(CGSize(width: 3, height: 0))
            }
        }
        let frame = host.elements("Color")[0].frame
        #expect(abs(frame.width - 40) < 1e-9 && abs(frame.height - 20) < 1e-9 && abs(frame.midX - 53) < 1e-9)
    }
}
