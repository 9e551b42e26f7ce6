import Foundation
import Testing

@testable import Corkboard
@testable import CorkboardCommands

@Suite("corkboard gallery", .serialized)
struct GalleryCommandTests {
    @Test func `a gallery without arguments has no folder and stays open`() throws {
        let command = try #require(try CorkboardCommand.parseAsRoot(["gallery"]) as? GalleryCommand)
        #expect(command.files.isEmpty && !command.options.isReport)
        let other = try GalleryCommand.parse(["x", "--size", "800x600", "--dark", "--describe"])
        #expect(other.files == ["x"] && other.options.dark && other.options.isReport)
        #expect(other.options.size == WindowSize(width: 800, height: 600))
    }

    @Test func `pictures are for the gallery, and other files for their commands`() throws {
        let gallery = try Gallery()
        try gallery.add(["a.ppm"])
        try gallery.add(Data("Ann: Waterloo".utf8), "songs.txt")
        try gallery.add(Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), "a.svg")
        let picture = gallery.id("a.ppm")
        #expect(CorkboardCommand.completed([picture, "--dark"]) == ["gallery", picture, "--dark"])
        for arguments in [
            [gallery.id("songs.txt")], [gallery.id("a.svg")], ["board", picture], ["--help"], ["help"], [],
            [gallery.folder.path],
        ] { #expect(CorkboardCommand.completed(arguments) == arguments) }
    }

    @Test(.enabled(if: CommandRun.program != nil, "The program was not built with the tests."))
    @MainActor func `a picture of the window shows what is in sight, without a display`() throws {
        let sandwiches = try #require(ExampleFiles.sandwiches)
        let run = try CommandRun(["gallery", sandwiches.path, "--describe", "--size", "800x600"])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("\"Bánh Mì\""))
    }

    @Test(.enabled(if: CommandRun.program != nil, "The program was not built with the tests."))
    func `a missing folder is reported with an exit code of its own`() throws {
        let run = try CommandRun(["gallery", "/no/such/folder", "--describe"])
        #expect(run.status == 66)
        #expect(run.errors.contains("“/no/such/folder” cannot be opened: there is no such file or folder."))
    }
}
