import BoardDocument
import Foundation
import Testing

@testable import Corkboard
@testable import SongLibrary

/// A history that can't be written, and a clock that goes back.
@MainActor
@Suite struct HistoryTroubleTests {
    private let folder: TemporaryFolder
    private let model = BoardModel()
    private let history: SungHistory
    private var file: URL { folder.url.appending(path: "history.sqlite") }

    init() throws {
        folder = try TemporaryFolder()
        history = try SungHistory(file: folder.url.appending(path: "history.sqlite"))
        model.sungHistory = history
        model.add([NewCard(title: "One", person: "Ann"), NewCard(title: "Two", person: "Bob")])
    }

    @Test func `a mark that a locked history refuses is told and added with the next one`() async throws {
        let other = try Database(file)
        try other.run("BEGIN IMMEDIATE")
        model.toggleSung(try model.card("One").id)
        await model.finishRecording()
        #expect(model.noticeTexts == ["The history cannot be used: database is locked."])
        #expect(try model.card("One").isSung)
        try other.run("ROLLBACK")
        model.toggleSung(try model.card("Two").id)
        await model.finishRecording()
        #expect(try await Set(history.entries.map(\.title)) == ["One", "Two"])
    }

    @Test func `a mark after the clock went back comes after the others and is told`() async throws {
        let later = Date() + 3_600
        model.edit("Sung") { [id = try model.card("One").id] in _ = $0.markSung(id, at: later) }
        model.edit("Sing Now") { [id = try model.card("Two").id] in _ = $0.sing(id) }
        model.singNext()
        #expect(try #require(model.card("Two").sungTimes.first) > (try #require(model.card("One").sungTimes.first)))
        let notice = "The clock of this computer went back. “Two” is marked right after the song before it."
        #expect(model.noticeTexts == [notice])
        await model.finishRecording()
        #expect(try await history.entries.map(\.title) == ["Two", "One"])
    }
}
