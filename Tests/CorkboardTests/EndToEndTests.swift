import Foundation
import Testing

@testable import Corkboard

/// The program itself, as assistive technologies see it, in the stories of `Tests/EndToEnd`.
@Suite(.serialized)
struct EndToEndTests {
    nonisolated private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "EndToEnd")

    /// Lets a story drive the program with some arguments.
    ///
    /// - Parameters:
    ///   - story: The name of the story's file.
    ///   - arguments: The arguments of the program.
    ///   - desktop: The display server and GTK's renderer, as `Tests/EndToEnd/run` names them.
    /// - Returns: The status of the story and its output.
    /// - Throws: If the program was not built or cannot be started.
    private static func run(_ story: String, _ arguments: [String] = [], on desktop: String = "x11-cairo") async throws
        -> (status: Int32, output: String)
    {
        let program = try #require(CommandRun.program)
        return try await start([story, program.path] + arguments, on: desktop)
    }

    private static func start(_ arguments: [String], on desktop: String = "x11-cairo") async throws
        -> (status: Int32, output: String)
    {
        let process = Process()
        process.environment = ProcessInfo.processInfo.environment.merging(["DESKTOP": desktop]) { $1 }
        let output = Pipe()
        process.executableURL = folder.appending(path: "run")
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = output
        // On the main thread: from another one, it would inherit that it hears no signals.
        let end = try process.start()
        let text = await read(output)
        end()
        return (process.terminationStatus, text)
    }

    /// Reads to the end, away from the main thread, which other tests need.
    @concurrent
    nonisolated private static func read(_ output: Pipe) async -> String {
        String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }

    private static var canRun: Bool { get async { await canRun(on: "x11-cairo") } }

    private static func canRun(on desktop: String) async -> Bool {
        (try? await start([], on: desktop).status) == 0
    }

    @Test(.enabled("xdotool, AT-SPI and its Python module are needed.") { await canRun }, .timeLimit(.minutes(4)))
    func `by keyboard from an empty board to the reply on the clipboard`() async throws {
        let (status, output) = try await Self.run("board_by_keyboard", ["board"])
        #expect(status == 0, "\(output)")
    }

    @Test(.enabled("xdotool, AT-SPI and its Python module are needed.") { await canRun }, .timeLimit(.minutes(4)))
    func `through the dialog a board is saved under a typed name and another opened`() async throws {
        let (status, output) = try await Self.run("board_by_dialog", ["board"])
        #expect(status == 0, "\(output)")
    }

    @Test(.enabled("xdotool, AT-SPI and its Python module are needed.") { await canRun }, .timeLimit(.minutes(4)))
    func `by keyboard through the sheet about the columns of a table`() async throws {
        let folder = try TemporaryFolder()
        let list = try folder.file("songs.csv", "Tin,The Oaks,Ann\nStone,Owl,Bo\n")
        let (status, output) = try await Self.run("columns_by_keyboard", ["board", list.path])
        #expect(status == 0, "\(output)")
    }

    @Test(.enabled("xdotool, AT-SPI and its Python module are needed.") { await canRun }, .timeLimit(.minutes(4)))
    func `a board that is presented keeps the screen on`() async throws {
        let folder = try TemporaryFolder()
        let list = try folder.file("songs.csv", "Name,Title\nAnn,One\n")
        let (status, output) = try await Self.run("screen_kept_on", ["board", list.path])
        #expect(status == 0, "\(output)")
    }

    @Test(.enabled("xdotool, AT-SPI and its Python module are needed.") { await canRun }, .timeLimit(.minutes(4)))
    func `by keyboard a whole evening`() async throws {
        let (status, output) = try await Self.run("evening_by_keyboard", ["board"])
        #expect(status == 0, "\(output)")
    }

    @Test(.enabled("xdotool, AT-SPI and its Python module are needed.") { await canRun }, .timeLimit(.minutes(4)))
    func `by pointer a whole evening`() async throws {
        let folder = try TemporaryFolder()
        let songs = try folder.file("duo.csv", "Person,Title\nAnn,One\nAnn,Two\nAnn,Three\nBob,Four\nBob,Five\n")
        let (status, output) = try await Self.run("evening_by_pointer", ["board", songs.path])
        #expect(status == 0, "\(output)")
        withExtendedLifetime(folder) {}
    }

    @Test(
        .enabled("xdotool, AT-SPI, its Python module, openbox, xrandr and Xorg with its dummy driver are needed.") {
            await canRun(on: "monitors-cairo")
        }, .timeLimit(.minutes(4)))
    func `a board is presented on a second monitor`() async throws {
        let folder = try TemporaryFolder()
        let songs = try folder.file("songs.csv", "Person,Title\nAnn,One\nBob,Two\nAnn,Three\n")
        let (status, output) = try await Self.run("present_on_monitor", ["board", songs.path], on: "monitors-cairo")
        #expect(status == 0, "\(output)")
        withExtendedLifetime(folder) {}
    }

    @Test(.enabled("xdotool, AT-SPI and its Python module are needed.") { await canRun }, .timeLimit(.minutes(4)))
    func `by keyboard from the start window to a new board and another`() async throws {
        let (status, output) = try await Self.run("start_by_keyboard")
        #expect(status == 0, "\(output)")
    }

    @Test(
        .enabled("xdotool, AT-SPI and its Python module are needed.") { await canRun }, .timeLimit(.minutes(4)),
        arguments: [
            ("list_by_keyboard", []), ("showcase_by_keyboard", []), ("gestures_by_pointer", ["gestures"]),
            ("songs_by_pointer", ["dragging"]),
        ])
    func `in the showcase`(story: String, page: [String]) async throws {
        let (status, output) = try await Self.run(story, ["showcase"] + page)
        #expect(status == 0, "\(output)")
    }

    @Test(.enabled("xdotool, AT-SPI and its Python module are needed.") { await canRun }, .timeLimit(.minutes(4)))
    func `by keyboard from a cell of a lazy grid to its picture and back`() async throws {
        let sandwiches = try #require(ExampleFiles.sandwiches)
        let (status, output) = try await Self.run("grid_by_keyboard", ["gallery", sandwiches.path])
        #expect(status == 0, "\(output)")
    }

    @Test(.enabled("xdotool, AT-SPI and its Python module are needed.") { await canRun }, .timeLimit(.minutes(4)))
    func `by pointer a cell of a lazy grid is selected rated and opened`() async throws {
        let folder = try TemporaryFolder()
        let pictures = folder.url.appending(path: "pictures")
        try FileManager.default.copyItem(at: #require(ExampleFiles.sandwiches), to: pictures)
        let (status, output) = try await Self.run("grid_by_pointer", ["gallery", pictures.path])
        #expect(status == 0, "\(output)")
        withExtendedLifetime(folder) {}
    }

    @Test(.enabled("xdotool, AT-SPI and its Python module are needed.") { await canRun }, .timeLimit(.minutes(4)))
    func `by keyboard from a picture to a rated filtered and cleaned folder and back`() async throws {
        let gallery = try Gallery()
        try gallery.addRatable((0..<6).map { "\($0).jpg" })
        let (status, output) = try await Self.run("gallery_sorted_out", [gallery.id("0.jpg")])
        #expect(status == 0, "\(output)")
    }

    @Test(.enabled("xdotool, AT-SPI and its Python module are needed.") { await canRun }, .timeLimit(.minutes(4)))
    func `by pointer a card is dragged one crossed off and one chosen`() async throws {
        let folder = try TemporaryFolder()
        let songs = try folder.file("duo.csv", "Person,Title\nAnn,One\nAnn,Two\nAnn,Three\nBob,Four\nBob,Five\n")
        let (status, output) = try await Self.run("board_by_pointer", ["board", songs.path])
        #expect(status == 0, "\(output)")
        withExtendedLifetime(folder) {}
    }

    @Test(
        .enabled("xdotool, AT-SPI, its Python module and Weston are needed.") { await canRun(on: "wayland-cairo") },
        .timeLimit(.minutes(4)), arguments: ["x11-gl", "wayland-cairo", "wayland-gl"])
    func `an evening on a desktop`(desktop: String) async throws {
        let folder = try TemporaryFolder()
        let songs = try folder.file("duo.csv", "Person,Title\nAnn,One\nAnn,Two\nAnn,Three\nBob,Four\nBob,Five\n")
        let (status, output) = try await Self.run("desktop", ["board", songs.path], on: desktop)
        #expect(status == 0, "\(output)")
        withExtendedLifetime(folder) {}
    }

    @Test(.enabled("xdotool, AT-SPI and its Python module are needed.") { await canRun }, .timeLimit(.minutes(4)))
    func `by hand rows of a drawing are found and dragged and a shape is made`() async throws {
        let folder = try TemporaryFolder()
        let drawing = try folder.file(
            "house.svg",
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><circle id="t" cx="20" cy="80" r="9">\
            <title>Tree</title></circle><g><title>House</title><rect x="90" width="9" height="9"><title>Door</title></rect>\
            <rect x="60" width="9" height="9"><title>Roof</title></rect></g>\
            <circle cx="9" cy="9" r="9"><title>Sun</title></circle></svg>
            """)
        let (status, output) = try await Self.run("drawing_by_hand", ["shapes", drawing.path])
        #expect(status == 0, "\(output)")
        withExtendedLifetime(folder) {}
    }

    @Test(.enabled("xdotool, AT-SPI and its Python module are needed.") { await canRun }, .timeLimit(.minutes(4)))
    func `one program has all windows and keeps what is preferred`() async throws {
        let (status, output) = try await Self.run("one_program", ["board"])
        #expect(status == 0, "\(output)")
    }

    @Test(.enabled("xdotool, AT-SPI and its Python module are needed.") { await canRun }, .timeLimit(.minutes(4)))
    func `by actions alone what can be clicked is pressed`() async throws {
        let folder = try TemporaryFolder()
        let songs = try folder.file("duo.csv", "Person,Title\nAnn,One\nAnn,Two\nBob,Three\nBob,Four\n")
        let (status, output) = try await Self.run("actions_everywhere", ["board", songs.path])
        #expect(status == 0, "\(output)")
        withExtendedLifetime(folder) {}
    }

    @Test(.enabled("xdotool, AT-SPI and its Python module are needed.") { await canRun }, .timeLimit(.minutes(4)))
    func `everything that is shown has a name that says what it is and an action where it can be clicked`() async throws
    {
        let (status, output) = try await Self.run("names_everywhere", ["showcase", "presentation"])
        #expect(status == 0, "\(output)")
    }
}
