import CGtk
import CorkUI
import Foundation

/// Shows previews one after the other, each in a window of its own until its tasks have ended, and writes down what they
/// look like.
package struct PreviewRecorder {
    /// The folder that pictures are written to, made where it is not there; nil for none.
    package var folder: URL?
    /// A Boolean value that indicates whether the widgets of each preview are printed.
    package var describes: Bool

    /// Makes a recorder that writes to a folder or prints descriptions.
    package init(folder: URL?, describes: Bool) { (self.folder, self.describes) = (folder, describes) }

    /// Records previews and runs the main loop meanwhile; tells of each by a line on the standard output.
    ///
    /// - Returns: what went wrong, a sentence each.
    package func run(_ previews: [Preview]) -> [String] {
        var problems: [String] = []
        Task {
            problems = await record(previews)
            MainLoop.quit()
        }
        MainLoop.run()
        return problems
    }

    /// Records previews; tells of each by a line on the standard output.
    ///
    /// - Returns: what went wrong, a sentence each.
    func record(_ previews: [Preview]) async -> [String] {
        // A picture is taken after a few frames, however long it takes to make all that is in sight.
        Application.makingTime = nil
        if let folder {
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            } catch {
                return ["The folder “\(folder.path)” could not be made: \(error.localizedDescription)"]
            }
        }
        var problems: [String] = []
        for (preview, file) in zip(previews, Self.fileNames(of: previews)) {
            if let problem = await record(preview, file) { problems.append(problem) }
        }
        return problems
    }

    private func record(_ preview: Preview, _ file: String) async -> String? {
        let window = Self.open(preview)
        defer { window.close() }
        await settle(window)
        if describes { print("\(preview.module): \(preview.name)\n\(window.describe())") }
        guard let picture = folder?.appending(path: file) else { return nil }
        guard await draw(window, to: picture) else { return "The picture “\(picture.path)” could not be written." }
        if !describes { print(picture.path) }
        return nil
    }

    /// Draws a window; says whether it could.
    private func draw(_ window: WindowController, to picture: URL) async -> Bool {
        // Of a window that has just been changed there is nothing to be drawn until its next frame.
        for _ in 0..<10 {
            if window.snapshot(to: picture.path) { return true }
            await nextFrame(of: window)
        }
        return false
    }

    private func nextFrame(of window: WindowController) async {
        await withCheckedContinuation { shown in window.afterNextFrame { shown.resume() } }
    }

    /// Waits until a window has the focus, and shows what the tasks of its views have loaded: not for ever, since the focus may
    /// be elsewhere, and tasks may take long.
    private func settle(_ window: WindowController) async {
        let start = ContinuousClock.now
        var framesAtRest = 0
        while framesAtRest < 2 {
            let time = ContinuousClock.now - start
            let isActive = gtk_window_is_active(window.window) != 0 || time > Self.focusPatience
            let isLoaded = window.graph.runningTaskCount == 0 || time > Self.taskPatience
            framesAtRest = isActive && isLoaded ? framesAtRest + 1 : 0
            await nextFrame(of: window)
        }
    }

    private static let focusPatience = Duration.milliseconds(500)
    private static let taskPatience = Duration.seconds(5)

    private static func open(_ preview: Preview) -> WindowController {
        var windows: [_WindowDescription] = []
        WindowGroup(preview.name) { preview.view }
            .defaultSize(width: preview.size.width, height: preview.size.height)
            ._collectWindows(into: &windows)
        let window = WindowController(windows[0])
        window.present()
        return window
    }

    /// A name for the picture of each preview: `Module.Name.png`, with a number where that is taken already.
    static func fileNames(of previews: [Preview]) -> [String] {
        var taken: [String: Int] = [:]
        return previews.map { preview in
            let name = "\(preview.module).\(preview.name)".map { $0 == "/" || $0 == "\0" ? "-" : String($0) }.joined()
            let count = taken[name, default: 0] + 1
            taken[name] = count
            return count == 1 ? "\(name).png" : "\(name) \(count).png"
        }
    }
}
