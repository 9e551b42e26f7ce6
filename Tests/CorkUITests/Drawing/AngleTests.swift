import CorkUI
import Foundation
import Testing

@Suite struct AngleTests {
    @Test func `angles are reckoned with`() {
        #expect((Angle.degrees(90) - .degrees(30)).degrees.rounded() == 60)
        #expect((Angle.degrees(90) + .radians(.pi)).degrees.rounded() == 270)
        #expect(-Angle.radians(2) == .radians(-2) && 2 * Angle.radians(3) == .radians(6))
        var angle = Angle.radians(3) * 4 / 2
        #expect(angle == .radians(6))
        angle += .radians(1)
        angle -= .radians(3)
        angle *= 6
        angle /= 2
        #expect(angle == .radians(12))
        angle.degrees = 180
        #expect(angle == .radians(.pi))
    }
}
