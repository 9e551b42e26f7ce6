import CorkTesting
import CorkUI
import Foundation
import Testing

private struct Shift: GeometryEffect {
    var share: CGFloat
    var animatableData: CGFloat {
        get { share }
        set { share = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: share * size.width, y: 0))
    }
}

@MainActor
@Suite("Geometry effects") struct GeometryEffectTests {
    @Test func `an effect is animated by its own data, and comes to rest`() {
        let share = Box(0.0)
        let host = TestHost(size: CGSize(width: 400, height: 100)) {
            Color.red.frame(width: 100, height: 100)
                .modifier(Shift(share: share.value)).animation(.linear(duration: 1), value: share.value)
        }
        share.value = 1
        host.update()
        host.advance(0.5)
        #expect(!host.isAtRest)
        host.advance(0.6)
        #expect(host.isAtRest && host.warnings.isEmpty)
    }

    @Test func `transforms follow one another`() {
        let shift = ProjectionTransform(CGAffineTransform(translationX: 5, y: 0))
        #expect(ProjectionTransform().isIdentity && !shift.isIdentity)
        #expect(shift.concatenating(shift) == ProjectionTransform(CGAffineTransform(translationX: 10, y: 0)))
    }
}
