import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Sentences about misuse")
struct DiagnosticTests {
    @Test func `state written in a body is shown, and reported once with the name of the view`() {
        struct Writer: View {
            let target: Int
            @State private var count = 0
            var body: some View {
                let _ = count = target
                Text("\(count)")
            }
        }
        struct Listed: View {
            @State private var count = 0
            var body: some View {
                if count < 2 { let _ = count += 1 }
                Text("\(count)")
                if count > 1 { Text("more") }
            }
        }
        let target = Box(0)
        let host = TestHost {
            Writer(target: target.value)
            Writer(target: target.value)
        }
        #expect(host.warnings.isEmpty)
        target.value = 7
        host.update()
        #expect(host.texts == ["7", "7"])
        #expect(host.warnings.count == 1)
        #expect(host.warnings[0].hasPrefix("State was modified while the body of Writer was evaluated:"))

        let listed = TestHost { Listed() }
        #expect(listed.texts == ["2", "more"])
        #expect(listed.warnings.count == 1)
        #expect(listed.warnings[0].contains("the body of Listed"))
    }

    @Test func `a body that a modifier or a style makes is called after that`() {
        struct Restless: ViewModifier {
            let count: Binding<Int>
            func body(content: Content) -> some View {
                if count.wrappedValue < 2 { let _ = count.wrappedValue += 1 }
                content
            }
        }
        struct Blinking: ButtonStyle {
            let count: Binding<Int>
            func makeBody(configuration: Configuration) -> some View {
                if count.wrappedValue < 2 { let _ = count.wrappedValue += 1 }
                configuration.label
            }
        }
        struct Owner: View {
            @State private var modified = 0
            @State private var styled = 0
            var body: some View {
                Text("a").modifier(Restless(count: $modified))
                Button("b") {}.buttonStyle(Blinking(count: $styled))
            }
        }
        let host = TestHost { Owner() }
        #expect(host.warnings.contains { $0.hasPrefix("State was modified while the body of Restless was evaluated:") })
        #expect(host.warnings.contains { $0.hasPrefix("State was modified while the body of Blinking was evaluated:") })
    }

    @Test func `R4.6: a container value that no container reads is reported once, and others are not reported`() {
        let unread = TestHost {
            HStack {
                Text("a").containerValue(\.rank, 1)
                Text("b").containerValue(\.rank, 2).padding()
            }
            VStack { ForEach(0..<3) { Button("\($0)") {}.containerValue(\.rank, $0) } }
        }
        #expect(
            unread.warnings
                == ["HStack", "VStack"].map {
                    "A container value that is set on a view directly in a \($0) is read by nobody: it reaches that container "
                        + "alone, and a \($0) reads none. Set it on the \($0)."
                })
        let read = TestHost {
            Board { Text("a").containerValue(\.rank, 1) }
            HStack { ForEach(subviews: Group { Text("b").containerValue(\.rank, 1) }) { $0 } }
            RankLayout { Text("c").containerValue(\.rank, 1) }
            VStack { Text("d").tag(1) }.containerValue(\.rank, 1)
        }
        #expect(read.warnings == [])
    }

    private struct RankLayout: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func `state written in a transform is reported`() {
        struct Container: View {
            @State private var seen = 0
            var body: some View {
                Group(subviews: Pair(name: "x")) { subviews in
                    let _ = seen = subviews.count
                    Text("\(seen)")
                }
            }
        }
        let host = TestHost { Container() }
        #expect(host.texts == ["2"])
        #expect(host.warnings.count == 1)
        #expect(host.warnings[0].contains("the content of a container"))
    }

    @Test func `state written by actions is no misuse`() {
        struct Proper: View {
            @State private var count = 0
            @State private var seen: Int?
            var body: some View {
                Button("\(count)") { count += 1 }.preference(key: CountKey.self, value: count)
                    .onPreferenceChange(CountKey.self) { seen = $0 }
                TextField("Field", text: Binding(get: { "\(seen ?? 0)" }, set: { seen = Int($0) }))
            }
        }
        struct CountKey: PreferenceKey {
            static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() }
        }
        let host = TestHost { Proper() }
        host.element("0")?.tap()
        host.element("Field")?.set("5")
        #expect(host.warnings.isEmpty)
    }
}
