import CorkTesting
import Foundation
import Testing

@testable import CorkUI

@MainActor
@Suite("ZStack and layout priorities")
struct ZStackPriorityTests {
    @Test func `the subviews of the highest priority set the size, and the others line up with them`() {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 100, height: 100)
                Color.blue.frame(width: 40, height: 40).layoutPriority(1)
            }
        }
        let stack = host.elements("ZStack")[0].frame
        #expect(stack.size == CGSize(width: 40, height: 40))
        #expect(host.elements("Color").map(\.frame.origin) == [stack.origin, stack.origin])
    }

    @Test func `without priorities all subviews set the size`() {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            ZStack {
                Color.red.frame(width: 100, height: 20)
                Color.blue.frame(width: 40, height: 40)
            }
        }
        #expect(host.elements("ZStack")[0].frame.size == CGSize(width: 100, height: 40))
    }
}
