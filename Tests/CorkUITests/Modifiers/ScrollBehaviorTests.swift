import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Behaviour of scroll views")
struct ScrollBehaviorTests {
    @Test func `with disabled scrolling only code scrolls, until scrolling is enabled again`() {
        let disabled = Box(true)
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("\($0)").frame(height: 30) } }
                }
                .scrollDisabled(disabled.value)
                Button("go") { proxy.scrollTo(3, anchor: .top) }
            }
        }
        func top() -> CGFloat? { host.element("0")?.frame.minY }
        host.elements("ScrollView")[0].scroll(toOffset: 50)
        #expect(top() == 7)
        host.element("go")?.tap()
        #expect(top() == -83)
        disabled.value = false
        host.update()
        host.elements("ScrollView")[0].scroll(toOffset: 50)
        #expect(top() == -43)
    }

    @Test func `views read the scroll bounce behaviour that is set around them for each axis`() {
        struct Read: View {
            @Environment(\.horizontalScrollBounceBehavior) private var horizontal
            @Environment(\.verticalScrollBounceBehavior) private var vertical
            var body: some View { Text("\(horizontal == .always) \(vertical == .basedOnSize)") }
        }
        let host = TestHost {
            Read()
            Read().scrollBounceBehavior(.basedOnSize).scrollBounceBehavior(.always, axes: .horizontal)
        }
        #expect(host.texts == ["false false", "true true"])
    }
}
