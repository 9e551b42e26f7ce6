import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("List dragging")
struct ListDraggingTests {
    private let items = Box(["a", "b", "c", "d"])
    private let selection = Box<Set<String>>([])

    /// Returns a host with rows of 28 points: "first", a to d, and a loop that can't be reordered.
    private func host() -> TestHost {
        TestHost(size: CGSize(width: 200, height: 280)) { [items, selection] in
            List(selection: Binding(get: { selection.value }, set: { selection.value = $0 })) {
                Text("first")
                ForEach(items.value, id: \.self) { Text($0).moveDisabled($0 == "d") }
                    .onMove { items.value.move(fromOffsets: $0, toOffset: $1) }
                ForEach(0..<2) { Text("\($0)") }
            }
        }
    }

    private func drag(_ host: TestHost, _ row: String, to y: CGFloat) {
        host.element(row)?.drag(to: CGPoint(x: 20, y: y))
    }

    @Test func `R7.41: a line shows where a dragged row would come in, and there it goes when it is let go`() {
        let host = host()
        drag(host, "a", to: 86)
        #expect(host.elements("Rectangle").map(\.frame) == [CGRect(x: 0, y: 84, width: 200, height: 2)])
        drag(host, "a", to: 110)
        #expect(host.elements("Rectangle").map(\.frame) == [CGRect(x: 0, y: 110, width: 200, height: 2)])
        host.element("a")?.drop()
        host.update()
        #expect(items.value == ["b", "c", "a", "d"])
        #expect(host.elements("Rectangle").isEmpty)
        #expect(host.elements("Row").first(where: \.isFocused)?.label == "a")
    }

    @Test func `R7.41: a row goes nowhere outside of its loop, or where it is, or when it must stay`() {
        let host = host()
        drag(host, "a", to: 5)
        #expect(host.elements("Rectangle").isEmpty)
        host.element("a")?.drop()
        drag(host, "a", to: 62)
        host.element("a")?.drop()
        #expect(items.value == ["a", "b", "c", "d"])
        #expect(host.element("d")?.drag(to: CGPoint(x: 20, y: 40)) == false)
        #expect(host.element("first")?.drag(to: CGPoint(x: 20, y: 40)) == false)
    }

    @Test func `R7.41: all that are selected go with the row that is dragged, and Escape leaves them where they are`() {
        selection.value = ["a", "c"]
        let host = host()
        drag(host, "c", to: 138)
        host.element("c")?.press(.escape)
        host.element("c")?.drop()
        #expect(items.value == ["a", "b", "c", "d"])
        drag(host, "c", to: 138)
        host.element("c")?.drop()
        #expect(items.value == ["b", "d", "a", "c"])
    }

    @Test func `data that changes while a row is held is followed; a row that goes is let go`() {
        let host = host()
        drag(host, "c", to: 40)
        items.value = ["x", "y", "c", "a"]
        host.update()
        #expect(host.elements("Rectangle").isEmpty)
        host.element("c")?.drop()
        host.update()
        #expect(items.value == ["c", "x", "y", "a"])
        drag(host, "c", to: 140)
        items.value = ["x", "y"]
        host.update()
        host.element("x")?.drop()
        #expect(items.value == ["x", "y"])
        #expect(host.element("y")?.drag(to: CGPoint(x: 20, y: 30)) == true)
        host.element("y")?.drop()
        #expect(items.value == ["y", "x"])
    }
}
