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

    @Flag(help: "Begin with the songs of the first person, large, for a room to see.")
    var present = false

    @OptionGroup var options: WindowOptions

    func run() throws { try MainActor.assumeIsolated { try show() } }

    @MainActor
    private func show() throws {
        try options.openDisplay()
        var outcome = ExitCode.success
        var window: WindowController?
        var problems: [String]?
        // Files may have been read before the window is there, or long after.
        func reportIfComplete() {
            guard options.isReport, let window, let problems else { return }
            window.afterNextFrame {
                outcome = options.report(window, problems)
                window.close()
            }
        }
        let windows = BoardWindows(size: CGSize(options.size), isReport: options.isReport)
        // A report tells of everything there is.
        if options.describe { Application.showsOnlyWhatIsInSight = false }
        if !options.isReport { windows.openLeftBehind() }
        if options.isReport || !files.isEmpty || windows.isEmpty {
            window = windows.open(files.map { URL(fileURLWithPath: $0) }) {
                problems = $0
                if present { windows.present() }
                reportIfComplete()
            }
        }
        reportIfComplete()
        withExtendedLifetime(windows) { Application.run() }
        if outcome != .success { throw outcome }
    }
}
