import CorkTesting
import SwiftUI
import Testing

// No function, property or type below is bound to the main actor: that they compile is what is tested.

@ViewBuilder private func rows(_ hasMore: Bool) -> some View {
    Text("a")
    if hasMore { Text("b") } else { EmptyView() }
}

@ViewBuilder private func stacked() -> some View {
    VStack(alignment: .leading) { Text("a").bold() }
    HStack { Group { AnyView(Spacer()) } }
}

private struct Pair<A: View, B: View> {
    let a: A
    let b: B
    @ViewBuilder nonisolated var both: some View {
        a
        b
    }
}

private struct Flow: Layout {
    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(CGSize.zero) {
            let size = $1.sizeThatFits(.unspecified)
            return CGSize(width: $0.width + size.width, height: max($0.height, size.height))
        }
    }

    nonisolated func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var x = bounds.minX
        for subview in subviews where subview.priority == 0 {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += subview.dimensions(in: .unspecified).width
        }
    }
}

private struct Corner: ViewModifier {
    let amount: Double

    func body(content: Content) -> some View {
        content.rotationEffect(.degrees(amount), anchor: .topLeading).clipped()
    }
}

extension AnyTransition {
    fileprivate static var pivot: AnyTransition {
        .modifier(active: Corner(amount: -90), identity: Corner(amount: 0))
    }
}

extension Binding where Value == String {
    fileprivate func limit(_ count: Int) -> Self {
        if wrappedValue.count > count { wrappedValue = String(wrappedValue.prefix(count)) }
        return self
    }
}

extension Binding where Value == Bool {
    fileprivate static prefix func ! (binding: Binding<Bool>) -> Binding<Bool> {
        Binding<Bool>(get: { !binding.wrappedValue }, set: { binding.wrappedValue = !$0 })
    }
}

private final class Editor {
    var text: Binding<String>

    init(_ text: Binding<String>) { self.text = text }

    func clear() { text.wrappedValue = "" }
}

/// Builders, layouts and bindings are not bound to the main actor, as in SwiftUI; bodies are.
@MainActor
@Suite("Types and builders that are not bound to the main actor")
struct IsolationTests {
    @Test func `builders of functions and properties`() {
        let host = TestHost {
            VStack {
                rows(true)
                Pair(a: Text("c"), b: Text("d")).both
                stacked()
            }
        }
        #expect(host.texts == ["a", "b", "c", "d", "a"])
    }

    @Test func `layouts`() {
        let host = TestHost {
            Flow()() {
                Color.red.frame(width: 10, height: 10)
                Color.red.frame(width: 20, height: 10)
            }
        }
        let frames = host.elements("Color").map(\.frame)
        #expect(frames.map(\.width) == [10, 20])
        #expect(frames[1].minX == frames[0].maxX)
    }

    @Test func `transitions of modifiers`() {
        let host = TestHost { Text("a").transition(.pivot) }
        #expect(host.texts == ["a"])
    }

    @Test func `values of bindings`() {
        var (text, flag) = ("long", false)
        let binding = Binding<String>(get: { text }, set: { text = $0 }).limit(2)
        #expect(text == "lo")
        Editor(binding).clear()
        #expect(text == "")
        let inverse = !Binding<Bool>(get: { flag }, set: { flag = $0 })
        inverse.wrappedValue = false
        #expect(flag)
    }
}
