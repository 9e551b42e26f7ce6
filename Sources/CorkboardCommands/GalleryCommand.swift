import ArgumentParser
import CorkGtk
import CorkUI
import Corkboard
import Foundation

/// The command `corkboard gallery`, which shows the pictures of a folder, or describes the window.
struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Shows the pictures of a folder.",
        discussion: """
            Without a folder it shows that of your pictures. A gallery shown with --describe or --snapshot closes by \
            itself, when the pictures in sight are there; where there is no display these two start one of their own \
            (Xvfb).

            Exit codes: 0 done; 64 wrong arguments; 66 the folder, or a file in it, could not be read; 69 no display; \
            73 the picture could not be written.
            """)

    @Argument(help: "The folder.", completion: .directory)
    var folder: String?

    @OptionGroup var options: WindowOptions

    func validate() throws {
        let shown = folder ?? MainActor.assumeIsolated { GalleryModel.picturesFolder?.path }
        try WindowOptions.validate(options.snapshot, besides: [shown].compactMap(\.self))
    }

    func run() throws { try MainActor.assumeIsolated { try show() } }

    @MainActor
    private func show() throws {
        let folder = folder.map { URL(fileURLWithPath: $0) }
        guard options.isReport else { return try Program.run(.gallery(folder), options) }
        try options.openDisplay()
        let model = GalleryModel()
        if let folder = folder ?? GalleryModel.picturesFolder { model.open(folder) }
        try options.report(GalleryScene(model: model, size: CGSize(options.size))) { _ in
            await model.finishShowing()
            return WindowReport(problems: model.problems)
        }
    }
}
