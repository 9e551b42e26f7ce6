import ArgumentParser
import CorkGtk
import Corkboard
import CorkboardShowcase
import Foundation

/// The command `corkboard showcase`, which shows the features of CorkUI, or describes the window.
struct ShowcaseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "showcase",
        abstract: "Shows examples of views, each with its source.",
        discussion: """
            A showcase shown with --describe or --snapshot closes by itself; where there is no display these two start \
            one of their own (Xvfb).

            Exit codes: 0 done; 64 wrong arguments; 69 no display; 73 the picture could not be written.
            """)

    @Argument(help: "The page that is shown first: \(ShowcasePage.allCases.map(\.rawValue).joined(separator: ", ")).")
    var page: ShowcasePage?

    @OptionGroup var options: WindowOptions

    func run() throws { try MainActor.assumeIsolated { try show() } }

    @MainActor
    private func show() throws {
        guard options.isReport else { return try Program.run(.showcase(page), options) }
        try options.openDisplay()
        try options.report(ShowcaseScene(page: page, size: CGSize(options.size)))
    }
}

extension ShowcasePage: ExpressibleByArgument {}
