import BoardDocument
import CorkTesting
import CorkUI
import Foundation
import SongCatalog
import SongLibrary
import Testing

@testable import Corkboard

@MainActor
@Suite("The sheet about the columns of a table") struct ColumnsQuestionTests {
    private let folder: TemporaryFolder
    private let model = BoardModel()
    private let memory = Memory()

    private final class Memory { var value = TableMemory() }

    init() throws {
        folder = try TemporaryFolder()
        model.tableMemory = Binding { [memory] in
            memory.value
        } set: { [memory] in
            memory.value = $0
        }
    }

    /// The window after opening a table, and its sheet.
    private func open(_ table: String) async throws -> (TestHost, sheet: TestHost) {
        await model.opening(try folder.file("list.csv", table))
        let host = TestHost(size: CGSize(width: 900, height: 700)) { BoardView(model: model) }
        host.settle()
        return (host, try #require(host.presented))
    }

    private var songs: [[String?]] {
        model.board.sections.flatMap { section in
            section.cards.map { [section.person?.name, $0.title, $0.artist] }
        }
    }

    @Test func `return takes the guess`() async throws {
        let (host, sheet) = try await open("The Oaks,Tin,Ann\nOwl,Stone,Bo\nMira,Moon,Ann\n")
        #expect(model.board.isEmpty)
        #expect(sheet.texts.contains("What are the columns of “list.csv”?"))
        try #require(sheet.focused).press(.return)
        await model.finishReading()
        host.settle()
        #expect(songs == [["Ann", "Tin", "The Oaks"], ["Ann", "Moon", "Mira"], ["Bo", "Stone", "Owl"]])
        #expect(model.notices.isEmpty && host.presented == nil && memory.value.entries.isEmpty)
    }

    @Test func `escape leaves everything untouched`() async throws {
        let library = try SongLibrary(file: folder.url.appending(path: "songs.sqlite"))
        model.library = library
        let (host, sheet) = try await open("Artist,Opus,Person\nOwl,Stone,Ann\n")
        try #require(sheet.focused).press(.escape)
        await model.finishReading()
        host.settle()
        #expect(host.presented == nil && model.columnsQuestions.isEmpty && model.notices.isEmpty)
        #expect(model.board.isEmpty && !model.isDirty && memory.value == TableMemory())
        #expect(try await library.count == 0)
    }

    @Test func `the columns are chosen above the first rows, and remembered for the header`() async throws {
        let table = "Artist,Opus,Guest of\nOwl,Stone,Ann\n"
        let (_, sheet) = try await open(table)
        #expect(sheet.texts.contains("Stone"))
        let guest = try #require(sheet.element("Column 3, Guest of"))
        guest.choose("Person")
        try #require(sheet.element("Header row")).set(true)
        sheet.settle()
        try #require(sheet.focused).press(.return)
        await model.finishReading()
        #expect(songs == [["Ann", "Stone", "Owl"]])
        let other = BoardModel()
        other.tableMemory = model.tableMemory
        await other.opening(try folder.file("other.csv", "Artist,Opus,Guest of\nOwl,Tin,Bo\n"))
        #expect(other.columnsQuestions.isEmpty && other.board.people.map(\.name) == ["Bo"])
        let header = "Tables with the header “Artist, Opus, Guest of” are read"
        #expect(other.notices.contains { $0.text.hasPrefix(header) })
        #expect(TableMemory(rawValue: memory.value.rawValue) == memory.value)
        memory.value.forget(["Artist", "Opus", "Guest of"])
        await other.opening(try folder.file("third.csv", table))
        #expect(other.columnsQuestions.count == 1)
    }

    @Test func `a mapping that makes no sense is a sentence`() async throws {
        let (_, sheet) = try await open("Artist,Year,Person\nOwl,1999,Ann\n")
        #expect(sheet.texts.contains("One column must be “title” or “songs”."))
        #expect(sheet.element("Add Songs")?.isEnabled == false)
        sheet.element("Column 2, Year")?.choose("Artist")
        sheet.settle()
        #expect(sheet.texts.contains("Two columns are “artist”: leave one of them out."))
        sheet.element("Column 2, Year")?.choose("Title")
        sheet.settle()
        #expect(sheet.element("Add Songs")?.isEnabled == true)
        model.answerColumns()
        await model.finishReading()
        #expect(songs == [["Ann", "1999", "Owl"]])
    }

    @Test func `another separator and another encoding show the table anew`() async throws {
        let file = folder.url.appending(path: "list.csv")
        try Data("Dvo\u{159}\u{e1}k;A,B;C".unicodeScalars.map { UInt8($0.value == 0x159 ? 0xF8 : $0.value) }).write(
            to: file)
        await model.opening(file)
        #expect(model.columnsQuestions.first?.sample.rows.first?.count == 3)
        model.change { $0.separator = .comma }
        await model.finishReading()
        #expect(model.columnsQuestions.first?.sample.rows.first?.last == "B;C")
        model.change { $0.encoding = SongTextEncoding(named: "Windows-1250") }
        await model.finishReading()
        #expect(model.columnsQuestions.first?.sample.rows.first?.first == "Dvořák;A")
        model.columnsQuestions[0].roles = [.title, .ignored]
        model.answerColumns()
        await model.finishReading()
        #expect(songs.map { $0[1] } == ["Dvořák;A"])
    }

    @Test func `pasted tables are asked about, and several files one after the other`() async throws {
        model.addText("The Oaks\tTin\tAnn\nOwl\tStone\tAnn\n", to: .column(nil))
        await model.opening(try folder.file("b.csv", "One,Two,Three\nFour,Five,Six\n"))
        #expect(model.columnsQuestions.map(\.source.name) == ["the pasted text", "“b.csv”"])
        model.answerColumns()
        await model.finishReading()
        #expect(songs.map { $0[1] } == ["Tin", "Stone"] && model.columnsQuestions.map(\.source.name) == ["“b.csv”"])
        model.leaveColumns()
        #expect(songs.count == 2)
    }

    @Test func `names above songs are asked about`() async throws {
        await model.opening(try folder.file("list.txt", "Ann\n  Tin\n  Stone\nIntro\n  Moon\n"))
        let host = TestHost(size: CGSize(width: 900, height: 700)) { BoardView(model: model) }
        host.settle()
        let sheet = try #require(host.presented)
        #expect(sheet.texts.contains("Who is a person in “list.txt”?") && model.board.isEmpty)
        try #require(sheet.element("Intro")).set(false)
        sheet.settle()
        try #require(sheet.focused).press(.return)
        await model.finishReading()
        host.settle()
        #expect(songs == [["Ann", "Tin", nil], ["Ann", "Stone", nil], ["Ann", "Intro", nil], ["Ann", "Moon", nil]])
        #expect(host.presented == nil && model.notices.isEmpty)
        await model.opening(try folder.file("other.txt", "Cy\n  Tin\n"))
        model.leavePeople()
        #expect(songs.count == 4 && model.peopleQuestions.isEmpty)
    }

    @Test func `without a window, tables are read by the guess`() async throws {
        model.tableMemory = nil
        await model.opening(try folder.file("list.csv", "The Oaks,Tin,Ann\nOwl,Stone,Bo\nMira,Moon,Ann\n"))
        #expect(songs.count == 3 && model.isIncomplete && model.columnsQuestions.isEmpty)
    }
}
