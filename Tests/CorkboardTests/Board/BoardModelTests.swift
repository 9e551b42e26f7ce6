import BoardDocument
import Foundation
import Observation
import SongCatalog
import SongLibrary
import Testing

@testable import Corkboard

@MainActor
@Suite struct BoardModelTests {
    private let folder: TemporaryFolder
    private let model = BoardModel()

    init() throws { folder = try TemporaryFolder() }

    private var party: String { "Person,Title,Crossed off,Chosen\nAnn,One,yes,\nAnn,Two,,yes\nBob,Three,,\n,Loose,,\n" }

    // MARK: Reading

    @Test func `a table becomes a board named after its file`() async throws {
        await model.opening(try folder.file("party.csv", party))
        #expect(model.title == "party")
        #expect(model.board.sections.map { $0.person?.name } == [nil, "Ann", "Bob"])
        #expect(model.titles == ["Loose", "One", "Two", "Three"])
        #expect(try model.card("One").isCrossedOff)
        #expect(try model.card("Two").isChosen)
        #expect(model.noticeTexts == [] && model.failures == [])
        #expect(!model.history.isDirty && model.history.undoName == nil)
        #expect(model.reading == nil && model.fileURL == nil)
    }

    @Test func `the window is called after the file that is being read`() async throws {
        model.open([try folder.file("party.csv", party)])
        #expect(model.name == "party.csv" && model.isReading)
        await model.finishReading()
        #expect(!model.isReading)
        // What is added to a board does not name it.
        model.open([try folder.file("more.csv", party)])
        #expect(model.name == "party" && !model.isReading)
        await model.finishReading()
    }

    @Test func `several files are read in order into one board`() async throws {
        let first = try folder.file("b.csv", "Person,Title\nAnn,One\n")
        let second = try folder.file("a.csv", "Person,Title\nBob,Two\nAnn,Three\n")
        await model.opening(first, second)
        #expect(model.titles == ["One", "Three", "Two"])
        #expect(model.title.hasPrefix("b"))
    }

    @Test func `files opened while others are read come after them`() async throws {
        model.open([try folder.file("a.csv", "Person,Title\nAnn,One\n")])
        model.open([try folder.file("b.csv", "Person,Title\nBob,Two\n")])
        await model.finishReading()
        #expect(model.titles == ["One", "Two"])
    }

    @Test func `songs added to a board can be taken back`() async throws {
        await model.opening(try folder.file("a.csv", "Person,Title\nAnn,One\n"))
        await model.opening(try folder.file("b.csv", "Person,Title\nAnn,Two\n"))
        #expect(model.titles == ["One", "Two"])
        #expect(model.history.isDirty && model.history.undoName == "Add Songs")
        model.undo()
        #expect(model.titles == ["One"])
        #expect(!model.history.isDirty)
    }

    @Test func `unreadable files are reported and the rest is shown`() async throws {
        let missing = folder.url.appending(path: "missing.csv")
        let good = try folder.file("good.csv", "Person,Title\nAnn,One\n")
        await model.opening(missing, folder.url, good)
        #expect(model.titles == ["One"])
        #expect(model.failures.count == 2)
        #expect(model.failures[0].hasSuffix("cannot be opened: the file does not exist."))
        #expect(model.failures[1].hasSuffix("holds no UltraStar songs, CD+G files or videos."))
        #expect(model.noticeTexts == model.failures)
        #expect(model.reading == nil)
    }

    @Test func `a saved board is opened as it was saved`() async throws {
        var board = Board(title: "Friday")
        board.add([NewCard(title: "One", person: "Ann", isCrossedOff: true), NewCard(title: "Two", person: "Ann")])
        let file = folder.url.appending(path: "friday.songboard")
        try BoardFile.write(board, to: file)
        await model.opening(file)
        #expect(model.board == board)
        #expect(model.fileURL == file && model.title == "Friday")
        #expect(!model.history.isDirty)
    }

    @Test func `a saved board never replaces the one that is there`() async throws {
        let saved = folder.url.appending(path: "saved.songboard")
        try BoardFile.write(Board(title: "Saved"), to: saved)
        await model.opening(try folder.file("a.csv", "Person,Title\nAnn,One\n"))
        var elsewhere: [URL] = []
        model.openElsewhere = { elsewhere.append($0) }
        await model.opening(saved)
        #expect(elsewhere == [saved])
        #expect(model.titles == ["One"] && model.failures == [])

        model.openElsewhere = nil
        await model.opening(saved)
        #expect(model.titles == ["One"])
        #expect(model.failures.count == 1 && model.failures[0].contains("saved.songboard was not opened"))
    }

    @Test func `a board that cannot be read leaves the one that is there`() async throws {
        await model.opening(try folder.file("a.csv", "Person,Title\nAnn,One\n"))
        await model.opening(try folder.file("cut.songboard", "{\"format\":"))
        #expect(model.titles == ["One"])
        #expect(model.fileURL == nil)
        #expect(model.failures.count == 1 && model.failures[0].contains("cut.songboard"))
    }

    @Test func `reading that is cancelled adds nothing and is over soon`() async throws {
        let line = "Ann,A title of some length to make the file large\n"
        let file = try folder.file("long.csv", "Person,Title\n" + String(repeating: line, count: 400_000))
        let later = try folder.file("later.csv", "Person,Title\nBob,Two\n")
        model.open([file, later])
        await Task.yield()
        model.cancelReading()
        await model.finishReading()
        #expect(model.board.isEmpty)
        #expect(model.reading == nil && model.failures == [])
        #expect(model.noticeTexts.allSatisfy { $0.contains("cancelled") })
    }

    @Test func `cancelling ends all that is being read and not what is opened later`() async throws {
        let first = try folder.file("a.csv", "Person,Title\nAnn,One\n")
        model.open([first])
        model.open([try folder.file("b.csv", "Person,Title\nBob,Two\n")])
        model.cancelReading()
        await model.finishReading()
        #expect(model.board.isEmpty)
        await model.opening(first)
        #expect(model.titles == ["One"])
    }

    // MARK: What a file is

    @Test(arguments: ["evening", "evening.txt", "evening.csv"])
    func `a saved board is one under any name`(name: String) async throws {
        var board = Board(title: "Evening")
        board.add([NewCard(title: "One", person: "Ann")])
        let file = folder.url.appending(path: name)
        try BoardFile.encode(board).write(to: file)
        await model.opening(file)
        #expect(model.board == board && model.fileURL == file)
    }

    @Test(arguments: ["{\"songs\": [1]}", "[ {\"title\": \"One\"} ]", "\u{1F}\u{8B}\u{8}"])
    func `files without song lists are rejected`(text: String) async throws {
        let bytes = text.unicodeScalars.map { UInt8($0.value) }
        let file = folder.url.appending(path: "songs.txt")
        try Data(bytes).write(to: file)
        await model.opening(file)
        #expect(model.board.isEmpty && model.failures.count == 1)
        #expect(model.failures[0].contains("songs.txt"))
    }

    // MARK: People of one name

    @Test func `songs go to the person who is meant and not to one of the same name`() throws {
        let people = model.edit("Add") { board in ["Ann", "Ann"].map { board.addPerson(named: $0) } }
        model.addText("One\nTwo", to: .column(people[1]))
        #expect(model.board.cards(of: people[0]).isEmpty && model.board.cards(of: people[1]).count == 2)
        #expect(model.toast?.text == "Added 2 songs." && model.toast?.offersUndo == true)
        model.addText("One\nTwo", to: .column(people[1]))
        #expect(model.toast?.text == "All 2 songs are there already." && model.toast?.offersUndo == false)
        #expect(model.board.cards(of: people[1]).count == 2)
    }

    // MARK: What is told

    @Test func `songs that stay in the file are counted`() async throws {
        await model.opening(try folder.file("long.csv", table([("Ann", 250), ("Bob", 1_250)])))
        #expect(model.board.cardCount == Board.cardLimit)
        let text = try #require(model.noticeTexts.first)
        #expect(text.hasPrefix("1,200 songs of "))
        #expect(text.contains("long.csv were left out: a board holds 300 cards."))
    }

    @Test func `skipped lines and duplicates are counted`() async throws {
        await model.opening(try folder.file("a.csv", "Person,Title\nAnn,One\nAnn,\nAnn,One\nBob,Two\n"))
        let one = try #require(model.noticeTexts.first)
        #expect(one.contains("A line was skipped: ") && one.contains("3"))
        #expect(one.contains("A song was there already: a.csv, line 4, “One”."))
        await model.opening(try folder.file("b.csv", "Person,Title\nAnn,One\nAnn,\nBob,\nBob,Two\nBob,Three\n"))
        let more = try #require(model.noticeTexts.last)
        #expect(more.contains("2 lines were skipped, the first one: "))
        #expect(more.contains("2 songs were there already, the first one: b.csv, line 2, “One”."))
    }

    @Test func `songs of a wrong encoding leave the library again`() async throws {
        let library = try SongLibrary(file: folder.url.appending(path: "songs.sqlite"))
        model.library = library
        // Wrong in the same way, and there before.
        try await library.add([Song(title: "Two", artist: "Lucky Ółć")])
        let file = folder.url.appending(path: "old.csv")
        try (Data("Artist;Title\nLucky ".utf8) + [0xD3, 0xB3, 0xE6] + Data(";One\nABBA;Waterloo\n".utf8))
            .write(to: file)
        await model.opening(file)
        let choices = try #require(model.notices.last?.button?.choices)
        try #require(choices.first { $0.title == "Cyrillic (Windows-1251)" }).action()
        await model.finishReading()
        _ = await model.libraryChange?.value
        let kept = try await library.songs(matching: "", limit: 9).map(\.artist)
        #expect(kept.compactMap(\.self).sorted() == ["ABBA", "Lucky Ółć", "Lucky Уіж"])
    }

    @Test func `the table of a board is read back with songs that repeat and people without a name`() async throws {
        var board = Board()
        let people = ["", "Ann", "ann"].map { board.addPerson(named: $0) }
        for (title, owner) in [("One", 0), ("One", 1), ("Two", 2)] {
            var card = NewCard(title: title)
            card.owner = people[owner]
            board.add([card])
        }
        board.add([NewCard(title: "One"), NewCard(title: "One")], keepsRepeats: true)
        await model.opening(try folder.file("own.csv", BoardExport.csv.content(of: board)))
        #expect(model.board.people.map(\.name) == ["", "Ann", "ann"])
        #expect(model.board.sections.map { $0.cards.map(\.title) } == board.sections.map { $0.cards.map(\.title) })
        #expect(model.notices.isEmpty && model.leftOutCount == 0)
    }

    @Test func `the table of a board keeps the colors of pins`() async throws {
        var board = Board()
        for (name, color) in [("Ann", 3), ("Bo", 0), ("Cy", 0)] {
            _ = board.setColorIndex(color, of: board.addPerson(named: name))
        }
        await model.opening(try folder.file("own.csv", BoardExport.csv.content(of: board)))
        #expect(model.board.people.map(\.name) == ["Ann", "Bo", "Cy"])
        #expect(model.board.people.map(\.colorIndex) == [3, 0, 0])
        #expect(model.notices.isEmpty)
        for person in board.people { _ = board.setColorIndex(board.people.firstIndex(of: person)!, of: person.id) }
        #expect(
            BoardExport.csv.content(of: board).hasPrefix(
                "Person,Title,Artist,Code,Crossed off,Chosen,With,Set aside,Duration,File\r\n"))
    }

    @Test func `names that differ in letter case are reported as one person`() async throws {
        await model.opening(try folder.file("a.csv", "Person,Title\nAnn,One\nann ,Two\nBO,Three\nbo,Four\nAnn,Five\n"))
        #expect(model.board.people.map(\.name) == ["Ann", "BO"])
        #expect(
            model.noticeTexts == [
                "People whose names differ in letter case were taken for one: “ann” for “Ann” and “bo” for “BO”."
            ])
    }

    @Test func `people without songs that differ in letter case are reported as one person`() async throws {
        await model.opening(try folder.file("a.csv", "Person,Title,Set aside\nAnn,,yes\nann,,\n"))
        #expect(model.board.people.map(\.name) == ["Ann"])
        #expect(
            model.noticeTexts == ["People whose names differ in letter case were taken for one: “ann” for “Ann”."])
    }

    @Test func `unknown columns of a table are reported by name`() async throws {
        let names = (1...14).map { "Remark \($0)" }
        await model.opening(
            try folder.file("a.csv", "Person,Title,Genre," + names.joined(separator: ",") + "\nAnn,One\n"))
        #expect(
            model.noticeTexts.last?.contains(
                "The columns “Genre”, “Remark 1”, “Remark 2”, “Remark 3”, “Remark 4”, “Remark 5”, “Remark 6”, "
                    + "“Remark 7”, “Remark 8”, “Remark 9”, “Remark 10”, “Remark 11” and 3 more of a.csv were left out: "
                    + "a card has no place for them.") == true)
        await model.opening(try folder.file("b.csv", "Person,Title,Mood\nAnn,Two,blue\n"))
        #expect(model.noticeTexts.last == "The column “Mood” of b.csv was left out: a card has no place for it.")
        await model.opening(try folder.file("c.csv", "Person,Title,Artist,Code,File,Duration,With\nAnn,Three\n"))
        #expect(model.notices.count == 2)
        #expect(model.leftOutCount == 16)
    }

    @Test func `an assumed encoding is reported and can be changed`() async throws {
        let file = folder.url.appending(path: "old.csv")
        // Ó, ł and ć in Windows-1250.
        try (Data("Artist;Title\nLucky ".utf8) + [0xD3, 0xB3, 0xE6] + Data(";One\n".utf8)).write(to: file)
        await model.opening(file)
        #expect(
            model.noticeTexts.last?.contains(
                "old.csv” is not in Unicode; it was read as Windows-1250, which is a guess") == true)
        func choose(_ name: String) async throws {
            let choice = model.notices.last?.button?.choices.first { $0.title == name }
            try #require(choice).action()
            await model.finishReading()
        }
        try await choose("Cyrillic (Windows-1251)")
        #expect(model.board.sections[0].cards.map(\.artist) == ["Lucky Уіж"])
        #expect(model.noticeTexts.last?.contains("it was read as Windows-1251.") == true)
        try await choose("Central European (Windows-1250)")
        #expect(model.board.sections[0].cards.map(\.artist) == ["Lucky Ółć"])

        // Added to a board, what is read again takes the place of what was added.
        let other = folder.url.appending(path: "other.csv")
        try (Data("Artist;Title\nOther ".utf8) + [0xD3, 0xB3, 0xE6] + Data(";Two\n".utf8)).write(to: other)
        await model.opening(other)
        try await choose("Cyrillic (Windows-1251)")
        #expect(model.board.sections[0].cards.map(\.artist) == ["Lucky Ółć", "Other Уіж"])
        let choice = model.notices.last?.button?.choices.first
        model.edit("Add") { _ = $0.addPerson(named: "Ann") }
        choice?.action()
        await model.finishReading()
        #expect(model.board.cardCount == 2 && model.board.people.count == 1)
        #expect(model.noticeTexts.last == "other.csv was not read again: the board was changed since.")
    }

    @Test func `a notice goes when it is dismissed`() async throws {
        await model.opening(folder.url, folder.url.appending(path: "missing"))
        model.dismiss(model.notices[0])
        #expect(model.noticeTexts == [model.failures[1]])
    }

    // MARK: Cards

    @Test func `edits notify readers of the title only when it changes`() async throws {
        await model.opening(try folder.file("party.csv", party))
        let (first, second) = (try model.card("One").id, try model.card("Two").id)
        var tellings = 0
        func isTold(_ edit: () -> Void) -> Bool {
            let before = tellings
            withObservationTracking {
                _ = (model.title, model.isUnsaved)
            } onChange: {
                MainActor.assumeIsolated { tellings += 1 }
            }
            edit()
            return tellings > before
        }
        #expect(isTold { model.toggleCrossedOff(first) } && model.title == "party •")
        #expect(!isTold { model.toggleCrossedOff(second) })
        #expect(isTold { model.edit("Name the Board") { $0.title = "Birthday" } } && model.title == "Birthday •")
    }

    @Test func `crossing off can be taken back and done again`() async throws {
        await model.opening(try folder.file("party.csv", party))
        let card = try model.card("Three").id
        model.toggleCrossedOff(card)
        #expect(try model.card("Three").isCrossedOff)
        #expect(model.title == "party •")
        #expect(model.history.undoName == "Cross Off")
        model.toggleCrossedOff(card)
        #expect(model.history.undoName == "Put Back")
        model.undo()
        #expect(try model.card("Three").isCrossedOff)
        model.undo()
        #expect(try !model.card("Three").isCrossedOff)
        #expect(!model.history.isDirty && model.title == "party")
        model.redo()
        #expect(try model.card("Three").isCrossedOff)
        #expect(model.history.isDirty)
    }

    // MARK: Saving

    @Test func `saving asks for a file once and writes the board`() async throws {
        await model.opening(try folder.file("party.csv", party))
        model.toggleCrossedOff(try model.card("Three").id)
        let dialogs = FixedDialogs()
        dialogs.files = [folder.url.appending(path: "saved.songboard")]
        #expect(await model.save(dialogs))
        #expect(dialogs.suggestedNames == ["party.songboard"])
        #expect(!model.history.isDirty && model.title == "party")
        #expect(try BoardFile.read(from: dialogs.files[0]).0 == model.board)

        model.toggleCrossedOff(try model.card("Two").id)
        #expect(model.history.isDirty)
        #expect(await model.save(dialogs))
        #expect(dialogs.suggestedNames.count == 1)
        #expect(try BoardFile.read(from: dialogs.files[0]).0 == model.board)
    }

    @Test func `a dialog that is cancelled saves nothing`() async throws {
        await model.opening(try folder.file("party.csv", party))
        model.toggleCrossedOff(try model.card("Three").id)
        #expect(await !model.save(FixedDialogs()))
        #expect(await !model.save(nil))
        #expect(model.history.isDirty && model.fileURL == nil)
    }

    @Test func `a failed save is reported and keeps the old file`() async throws {
        let file = folder.url.appending(path: "old.songboard")
        try BoardFile.write(Board(title: "Old"), to: file)
        let before = try Data(contentsOf: file)
        await model.opening(file)
        await model.opening(try folder.file("a.csv", "Person,Title\nAnn,One\n"))
        // A folder in the place of the file cannot be replaced, whoever runs the tests.
        let aside = folder.url.appending(path: "aside.songboard")
        try FileManager.default.moveItem(at: file, to: aside)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        #expect(await !model.save(nil))
        #expect(model.diskChange == .changed)
        await model.keepMine()
        #expect(await !model.save(nil))
        #expect(model.history.isDirty)
        #expect(model.noticeTexts.count == 1 && model.noticeTexts[0].contains("old.songboard"))
        #expect(try Data(contentsOf: aside) == before)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
                == ["a.csv", "aside.songboard", "old.songboard"])
    }

    @Test func `saving after an unwritable place shows the dialog again`() async throws {
        await model.opening(try folder.file("party.csv", party))
        model.toggleCrossedOff(try model.card("Three").id)
        let dialogs = FixedDialogs()
        dialogs.files = [folder.url.appending(path: "missing/saved.songboard")]
        #expect(await !model.save(dialogs))
        #expect(model.fileURL == nil && model.noticeTexts.count == 1)
        dialogs.files = [folder.url.appending(path: "saved.songboard")]
        #expect(await model.save(dialogs))
        #expect(model.fileURL == dialogs.files[0])
    }

    @Test func `a notice that a file does not exist goes when the board is saved as that file`() async throws {
        let file = folder.url.appending(path: "new.songboard")
        await model.opening(file, folder.url.appending(path: "other.songboard"))
        #expect(model.noticeTexts.count == 2)
        model.edit("Add") { $0.add([NewCard(title: "One", person: "Ann")]) }
        let dialogs = FixedDialogs()
        dialogs.files = [file]
        #expect(await model.save(dialogs))
        #expect(model.noticeTexts.count == 1 && model.noticeTexts[0].hasPrefix("other.songboard"))
    }
}
