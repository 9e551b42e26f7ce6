import ArgumentParser
import CorkGtk
import CorkUI
import Corkboard
import Foundation

/// The command `corkboard gallery`, which shows the pictures of a folder, or describes the window.
struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Shows the pictures of a folder, or a picture in its folder.",
        discussion: """
            Without a folder it shows that of your pictures; several pictures are shown as a list. A gallery shown with --describe or --snapshot closes by \
            itself, when the pictures in sight are there; where there is no display these two start one of their own \
            (Xvfb).

            Exit codes: 0 done; 64 wrong arguments; 66 the folder, or a file in it, could not be read; 69 no display; \
            73 the picture could not be written.
            """)

    @Argument(help: "A folder, or pictures.", completion: .file())
    var files: [String] = []

    @OptionGroup var options: WindowOptions

    func validate() throws {
        let folder = MainActor.assumeIsolated { GalleryModel.picturesFolder?.path }
        try WindowOptions.validate(options.snapshot, besides: files.isEmpty ? [folder].compactMap(\.self) : files)
    }

    func run() throws { try MainActor.assumeIsolated { try show() } }

    @MainActor
    private func show() throws {
        var files = files.map { URL(fileURLWithPath: $0) }
        guard options.isReport else { return try Program.run(.gallery(files), options) }
        try options.openDisplay()
        let model = GalleryModel()
        if files.isEmpty, let folder = GalleryModel.picturesFolder { files = [folder] }
        try options.report(GalleryScene(model: model, size: CGSize(options.size))) { window in
            await model.open(files)
            await model.finishShowing()
            if model.viewed != nil {
                for _ in 0..<4 { await window.nextFrame() }
                await model.store.idle()
                await window.nextFrame()
            }
            return WindowReport(problems: model.problems)
        }
    }
}
