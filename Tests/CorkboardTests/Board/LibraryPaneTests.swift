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
}
