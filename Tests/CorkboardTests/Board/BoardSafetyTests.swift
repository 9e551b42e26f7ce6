import BoardDocument
import DocumentFiles
import Foundation
import Testing

@testable import Corkboard

/// Boards after crashes, changed by other programs, or open twice.
@MainActor
@Suite struct BoardSafetyTests {
    private let folder: TemporaryFolder
    private let recovery: RecoveryFolder

    init() throws {
        folder = try TemporaryFolder()
        recovery = RecoveryFolder(folder.url.appending(path: "recovery"))
    }

    private func model() -> BoardModel {
        let model = BoardModel()
        let claims = folder.url.appending(path: "claims")
        model.claimFile = { FileClaim($0, in: claims) }
        model.journal = RecoveryJournal<Board>(in: recovery)
        return model
    }

    /// Simulates a crash and returns the recovered documents.
    private func crash() throws -> [RecoveredDocument<Board>] {
        for name in try FileManager.default.contentsOfDirectory(atPath: recovery.url.path) {
            let journal = recovery.url.appending(path: name)
            try FileManager.default.copyItem(at: journal, to: recovery.url.appending(path: "left-\(name)"))
        }
        return recovery.leftBehind(Board.self).documents
    }

    private func saved() throws -> URL {
        var board = Board(title: "Friday")
        board.add([NewCard(title: "One", person: "Ann")])
        let file = folder.url.appending(path: "friday.songboard")
        try BoardFile.write(board, to: file)
        return file
    }

    @Test func `an untitled board comes back after a crash, with a notice until it is saved`() async throws {
        let model = model()
        model.begin(.newPerson)
        model.type("Sam")
        model.submit()
        model.type("Love Stack")
        model.submit()
        model.journal?.flush()
        let left = try crash()
        #expect(left.map(\.document) == [model.board])
        let again = BoardModel(try #require(left.first))
        #expect(again.board == model.board && again.history.isDirty)
        #expect(again.notices.first?.text.contains("not saved when Corkboard ended") == true)
        let dialogs = FixedDialogs()
        dialogs.files = [folder.url.appending(path: "again.songboard")]
        #expect(await again.saveAs(dialogs) && again.notices.isEmpty)
    }

    @Test func `a board undone to its file needs no recovery`() async throws {
        let model = model()
        await model.opening(try saved())
        model.toggleCrossedOff(try model.card("One").id)
        model.undo()
        model.journal?.flush()
        #expect(try crash().isEmpty)
    }

    @Test func `a song that is being typed is recovered after a crash`() async throws {
        let model = model()
        await model.opening(try saved())
        let titles = model.titles
        model.begin(.newCards(model.board.people[0].id))
        model.type("Half a so")
        model.journal?.flush()
        let left = try #require(try crash().first)
        #expect(left.document.sections.flatMap { $0.cards.map(\.title) }.sorted() == (titles + ["Half a so"]).sorted())
        #expect(model.titles == titles)
        left.discard()
        model.cancelTyping()
        model.journal?.flush()
        #expect(try crash().isEmpty)
    }

    @Test func `a recovered board knows its file and takes over its journal`() async throws {
        let file = try saved()
        let model = model()
        await model.opening(file)
        model.toggleCrossedOff(try model.card("One").id)
        model.journal?.flush()
        let board = model.board
        let left = try #require(try crash().first)
        model.close()
        let again = BoardModel(left)
        again.journal = RecoveryJournal<Board>(in: recovery)
        again.takeOver(left)
        #expect(again.fileURL?.lastPathComponent == file.lastPathComponent)
        let twice = try crash()
        #expect(twice.map(\.document) == [board])
        twice.forEach { $0.discard() }
        #expect(await again.save(nil))
        #expect(try BoardFile.read(from: file).board == board)
        again.journal?.flush()
        #expect(try crash().isEmpty)
    }

    @Test func `autosave does not overwrite changes of another program`() async throws {
        let file = try saved()
        let model = model()
        await model.opening(file)
        model.autosaveDelay = .zero
        let theirs = Board(title: "Theirs")
        try BoardFile.write(theirs, to: file)
        for _ in 1...2 {
            model.toggleCrossedOff(try model.card("One").id)
            model.toggleChosen(try model.card("One").id)
            await model.autosaveTask?.value
        }
        #expect(try BoardFile.read(from: file).board == theirs)
        #expect(model.diskChange == .changed)
        #expect(model.history.isDirty)
    }

    @Test func `a changed board is saved by itself`() async throws {
        let file = try saved()
        let model = model()
        await model.opening(file)
        model.autosaveDelay = .zero
        model.toggleCrossedOff(try model.card("One").id)
        await model.autosaveTask?.value
        #expect(try BoardFile.read(from: file).board == model.board)
        #expect(!model.history.isDirty && model.noticeTexts == [])
    }

    @Test func `saving does not overwrite changes of another program`() async throws {
        let file = try saved()
        let model = model()
        await model.opening(file)
        let theirs = Board(title: "Theirs")
        try BoardFile.write(theirs, to: file)
        model.toggleCrossedOff(try model.card("One").id)
        #expect(await !model.save(nil))
        #expect(try BoardFile.read(from: file).board == theirs)
        #expect(model.diskChange == .changed && model.history.isDirty)
        let dialogs = FixedDialogs()
        dialogs.files = [folder.url.appending(path: "mine.songboard")]
        #expect(await model.saveAs(dialogs))
        #expect(try BoardFile.read(from: dialogs.files[0]).board == model.board)
        #expect(model.diskChange == nil)
    }

    @Test
    func `save As appends the extension of boards to a name with that of another kind, but keeps the board’s own name`()
        async throws
    {
        let model = model()
        await model.opening(try saved())
        let list = folder.url.appending(path: "list.csv")
        try Data("Title\nWaterloo\n".utf8).write(to: list)
        let dialogs = FixedDialogs()
        dialogs.files = [list]
        #expect(await model.saveAs(dialogs))
        #expect(model.fileURL?.lastPathComponent == "list.csv.songboard")
        #expect(try String(contentsOf: list, encoding: .utf8) == "Title\nWaterloo\n")
        let plain = folder.url.appending(path: "evening.txt")
        try BoardFile.write(model.board, to: plain)
        let other = self.model()
        await other.opening(plain)
        dialogs.files = [plain]
        #expect(await other.saveAs(dialogs) && other.fileURL?.path == plain.path)
        await other.export(.text(.text), dialogs)
        #expect(other.noticeTexts == ["evening.txt is this board’s own file and was not replaced by an export."])
        #expect(try BoardFile.read(from: plain).board == other.board)
    }

    @Test func `reloading shows changes of another program and can be undone`() async throws {
        let file = try saved()
        let model = model()
        await model.opening(file)
        model.toggleCrossedOff(try model.card("One").id)
        let (mine, theirs) = (model.board, Board(title: "Theirs"))
        try BoardFile.write(theirs, to: file)
        #expect(await !model.checkFile())
        await model.reload()
        #expect(model.board == theirs && !model.history.isDirty && model.diskChange == nil)
        model.undo()
        #expect(model.board == mine && model.history.isDirty)
        #expect(await model.save(nil))
        #expect(try BoardFile.read(from: file).board == mine)
    }

    @Test func `keeping mine overwrites changes of another program`() async throws {
        let file = try saved()
        let model = model()
        await model.opening(file)
        let mine = model.board
        try BoardFile.write(Board(title: "Theirs"), to: file)
        await model.checkFile()
        await model.keepMine()
        #expect(model.diskChange == nil)
        #expect(try BoardFile.read(from: file).board == mine)
        #expect(!model.history.isDirty)
    }

    @Test func `a file written with the same content is not changed`() async throws {
        let file = try saved()
        let model = model()
        await model.opening(file)
        model.toggleCrossedOff(try model.card("One").id)
        try BoardFile.write(model.opened, to: file)
        #expect(model.origin?.isChanged == true)
        #expect(await model.checkFile())
        #expect(model.diskChange == nil && model.origin?.isChanged == false && model.history.isDirty)
    }

    @Test
    func `a board whose file is gone is unsaved until its file is back, and is written only by Save`() async throws {
        let file = try saved()
        let model = model()
        await model.opening(file)
        let elsewhere = file.deletingLastPathComponent().appending(path: "elsewhere")
        try FileManager.default.moveItem(at: file, to: elsewhere)
        #expect(await !model.checkFile())
        #expect(model.diskChange == .removed && model.isUnsaved)
        try FileManager.default.moveItem(at: elsewhere, to: file)
        #expect(await model.checkFile())
        #expect(model.diskChange == nil && !model.isUnsaved)
        try FileManager.default.removeItem(at: file)
        model.autosaveDelay = .zero
        model.toggleCrossedOff(try model.card("One").id)
        await model.autosaveTask?.value
        #expect(model.diskChange == .removed && !FileManager.default.fileExists(atPath: file.path))
        #expect(await model.save(nil))
        #expect(try BoardFile.read(from: file).board == model.board)
        #expect(model.diskChange == nil && !model.isUnsaved)
    }

    @Test func `a file that became unreadable is a sentence and the board stays`() async throws {
        let file = try saved()
        let model = model()
        await model.opening(file)
        let mine = model.board
        try Data("rubbish".utf8).write(to: file)
        #expect(await !model.checkFile())
        await model.reload()
        #expect(model.board == mine && model.diskChange == .changed)
        #expect(model.noticeTexts.last?.contains("friday.songboard") == true)
    }

    @Test func `reverting restores the file and can be undone`() async throws {
        let file = try saved()
        let model = model()
        await model.opening(file)
        model.toggleCrossedOff(try model.card("One").id)
        let edited = model.board
        await model.reload("Revert")
        #expect(model.board == model.opened && !model.history.isDirty)
        #expect(model.history.undoName == "Revert")
        model.undo()
        #expect(model.board == edited)
    }

    @Test func `a file that is open in another window is a copy here`() async throws {
        let file = try saved()
        let (first, second) = (model(), model())
        await first.opening(file)
        await second.opening(file)
        #expect(second.board == first.board && second.fileURL == nil)
        #expect(second.noticeTexts.last?.contains("is open in another window") == true)
        second.toggleCrossedOff(try second.card("One").id)
        let dialogs = FixedDialogs()
        dialogs.files = [file]
        #expect(await !second.save(dialogs))
        #expect(second.noticeTexts.last?.contains("was not overwritten") == true)
        first.close()
        #expect(await second.save(dialogs))
        #expect(try BoardFile.read(from: file).board == second.board)
    }

    @Test func `reverting goes back to what was opened and can be undone`() async throws {
        let model = model()
        await model.opening(try saved())
        let opened = model.board
        model.toggleCrossedOff(try model.card("One").id)
        #expect(await model.save(nil))
        model.revertToOpened()
        #expect(model.board == opened && model.history.isDirty)
        model.undo()
        #expect(model.board != opened && !model.history.isDirty)
    }

    @Test func `saving includes text that is being typed`() async throws {
        let file = try saved()
        let model = model()
        await model.opening(file)
        #expect(!model.isUnsaved)
        model.begin(.newCards(model.board.people[0].id))
        model.type("Two")
        #expect(model.isUnsaved && model.title.hasSuffix("•"))
        #expect(await model.save(nil))
        #expect(try BoardFile.read(from: file).board.sections.flatMap(\.cards).map(\.title) == ["One", "Two"])
        #expect(!model.isUnsaved && model.editing != nil && model.draft.isEmpty)

        model.begin(.card(try model.card("One").id))
        #expect(!model.isUnsaved)
        model.type("One more")
        #expect(model.isUnsaved)
        #expect(await model.save(nil))
        #expect(model.titles == ["One more", "Two"] && model.editing == nil && !model.isUnsaved)
    }

    @Test func `a board keeps its name when the songs of a list come to it`() async throws {
        let file = folder.url.appending(path: "friday.songboard")
        var board = Board()
        board.add([NewCard(title: "One", person: "Ann")])
        try BoardFile.write(board, to: file)
        let model = model()
        await model.opening(file, try folder.file("more.txt", "Two\n"))
        #expect(model.titles.count == 2 && model.name == "friday.songboard")
    }
}
