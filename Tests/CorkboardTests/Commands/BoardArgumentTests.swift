import Foundation
import Testing

@testable import CorkboardCommands

@Suite("Arguments of corkboard board")
struct BoardArgumentTests {
    @Test func `a board without arguments has no files, opens at 1160x720 and stays open`() throws {
        let command = try BoardCommand.parse([])
        #expect(command.files.isEmpty)
        #expect(command.options.size == WindowSize(width: 1160, height: 720))
        #expect(!command.options.isReport && !command.options.dark)
    }

    @Test func `files and options may stand in any order`() throws {
        let command = try BoardCommand.parse(["a.csv", "--size", "800x600", "b c.m3u", "--dark", "--snapshot", "x.png"])
        #expect(command.files == ["a.csv", "b c.m3u"])
        #expect(command.options.size == WindowSize(width: 800, height: 600))
        #expect(command.options.dark && command.options.isReport && !command.options.describe)
        #expect(command.options.snapshot == "x.png")
    }

    @Test func `the board is what corkboard shows when no window is named`() throws {
        let command = try CorkboardCommand.parseAsRoot(["party.csv", "--describe"])
        #expect((command as? BoardCommand)?.files == ["party.csv"])
    }

    @Test(arguments: ["200x200", "8192x200", "1160X720"])
    func `sizes are width x height`(_ text: String) throws {
        #expect(try WindowSize(parsing: text).description == text.lowercased())
    }

    @Test(arguments: ["", "800", "x", "800x", "8e2x600", "1x2x3", "800 x 600"])
    func `an invalid size is refused with an example`(_ text: String) {
        #expect(
            refusal(of: ["--size", text]).contains("“\(text)” is no size: write width and height in pixels, as in"))
    }

    @Test(arguments: ["199x500", "500x8193", "-500x500"])
    func `sizes no window can have are refused with the limits`(_ text: String) {
        #expect(refusal(of: ["--size=\(text)"]).contains("must be from 200 to 8192 pixels"))
    }

    @Test func `a picture or an export never replaces a list that is read`() throws {
        let folder = try TemporaryFolder()
        let (list, song) = (try folder.file("a.csv", "Title\nOne\n").path, try folder.file("song.txt", "").path)
        let link = folder.url.path + "/link.csv"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: list)
        let reason = "would replace a file that is read"
        for output in [list, folder.url.path + "/./a.csv", link] {
            #expect(refusal(of: [list, "--export", output]).contains(reason))
        }
        #expect(refusal(of: [folder.url.path, "--export", song]).contains(reason))
        let new = folder.url.path + "/new.txt"
        #expect(throws: Never.self) { try BoardCommand.parse([folder.url.path, "--export", new]) }
        #expect(refusal(of: ["--snapshot", "evening.songboard"]).contains("--snapshot writes a PNG picture"))
        let photo = try folder.file("a.png", "").path
        #expect(throws: (any Error).self) { try GalleryCommand.parse([folder.url.path, "--snapshot", photo]) }
    }

    @Test func `columns may begin with one that is ignored`() throws {
        #expect(
            try BoardCommand.parse(["a.csv", "--columns", "-,person,title"]).columns?.roles == [
                .ignored, .person, .title,
            ])
    }

    @Test(arguments: [["--bogus"], ["--size", "big"], ["--snapshot"]])
    func `wrong arguments end with 64, as sysexits.h has it`(_ arguments: [String]) {
        #expect(throws: (any Error).self) { try BoardCommand.parse(arguments) }
        do {
            _ = try BoardCommand.parse(arguments)
        } catch {
            #expect(BoardCommand.exitCode(for: error).rawValue == 64)
        }
    }

    private func refusal(of arguments: [String]) -> String {
        do {
            _ = try BoardCommand.parse(arguments)
            return ""
        } catch {
            return BoardCommand.message(for: error)
        }
    }
}
