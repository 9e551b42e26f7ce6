import ArgumentParser
import CorkGtk
import CorkUI
import CorkboardShowcase
import Foundation

/// The command `corkboard previews`, which shows the previews of the project's views.
struct PreviewsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previews",
        abstract: "Shows each view of the program by itself.",
        discussion: """
            With --snapshot or --describe each preview is shown for a moment and written down; where there is no display \
            these two start one of their own (Xvfb).

            Exit codes: 0 done; 64 wrong arguments, or no such preview; 69 no display; 73 a picture could not be written.
            """)

    @Argument(help: "Only previews whose name holds this text.")
    var name: String?

    @OptionGroup var options: WindowOptions

    func run() throws { try MainActor.assumeIsolated { try show() } }

    @MainActor
    private func show() throws {
        let previews = Preview.all(named: name)
        if let name, previews.isEmpty { throw ValidationError("No preview is called “\(name)”.") }
        func longest(_ length: (CGSize) -> CGFloat) -> Int {
            let longest = previews.map { length($0.size) }.max() ?? 0
            return min(max(Int(longest), WindowSize.limits.lowerBound), WindowSize.limits.upperBound)
        }
        try options.openDisplay(screen: WindowSize(width: longest(\.width), height: longest(\.height)))
        guard options.isReport else {
            Application.open(PreviewsScene(previews))
            return Application.run()
        }
        let folder = options.snapshot.map { URL(fileURLWithPath: $0) }
        let problems = PreviewRecorder(folder: folder, describes: options.describe).run(previews)
        problems.forEach(options.complain)
        if !problems.isEmpty { throw ExitCode.unwritableOutput }
    }
}
