import ArgumentParser
import CorkGtk
import CorkUI
import Corkboard
import Foundation

/// `corkboard board`: opens song lists as one board, or writes down what the board shows.
struct BoardCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "board",
        abstract: "Opens song lists as a board: a column a person, a card a song.",
        discussion: """
            Without a file the board is empty. A board shown with --describe or --snapshot closes by itself; where \
            there is no display these two start one of their own (Xvfb).

            Exit codes: 0 done; 64 wrong arguments; 66 a file could not be read (what could is shown all the same); \
            69 no display; 73 the picture could not be written.
            """)

    @Argument(
        help: "Song lists (pasted lines, CSV or TSV tables, M3U playlists) or a saved board.", completion: .file())
    var files: [String] = []

    @Option(help: "Write a picture of the window to a PNG file.", completion: .file(extensions: ["png"]))
    var snapshot: String?

    @Flag(help: "Print the window's widgets, a line each: type, role, name, states, frame.")
    var describe = false

    @Option(
        help: ArgumentHelp("How large the window opens, in pixels.", valueName: "WxH"),
        transform: WindowSize.init(parsing:))
    var size = WindowSize(width: 1160, height: 720)

    @Flag(help: "Prefer dark colours, whatever the desktop says.")
    var dark = false

    /// Whether the command writes down what it shows instead of staying open.
    var isReport: Bool { describe || snapshot != nil }

    func run() throws { try MainActor.assumeIsolated { try show() } }

    @MainActor
    private func show() throws {
        try openDisplay()
        if isReport { Application.hideResizeFrames() }
        if dark { Application.preferDark() }
        var outcome = ExitCode.success
        var window: WindowController?
        var problems: [String]?
        // Files may have been read before the window is there, or long after.
        func reportIfComplete() {
            guard isReport, let window, let problems else { return }
            window.afterNextFrame {
                outcome = report(window, problems)
                window.close()
            }
        }
        let windows = BoardWindows(size: CGSize(size), isReport: isReport)
        // A report tells of everything there is.
        if describe { Application.showsOnlyWhatIsInSight = false }
        if !isReport { windows.openLeftBehind() }
        if isReport || !files.isEmpty || windows.isEmpty {
            window = windows.open(files.map { URL(fileURLWithPath: $0) }) {
                problems = $0
                reportIfComplete()
            }
        }
        reportIfComplete()
        withExtendedLifetime(windows) { Application.run() }
        if outcome != .success { throw outcome }
    }

    /// Starts GTK, on an X server of its own if it must.
    @MainActor
    private func openDisplay() throws {
        let start = { Application.start(id: "io.github.corkboard.Corkboard") }
        let isStarted: Bool
        if VirtualDisplay.isNeeded, isReport {
            do {
                isStarted = try VirtualDisplay.start(screen: size, connect: start)
            } catch {
                complain(error.sentence)
                throw ExitCode.noDisplay
            }
        } else {
            isStarted = start()
        }
        guard isStarted else {
            complain(
                """
                There is no display to open a window on. Run it from a desktop, set DISPLAY or WAYLAND_DISPLAY, or ask \
                for --describe or --snapshot, which need none.
                """)
            throw ExitCode.noDisplay
        }
    }

    /// Writes what was asked for; says how it went.
    @MainActor
    private func report(_ window: WindowController, _ problems: [String]) -> ExitCode {
        var outcome = problems.isEmpty ? ExitCode.success : .unreadableInput
        problems.forEach(complain)
        if describe { print(window.describe(), terminator: "") }
        if let snapshot, !window.snapshot(to: snapshot) {
            complain("The picture could not be written to “\(snapshot)”\(reason(against: snapshot)).")
            outcome = .unwritableOutput
        }
        return outcome
    }

    /// Why a file cannot be put where it should be, as the end of a sentence; empty where nothing is known.
    private func reason(against path: String) -> String {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            return ": it is a folder"
        }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        return access(folder, W_OK) == 0 ? "" : ": \(String(cString: strerror(errno)))"
    }

    private func complain(_ sentence: String) {
        FileHandle.standardError.write(Data("corkboard: \(sentence)\n".utf8))
    }
}
