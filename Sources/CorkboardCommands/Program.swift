import CorkGtk
import CorkUI
import DocumentFiles
import Foundation
import PictureFolder

/// The program on the desktop: all its windows are in one process.
@MainActor
enum Program {
    /// The program's name to the desktop.
    static let id = "io.github.corkboard.Corkboard"

    /// Does what the program is started for, here or in the process that runs already, and runs until the last window is
    /// closed.
    ///
    /// - Parameters:
    ///   - request: nil where the desktop is going to say.
    ///   - options: windows that are to look different from others have a process of their own.
    /// - Throws: If the display cannot be opened, or the request cannot be done.
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
