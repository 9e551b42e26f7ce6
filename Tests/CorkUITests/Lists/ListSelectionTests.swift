import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("List selection")
struct ListSelectionTests {
    /// A list whose selection can be read and written from outside.
    private func one<Content: View>(
        _ selection: Box<Int?>, @ViewBuilder _ content: @escaping () -> Content
    ) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 280)) {
            List(selection: Binding(get: { selection.value }, set: { selection.value = $0 })) { content() }
        }
    }

    private func many(_ selection: Box<Set<Int>>, _ items: Box<[Int]>) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 280)) {
            List(selection: Binding(get: { selection.value }, set: { selection.value = $0 })) {
                Section("head") { ForEach(items.value, id: \.self) { Text("\($0)") } }
            }
        }
    }

    private func selected(_ host: TestHost) -> [String] {
        host.elements("Row").filter(\.isSelected).map { $0.label ?? "" }
    }

    private func focused(_ host: TestHost) -> String? { host.elements("Row").first(where: \.isFocused)?.label }

    private func press(_ host: TestHost, _ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
        (host.elements("Row").first(where: \.isFocused) ?? host.elements("List")[0]).press(key, modifiers: modifiers)
        host.update()
    }

    @Test func `R7.34: a click selects one row; Control and a click on it takes that back, and the binding is nil`() {
        let selection = Box<Int?>(nil)
        let host = one(selection) { ForEach(0..<5) { Text("\($0)") } }
        #expect(selected(host) == [])
        host.element("3")?.tap()
        host.update()
        #expect(selection.value == 3 && selected(host) == ["3"] && focused(host) == "3")
        host.element("1")?.tap(modifiers: .shift)
        host.update()
        #expect(selection.value == 1 && selected(host) == ["1"])
        host.element("1")?.tap(modifiers: .control)
        host.update()
        #expect(selection.value == nil && selected(host) == [])
    }

    @Test func `R7.34: a value written to the binding is selected; a value without a row selects nothing and stays`() {
        let selection = Box<Int?>(2)
        let host = one(selection) { ForEach(0..<5) { Text("\($0)") } }
        #expect(selected(host) == ["2"])
        selection.value = 4
        host.update()
        #expect(selected(host) == ["4"])
        selection.value = 99
        host.update()
        #expect(selected(host) == [] && selection.value == 99)
    }

    @Test func `R7.34: a row counts as its tag, else as the id of its element; with neither it is not selectable`() {
        let selection = Box<Int?>(nil)
        let host = one(selection) {
            Text("plain")
            Text("tagged").tag(7)
            ForEach(["x", "y"], id: \.self) { Text($0) }
            ForEach(10..<12, id: \.self) { Text("\($0)").tag($0 * 10) }
            Text("never").tag(8).selectionDisabled()
        }
        for (row, expected) in [("plain", nil), ("tagged", 7), ("x", 7), ("11", 110), ("never", 110)]
            as [(String, Int?)]
        {
            host.element(row)?.tap()
            host.update()
            #expect(selection.value == expected, "after a click on \(row)")
        }
        #expect(selected(host) == ["11"])
    }

    @Test func `R7.34: of many, Control adds and removes, Shift takes all from the last one clicked`() {
        let (selection, items) = (Box<Set<Int>>([]), Box(Array(0..<9)))
        let host = many(selection, items)
        host.element("2")?.tap()
        host.element("5")?.tap(modifiers: .control)
        #expect(selection.value == [2, 5])
        host.element("2")?.tap(modifiers: .control)
        #expect(selection.value == [5])
        host.element("5")?.tap()
        host.element("7")?.tap(modifiers: .shift)
        #expect(selection.value == [5, 6, 7])
        host.element("4")?.tap(modifiers: .shift)
        #expect(selection.value == [4, 5])
        host.element("0")?.tap(modifiers: .control)
        host.element("1")?.tap(modifiers: [.control, .shift])
        #expect(selection.value == [0, 1, 4, 5])
        host.update()
        #expect(selected(host) == ["0", "1", "4", "5"])
    }

    @Test func `R7.34: a selected set survives sorting and filtering, and ranges go on from the row they began at`() {
        let (selection, items) = (Box<Set<Int>>([]), Box(Array(0..<6)))
        let host = many(selection, items)
        host.element("1")?.tap()
        host.element("4")?.tap(modifiers: .control)
        items.value = [5, 4, 3, 2, 1, 0]
        host.update()
        #expect(selection.value == [1, 4] && selected(host) == ["4", "1"] && focused(host) == "4")
        host.element("3")?.tap(modifiers: .shift)
        #expect(selection.value == [4, 3])
        items.value = [0, 3]
        host.update()
        #expect(selection.value == [4, 3] && selected(host) == ["3"])
    }

    @Test func `the focus goes from an unselected row to one that the app selects, as after an undone removal`() {
        let (selection, items) = (Box<Set<Int>>([]), Box(Array(0..<6)))
        let host = many(selection, items)
        host.element("3")?.tap()
        host.update()
        (selection.value, items.value) = ([], [0, 1, 2, 4, 5])
        host.update()
        #expect(focused(host) == "4")
        (selection.value, items.value) = ([3], Array(0..<6))
        host.update()
        #expect(focused(host) == "3")
        selection.value = [3, 5]
        host.update()
        #expect(focused(host) == "3", "A selected row keeps the focus.")
        press(host, .space, .control)
        #expect(selection.value == [5] && focused(host) == "3")
    }

    @Test
    func `arrows, Home, End and the page keys move focus and selection; with Shift they select what is between`() {
        let (selection, items) = (Box<Set<Int>>([]), Box(Array(0..<1000)))
        let host = many(selection, items)
        press(host, .downArrow)
        #expect(selection.value == [0] && focused(host) == "0")
        press(host, .downArrow)
        press(host, .downArrow, .shift)
        press(host, .downArrow, .shift)
        #expect(selection.value == [1, 2, 3] && focused(host) == "3")
        press(host, .upArrow, .shift)
        #expect(selection.value == [1, 2])
        press(host, .downArrow, .control)
        #expect(selection.value == [1, 2] && focused(host) == "3")
        press(host, .space, .control)
        #expect(selection.value == [1, 2, 3])
        press(host, .space)
        #expect(selection.value == [3])
        press(host, .pageDown)
        #expect(selection.value == [12] && focused(host) == "12")
        press(host, .end)
        #expect(selection.value == [999] && focused(host) == "999")
        #expect(host.element("999")?.frame.maxY == 274)
        press(host, .downArrow)
        #expect(selection.value == [999])
        press(host, .home, .shift)
        #expect(selection.value.count == 1000 && focused(host) == "0")
        // The header is shown, too.
        #expect(host.element("head")?.frame.minY ?? -1 >= 0)
        press(host, .upArrow)
        #expect(focused(host) == "0")
        press(host, .pageUp)
        #expect(focused(host) == "0")
    }

    @Test func `Control and A selects every row that can be, of many; with Shift none`() {
        let (selection, items) = (Box<Set<Int>>([]), Box(Array(0..<500)))
        let host = many(selection, items)
        press(host, "a", .control)
        #expect(selection.value == Set(0..<500))
        press(host, "a", [.control, .shift])
        #expect(selection.value == [])
        let single = Box<Int?>(nil)
        let other = one(single) { ForEach(0..<5) { Text("\($0)") } }
        other.elements("List")[0].press("a", modifiers: .control)
        #expect(single.value == nil)
    }

    @Test func `deleting the focused row moves the focus to the row in its place`() {
        let (selection, items) = (Box<Set<Int>>([]), Box(Array(0..<6)))
        let host = many(selection, items)
        host.element("3")?.tap()
        items.value.removeAll { $0 == 3 }
        host.update()
        #expect(focused(host) == "4")
        items.value = [0, 1]
        host.update()
        #expect(focused(host) == "1")
        items.value = []
        host.update()
        #expect(focused(host) == nil)
    }

    @Test func `a state that is bound is followed, and rows keep their own state and are not evaluated again`() {
        struct Names: View {
            @State private var selection: Int? = 1

            var body: some View {
                List(0..<4, selection: $selection) { Text("\($0)") }
                Button("next") { selection = (selection ?? 0) + 1 }
            }
        }
        let host = TestHost(size: CGSize(width: 200, height: 280)) { Names() }
        #expect(selected(host) == ["1"])
        host.element("next")?.tap()
        #expect(selected(host) == ["2"])
        host.element("3")?.tap()
        host.element("next")?.tap()
        #expect(selected(host) == [])
    }

    @Test func `a disabled list cannot be selected in, and a list without a selection moves the focus alone`() {
        let selection = Box<Int?>(nil)
        let host = TestHost(size: CGSize(width: 200, height: 280)) {
            List(0..<5, selection: Binding(get: { selection.value }, set: { selection.value = $0 })) { Text("\($0)") }
                .disabled(true)
        }
        host.element("2")?.tap()
        host.elements("List")[0].press(.downArrow)
        #expect(selection.value == nil && focused(host) == nil)
        let plain = TestHost(size: CGSize(width: 200, height: 280)) { List(0..<5) { Text("\($0)") } }
        press(plain, .downArrow)
        press(plain, .downArrow)
        #expect(focused(plain) == "1" && selected(plain) == [])
    }
}
