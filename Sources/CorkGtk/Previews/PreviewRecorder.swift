import CorkUI
import Foundation

/// Shows previews one after the other, each in a window of its own for one frame, and writes down what they look like.
public struct PreviewRecorder {
    /// The folder that pictures are written to, made where it is not there; nil for none.
    public var folder: URL?
    /// Whether the widgets of each are printed, a line each.
    public var describes: Bool

    public init(folder: URL?, describes: Bool) { (self.folder, self.describes) = (folder, describes) }

    /// Records previews and runs the main loop meanwhile; tells of each by a line on the standard output.
    ///
    /// - Returns: what went wrong, a sentence each.
    public func run(_ previews: [Preview]) -> [String] {
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
        await withCheckedContinuation { shown in window.afterNextFrame { shown.resume() } }
        if describes { print("\(preview.module): \(preview.name)\n\(window.describe())") }
        guard let picture = folder?.appending(path: file) else { return nil }
        guard window.snapshot(to: picture.path) else { return "The picture “\(picture.path)” could not be written." }
        if !describes { print(picture.path) }
        return nil
    }

    private static func open(_ preview: Preview) -> WindowController {
        var windows: [WindowDescription] = []
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
