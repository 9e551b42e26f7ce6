import Foundation
import Testing

@testable import Corkboard
@testable import CorkboardCommands

/// `corkboard board --export`, where there is no display.
@Suite("corkboard board --export")
struct BoardExportCommandTests {
    @Test("Every form is written without a display", arguments: BoardForm.allCases)
    func everyForm(form: BoardForm) throws {
        let folder = try TemporaryFolder()
        let songs = try folder.file("party.csv", "Person,Title\nAnn,One\nBob,Two\n")
        let file = folder.url.appending(path: "out.\(form.pathExtension)")
        let run = try CommandRun(["board", songs.path, "--export", file.path])
        #expect(run.status == 0 && run.errors == "")
        let data = try Data(contentsOf: file)
        switch form {
        case .pdf: #expect(data.starts(with: Data("%PDF".utf8)))
        case .png: #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        case .text: #expect(String(decoding: data, as: UTF8.self).contains("One"))
        }
        withExtendedLifetime(folder) {}
    }

    @Test("What cannot be read or written is told with its exit code")
    func faults() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "out.txt")
        let unreadable = try CommandRun(["board", "/nowhere/songs.csv", "--export", file.path])
        #expect(unreadable.status == 66 && unreadable.errors.contains("songs.csv"))
        let unwritable = try CommandRun(["board", "--export", "/nowhere/out.pdf"])
        #expect(unwritable.status == 73 && unwritable.errors.contains("/nowhere"))
    }

    @Test(
        "A form that is not known, or a window besides, is refused",
        arguments: [["--export", "board.doc"], ["--export", "board"], ["--export", "a.pdf", "--snapshot", "b.png"]])
    func refused(arguments: [String]) throws {
        #expect(try CommandRun(["board"] + arguments).status == 64)
    }
}
