import BoardDocument
import CorkTesting
import CorkUI
import Foundation
import Testing

@testable import Corkboard

@MainActor
@Suite("Dragging on the board") struct BoardDraggingTests {
    private let folder: TemporaryFolder
    private let model = BoardModel()
    private let party = "Person,Title\nAnn,One\nAnn,Two\nAnn,Three\nBob,Four\nBob,Five\n,Loose\n"

    init() throws { folder = try TemporaryFolder() }

    private func show(_ text: String) async throws -> TestHost {
        await model.opening(try folder.file("songs.csv", text))
        return TestHost(size: CGSize(width: 1_400, height: 900)) { BoardView(model: model) }
    }

    private func text(_ text: String) -> [TransferredData] {
        [TransferredData(type: "text/plain", data: Data(text.utf8))]
    }

    private func columns(_ model: BoardModel) -> [[String]] { model.board.sections.map { $0.cards.map(\.title) } }

    @Test func `a card goes before the one it is dropped on`() async throws {
        let host = try await show(party)
        #expect(try #require(host.element("Three")).drag(to: #require(host.element("One"))))
        #expect(columns(model) == [["Loose"], ["Three", "One", "Two"], ["Four", "Five"]])
        #expect(try #require(host.element("Three")).drag(to: #require(host.element("Five"))))
        #expect(columns(model) == [["Loose"], ["One", "Two"], ["Four", "Three", "Five"]])
        model.undo()
        model.undo()
        #expect(columns(model) == [["Loose"], ["One", "Two", "Three"], ["Four", "Five"]])
    }

    @Test func `a card moves downwards too`() async throws {
        let host = try await show(party)
        #expect(try #require(host.element("One")).drag(to: #require(host.element("Three"))))
        #expect(columns(model)[1] == ["Two", "One", "Three"])
        #expect(try #require(host.element("Loose")).drag(to: #require(host.element("Four"))))
        #expect(columns(model) == [["Two", "One", "Three"], ["Loose", "Four", "Five"]])
    }

    @Test func `a card on a header goes to the beginning of the column`() async throws {
        let host = try await show(party)
        #expect(try #require(host.element("One")).drag(to: #require(host.element("Bob"))))
        #expect(columns(model) == [["Loose"], ["Two", "Three"], ["One", "Four", "Five"]])
    }

    @Test func `a card dropped on itself stays`() async throws {
        let host = try await show(party)
        try #require(host.element("Two")).drag(to: #require(host.element("Two")))
        #expect(columns(model)[1] == ["One", "Two", "Three"])
        #expect(!model.history.isDirty)
    }

    @Test func `the selected cards go together`() async throws {
        let host = try await show(party)
        model.selection = try [model.card("One").id, model.card("Three").id]
        host.settle()
        #expect(try #require(host.element("Three, selected")).drag(to: #require(host.element("Five"))))
        #expect(columns(model) == [["Loose"], ["Two"], ["Four", "One", "Three", "Five"]])
        #expect(model.history.undoName == "Move")
    }

    @Test func `the other cards make room while a card is held`() async throws {
        let host = try await show(party)
        let five = try #require(host.element("Five"))
        let before = five.frame
        try #require(host.element("One")).drag(to: CGPoint(x: before.midX, y: before.minY + 5))
        host.advance(1)
        let room = try #require(host.element("Five")).frame.minY - before.minY
        #expect(room > 50 && host.element("One") == nil)
        #expect(columns(model)[1] == ["One", "Two", "Three"])
        #expect(host.dropDrag())
        #expect(columns(model)[2] == ["Four", "One", "Five"])
    }

    @Test func `alt and arrows move the focused card`() async throws {
        let host = try await show(party)
        model.wantedFocus = try .card(model.card("One").id)
        host.settle()
        // The cards of a column hang in one line where there is room.
        try #require(host.focused).press(.rightArrow, modifiers: .option)
        #expect(columns(model)[1] == ["Two", "One", "Three"])
        host.advance(1)
        #expect(host.focused?.label?.hasPrefix("One") == true)
    }

    @Test func `a person goes where another one is`() async throws {
        let host = try await show(party)
        #expect(try #require(host.element("Bob")).drag(to: #require(host.element("One"))))
        #expect(model.board.people.map(\.name) == ["Bob", "Ann"])
        host.advance(1)
        #expect(try #require(host.element("Ann")).drag(to: #require(host.element("Bob"))))
        #expect(model.board.people.map(\.name) == ["Ann", "Bob"])
    }

    @Test func `text dropped on a column is the persons songs`() async throws {
        let host = try await show(party)
        #expect(try #require(host.element("Four")).drop(text("Queen - Bicycle Race\nLove Stack\n")))
        #expect(columns(model)[2] == ["Bicycle Race", "Love Stack", "Four", "Five"])
        #expect(model.toast?.text == "Added 2 songs." && model.toast?.offersUndo == true)
        model.undo()
        host.settle()
        #expect(try #require(host.element("Bob")).drop(text("Queen - Bicycle Race\n")))
        #expect(columns(model)[2] == ["Bicycle Race", "Four", "Five"])
    }

    @Test func `files dropped on a card are read into its place`() async throws {
        let host = try await show(party)
        let list = try folder.file("more.txt", "Six\nSeven\n")
        let uris = TransferredData(type: "text/uri-list", data: Data("\(list.absoluteString)\r\n".utf8))
        #expect(try #require(host.element("Two")).drop([uris]))
        await model.finishReading()
        #expect(columns(model)[1] == ["One", "Six", "Seven", "Two", "Three"])
    }

    @Test func `cards of another window are copied`() async throws {
        let host = try await show(party)
        let other = BoardModel()
        await other.opening(try folder.file("other.csv", "Person,Title,Artist\nCid,Nine,Neil\n"))
        let nine = try #require(other.board.sections.flatMap(\.cards).first)
        #expect(model.drop([other.dragged([nine.id])], on: .column(model.board.people[0].id)))
        #expect(columns(model)[1] == ["One", "Two", "Three", "Nine"])
        #expect(try model.card("Nine").artist == "Neil")
        #expect(other.board.cardCount == 1)
        withExtendedLifetime(host) {}
    }

    // MARK: Large files

    private var songs: String { (1...50).map { "Song \($0)\n" }.joined() }

    @Test func `many songs are added only after confirmation`() async throws {
        let host = try await show(party)
        await model.opening(try folder.file("many.txt", songs))
        host.settle()
        #expect(model.board.cardCount == 6)
        let sheet = try #require(host.presented)
        #expect(sheet.texts.contains("Add songs from many.txt?") && sheet.texts.contains("and 44 more"))
        model.choose(owner: model.board.people[1].id)
        host.settle()
        #expect(sheet.texts.contains("Column: Bob"))
        sheet.root.press(.return)
        #expect(host.presented == nil)
        #expect(columns(model)[2].count == 52)
        #expect(model.pendingImports.isEmpty)
        model.undo()
        #expect(model.board.cardCount == 6)
    }

    @Test func `Escape leaves many songs in their file`() async throws {
        let host = try await show(party)
        await model.opening(try folder.file("many.txt", songs), try folder.file("more.txt", songs))
        host.settle()
        try #require(host.presented?.element("Cancel")).tap()
        let next = try #require(host.presented)
        #expect(next.texts.contains("Add songs from more.txt?"))
        next.root.press(.escape)
        #expect(host.presented == nil)
        #expect(model.board.cardCount == 6 && !model.history.isDirty)
    }

    @Test func `an empty board takes all there is room for at once`() async throws {
        await model.opening(try folder.file("many.txt", songs))
        #expect(model.board.cardCount == 50 && model.pendingImports.isEmpty)
    }
}
