import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Rows that are typed")
struct TypeSelectionTests {
    private let selection = Box<Int?>(nil)

    private func host(_ names: [String], _ row: @escaping (String) -> AnyView = { AnyView(Text($0)) }) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 200)) {
            List(selection: Binding(get: { selection.value }, set: { selection.value = $0 })) {
                Section("Names") { ForEach(names.indices, id: \.self) { row(names[$0]) } }
            }
        }
    }

    private func type(_ host: TestHost, _ text: String) {
        for letter in text {
            let row = host.elements("Row").first(where: \.isFocused) ?? host.elements("List")[0]
            row.press(KeyEquivalent(letter))
        }
    }

    @Test
    func `letters typed in a row come to the next row that begins with them, whatever the case and the accents`() {
        let host = host(["Apple", "Banana", "Bergamot", "Blackberry", "Élan", "Zest"])
        type(host, "b")
        #expect(selection.value == 1 && host.elements("Row").first(where: \.isFocused)?.label == "Banana")
        type(host, "l")
        #expect(selection.value == 3)
        host.advance(1.5)
        type(host, "e")
        #expect(selection.value == 4)
        host.advance(1.5)
        type(host, "BE")
        #expect(selection.value == 2)
        host.advance(1.5)
        type(host, "q")
        #expect(selection.value == 2)
    }

    @Test func `typing selects the next row that contains the text when no row begins with it`() {
        let host = host(["Apple tart", "Plum tart", "Tea"])
        type(host, "ta")
        #expect(selection.value == 0)
        host.advance(1.5)
        // A space belongs to what is typed while that goes on, and selects where it does not.
        type(host, "m t")
        #expect(selection.value == 1)
        host.advance(1.5)
        type(host, "t")
        #expect(selection.value == 2)
    }

    @Test func `one letter several times goes from row to row that begins with it, and around`() {
        let host = host(["Anna", "Bob", "Ben", "Cid", "Bea"])
        var places: [Int?] = []
        for _ in 0..<4 {
            type(host, "b")
            places.append(selection.value)
        }
        #expect(places == [1, 2, 4, 1])
    }

    @Test func `rows that were never in sight are found by their texts, or by what they say is typed for them`() {
        let names = (0..<500).map { "row \($0)" } + ["Walnut"]
        let plain = host(names) { name in
            AnyView(
                HStack {
                    Image(systemName: "x"); Text(name)
                })
        }
        type(plain, "wal")
        #expect(selection.value == 500)
        selection.value = nil
        let named = host(names) { name in
            AnyView(Text("icon").typeSelectEquivalent(name == "row 400" ? "needle" : ""))
        }
        type(named, "icon")
        #expect(selection.value == nil)
        named.advance(1.5)
        type(named, "need")
        #expect(selection.value == 400)
        let coming = host(["a", "b"])
        coming.elements("List")[0].press("b", modifiers: .control)
        #expect(selection.value == 400)
    }

    @Test func `rows that are only looked into do not appear`() {
        let appeared = Box(0)
        let host = host((0..<300).map { "row \($0)" }) { name in
            AnyView(Text(name).onAppear { appeared.value += 1 })
        }
        let before = appeared.value
        type(host, "none")
        host.advance(0.1)
        #expect(appeared.value == before)
    }
}
