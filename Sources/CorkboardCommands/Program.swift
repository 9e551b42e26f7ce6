import CorkGtk
import CorkUI
import DocumentFiles
import Foundation
import PictureFolder

/// The program on the desktop, with all windows in one process.
@MainActor
enum Program {
    /// The application id.
    static let id = "io.github.corkboard.Corkboard"

    /// Performs a request, here or in the running instance, and runs until the last window is closed.
    ///
    /// - Parameters:
    ///   - request: The request; `nil` to wait for one from the desktop.
    ///   - options: The window options; special windows have a process of their own.
    /// - Throws: If the display can't be opened, or the request can't be performed.
    static func run(_ request: Request?, _ options: WindowOptions) throws {
        try options.openDisplay()
        if !options.isSpecial { Application.windowSizes = .windowSizes }
        Application.recovery = .standard
        let windows = ProgramWindows(size: CGSize(options.size))
        let instance = SingleInstance(id: id, isService: request == nil)
        Request.accept(from: instance) { windows.perform($0) }
        if !options.isSpecial, !instance.register() {
            request?.handOver(to: instance)
            return
        }
        if let request { windows.perform(request) }
        withExtendedLifetime(windows) { instance.run() }
        RatingWriter.shared.finish()
    }
}
