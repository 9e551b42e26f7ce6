import Foundation
import RandomBoards
import Seeds
import Testing

@testable import BoardDocument
@testable import DocumentFiles

@Suite struct RecoveryTests {
    private let temporary: TemporaryFolder
    private let folder: RecoveryFolder

    init() throws {
        temporary = try TemporaryFolder()
        folder = RecoveryFolder(temporary.file("recovery"))
    }

    /// Simulates a crash by copying the journal to a file of another name.
    private func crash(_ change: (inout Data) -> Void = { _ in }) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        for name in names where name.hasSuffix(".journal") {
            var data = try Data(contentsOf: folder.url.appendingPathComponent(name))
            change(&data)
            try data.write(to: folder.url.appendingPathComponent("left-\(name)"))
        }
    }

    @Test(arguments: 0..<20) func `the last state comes back`(seed: Int) throws {
        let journal = RecoveryJournal<Board>(in: folder)
        let origin = FileOrigin(file: temporary.file("party.songboard"), stamp: nil)
        let states = (0..<5).map { Board.random(seed: seed * 5 + $0) }
        for (index, state) in states.enumerated() {
            journal.record(state, from: origin)
            if index != 2 { journal.flush() }
        }
        try crash()
        let found = folder.leftBehind(Board.self)
        #expect(found.documents.map(\.document) == [states[4]])
        #expect(found.documents.first?.origin == origin && found.documents.first?.isDamaged == false)
        #expect(found.problems == [])
    }

    @Test
    func `journals that the program wrote under another name are found, and nothing else there is touched`() throws {
        let now = RecoveryFolder(temporary.file("state/corkboard/recovery"), formerNames: temporary.file("state"))
        let former = RecoveryFolder(temporary.file("state/Corkboard-1.AppImage/recovery"))
        let journal = RecoveryJournal<Board>(in: former)
        journal.record(Board(title: "Kept"), from: nil)
        journal.flush()
        #expect(now.leftBehind(Board.self).documents.isEmpty, "Its program still runs.")

        let path = try #require(FileManager.default.contentsOfDirectory(atPath: former.url.path).first)
        let left = former.url.appending(component: "left-\(path)")
        try FileManager.default.copyItem(at: former.url.appending(component: path), to: left)
        let foreign = ["empty.journal": Data(), "foreign.journal": Data("something else".utf8)]
        for (name, data) in foreign { try data.write(to: former.url.appending(component: name)) }

        var found = now.leftBehind(Board.self)
        #expect(found.documents.map(\.document.title) == ["Kept"])
        #expect(found.problems == [])
        for (name, data) in foreign { #expect(try Data(contentsOf: former.url.appending(component: name)) == data) }

        found.documents[0].discard()
        found.documents = []
        #expect(!FileManager.default.fileExists(atPath: left.path))
        #expect(now.leftBehind(Board.self).documents.isEmpty, "Each is offered once.")
    }

    @Test func `a change is on the disk within two seconds`() async throws {
        let journal = RecoveryJournal<Board>(in: folder)
        journal.flush()
        let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder.url.path).first)
        let file = folder.url.appendingPathComponent(name)
        let start = Date()
        journal.record(Board(title: "Kept"), from: nil)
        for _ in 0..<200 where try Data(contentsOf: file).isEmpty {
            try await Task.sleep(for: .milliseconds(50))
        }
        let written = try #require(FileStamp(of: file))
        #expect(written.size > 0)
        #expect(Double(written.seconds) + Double(written.nanoseconds) / 1e9 - start.timeIntervalSince1970 < 2)
        journal.close()
    }

    @Test func `boards of open windows are not offered`() throws {
        let journal = RecoveryJournal<Board>(in: folder)
        journal.record(Board(title: "Open"), from: nil)
        journal.flush()
        #expect(folder.leftBehind(Board.self).documents.isEmpty)
    }

    @Test func `a recovered document has one owner at a time until it is discarded`() throws {
        let journal = RecoveryJournal<Board>(in: folder)
        journal.record(Board(title: "Left"), from: nil)
        journal.flush()
        try crash()
        journal.close()
        var first = folder.leftBehind(Board.self).documents
        #expect(first.map(\.document.title) == ["Left"])
        #expect(folder.leftBehind(Board.self).documents.isEmpty)
        first = []
        first = folder.leftBehind(Board.self).documents
        #expect(first.map(\.document.title) == ["Left"])
        first[0].discard()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }

    @Test func `saved and closed boards leave nothing`() throws {
        let journal = RecoveryJournal<Board>(in: folder)
        journal.record(Board(title: "Saved"), from: nil)
        journal.flush()
        journal.clear()
        journal.record(Board(title: "Saved, too"), from: nil)
        journal.clear()
        journal.flush()
        try crash()
        #expect(folder.leftBehind(Board.self).documents.isEmpty)
        journal.record(Board(title: "Edited"), from: nil)
        journal.flush()
        try crash()
        let left = folder.leftBehind(Board.self).documents
        #expect(left.map(\.document.title) == ["Edited"])
        left.forEach { $0.discard() }
        journal.close()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }

    @Test func `a file that was changed since is noticed`() throws {
        let file = temporary.file("party.songboard")
        #expect(FileStamp(of: file) == nil)
        try BoardFile.write(Board(title: "1"), to: file)
        let origin = FileOrigin(file: file, stamp: FileStamp(of: file))
        #expect(!origin.isChanged)
        let journal = RecoveryJournal<Board>(in: folder)
        journal.record(Board(title: "2"), from: origin)
        journal.flush()
        try crash()
        #expect(folder.leftBehind(Board.self).documents.first?.origin?.isChanged == false)
        try BoardFile.write(Board(title: "from elsewhere"), to: file)
        #expect(origin.isChanged)
        #expect(folder.leftBehind(Board.self).documents.first?.origin?.isChanged == true)
        try FileManager.default.removeItem(at: file)
        #expect(origin.isChanged)
    }

    // MARK: Damage

    @Test(arguments: 0..<60) func `of a damaged journal the last whole state is offered`(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let states = (0..<4).map { Board.random(seed: seed * 10 + $0, edits: 20) }
        let records = try states.map { try JournalRecord(document: $0, origin: nil).encoded() }
        let damaged = Int.random(in: 0..<4, using: &generator)
        var bytes = records
        let place = Int.random(in: 0..<bytes[damaged].count, using: &generator)
        switch seed % 3 {
        case 0: bytes[damaged][place] ^= 0x11
        case 1: bytes[damaged].removeSubrange(place...)
        default: bytes[damaged].insert(contentsOf: [0, 10, 255], at: place)
        }
        let (record, isDamaged) = JournalRecord<Board>.last(in: bytes.reduce(Data(), +))
        #expect(record?.document == (damaged == 3 ? states[2] : states[3]))
        #expect(isDamaged)
    }

    @Test func `a damaged journal is set aside and reported`() throws {
        let journal = RecoveryJournal<Board>(in: folder)
        journal.record(Board(title: "Gone"), from: nil)
        journal.flush()
        try crash { $0 = Data(repeating: 7, count: $0.count) }
        let found = folder.leftBehind(Board.self)
        #expect(found.documents.isEmpty && found.problems.count == 1)
        #expect(found.problems.first?.contains("kept as “left-") == true)
        #expect(folder.leftBehind(Board.self).problems == [])
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(names.contains { $0.hasSuffix(".damaged") })
    }

    @Test func `a truncated journal is restored in part and marked as damaged`() throws {
        let journal = RecoveryJournal<Board>(in: folder)
        for title in ["1", "2"] {
            journal.record(Board(title: title), from: nil)
            journal.flush()
        }
        try crash { $0.removeLast(3) }
        let found = folder.leftBehind(Board.self).documents
        #expect(found.map(\.document.title) == ["1"] && found.map(\.isDamaged) == [true])
    }

    // MARK: Size

    @Test func `a journal does not grow without end`() throws {
        let journal = RecoveryJournal<Board>(in: folder)
        var board = Board(title: String(repeating: "x", count: 300_000))
        for _ in 0..<20 {
            board.addPerson(named: "P")
            journal.record(board, from: nil)
            journal.flush()
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(names.count == 1)
        let size = try Data(contentsOf: folder.url.appendingPathComponent(names[0])).count
        #expect(size < 2 << 20)
        #expect(folder.leftBehind(Board.self).documents.isEmpty, "A journal begun anew is locked, too.")
        try crash()
        #expect(folder.leftBehind(Board.self).documents.map(\.document) == [board])
    }

    @Test func `a folder that cannot be made is a sentence`() throws {
        let blocked = temporary.file("file")
        try Data().write(to: blocked)
        let sentences = Sentences()
        let journal = RecoveryJournal<Board>(in: RecoveryFolder(blocked)) { sentences.add($0) }
        journal.record(Board(title: "1"), from: nil)
        journal.flush()
        #expect(sentences.all.count == 1)
        #expect(sentences.all.first?.hasPrefix("Changes cannot be kept safe against a crash: ") == true)
    }
}

private final class Sentences: @unchecked Sendable {
    private let lock = NSLock()
    private var sentences: [String] = []
    var all: [String] { lock.withLock { sentences } }
    func add(_ sentence: String) { lock.withLock { sentences.append(sentence) } }
}
