import ArgumentParser
import CorkGtk
import CorkUI
import Corkboard
import Foundation

/// The command `corkboard start`, which shows the start window, as `corkboard` without arguments does.
struct StartCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "start",
        abstract: "Asks what to begin with: a new board, your pictures, a file. So does corkboard alone.",
        discussion: """
            With files it opens them instead, each by what it is: drawings in windows of their own, pictures in a \
            gallery, everything else on a board. What was not saved when Corkboard last ended is shown first.

            Exit codes: 0 done; 64 wrong arguments; 69 no display; 73 the picture could not be written.
            """)

    @Argument(help: "Boards, song lists, drawings, pictures.", completion: .file())
    var files: [String] = []

    @OptionGroup var options: WindowOptions

    func validate() throws {
        guard options.isReport, !files.isEmpty else { return }
        throw ValidationError(
            "To use --snapshot or --describe with files, run “corkboard board” or “corkboard shapes”.")
    }

    func run() throws { try MainActor.assumeIsolated { try show() } }

    @MainActor
    private func show() throws {
        let files = files.map { URL(fileURLWithPath: $0) }
        guard options.isReport else { return try Program.run(files.isEmpty ? .start : .open(files), options) }
        try options.openDisplay()
        let nothing = StartActions(newBoard: {}, newDrawing: {}, showPictures: {}, open: { _ in })
        try options.report(StartScene(nothing, size: CGSize(options.size)))
    }
}
