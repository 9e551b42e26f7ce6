import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("List editing")
struct ListEditingTests {
    private let items = Box(["a", "b", "c", "d"])
    private let selection = Box<Set<String>>([])
    private let journal = Journal()

    private func host() -> TestHost {
        TestHost(size: CGSize(width: 200, height: 280)) { [items, selection, journal] in
            List(selection: Binding(get: { selection.value }, set: { selection.value = $0 })) {
                Text("first").tag("first")
                ForEach(items.value, id: \.self) { id in
                    Text(id).deleteDisabled(id == "d").moveDisabled(id == "d")
                        .contextMenu { Button("Say") { journal.note("say \(id)") } }
                }
                .onDelete { items.value.remove(atOffsets: $0) }
                .onMove { items.value.move(fromOffsets: $0, toOffset: $1) }
            }
            .contextMenu(forSelectionType: String.self) { values in
                Button("Open \(values.count)") { journal.note("open \(values.sorted())") }
            } primaryAction: {
                journal.note("primary \($0.sorted())")
            }
        }
    }

    private func press(_ host: TestHost, _ row: String, _ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
        host.element(row)?.press(key, modifiers: modifiers)
        host.update()
    }

    private func focused(_ host: TestHost) -> String? { host.elements("Row").first(where: \.isFocused)?.label }

    @Test
    func `R7.41: Delete removes the row with the focus, or all that are selected with it, unless they must stay`() {
        let host = host()
        host.element("b")?.tap()
        press(host, "b", .delete)
        #expect(items.value == ["a", "c", "d"] && focused(host) == "c")
        press(host, "first", .delete)
        press(host, "d", .delete)
        #expect(items.value == ["a", "c", "d"])
        selection.value = ["first", "a", "c", "d"]
        host.update()
        press(host, "c", .delete)
        #expect(items.value == ["d"])
    }

    @Test
    func
        `R7.41: Alt and the arrows move the row with the focus, or all that are selected with it, and it keeps the focus`()
    {
        let host = host()
        host.element("b")?.tap()
        press(host, "b", .downArrow, .option)
        #expect(items.value == ["a", "c", "b", "d"] && focused(host) == "b")
        press(host, "b", .upArrow, .option)
        press(host, "b", .upArrow, .option)
        press(host, "b", .upArrow, .option)
        #expect(items.value == ["b", "a", "c", "d"])
        selection.value = ["b", "c"]
        host.update()
        press(host, "b", .downArrow, .option)
        #expect(items.value == ["a", "d", "b", "c"])
        press(host, "d", .upArrow, .option)
        press(host, "first", .downArrow, .option)
        #expect(items.value == ["a", "d", "b", "c"])
    }

    @Test func `the menu of a row has its own entries, those for the selection, and what its loop allows`() {
        let host = host()
        #expect(host.element("b")?.menu == ["Say", "Open 1", "-", "Move Up", "Move Down", "Delete"])
        #expect(host.element("first")?.menu == ["Open 1"])
        #expect(host.element("d")?.menu == ["Say", "Open 1"])
        selection.value = ["a", "b"]
        host.update()
        #expect(host.element("b")?.menu?[1] == "Open 2")
        host.element("b")?.choose("Say")
        host.element("b")?.choose("Open 2")
        host.element("c")?.choose("Open 1")
        #expect(journal.take() == ["say b", "open [\"a\", \"b\"]", "open [\"c\"]"])
        host.element("b")?.choose("Delete")
        host.update()
        #expect(items.value == ["c", "d"])
        host.element("c")?.choose("Move Up")
        #expect(items.value == ["c", "d"])
    }

    @Test func `a double click and Return do the primary action for what is selected`() {
        let host = host()
        host.element("b")?.doubleTap()
        #expect(journal.take() == ["primary [\"b\"]"])
        selection.value = ["a", "b"]
        host.update()
        press(host, "b", .return)
        press(host, "c", .return)
        #expect(journal.take() == ["primary [\"a\", \"b\"]", "primary [\"c\"]"])
    }
}
