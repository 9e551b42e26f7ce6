import CorkTesting
import CorkUI
import Foundation
import Testing

private struct Row: View {
    let item: Item
    var body: some View { Text(item.text) }
}

private struct Framed<Content: View>: View {
    let isSmall: Bool
    @ViewBuilder var content: Content
    var body: some View { HStack { content }.padding(isSmall ? 1 : 4) }
}

@MainActor
@Suite("How much is evaluated")
struct EvaluationTests {
    @Test("One more of 1,000 subviews evaluates one row and one card")
    func insertion() {
        let items = Box((0..<1000).map { Item($0) })
        let host = TestHost {
            VStack {
                ForEach(subviews: ForEach(items.value) { Row(item: $0) }) { subview in
                    Framed(isSmall: true) { subview }
                }
            }
        }
        host.resetEvaluations()
        items.value.insert(Item(5000), at: 500)
        host.update()
        #expect(host.texts.count == 1001)
        #expect(host.evaluations(of: Row.self) == 1)
        #expect(host.evaluations(of: Framed<Subview>.self) == 1)
    }

    @Test("A changed text evaluates its row and no card")
    func change() {
        let items = Box((0..<100).map { Item($0) })
        let host = TestHost {
            Group(subviews: ForEach(items.value) { Row(item: $0) }) { subviews in
                ForEach(subviews) { subview in Framed(isSmall: subviews.count > 15) { subview } }
            }
        }
        host.resetEvaluations()
        items.value[50].text = "changed"
        host.update()
        #expect(host.texts[50] == "changed")
        #expect(host.evaluations(of: Row.self) == 1)
        #expect(host.evaluations(of: Framed<Subview>.self) == 0)
    }

    @Test("From 15 to 16, all cards and one row are evaluated")
    func scale() {
        let items = Box((0..<15).map { Item($0) })
        let host = TestHost {
            Group(subviews: ForEach(items.value) { Row(item: $0) }) { subviews in
                ForEach(subviews) { subview in Framed(isSmall: subviews.count > 15) { subview } }
            }
        }
        host.resetEvaluations()
        items.value.append(Item(16))
        host.update()
        #expect(host.evaluations(of: Row.self) == 1)
        #expect(host.evaluations(of: Framed<Subview>.self) == 16)
    }
}
