import CGtk
import CorkUI
import Foundation

/// A recorder that shows previews one after the other, each in a window until its tasks have ended, and records their
/// appearance.
package struct PreviewRecorder {
    /// The folder for pictures, which is created if it doesn't exist; `nil` for none.
    package var folder: URL?
    /// A Boolean value that indicates whether the widgets of each preview are printed.
    package var describes: Bool

    /// Creates a recorder that writes pictures to a folder or prints descriptions.
    package init(folder: URL?, describes: Bool) { (self.folder, self.describes) = (folder, describes) }

    /// Records previews while running the main loop, and prints a line for each.
    ///
    /// - Returns: Sentences about problems.
    package func run(_ previews: [Preview]) -> [String] {
        var problems: [String] = []
        Task {
            problems = await record(previews)
            MainLoop.quit()
        }
        MainLoop.run()
        return problems
    }

    /// Records previews, and prints a line for each.
    ///
    /// - Returns: Sentences about problems.
    func record(_ previews: [Preview]) async -> [String] {
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
        do {
            guard try await window.snapshot(to: picture.path) else {
                return "\(preview.name) has nothing to draw for “\(picture.path)”."
            }
        } catch {
            return error.localizedDescription
        }
        if !describes { print(picture.path) }
        return nil
    }

    /// Waits until a window has the focus and shows the content that its tasks have loaded.
    ///
    /// The wait is limited, since the focus may be elsewhere, and tasks may take long.
    private func settle(_ window: WindowController) async {
        let start = ContinuousClock.now
        var framesAtRest = 0
        while framesAtRest < 2 {
            let time = ContinuousClock.now - start
            let isActive = gtk_window_is_active(window.window) != 0 || time > Self.focusPatience
            let isLoaded = window.graph.runningTaskCount == 0 || time > Self.taskPatience
            framesAtRest = isActive && isLoaded ? framesAtRest + 1 : 0
            await window.nextFrame()
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

    /// Returns the names of the previews' pictures: `Module.Name.png`, with a number if the name is used already.
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
