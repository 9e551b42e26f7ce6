import CorkTesting
import CorkUI
import Testing

@MainActor
@Suite struct EmptyModifierTests {
    @Test func `leaves each subview as it is`() {
        let host = TestHost {
            VStack {
                Group {
                    Text("a").tag(1)
                    Text("b")
                }
                .modifier(EmptyModifier())
                ForEach(0..<2, id: \.self) { Text("\($0)") }.modifier(EmptyModifier.identity)
                if true { Text("c").modifier(EmptyModifier()) }
            }
        }
        #expect(host.elements("VStack")[0].children.map(\.text) == ["a", "b", "0", "1", "c"])
    }
}
