import Foundation
import RandomBoards
import Seeds
import Testing

@testable import BoardDocument
@testable import DocumentFiles

@Suite struct CrashTests {
    /// The program that is killed, beside the tests.
    private let program = Bundle.main.bundleURL.appendingPathComponent("JournalCrash")

    /// Lets the program edit for a while and kills it: how many edits it knew to be on the disk.
    private func edit(in folder: URL, seed: Int, milliseconds: Int) async throws -> Int {
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.arguments = [folder.path, String(seed)]
        process.standardOutput = output
        try process.run()
        try await Task.sleep(for: .milliseconds(milliseconds))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        // A line may be cut; it tells nothing then.
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().compactMap { Int($0) }.last ?? 0
    }

    @Test(.timeLimit(.minutes(10)))
    func `killed at any moment nothing that was on the disk is lost or damaged`() async throws {
        var generator = SeededGenerator(seed: 6)
        var (found, saved) = (0, 0)
        for seed in 1...200 {
            let temporary = try TemporaryFolder()
            let kept = try await edit(
                in: temporary.url, seed: seed, milliseconds: Int.random(in: 1...60, using: &generator))
            let (boards, problems) = RecoveryFolder(temporary.url).leftBehind(Board.self)
            #expect(problems == [], "seed \(seed)")
            let file = temporary.url.appendingPathComponent("crash.songboard")
            if FileManager.default.fileExists(atPath: file.path) {
                let (board, warnings) = try BoardFile.read(from: file)
                let titles = board.cards(of: nil).map(\.title)
                #expect(titles == titles.indices.map(String.init) && warnings.isEmpty, "seed \(seed)")
                saved += 1
            }
            guard let board = boards.first?.document else {
                #expect(kept == 0, "seed \(seed)")
                continue
            }
            found += 1
            let titles = board.cards(of: nil).map(\.title)
            #expect(titles == titles.indices.map(String.init), "seed \(seed)")
            #expect(titles.count >= kept, "seed \(seed)")
        }
        #expect(found > 100 && saved > 50, "Most are killed while they edit.")
    }
}
