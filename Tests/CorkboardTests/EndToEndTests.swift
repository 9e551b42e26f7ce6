import Foundation
import Testing

/// The program itself, as assistive technologies see it, in the stories of `Tests/EndToEnd`.
@Suite(.serialized)
struct EndToEndTests {
    nonisolated private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "EndToEnd")

    /// Runs a story; returns its status and what it told.
    nonisolated private static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = folder.appending(path: "run")
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    nonisolated private static let canRun = (try? run([]).status) == 0

    @Test(.enabled("xdotool, AT-SPI and its Python module are needed.") { canRun }, .timeLimit(.minutes(2)))
    func byKeyboardFromAnEmptyBoardToTheReplyOnTheClipboard() throws {
        let (status, output) = try Self.run(["board_by_keyboard", DrivenBoard.program.path, "board"])
        #expect(status == 0, "\(output)")
    }

    @Test(.enabled("xdotool, AT-SPI and its Python module are needed.") { canRun }, .timeLimit(.minutes(2)))
    func byKeyboardFromTheStartWindowToANewBoardAndAnother() throws {
        let (status, output) = try Self.run(["start_by_keyboard", DrivenBoard.program.path])
        #expect(status == 0, "\(output)")
    }

    @Test(.enabled("xdotool, AT-SPI and its Python module are needed.") { canRun }, .timeLimit(.minutes(2)))
    func byPointerACardIsDraggedOneCrossedOffAndOneChosen() throws {
        let folder = try TemporaryFolder()
        let songs = try folder.file("duo.csv", "Person,Title\nAnn,One\nAnn,Two\nAnn,Three\nBob,Four\nBob,Five\n")
        let (status, output) = try Self.run(["board_by_pointer", DrivenBoard.program.path, "board", songs.path])
        #expect(status == 0, "\(output)")
    }
}
