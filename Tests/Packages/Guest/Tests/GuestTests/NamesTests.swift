import CorkTesting
import CorkUI
import Guest
import Testing

@MainActor @Suite struct NamesTests {
    @Test func `a layout of a package may be called as CorkUI's own types are`() {
        let host = TestHost {
            FlowLayout {
                Text("A")
                Text("B")
            }
        }
        let frames = host.elements("Text").map(\.frame)
        #expect(frames.count == 2)
        #expect(frames.first?.maxX == frames.last?.minX)
    }
}
