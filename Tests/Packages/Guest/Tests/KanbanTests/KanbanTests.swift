import CorkTesting
import Kanban
import SwiftUI
import Testing

@MainActor
@Suite("A board made with public names only")
struct KanbanTests {
    private let document: TestDocument<KanbanDocument>
    private var host: TestHost { document.host }

    init() {
        let stages = [
            Stage("To Do", limit: 2, cards: ["a", "b", "c"].map { Card($0) }), Stage("Doing", cards: [Card("d")]),
            Stage("Done"),
        ]
        document = TestDocument(KanbanDocument(stages: stages), size: CGSize(width: 700, height: 400)) { file in
            KanbanView(file.$document)
        }
    }

    private var titles: [String] { document.value.stages.map { $0.cards.map(\.title).joined() } }

    private func middle(_ text: String) throws -> CGPoint {
        let frame = try #require(host.element(text)).frame
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    private func drag(_ card: String, above other: String) throws {
        let frame = try #require(host.element(other)).frame
        try #require(host.element(card)).drag(to: CGPoint(x: frame.midX, y: frame.minY + 2))
        host.advance(1)
        host.dropDrag()
        host.advance(2)
    }

    @Test func `sections are columns, which say when they are too full`() {
        #expect(
            host.texts == ["To Do", "3 of 2", "a", "b", "c", "Doing", "1", "d", "Done", "0", "Undo"])
    }

    @Test func `a card is dragged within a column and to another one, and back by undo`() throws {
        try drag("c", above: "a")
        #expect(titles == ["cab", "d", ""])
        try drag("a", above: "d")
        #expect(titles == ["cb", "ad", ""])
        #expect(host.texts.contains("2 of 2"))
        document.undoManager.undo()
        #expect(titles == ["cab", "d", ""])
        document.undoManager.undo()
        #expect(titles == ["abc", "d", ""] && !document.undoManager.canUndo)
        document.undoManager.redo()
        #expect(titles == ["cab", "d", ""])
    }

    @Test func `an empty column takes a card`() throws {
        let head = try middle("Done")
        try #require(host.element("d")).drag(to: CGPoint(x: head.x, y: head.y + 40))
        host.advance(1)
        host.dropDrag()
        #expect(titles == ["abc", "", "d"])
    }

    @Test func `selected cards go together, by pointer and by keys`() throws {
        for card in ["a", "c"] { try #require(host.element(card)).tap() }
        try drag("c", above: "d")
        #expect(titles == ["b", "acd", ""])
        let card = try #require(host.element("d"))
        card.tap()
        card.focus()
        card.press(.delete)
        #expect(titles == ["b", "", ""])
    }

    @Test func `the focused card goes up and down by keys`() throws {
        let card = try #require(host.element("b"))
        card.focus()
        card.press(.downArrow, modifiers: .option)
        #expect(titles == ["acb", "d", ""])
    }

    @Test func `a card is a text elsewhere, and a text from elsewhere is a card`() throws {
        let desk = TestDocument(document.value) { file in
            HStack {
                KanbanView(file.$document)
                Paper()
            }
        }
        try #require(desk.host.element("b")).drag(to: try #require(desk.host.element("paper")))
        #expect(desk.host.element("on paper: b") != nil)
        let frame = try #require(desk.host.element("c")).frame
        try #require(desk.host.element("paper")).drag(to: CGPoint(x: frame.midX, y: frame.minY + 2))
        desk.host.dropDrag()
        #expect(desk.value.stages.map { $0.cards.map(\.title).joined() } == ["abnotec", "d", ""])
    }

    private struct Paper: View {
        @State private var text = ""

        var body: some View {
            VStack {
                Text("paper").draggable("note")
                Text("on paper: \(text)")
            }
            .dropDestination(for: String.self) { texts, _ in
                text += texts.joined()
                return true
            }
        }
    }

    @Test func `a card is added, marked and deleted`() throws {
        let field = host.elements("TextField")[2]
        field.set("e")
        field.press(.return)
        #expect(titles == ["abc", "d", "e"] && field.value == "")
        let card = try #require(host.element("e"))
        #expect(card.menu == ["Urgent", "Delete…"])
        card.choose("Urgent")
        #expect(document.value.stages[2].cards[0].isUrgent && !host.elements("Color").isEmpty)
        #expect(try #require(host.element("e")).choose("Delete…"))
        let question = try #require(host.presented)
        #expect(question.texts.contains("e"))
        try #require(question.element("Keep")).tap()
        #expect(host.presented == nil && titles == ["abc", "d", "e"])
        try #require(host.element("e")).choose("Delete…")
        try #require(host.presented?.element("Delete")).tap()
        #expect(titles == ["abc", "d", ""])
    }

    @Test func `the file has the board, and is read as it was written`() throws {
        try drag("c", above: "a")
        let file = try document.fileWrapper()
        let other = try TestDocument<KanbanDocument>(reading: file, contentType: .json) { KanbanView($0.$document) }
        #expect(other.value == document.value && other.host.texts == host.texts)
        let broken = FileWrapper(regularFileWithContents: Data("[{".utf8))
        #expect(throws: (any Error).self) {
            try TestDocument<KanbanDocument>(reading: broken, contentType: .json) { KanbanView($0.$document) }
        }
    }

    @Test func `a wedge moves with its fraction`() {
        var wedge = Wedge(fraction: 0.25)
        wedge.animatableData = 0.5
        #expect(wedge.fraction == 0.5)
        #expect(wedge.path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(CGPoint(x: 8, y: 8)))
        #expect(!wedge.path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(CGPoint(x: 2, y: 8)))
    }
}
