import BoardDocument
import DocumentFiles
import Foundation
import Seeds
import SongLibrary
import Testing

@testable import Corkboard

/// The program ends between a mark and its row in the history.
@MainActor
@Suite struct EveningCrashTests {
    /// The program that is killed, beside the tests.
    private let program = Bundle.main.bundleURL.appendingPathComponent("EveningCrash")

    /// Lets the program mark songs for a while, and kills it.
    private func mark(in folder: URL, seed: Int, milliseconds: Int) async throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.arguments = [folder.path, String(seed)]
        process.standardOutput = output
        try process.run()
        // The program says when the first mark is in the history.
        _ = output.fileHandleForReading.availableData
        try await Task.sleep(for: .milliseconds(milliseconds))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    @Test(.timeLimit(.minutes(5)))
    func `killed at any moment a mark and its row are both there or neither`() async throws {
        var generator = SeededGenerator(seed: 64)
        var (marked, late) = (0, 0)
        for seed in 1...20 {
            let folder = try TemporaryFolder()
            try await mark(in: folder.url, seed: seed, milliseconds: Int.random(in: 0...60, using: &generator))
            let (found, problems) = RecoveryFolder(folder.url).leftBehind(Board.self)
            #expect(problems == [], "seed \(seed)")
            let left = try #require(found.first, "seed \(seed)")
            let history = try SungHistory(file: folder.url.appending(component: "history.sqlite"))
            func rows() async throws -> Set<String> {
                Set(try await history.entries.map { "\($0.card) \($0.time)" })
            }
            let before = try await rows()
            let model = BoardModel(left)
            model.sungHistory = history
            await model.finishRecording()
            let marks = Set(model.board.singings.map { "\($0.card.rawValue) \($0.time)" })
            #expect(try await rows() == marks, "seed \(seed)")
            marked += marks.count
            if before != marks { late += 1 }
        }
        #expect(marked > 20 && late > 0, "Some are killed between a mark and its row.")
    }
}
