import CorkTesting
import CorkUI
import Testing

@MainActor
@Suite("Size classes")
struct SizeClassTests {
    private struct Look: View {
        @Environment(\.horizontalSizeClass) private var horizontal
        @Environment(\.verticalSizeClass) private var vertical
        var body: some View { Text("\(String(describing: horizontal)) \(String(describing: vertical))") }
    }

    @Test func `a desktop has room unless a view says otherwise`() {
        let host = TestHost {
            Look()
            Look().environment(\.horizontalSizeClass, .compact).environment(\.verticalSizeClass, nil)
        }
        #expect(host.texts.map { $0.contains("regular") } == [true, false])
        #expect(host.texts[1].contains("compact") && host.texts[1].contains("nil"))
    }
}
