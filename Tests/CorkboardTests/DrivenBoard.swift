import Foundation
import Testing

/// The program itself on an X server of its own, where no other window takes the keys; it ends with this object.
final class DrivenBoard {
    nonisolated static let canDrive = ["/usr/bin/xdotool", "/usr/bin/Xvfb"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    static let program = Bundle.main.bundleURL.appending(path: "corkboard")

    private let folder: TemporaryFolder
    private let environment: [String: String]
    private let server: Process
    private let board: Process

    /// - Parameter arguments: what follows `corkboard board`.
    init(_ arguments: [String] = []) throws {
        folder = try TemporaryFolder()
        let names = Pipe()
        server = try Self.start("/usr/bin/Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1000x24"], [:], names)
        let name = names.fileHandleForReading.availableData
        let display = ":" + String(decoding: name, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        environment = [
            "DISPLAY": display, "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "XDG_STATE_HOME": folder.url.path,
            "XDG_DATA_HOME": folder.url.path, "LANG": "C.UTF-8",
        ]
        board = try Self.start(Self.program.path, ["board"] + arguments, environment)
        try xdotool("search", "--sync", "--onlyvisible", "--pid", "\(board.processIdentifier)", "windowfocus", "--sync")
    }

    isolated deinit {
        for process in [board, server] {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
    }

    private static func start(
        _ program: String, _ arguments: [String], _ environment: [String: String], _ output: Any? = nil
    ) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output ?? FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    func xdotool(_ arguments: String...) throws {
        try Self.start("/usr/bin/xdotool", arguments, environment).waitUntilExit()
    }

    /// Drags by the first button of the pointer, as a hand does: on and on, with a rest over the place.
    func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) async throws {
        try xdotool("mousemove", "\(start.x)", "\(start.y)", "mousedown", "1")
        for step in 1...10 {
            let x = start.x + (end.x - start.x) * step / 10
            let y = start.y + (end.y - start.y) * step / 10
            try xdotool("mousemove", "--sync", "\(x)", "\(y)", "sleep", "0.05")
        }
        try xdotool("sleep", "0.3", "mouseup", "1")
    }

    /// What the newest journal says last.
    var kept: String {
        let recovery = folder.url.appending(path: "corkboard/recovery")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: recovery.path)) ?? []
        let texts = names.compactMap { try? String(contentsOf: recovery.appending(path: $0), encoding: .utf8) }
        return texts.joined().components(separatedBy: "corkboard-journal 1").last ?? ""
    }

    /// Waits until the journal says something; records an issue after ten seconds.
    func wait(
        _ what: String, sourceLocation: SourceLocation = #_sourceLocation, until holds: (String) -> Bool
    ) async throws {
        for _ in 0..<200 {
            if holds(kept) { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        Issue.record("\(what) did not reach the journal: \(kept)", sourceLocation: sourceLocation)
    }
}
