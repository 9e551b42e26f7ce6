import Foundation
import Testing

@testable import SongLibrary

@Suite final class SungHistoryTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "history-\(UUID().uuidString)")
    private var file: URL { folder.appending(path: "history.sqlite") }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func entry(_ card: String, _ minute: Int, _ singers: String = "Ann") -> SungHistory.Entry {
        SungHistory.Entry(
            board: "b", card: card, time: Date(timeIntervalSince1970: 1_796_000_000 + Double(minute) * 60),
            singers: singers, title: "Paper, \"Moon\"", artist: "The Lanterns")
    }

    @Test func `a row is kept once for each board card and time`() async throws {
        let history = try SungHistory(file: file)
        try await history.add([entry("1", 0), entry("1", 9), entry("2", 3)])
        try await history.add([entry("1", 0)])
        let again = try SungHistory(file: file)
        #expect(try await again.entries == [entry("1", 9), entry("2", 3), entry("1", 0)])
        try await again.remove([entry("1", 9)])
        #expect(try await history.entries == [entry("2", 3), entry("1", 0)])
    }

    @Test func `a cleared history does not come back with its boards`() async throws {
        let history = try SungHistory(file: file)
        try await history.add([entry("1", 5)])
        try await history.clear(at: entry("1", 2).time)
        try await history.add([entry("1", 5), entry("1", 6)])
        #expect(try await history.entries == [entry("1", 6)])
    }

    @Test func `the table has all rows`() async throws {
        let history = try SungHistory(file: file)
        try await history.add([entry("1", 0, "Ann and Bo")])
        #expect(
            try await history.table().split(separator: "\r\n") == [
                "Time,Person,Title,Artist,Code",
                "\(entry("1", 0).time.formatted(.iso8601)),Ann and Bo,\"Paper, \"\"Moon\"\"\",The Lanterns,",
            ])
    }

    @Test func `a history of the first version without evenings is opened`() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let old = try Database(file)
        try old.run(
            """
            CREATE TABLE sung (
                board TEXT NOT NULL, card TEXT NOT NULL, time INTEGER NOT NULL, singers TEXT NOT NULL,
                title TEXT NOT NULL, artist TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (board, card, time))
            """)
        try old.run("CREATE TABLE cleared (time INTEGER NOT NULL)")
        try old.run("PRAGMA user_version = 1")
        try old.run("INSERT INTO sung VALUES ('b', '1', 1796000000, 'Ann', 'Paper, \"Moon\"', 'The Lanterns', '')")
        let history = try SungHistory(file: file)
        #expect(history.damagedFile == nil)
        try await history.add([entry("1", 0), entry("2", 3)])
        #expect(try await history.entries == [entry("2", 3), entry("1", 0)])
    }

    @Test func `a newer history is left alone with a sentence`() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Database(file).run("PRAGMA user_version = 2")
        let before = try Data(contentsOf: file)
        #expect {
            _ = try SungHistory(file: file)
        } throws: {
            $0.localizedDescription == "The history cannot be used: a newer version of Corkboard made it."
        }
        #expect(try Data(contentsOf: file) == before)
    }

    @Test func `rows before the damage are taken over`() async throws {
        do {
            let history = try SungHistory(file: file)
            try await history.add((0..<2_000).map { entry("\($0)", $0) })
        }
        for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + ending) }
        var bytes = [UInt8](try Data(contentsOf: file))
        try #require(bytes.count > 100_000)
        for index in bytes.count / 2..<bytes.count { bytes[index] = 0xEE }
        try Data(bytes).write(to: file)
        let history = try SungHistory(file: file)
        #expect(try Data(contentsOf: #require(history.damagedFile)) == Data(bytes))
        #expect(try await history.entries.count > 100)
    }

    @Test func `a damaged history is set aside`() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let rubbish = Data(repeating: 0x41, count: 5_000)
        try rubbish.write(to: file)
        let history = try SungHistory(file: file)
        #expect(history.damagedFile == file.appendingPathExtension("damaged"))
        try await history.add([entry("1", 0)])
        #expect(try Data(contentsOf: file.appendingPathExtension("damaged")) == rubbish)
    }
}
