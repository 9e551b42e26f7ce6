import CorkTesting
import CorkUI
import Foundation
import Observation
import Testing

@MainActor
@Suite("Disclosure groups")
struct DisclosureTests {
    @Observable final class Model {
        var isOpen = true
        var title = "one"
        var built = 0
        var selection: Int?
    }

    private struct Counted: View {
        let model: Model
        init(_ model: Model) {
            self.model = model
            model.built += 1
        }
        var body: some View { Text("inside") }
    }

    private struct Typed: View {
        @State private var count = 0
        var body: some View { Button("count \(count)") { count += 1 } }
    }

    private func rows(_ host: TestHost) -> [String] { host.elements("Row").map { $0.label ?? "" } }

    // MARK: In stacks

    @Test
    func `R7.37: a group without a binding is closed at first, and its content is built while it is open`() throws {
        let model = Model()
        let host = TestHost { DisclosureGroup("Fill") { Counted(model) } }
        #expect(host.texts == ["Fill"] && model.built == 0)
        let label = try #require(host.element("Fill"))
        #expect(label.kind == "Button" && label.isExpanded == false)
        label.tap()
        #expect(host.texts == ["Fill", "inside"] && model.built > 0)
        #expect(host.element("Fill")?.isExpanded == true)
        host.element("Fill")?.tap()
        host.advance(5)
        #expect(host.texts == ["Fill"])
    }

    @Test func `R7.37: a binding drives the group, and the group writes it`() {
        let model = Model()
        let host = TestHost {
            DisclosureGroup("Fill", isExpanded: Binding(get: { model.isOpen }, set: { model.isOpen = $0 })) {
                Text("inside")
            }
        }
        #expect(host.texts == ["Fill", "inside"])
        model.isOpen = false
        host.settle()
        #expect(host.texts == ["Fill"])
        host.element("Fill")?.tap()
        #expect(model.isOpen && host.texts == ["Fill", "inside"])
    }

    @Test func `a binding that keeps its value keeps the group closed`() {
        let host = TestHost { DisclosureGroup("Fill", isExpanded: .constant(false)) { Text("inside") } }
        host.element("Fill")?.tap()
        #expect(host.texts == ["Fill"])
    }

    @Test func `R7.37: changes of values that the content reads are shown while it is open`() {
        let model = Model()
        let host = TestHost {
            DisclosureGroup("Fill", isExpanded: .constant(true)) { Text(model.title) }
            List { DisclosureGroup("Row", isExpanded: .constant(true)) { Text(model.title) } }
        }
        model.title = "two"
        host.settle()
        #expect(host.texts == ["Fill", "two", "Row", "two"])
    }

    @Test func `groups in groups keep their own state`() throws {
        let host = TestHost {
            DisclosureGroup("Outer", isExpanded: .constant(true)) {
                DisclosureGroup("Inner") { Text("inside") }
                Text("after")
            }
        }
        #expect(host.texts == ["Outer", "Inner", "after"])
        host.element("Inner")?.tap()
        host.advance(5)
        #expect(host.texts == ["Outer", "Inner", "inside", "after"])
        // Each level is set in by an arrow and the gap behind it.
        let places = ["Outer", "Inner", "inside"].compactMap { host.element($0)?.frame.minX }
        #expect(places == [0, 20, 40])
        #expect(host.elements("DisclosureGroup").count == 2)
    }

    @Test func `closing forgets the state of the content`() {
        let host = TestHost { DisclosureGroup("Fill") { Typed() } }
        host.enablesAnimations = false
        host.element("Fill")?.tap()
        host.element("count 0")?.tap()
        #expect(host.texts == ["Fill", "count 1"])
        host.element("Fill")?.tap()
        host.element("Fill")?.tap()
        #expect(host.texts == ["Fill", "count 0"])
    }

    @Test func `keys open and close in the direction of reading`() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let host = TestHost {
                DisclosureGroup("Fill") { Text("inside") }.environment(\.layoutDirection, direction)
            }
            let (opens, closes): (KeyEquivalent, KeyEquivalent) =
                direction == .leftToRight ? (.rightArrow, .leftArrow) : (.leftArrow, .rightArrow)
            host.element("Fill")?.press(closes)
            #expect(host.element("Fill")?.isExpanded == false)
            host.element("Fill")?.press(opens)
            #expect(host.element("Fill")?.isExpanded == true)
            host.element("Fill")?.press(opens)
            #expect(host.element("Fill")?.isExpanded == true)
            host.element("Fill")?.press(closes)
            #expect(host.element("Fill")?.isExpanded == false)
            for key in [KeyEquivalent.space, .return] {
                let before = host.element("Fill")?.isExpanded
                host.element("Fill")?.press(key)
                #expect(host.element("Fill")?.isExpanded != before)
            }
        }
    }

    @Test func `a disabled group stays as it is`() {
        let host = TestHost { DisclosureGroup("Fill") { Text("inside") }.disabled(true) }
        host.element("Fill")?.tap()
        host.element("Fill")?.press(.rightArrow)
        #expect(host.texts == ["Fill"])
    }

    @Test func `opening moves what follows over time`() throws {
        let host = TestHost {
            VStack(alignment: .leading) {
                DisclosureGroup("Fill") { Color.red.frame(height: 100) }
                Text("after")
            }
        }
        let before = try #require(host.element("after")).frame.minY
        host.element("Fill")?.tap()
        host.advance(0.1)
        let during = try #require(host.element("after")).frame.minY
        host.advance(5)
        let after = try #require(host.element("after")).frame.minY
        #expect(before < during && during < after && host.isAtRest)
    }

    // MARK: In lists

    @Test
    func `R7.38: in a list a closed group is one row, an open one that and the rows of its content, set in`() throws {
        let host = TestHost {
            List {
                DisclosureGroup("Fill") {
                    ForEach(0..<3) { Text("\($0)") }
                    DisclosureGroup("More", isExpanded: .constant(true)) { Text("deep") }
                }
                Text("after")
            }
        }
        #expect(rows(host) == ["Fill", "after"])
        host.element("Fill")?.tap()
        #expect(rows(host) == ["Fill", "0", "1", "2", "More", "deep", "after"])
        let places = ["after", "0", "deep"].compactMap { host.element($0)?.frame.minX }
        #expect(places == [12, 52, 72])
        #expect(host.elements("Row").map(\.frame.width).allSatisfy { $0 == 800 })
        host.element("Fill")?.tap()
        #expect(rows(host) == ["Fill", "after"])
    }

    @Test
    func `R7.38: a row of a list with a selection is selected by a click, and opened by its arrow and by keys`() throws
    {
        let model = Model()
        let host = TestHost {
            List(selection: Binding(get: { model.selection }, set: { model.selection = $0 })) {
                ForEach(0..<2) { n in
                    DisclosureGroup("group \(n)") { Text("a").tag(10) }
                }
            }
        }
        host.element("group 0")?.tap()
        #expect(model.selection == 0 && rows(host) == ["group 0", "group 1"])
        let row = try #require(host.elements("Row").first)
        row.press(.rightArrow)
        #expect(rows(host) == ["group 0", "a", "group 1"])
        #expect(host.elements("Row").first?.isExpanded == true)
        // From a row inside, the way back is the row that discloses it, and then its closing.
        host.element("a")?.tap()
        #expect(model.selection == 10)
        host.elements("Row")[1].press(.leftArrow)
        #expect(model.selection == 0 && host.elements("Row")[0].isFocused)
        host.elements("Row")[0].press(.leftArrow)
        #expect(rows(host) == ["group 0", "group 1"])
        host.elements("RowExpander")[0].tap()
        #expect(rows(host) == ["group 0", "a", "group 1"] && model.selection == 0)
    }

    @Test func `disclosed rows do not select or delete their group`() {
        let model = Model()
        let host = TestHost {
            List(selection: Binding(get: { model.selection }, set: { model.selection = $0 })) {
                ForEach(0..<1) { _ in
                    DisclosureGroup("group", isExpanded: .constant(true)) {
                        Text("loose")
                        ForEach(7..<8, id: \.self) { Text("\($0)") }
                    }
                }
                .onDelete { _ in model.title = "deleted" }
            }
        }
        host.element("loose")?.tap()
        #expect(model.selection == nil)
        host.element("loose")?.press(.delete)
        #expect(model.title == "one")
        host.element("7")?.tap()
        #expect(model.selection == 7)
        host.element("group")?.tap()
        #expect(model.selection == 0)
    }

    @Test func `a list without selection opens a row by a click or space`() throws {
        let host = TestHost { List { DisclosureGroup("Fill") { Text("inside") } } }
        let row = try #require(host.elements("Row").first)
        row.focus()
        row.press(.space)
        #expect(rows(host) == ["Fill", "inside"])
        row.press(.return)
        #expect(rows(host) == ["Fill"])
    }

    @Test func `thousands of groups are made as they come into sight`() {
        let model = Model()
        let host = TestHost {
            List { ForEach(0..<10_000) { n in DisclosureGroup("\(n)") { Counted(model) } } }
        }
        #expect(host.elements("Row").count < 100 && model.built == 0)
        host.elements("List")[0].scroll(toRow: 9_000)
        host.element("9000")?.tap()
        #expect(model.built > 0 && host.texts.contains("inside"))
    }
}
