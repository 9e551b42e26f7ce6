import BoardDocument
import CorkTesting
import CorkUI
import Foundation
import Testing

@testable import Corkboard

/// The effects of keys and menus on cards and people.
@MainActor
@Suite struct CardCommandTests {
    private let model = BoardModel()
    private let host: TestHost

    init() {
        let songs = [("Ann", "One"), ("Ann", "Two"), ("Ann", "Three"), ("Bob", "Four"), ("Bob", "two")]
        model.add(songs.map { NewCard(title: $0.1, person: $0.0) })
        host = TestHost(size: CGSize(width: 1_400, height: 900)) { [model] in
            BoardView(model: model).boardMenu(model)
        }
    }

    private func card(_ title: String) throws -> TestElement { try #require(host.element(title)) }
    private func press(_ title: String, _ key: KeyEquivalent, _ modifiers: EventModifiers = []) throws {
        try #require(host.elements("Text").first { $0.text == title }).press(key, modifiers: modifiers)
    }
    private func songs(_ name: String) -> [String] {
        model.board.sections.first { $0.person?.name == name }?.cards.map(\.title) ?? []
    }

    @Test func `control and arrows move a card`() throws {
        try press("Three", .upArrow, .command)
        #expect(songs("Ann") == ["One", "Three", "Two"])
        try press("Three", .home, .command)
        #expect(songs("Ann") == ["Three", "One", "Two"])
        try press("Three", .downArrow, .command)
        #expect(songs("Ann") == ["One", "Three", "Two"])
        try press("Three", .rightArrow, .command)
        #expect(songs("Ann") == ["One", "Two"] && songs("Bob") == ["Four", "two", "Three"])
        try press("Three", .rightArrow, .command)
        #expect(songs("Bob") == ["Four", "two", "Three"])
        #expect(host.focused?.texts.contains("Three") == true)
        #expect(model.focused == .card(try model.card("Three").id))
    }

    @Test func `the focus goes to the card that undo and redo change`() throws {
        let (two, three) = (try model.card("Two").id, try model.card("Three").id)
        func focused(after change: () -> Void) -> BoardFocus? {
            change()
            host.settle()
            return model.focused
        }
        try press("Three", .rightArrow, .command)
        #expect(focused(after: model.undo) == .card(three) && focused(after: model.redo) == .card(three))
        try press("Two", .delete)
        #expect(model.focused != .card(two) && focused(after: model.undo) == .card(two))
        try press("Three", .upArrow, .command)
        #expect(focused(after: model.undo) == .card(three))
        model.hidesCrossedOff = true
        try press("Two", "x")
        try press("Three", .upArrow, .command)
        #expect(focused(after: model.undo) == .card(three) && focused(after: model.undo) == .card(two))
        model.redo()
        #expect(model.wantedFocus == nil)
    }

    @Test func `undo of an added card focuses its neighbor`() throws {
        let (two, three) = (try model.card("Two").id, try model.card("Three").id)
        model.add([NewCard(title: "Five", person: "Ann")])
        let five = try model.card("Five").id
        host.update()
        try card("Five").focus()
        host.settle()
        #expect(model.focused == .card(five))
        model.undo()
        host.settle()
        #expect(model.focused == .card(three))
        model.redo()
        host.settle()
        #expect(model.focused == .card(five))
        model.undo()
        host.settle()
        try card("Three").focus()
        model.removeCards(three)
        host.settle()
        #expect(model.focused == .card(two))
    }

    @Test func `edits leave the window and its toolbar as they are`() throws {
        host.resetEvaluations()
        try press("Three", .upArrow, .command)
        try press("Three", "c")
        #expect(host.texts.contains { $0.hasPrefix("Chosen") })
        #expect(host.evaluations(of: BoardView.self) == 0 && host.evaluations(of: BoardToolbar.self) == 0)
    }

    @Test func `several selected cards are dealt with together`() throws {
        try press("One", .space)
        try press("Three", .space)
        #expect(host.element("One, selected") != nil)
        try press("Three", "x")
        #expect(model.board.section(of: model.board.people[0].id)?.leftCount == 1)
        try press("One", .rightArrow, .command)
        #expect(songs("Bob") == ["Four", "two", "One", "Three"])
        try press("One", .delete)
        #expect(songs("Bob") == ["Four", "two"])
        #expect(host.texts.contains("Removed 2 cards."))
        model.undo()
        #expect(songs("Bob") == ["Four", "two", "One", "Three"])
    }

    @Test func `an action on a card that is not selected is for that one alone`() throws {
        try press("One", .space)
        try press("Two", .delete)
        #expect(songs("Ann") == ["One", "Three"])
        #expect(model.focused == .card(try model.card("Three").id))
    }

    @Test func `a whole column is selected and let go`() throws {
        try press("Two", "a", .command)
        #expect(model.selection.count == 3)
        try press("Two", .escape)
        #expect(model.selection.isEmpty)
    }

    @Test func `a chosen card says so and dibs are shown and crossed off everywhere`() throws {
        try press("Two", "c")
        #expect(host.texts.contains("✓ Chosen"))
        #expect(host.texts.contains { $0.hasPrefix("Chosen: “Two”.") })
        #expect(host.element("two, also Ann, Ann has dibs") != nil)
        let menu = try #require(host.elements("Text").first { $0.text == "Two" })
        #expect(menu.choose("Cross Off Everywhere"))
        #expect(try model.card("two").isCrossedOff && model.card("Two").isChosen)
    }

    @Test func `the menu of a card makes a duet`() throws {
        let menu = try #require(host.elements("Text").first { $0.text == "One" })
        #expect(menu.menu?.contains("Duet with") == true)
        #expect(menu.choose("Bob") == true, "The first menu with Bob is “Move to”.")
        #expect(songs("Bob") == ["Four", "two", "One"])
        let id = try model.card("One").id
        model.setPartner(model.board.people[0].id, of: id)
        host.settle()
        #expect(songs("Ann") == ["Two", "Three", "One"])
        #expect(host.texts.contains("with Ann") && host.texts.contains("with Bob"))
        #expect(host.warnings == [])
    }

    @Test func `the menu of a person renames sets aside and removes`() throws {
        let more = try #require(host.elements("Button").first { $0.label == "More for Ann" })
        #expect(more.choose("Rename"))
        let field = try #require(host.focused)
        #expect(field.kind == "TextField")
        field.set("Anna")
        field.press(.return)
        #expect(model.board.people[0].name == "Anna")
        let anna = try #require(host.elements("Button").first { $0.label == "More for Anna" })
        #expect(anna.choose("Set Aside") && host.texts.contains("set aside"))
        #expect(anna.choose("Green") && model.board.people[0].colorIndex == 1)
        #expect(anna.choose("Cross Off All") && model.board.leftCount == 2)
        #expect(anna.choose("Move Right") && model.board.people.map(\.name) == ["Bob", "Anna"])
        #expect(try #require(host.elements("Button").first { $0.label == "More for Anna" }).choose("Remove Anna"))
        #expect(model.board.people.map(\.name) == ["Bob"])
        model.undo()
        #expect(songs("Anna") == ["One", "Two", "Three"])
    }

    @Test func `find shows what matches and Escape ends`() throws {
        try press("One", "f", .command)
        let field = try #require(host.focused)
        #expect(field.label == "Find on the board")
        field.set("TWÖ")
        #expect(host.elements("FlowStack").map(\.children.count) == [1, 1])
        #expect(host.texts.contains("2 of 5"))
        field.press(.return)
        #expect(model.focused == .card(try model.card("Two").id))
        try press("Two", .escape)
        #expect(host.elements("FlowStack").map(\.children.count) == [3, 2])
    }

    @Test func `crossed off cards can be hidden`() throws {
        try press("One", "x")
        try press("Two", "h", .command)
        #expect(host.elements("FlowStack").map(\.children.count) == [2, 2])
        #expect(host.texts.contains("2 of 3 left"))
        #expect(host.elements("Button").first { $0.label == "Menu" }?.choose("Show Crossed Off") == true)
        #expect(host.elements("FlowStack").map(\.children.count) == [3, 2])
    }
}
