import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("List look")
struct ListLookTests {
    private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 400)) { content() }
    }

    @MainActor @ViewBuilder private func sections() -> some View {
        Section("A") { ForEach(0..<2) { Text("a\($0)") } }
        Section("B") { Text("b") }
    }

    private func origins(_ host: TestHost) -> [CGPoint] { host.elements("Text").map(\.frame.origin) }

    @Test func `R7.33: a style sets the room around rows and sections, and whether lines are between them`() {
        let plain = host { List { sections() } }
        #expect(origins(plain).map(\.y) == [6, 34, 62, 90, 118] && origins(plain).allSatisfy { $0.x == 12 })
        #expect(plain.elements("Divider").count == 1)
        let inset = host { List { sections() }.listStyle(.inset) }
        #expect(origins(inset).map(\.y) == [6, 34, 62, 90, 118] && origins(inset).allSatisfy { $0.x == 20 })
        #expect(inset.elements("Divider").map(\.frame) == [CGRect(x: 20, y: 55, width: 172, height: 1)])
        let sidebar = host { List { sections() }.listStyle(.sidebar) }
        #expect(origins(sidebar).map(\.y) == [6, 34, 62, 102, 130] && sidebar.elements("Divider").isEmpty)
        let grouped = host { List { sections() }.listStyle(.grouped) }
        #expect(origins(grouped).map(\.y) == [24, 52, 80, 126, 154])
        let cards = host { List { sections() }.listStyle(.insetGrouped) }
        #expect(origins(cards).map(\.y) == [24, 52, 80, 126, 154] && origins(cards).allSatisfy { $0.x == 24 })
        #expect(cards.elements("Row").last?.frame.height == 46)
    }

    @Test func `a style that changes moves the rows there are`() {
        let isCard = Box(false)
        let host = host {
            if isCard.value { AnyView(List { sections() }.listStyle(.insetGrouped)) } else { List { sections() } }
        }
        isCard.value = true
        host.update()
        #expect(origins(host).map(\.y) == [24, 52, 80, 126, 154])
    }

    @Test func `R7.33: lines take the colour of the upper row, else of the lower one, and can surround a section`() {
        let host = host {
            List {
                Section {
                    Text("a").listRowSeparatorTint(.red)
                    Text("b").listRowSeparatorTint(.blue, edges: .top)
                    Text("c")
                    Text("d").listRowSeparatorTint(.green, edges: .top)
                }
                .listSectionSeparator(.visible)
            }
        }
        #expect(host.elements("Color").map(\.frame.maxY) == [1, 28, 84])
        #expect(host.elements("Divider").map(\.frame.maxY) == [56, 112])
    }

    @Test func `R7.33: a background is as large as the row and behind its content, unless the row is selected`() {
        let selection = Box<Int?>(nil)
        let host = host {
            List(selection: Binding(get: { selection.value }, set: { selection.value = $0 })) {
                ForEach(0..<2) { Text("\($0)").listRowBackground($0 == 1 ? Color.red : nil) }
            }
        }
        #expect(host.elements("Color").map(\.frame) == [CGRect(x: 0, y: 28, width: 200, height: 28)])
        host.element("1")?.tap()
        host.update()
        #expect(selection.value == 1 && host.elements("Color").isEmpty)
        selection.value = nil
        host.update()
        #expect(host.elements("Color").count == 1)
    }

    @Test
    func `R7.43: a badge is at the trailing edge, takes its room from the content, and is not shown for 0 and nil`() {
        let count = Box(3)
        let host = host {
            List {
                Text("a").badge(count.value)
                Text("b").badge("new")
                Text("c").badge(Text?.none)
                Text("d").badge("")
                Section { Text("e") }.badge(Text("x"))
            }
        }
        #expect(host.texts == ["a", "3", "b", "new", "c", "d", "e", "x"])
        #expect(host.element("3")?.frame == CGRect(x: 180, y: 6, width: 8, height: 16))
        #expect(host.element("new")?.frame.maxX == 188)
        count.value = 0
        host.update()
        #expect(host.texts.prefix(2) == ["a", "b"])
        let narrow = TestHost(size: CGSize(width: 100, height: 200)) {
            List { Text("long long").badge(10) }
        }
        #expect(narrow.elements("Row")[0].frame.height == 44)
    }
}
