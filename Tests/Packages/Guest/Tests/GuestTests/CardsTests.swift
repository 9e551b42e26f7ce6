import CorkTesting
import CorkUI
import Guest
import Testing

@MainActor @Suite struct CardsTests {
    @Test func `the first thing a test does can be to make a host`() {
        let host = TestHost {
            Cards {
                Text("A")
                Text("B")
            }
        }
        #expect(host.texts == ["2 cards", "A", "B"])
    }
}
