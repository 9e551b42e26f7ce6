import Foundation
import SongCatalog
import SongLibrary
import Testing

@testable import CorkboardCommands

@Suite("corkboard without a display", .enabled(if: CommandRun.program != nil))
struct VirtualDisplayTests {
    /// A Boolean value that indicates whether an X server is installed.
    nonisolated private static let hasServer = ProcessInfo.processInfo.environment["PATH", default: ""]
        .split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/Xvfb") }

    @Test(.enabled(if: hasServer))
    func `a board describes itself in the requested size, without complaints from GTK`() throws {
        let run = try CommandRun(["board", "--describe", "--size", "640x480"])
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(run.output.hasPrefix("GtkWindow window \"Untitled Board\" 0,0 640x480\n"))
    }

    @Test(.enabled(if: hasServer))
    func `a picture has the requested size`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("board-\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let run = try CommandRun(["board", "--snapshot", file.path, "--size", "640x480"])
        #expect(run.status == 0)
        let picture = try Data(contentsOf: file)
        // The signature, the length and name of the first chunk, then the width and height, four bytes each.
        #expect(picture.prefix(8).elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        #expect(picture.dropFirst(16).prefix(8).elementsEqual([0, 0, 0x02, 0x80, 0, 0, 0x01, 0xE0]))
    }

    @Test(.enabled(if: hasServer))
    func `a picture that cannot be written is an error with the reason`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("none-\(UUID())")
        let run = try CommandRun(["board", "--snapshot", folder.appendingPathComponent("x.png").path])
        #expect(run.status == 73)
        #expect(run.errors.contains("“x.png” could not be saved: there is no folder “\(folder.path)”."))
    }

    @Test(.enabled(if: hasServer))
    func `a saved board after other songs is left out of a report, which says so and ends`() throws {
        let folder = try TemporaryFolder()
        let songs = try folder.file("songs.csv", "Person,Title\nAnn,One\n")
        let board = try folder.file("saved.songboard", "{\"songboard\": 1}")
        let run = try CommandRun(["board", songs.path, board.path, "--describe"])
        #expect(run.status == 66)
        #expect(run.errors == "corkboard: \(board.path) was not opened: there is a board here already.\n")
        #expect(run.output.contains("\"One\""))
    }

    @Test(.enabled(if: hasServer))
    func `the library of the user is described beside a board, and stays as it was`() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "corkboard/songs.sqlite")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        _ = try await SongLibrary(file: file).add([Song(title: "Paper Moon")])
        let board = try folder.file("songs.csv", "Person,Title\nAnn,One\n")
        for _ in 0..<2 {
            let run = try CommandRun(
                ["board", board.path, "--describe", "--library"], environment: ["XDG_DATA_HOME": folder.url.path])
            #expect(run.status == 0 && run.errors.isEmpty)
            let list = try #require(run.output.components(separatedBy: "GtkListView list \"Songs\"").last)
            #expect(list.contains("GtkListItemWidget list-item \"Paper Moon\""))
            #expect(!list.contains("\"One\""))
        }
    }

    @Test(.enabled(if: hasServer))
    func `no X server is left behind`() throws {
        for _ in 0..<3 { _ = try CommandRun(["board", "--describe", "--size", "777x555"]) }
        #expect(try servers(forScreenOf: "977x755").isEmpty)
    }

    @Test func `without Xvfb, a sentence names the package`() throws {
        let run = try CommandRun(["board", "--describe"], path: "/nonexistent")
        #expect(run.status == 69)
        #expect(run.errors.contains("Xvfb") && run.errors.contains("the package xvfb"))
        #expect(run.output.isEmpty)
    }

    @Test func `a window that is to stay open needs a display`() throws {
        let run = try CommandRun(["board"])
        #expect(run.status == 69)
        #expect(run.errors.contains("There is no display"))
    }

    /// Returns the process ids of X servers with a screen size that no other test uses.
    private func servers(forScreenOf size: String) throws -> [String] {
        let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }
        return processes.filter { number in
            let command = (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(number)/cmdline"))) ?? Data()
            return String(decoding: command, as: UTF8.self).contains("\0-screen\0" + "0\0\(size)x24\0")
        }
    }
}
