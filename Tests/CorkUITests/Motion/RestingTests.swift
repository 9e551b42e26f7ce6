import CorkTesting
import CorkUI
import Foundation
import Testing

/// Animations that a transaction modifier gives to every change end all the same.
@MainActor
@Suite("Animations that come to rest")
struct RestingTests {
    private let x = Box(0.0)

    private func host(_ content: @escaping (Double) -> some View) -> TestHost {
        TestHost(size: CGSize(width: 400, height: 100)) { [x] in
            content(x.value).transaction { $0.animation = .linear(duration: 1) }
        }
    }

    private func change(_ host: TestHost) {
        x.value = 100
        host.update()
    }

    @Test func `an offset moves at the pace of the transaction's animation`() {
        let host = host { Color.red.frame(width: 10, height: 10).offset(x: $0) }
        change(host)
        for step in 1...4 {
            host.advance(0.25)
            #expect(Int((host.elements("Color")[0].frame.minX - 195).rounded()) == 25 * step)
        }
        host.advance(0.1)
        #expect(host.isAtRest)
    }

    @Test func `a size moves at the pace of the transaction's animation`() {
        let host = host { Color.red.frame(width: 10 + $0, height: 10) }
        change(host)
        host.advance(0.5)
        #expect(host.elements("Color")[0].frame.width.rounded() == 60)
        host.advance(0.6)
        #expect(host.isAtRest && host.elements("Color")[0].frame.width == 110)
    }

    @Test func `a trimmed shape comes to rest`() {
        let host = host { Circle().trim(from: 0, to: $0 / 200).stroke(.red).frame(width: 50, height: 50) }
        change(host)
        host.advance(0.5)
        #expect(!host.isAtRest)
        host.advance(0.6)
        #expect(host.isAtRest)
    }
}
