import BoardDocument
import CorkTesting
import CorkUI
import Foundation
import SongCatalog
import SongLibrary
import Testing

@testable import Corkboard

@MainActor
@Suite("The library beside the board") struct LibraryPaneTests {
    private let folder: TemporaryFolder
    private let model = BoardModel()
    private let library: SongLibrary

    init() throws {
        folder = try TemporaryFolder()
        library = try SongLibrary(file: folder.url.appending(path: "songs.sqlite"))
        model.library = library
    }

    private func show() async throws -> TestHost {
        try await library.add([
            Song(title: "Für Elise", artist: "Beethoven"), Song(title: "Love Stack"), Song(title: "Two"),
        ])
        await model.opening(try folder.file("party.csv", "Person,Title\nAnn,One\nBob,Two\n"))
        let host = TestHost(size: CGSize(width: 1_200, height: 800)) { BoardView(model: model).boardMenu(model) }
        try #require(host.element("One")).press("l", modifiers: .command)
        await model.finishSearching()
        host.settle()
        return host
    }

    private func search(_ text: String, _ host: TestHost) async {
        model.searchLibrary(for: text)
        await model.finishSearching()
        host.settle()
    }

    private var columns: [[String]] { model.board.sections.map { $0.cards.map(\.title) } }

    @Test func `the field has the focus and return puts the first song on a card`() async throws {
        let host = try await show()
        #expect(model.focused == .library)
        await search("fur", host)
        #expect(host.texts.contains("Für Elise") && !host.texts.contains("Love Stack"))
        try #require(host.focused).press(.return)
        #expect(columns == [["One", "Für Elise"], ["Two"]])
        #expect(model.toast?.text == "Added “Für Elise” to Ann’s column.")
        try #require(host.focused).press(.return)
        #expect(model.toast?.text == "“Für Elise” is there already, in Ann’s column.")
        #expect(columns[0].count == 2)
    }

    @Test func `songs go to the column that was used last`() async throws {
        let host = try await show()
        model.wantedFocus = .card(try model.card("Two").id)
        host.settle()
        await search("love", host)
        model.addFromLibrary()
        #expect(columns == [["One"], ["Two", "Love Stack"]])
    }

    @Test func `a double click and the context menu of a song add it`() async throws {
        let host = try await show()
        await search("", host)
        try #require(host.element("Love Stack")).doubleTap()
        #expect(columns == [["One", "Love Stack"], ["Two"]])
        try #require(host.element("Für Elise")).choose("Add to Board (Return)")
        #expect(columns == [["One", "Love Stack", "Für Elise"], ["Two"]])
    }

    @Test func `a song is dragged to a column`() async throws {
        let host = try await show()
        await search("love", host)
        #expect(try #require(host.element("Love Stack")).drag(to: #require(host.element("Bob"))))
        #expect(columns == [["One"], ["Love Stack", "Two"]])
    }

    @Test func `songs of files that are opened are kept`() async throws {
        let host = try await show()
        await model.opening(try folder.file("more.txt", "Purple Rain\n"))
        for _ in 0..<100 where try await library.count < 5 { await Task.yield() }
        await search("purple", host)
        #expect(model.librarySongs.map(\.song.title) == ["Purple Rain"])
    }

    @Test func `Escape hides the library`() async throws {
        let host = try await show()
        try #require(host.focused).press(.escape)
        #expect(!model.showsLibrary)
        #expect(!host.texts.contains("Love Stack"))
    }

    @Test func `a catalogue opens as the library beside an empty board`() async throws {
        let rows = (1...301).map { "Band \($0),Song number \($0)\n" }.joined()
        await model.opening(try folder.file("list.csv", "Artist,Title\n" + rows))
        _ = await model.libraryChange?.value
        await model.finishSearching()
        #expect(model.board.isEmpty && !model.isDirty && model.showsLibrary && model.libraryCount == 301)
        #expect(
            model.noticeTexts == [
                "“list.csv” has 301 songs and no people. They are in the library, and the board is empty."
            ])
        try #require(model.notices.first?.button?.choices.first).action()
        #expect(model.board.cardCount == Board.cardLimit)
    }

    @Test(arguments: [300, 301])
    func `songs of people, or fewer songs, are a board`(count: Int) async throws {
        let person = count > 300 ? "Ann" : ""
        let rows = (1...count).map { "\($0 > 1 ? "" : person),Song number \($0)\n" }.joined()
        await model.opening(try folder.file("list.csv", "Person,Title\n" + rows))
        #expect(model.board.cardCount == min(count, Board.cardLimit) && !model.showsLibrary)
    }

    @Test func `a list is removed from the library after a question, except for songs of other lists`() async throws {
        await model.opening(try folder.file("one.csv", "Person,Title\nAnn,Tin\nAnn,Stone\n"))
        await model.opening(try folder.file("two.csv", "Person,Title\nBo,Stone\n"))
        _ = await model.libraryChange?.value
        let host = TestHost(size: CGSize(width: 1_200, height: 800)) { BoardView(model: model).boardMenu(model) }
        model.showLibrary()
        await model.finishSearching()
        host.settle()
        #expect(host.element("Lists")?.menu == ["Remove one.csv…", "Remove two.csv…"])
        host.element("Lists")?.choose("Remove one.csv…")
        host.settle()
        let question = try #require(host.presented)
        #expect(question.texts.contains("Remove the songs of “one.csv” from the library?"))
        question.element("Remove Source")?.tap()
        host.settle()
        _ = await model.libraryChange?.value
        await model.finishSearching()
        host.settle()
        #expect(try await library.songs(matching: "", limit: 9).map(\.title) == ["Stone"])
        #expect(host.element("Lists")?.menu == ["Remove two.csv…"] && model.board.cardCount == 3)
        #expect(model.toast?.text == "Removed 1 song of one.csv from the library.")
    }
}
