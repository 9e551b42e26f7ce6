import ArgumentParser
import CorkGtk
import CorkUI
import Corkboard
import Foundation

/// `corkboard start`: asks what to begin with; so does `corkboard` without anything.
struct StartCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "start",
        abstract: "Asks what to begin with: a new board, your pictures, a file. So does corkboard alone.",
        discussion: "Boards that were not saved when Corkboard last ended are shown instead.")

    @OptionGroup var options: WindowOptions

    func run() throws { try MainActor.assumeIsolated { try show() } }

    @MainActor
    private func show() throws {
        try options.openDisplay()
        let windows = BoardWindows(size: CGSize(options.size), isReport: options.isReport)
        var outcome = ExitCode.success
        if options.isReport {
            let window = StartWindow(windows, size: CGSize(options.size)).open(CGSize(options.size))
            window?.afterNextFrame {
                outcome = options.report(window!, [])
                window!.close()
            }
        } else {
            windows.openLeftBehind()
            if windows.isEmpty { StartWindow(windows, size: CGSize(options.size)).open() }
        }
        withExtendedLifetime(windows) { Application.run() }
        if outcome != .success { throw outcome }
    }
}

/// The start window, which goes when another one is there.
@MainActor
private final class StartWindow {
    private weak var controller: WindowController?
    private let windows: BoardWindows
    private let size: CGSize

    /// - Parameter size: of the windows that are opened from it.
    init(_ windows: BoardWindows, size: CGSize) {
        self.windows = windows
        self.size = size
    }

    @discardableResult
    func open(_ size: CGSize = CGSize(width: 640, height: 420)) -> WindowController? {
        let actions = StartActions { [self] in
            leave { windows.open([]) }
        } showPictures: { [self] in
            leave(showPictures)
        } open: { [self] files in
            leave { windows.open(files) }
        }
        controller = Application.open(StartScene(actions, size: size)).first
        return controller
    }

    private func leave(_ open: () -> Void) {
        open()
        controller?.close()
    }

    private func showPictures() {
        let model = GalleryModel()
        if let folder = GalleryModel.picturesFolder { model.open(folder) }
        Application.open(GalleryScene(model: model, size: size))
    }
}
