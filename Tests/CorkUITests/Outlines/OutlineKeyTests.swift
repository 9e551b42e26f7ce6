import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Outline keys")
struct OutlineKeyTests {
    private let selection = Box<Set<String>>([])

    private func host(_ direction: LayoutDirection = .leftToRight) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 600)) {
            List(
                OutlineTests.trees, children: \.twigs,
                selection: Binding(get: { selection.value }, set: { selection.value = $0 })
            ) { Text($0.id) }
            .environment(\.layoutDirection, direction)
        }
    }

    private func focused(_ host: TestHost) -> String? { host.elements("Row").first(where: \.isFocused)?.label }

    private func press(_ host: TestHost, _ keys: KeyEquivalent...) {
        for key in keys { (host.elements("Row").first(where: \.isFocused) ?? host.elements("List")[0]).press(key) }
    }

    @Test func `Right opens a row, then goes to the first one inside; Left goes back out, and closes`() {
        let host = host()
        row(host, "fruit").focus()
        press(host, .rightArrow)
        #expect(rows(host).count == 6 && focused(host) == "fruit")
        press(host, .rightArrow, .rightArrow, .rightArrow, .downArrow)
        #expect(focused(host) == "gala" && selection.value == ["gala"])
        press(host, .rightArrow)
        #expect(focused(host) == "gala")
        press(host, .leftArrow)
        #expect(focused(host) == "apple" && selection.value == ["apple"])
        press(host, .leftArrow)
        #expect(rows(host).count == 6 && focused(host) == "apple")
        press(host, .leftArrow, .leftArrow)
        #expect(rows(host) == ["fruit", "salt", "bread"] && focused(host) == "fruit")
    }

    @Test func `in a right-to-left layout, Left expands and Right collapses`() {
        let host = host(.rightToLeft)
        row(host, "fruit").focus()
        press(host, .leftArrow, .leftArrow)
        #expect(focused(host) == "apple")
        press(host, .rightArrow, .rightArrow)
        #expect(rows(host) == ["fruit", "salt", "bread"])
    }

    @Test func `letters typed come to rows of all levels that are open, and to none that are not`() {
        let host = host()
        row(host, "fruit").focus()
        press(host, "g")
        #expect(focused(host) == "fruit")
        press(host, "*")
        host.advance(1.5)
        press(host, "g", "a")
        #expect(focused(host) == "gala" && selection.value == ["gala"])
        host.advance(1.5)
        // A minus closes a row, and is a letter where there is nothing to close.
        press(host, "-")
        #expect(focused(host) == "gala")
    }

    @Test func `plus and minus open and close a row; an asterisk opens all that is inside, and a slash closes it`() {
        let host = host()
        row(host, "fruit").focus()
        press(host, "+")
        #expect(rows(host).count == 6)
        press(host, "-")
        #expect(rows(host).count == 3)
        press(host, "*")
        #expect(rows(host) == ["fruit", ".apple", "..russet", "..gala", ".pear", ".none", "salt", "bread"])
        #expect(row(host, "none").isExpanded == true)
        press(host, "/", "+")
        #expect(rows(host) == ["fruit", ".apple", ".pear", ".none", "salt", "bread"])
    }

    @Test func `in a filtered outline, a slash closes what the filter opened, and what was open before stays so`() {
        let open = Box<Set<String>>(["fruit"])
        let query = Box("russet")
        let host = TestHost {
            List(selection: Binding(get: { selection.value }, set: { selection.value = $0 })) {
                OutlineGroup(
                    OutlineTests.trees, children: \.twigs,
                    expanded: Binding(get: { open.value }, set: { open.value = $0 })
                ) { Text($0.id) }
                .filter(query.value.isEmpty ? nil : { $0.id == query.value })
            }
        }
        row(host, "fruit").focus()
        press(host, "/")
        #expect(rows(host) == ["fruit"] && open.value == ["fruit"])
        press(host, "*")
        #expect(rows(host) == ["fruit", ".apple", "..russet"])
        query.value = ""
        host.update()
        #expect(rows(host).prefix(3) == ["fruit", ".apple", ".pear"])
    }

    @Test
    func `the focus moves to the collapsed branch around it, and from a removed row to the next row of the branch`() {
        let trees = Box(OutlineTests.trees)
        let open = Box<Set<String>>(["fruit", "apple"])
        let host = TestHost {
            List(trees.value, children: \.twigs, expanded: Binding(get: { open.value }, set: { open.value = $0 })) {
                Text($0.id)
            }
        }
        row(host, "gala").focus()
        open.value = ["apple"]
        host.update()
        #expect(focused(host) == "fruit")
        open.value = ["apple", "fruit"]
        host.update()
        row(host, "russet").focus()
        trees.value[0].twigs![0].twigs!.remove(at: 0)
        host.update()
        #expect(focused(host) == "gala")
        trees.value[0].twigs![0].twigs!.remove(at: 0)
        host.update()
        #expect(focused(host) == "apple")
    }

    @Test func `a range of rows reaches over what is open and leaves out what is closed`() {
        let host = host()
        toggle(host, "fruit")
        row(host, "fruit").tap()
        row(host, "salt").tap(modifiers: .shift)
        #expect(selection.value == ["fruit", "apple", "pear", "none", "salt"])
    }

    @Test func `a disabled outline is neither opened nor closed`() {
        let host = TestHost { List(OutlineTests.trees, children: \.twigs) { Text($0.id) }.disabled(true) }
        toggle(host, "fruit")
        row(host, "fruit").press(.rightArrow)
        #expect(rows(host) == ["fruit", "salt", "bread"])
    }
}
