import Foundation
import Testing

/// The program itself, driven by the keyboard from an empty board to the reply on the clipboard.
@Suite(.serialized)
struct KeyboardStoryTests {
    nonisolated static let canType = ["/usr/bin/xdotool"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func start(_ program: URL, _ arguments: [String], _ environment: [String: String] = [:]) throws -> Process {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    private func xdotool(_ arguments: String...) throws {
        try start(URL(fileURLWithPath: "/usr/bin/xdotool"), arguments).waitUntilExit()
    }

    /// What the newest journal says last.
    private var kept: String {
        let recovery = folder.url.appending(path: "corkboard/recovery")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: recovery.path)) ?? []
        let texts = names.compactMap { try? String(contentsOf: recovery.appending(path: $0), encoding: .utf8) }
        return texts.joined().components(separatedBy: "corkboard-journal 1").last ?? ""
    }

    /// Waits until the journal says something; records an issue after ten seconds.
    private func wait(_ what: String, until holds: (String) -> Bool) async throws {
        for _ in 0..<200 {
            if holds(kept) { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        Issue.record("\(what) did not reach the journal: \(kept)")
    }

    @Test(.enabled("xdotool is needed to type.") { canType && getenv("DISPLAY") != nil }, .timeLimit(.minutes(1)))
    func fromAnEmptyBoardToTheReplyOnTheClipboard() async throws {
        let board = try start(
            Bundle.main.bundleURL.appending(path: "corkboard"), ["board"],
            ["XDG_STATE_HOME": folder.url.path, "XDG_DATA_HOME": folder.url.path, "GDK_BACKEND": "x11"])
        defer { kill(board.processIdentifier, SIGKILL) }
        try xdotool("search", "--sync", "--onlyvisible", "--pid", "\(board.processIdentifier)", "windowfocus", "--sync")
        // The field has the focus from the first frame on; keys typed before it would be lost.
        try await wait("Sam") { [typed = Typed()] in
            if !typed.isDone { try? xdotool("key", "--clearmodifiers", "S", "a", "m", "Return") }
            typed.isDone = true
            return $0.contains("\"Sam\"")
        }
        for title in ["Love Stack", "Come as You Var"] {
            try xdotool("type", "--delay", "20", title)
            try xdotool("key", "Return")
            try await wait(title) { $0.contains(title) }
        }
        try xdotool("key", "Escape")
        try xdotool("key", "Up")
        try xdotool("key", "c")
        try await wait("The choice") { $0.contains("\"Love Stack\"") && $0.contains("\"chosen\": true") }
        #expect(kept.split(separator: "\n").contains { $0.contains("Love Stack") && $0.contains("chosen") })
        try xdotool("key", "ctrl+r")
        try xdotool("key", "ctrl+v")
        try await wait("The reply") { $0.contains("Sam will sing “Love Stack”.") }
    }

    private final class Typed {
        var isDone = false
    }
}
