import BoardDocument
import CorkTesting
import CorkUI
import Foundation
import RandomBoards
import SongLibrary
import Testing

@testable import Corkboard

/// Running an evening: marks by key, the history beside them, and a new evening.
@MainActor
@Suite struct EveningModelTests {
    private let folder: TemporaryFolder
    private let model = BoardModel()
    private let history: SungHistory

    init() throws {
        folder = try TemporaryFolder()
        history = try SungHistory(file: folder.url.appending(path: "history.sqlite"))
        model.sungHistory = history
        model.add([
            NewCard(title: "One", artist: "Ida Falk", person: "Ann"), NewCard(title: "Two", person: "Bob"),
            NewCard(title: "Three", person: "Ann"),
        ])
    }

    private var rows: [String] {
        get async throws {
            await model.finishRecording()
            return try await history.entries.map { "\($0.singers): \($0.title)" }.sorted()
        }
    }

    @Test func `the key marks a card as sung and takes the mark back`() async throws {
        let host = TestHost(size: CGSize(width: 1_160, height: 800)) { BoardView(model: model) }
        try #require(host.element("One")).press(.return, modifiers: .command)
        #expect(try model.card("One").isSung && model.board.leftCount == 2)
        #expect(host.texts.contains("next") && host.texts.contains { $0.hasPrefix("♪ Sung") })
        #expect(try await rows == ["Ann: One"])
        try #require(host.element("One")).press(.return, modifiers: .command)
        #expect(try !model.card("One").isSung)
        #expect(try await rows == [])
    }

    @Test func `a row goes and comes with undo and redo`() async throws {
        model.toggleSung(try model.card("One").id)
        model.toggleSung(try model.card("Two").id)
        #expect(try await rows == ["Ann: One", "Bob: Two"])
        model.undo()
        #expect(try await rows == ["Ann: One"])
        model.undo()
        #expect(try await rows == [])
        model.redo()
        #expect(try await rows == ["Ann: One"])
    }

    @Test func `a new evening keeps the history, and so does a removed card`() async throws {
        model.toggleSung(try model.card("One").id)
        model.beginEvening()
        #expect(model.board.leftCount == 3)
        model.undo()
        #expect(try model.card("One").isSung)
        model.redo()
        model.toggleSung(try model.card("Two").id)
        model.removeCards(try model.card("Two").id)
        #expect(try await rows == ["Ann: One", "Bob: Two"])
    }

    @Test func `a board that is opened brings what the history lacks`() async throws {
        model.toggleSung(try model.card("One").id)
        let other = BoardModel()
        other.replace(with: model.board, from: nil)
        let fresh = try SungHistory(file: folder.url.appending(path: "other.sqlite"))
        other.sungHistory = fresh
        await other.finishRecording()
        #expect(try await fresh.entries.map(\.title) == ["One"])
    }

    @Test func `sing next marks who sings and goes on in turn`() throws {
        model.singNext()
        #expect(model.board.nowSinging == (try model.card("One").id))
        model.singNext()
        #expect(try model.card("One").isSung && model.board.nowSinging == model.card("Two").id)
        model.singNext()
        model.singNext()
        #expect(model.board.nowSinging == nil && model.board.leftCount == 0)
    }

    @Test func `the presentation shows who sings and then who is next`() throws {
        let host = TestHost(size: CGSize(width: 1_400, height: 900)) { BoardView(model: model) }
        model.present()
        model.singNext()
        host.settle()
        #expect(host.texts.contains("Now") && host.texts.contains("Ann") && host.texts.contains("Ida Falk"))
        #expect(host.texts.contains("Next: Bob: Two"))
        #expect(host.texts.contains("Ann: Three") && host.texts.contains("(in 2 songs, about 8 min)"))
    }

    @Test func `the field of a column has the songs that its person sang before`() async throws {
        func sung(_ title: String, _ singers: String, _ time: Double) -> SungHistory.Entry {
            SungHistory.Entry(
                board: "b", card: title, time: Date(timeIntervalSince1970: time), singers: singers, title: title)
        }
        try await history.add([
            sung("Ember", "Ann", 1), sung("Tin", "Ann and Bob", 2), sung("Stone", "Bob", 3), sung("Three", "Ann", 4),
        ])
        let host = TestHost(size: CGSize(width: 1_160, height: 800)) { BoardView(model: model) }
        let ann = try #require(model.board.people.first)
        model.begin(.newCards(ann.id))
        await model.readHistory()
        host.settle()
        #expect(model.songsSungBefore(by: ann).map(\.title) == ["Tin", "Ember"])
        #expect(host.texts.contains("Sung before") && !host.texts.contains("Stone"))
        try #require(host.focused).press(.downArrow)
        try #require(host.focused).press(.downArrow)
        host.settle()
        #expect(host.focused?.label == "Ember")
        try #require(host.focused).press(.return)
        host.settle()
        #expect(model.board.cards(of: ann.id).map(\.title) == ["One", "Three", "Ember"])
        #expect(model.editing == .newCards(ann.id) && model.focused == .field(.newCards(ann.id)))
        model.type("t")
        #expect(model.songsSungBefore(by: ann).map(\.title) == ["Tin"])
        model.type("zz")
        host.settle()
        #expect(!host.texts.contains("Sung before"))
    }

    @Test(arguments: 0..<60) func `next is never who is on, and each of the next three waits as long as it says`(
        seed: Int
    ) {
        var board = Board.random(seed: seed)
        if seed % 3 > 0, let card = board.turns.first { board.markSung(card.card.id) }
        if seed % 2 > 0 { board.sing(board.turns.last?.card.id) }
        let wall = Stage(board)
        for stage in [wall] + board.people.map({ Stage(board, person: $0) }) {
            let on =
                board.turns.first { $0.card.id == board.nowSinging }?.singers
                .map { board.distinctName(of: $0) } ?? stage.names.map { [$0] } ?? []
            #expect(stage.next.count <= 3)
            guard let next = stage.next.first?.song.dropFirst("Next: ".count) else { continue }
            #expect(!on.contains { next.hasPrefix("\($0):") }, "\(on) is on, and next is \(next)")
        }
        let turns = board.nextTurns.filter { !$0.singers.isEmpty }
        for line in wall.next {
            #expect(
                zip(turns, board.waits(of: turns)).contains { turn, wait in
                    line.song.hasSuffix(": \(turn.card.title)") && line.wait ?? "next" == wait.text
                })
        }
    }
}
