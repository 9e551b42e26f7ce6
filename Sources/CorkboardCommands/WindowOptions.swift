import ArgumentParser
import CorkGtk
import CorkUI
import DocumentFiles
import Foundation

/// The options of all commands that open a window or take its snapshot.
struct WindowOptions: ParsableArguments {
    @Option(
        help: "Write a picture of the window to a PNG file, or of each preview to a folder.",
        completion: .file(extensions: ["png"]))
    var snapshot: String?

    @Flag(help: "Print the window's widgets, a line each: type, role, name, states, frame.")
    var describe = false

    @Option(
        name: .customLong("size"),
        help: ArgumentHelp("How large the window opens, in pixels.", valueName: "WxH"),
        transform: WindowSize.init(parsing:))
    var givenSize: WindowSize?

    @Flag(help: "Prefer dark colours, whatever the desktop says.")
    var dark = false

    @Flag(help: "Lay the window out from right to left, whatever the language.")
    var rightToLeft = false

    func validate() throws {
        guard let snapshot else { return }
        let isFolder = (try? URL(fileURLWithPath: snapshot).resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory
        guard isFolder == true || ["", "png"].contains(URL(fileURLWithPath: snapshot).pathExtension.lowercased())
        else {
            throw ValidationError("--snapshot writes a PNG picture: \(snapshot) has another extension.")
        }
    }

    /// Throws an error if a file to write is one of the files to read, or is in a folder to read and exists.
    static func validate(_ output: String?, besides inputs: [String]) throws {
        func place(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
        guard let output, FileManager.default.fileExists(atPath: output) else { return }
        for input in inputs where place(output) == place(input) || place(output).hasPrefix(place(input) + "/") {
            throw ValidationError("\(output) would replace a file that is read: choose another name.")
        }
    }

    /// The size of new windows.
    var size: WindowSize { givenSize ?? WindowSize(width: 1160, height: 720) }

    /// A Boolean value that indicates whether the options change the look of the windows.
    var isSpecial: Bool { givenSize != nil || dark || rightToLeft }

    /// A Boolean value that indicates whether the command writes a snapshot or a description instead of staying open.
    var isReport: Bool { describe || snapshot != nil }

    /// Starts GTK, on a virtual X server if necessary.
    ///
    /// - Parameter screen: The size of the largest window; `nil` for the size in the options.
    /// - Throws: If there is no display and none can be started.
    @MainActor
    func openDisplay(screen: WindowSize? = nil) throws {
        let start = { Application.start(id: Program.id) }
        let isStarted: Bool
        if VirtualDisplay.isNeeded, isReport {
            do {
                isStarted = try VirtualDisplay.start(screen: screen ?? size, connect: start)
            } catch {
                complain(error.sentence)
                throw ExitCode.noDisplay
            }
        } else {
            isStarted = start()
        }
        guard isStarted else {
            complain(
                """
                There is no display to open a window on. Run it from a desktop, set DISPLAY or WAYLAND_DISPLAY, or ask \
                for --describe or --snapshot, which need none.
                """)
            throw ExitCode.noDisplay
        }
        if isReport { Application.hideResizeFrames() }
        if dark { Application.preferDark() }
        if rightToLeft { Application.preferRightToLeft() }
    }

    /// Opens the window of a scene, writes the requested reports of it, and ends the program.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - load: A closure that waits for the content of the window, and returns what there is to tell about it.
    /// - Throws: The exit code, if something was not read or a picture could not be written.
    @MainActor
    func report(
        _ scene: some Scene, after load: @escaping (WindowController) async -> WindowReport = { _ in WindowReport() }
    ) throws {
        let window = Application.open(scene)[0]
        var outcome = ExitCode.success
        Task {
            let report = await load(window)
            await window.nextFrame()
            outcome = await write(report, window)
            window.close()
        }
        Application.run()
        if outcome != .success { throw outcome }
    }

    @MainActor
    private func write(_ report: WindowReport, _ window: WindowController) async -> ExitCode {
        let outcome = report.problems.isEmpty ? report.isIncomplete ? ExitCode.incomplete : .success : .unreadableInput
        (report.problems + report.notices.filter { !report.problems.contains($0) }).forEach(complain)
        if describe { print(window.describe(), terminator: "") }
        guard let snapshot else { return outcome }
        do {
            if try await window.snapshot(to: snapshot) { return outcome }
            complain("The picture could not be written to “\(snapshot)”: there is nothing to draw.")
        } catch {
            complain(error.localizedDescription)
        }
        return .unwritableOutput
    }

    func complain(_ sentence: String) {
        FileHandle.standardError.write(Data("corkboard: \(sentence)\n".utf8))
    }
}

/// The messages about the content of a window.
struct WindowReport {
    /// The reasons why files could not be read, as sentences.
    var problems: [String] = []
    /// The messages of the window.
    var notices: [String] = []
    /// A Boolean value that indicates whether the window lacks some of the content of its files.
    var isIncomplete = false
}
