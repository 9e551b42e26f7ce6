import Foundation
import Testing

@testable import Corkboard
@testable import CorkboardCommands

/// `corkboard board --export`, where there is no display.
@Suite("corkboard board --export")
struct BoardExportCommandTests {
    @Test(arguments: BoardForm.allCases)
    func `every form is written without a display`(form: BoardForm) throws {
        let folder = try TemporaryFolder()
        let songs = try folder.file("party.csv", "Person,Title\nAnn,One\nBob,Two\n")
        let file = folder.url.appending(path: "out.\(form.pathExtension)")
        let run = try CommandRun(["board", songs.path, "--export", file.path])
        // A playlist has no place for songs without files.
        let isIncomplete = form.pathExtension == "m3u8"
        #expect(run.status == (isIncomplete ? 65 : 0) && run.errors.isEmpty != isIncomplete, "\(run.errors)")
        let data = try Data(contentsOf: file)
        switch form {
        case .pdf: #expect(data.starts(with: Data("%PDF".utf8)))
        case .png: #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        case .text where isIncomplete: #expect(run.errors.contains("2 songs are not in the playlist"))
        case .text: #expect(String(decoding: data, as: UTF8.self).contains("One"))
        }
        withExtendedLifetime(folder) {}
    }

    @Test func `all songs are exported, however many; omitted lines are reported with a status of their own`() throws {
        let folder = try TemporaryFolder()
        let table = folder.url.appending(path: "out.csv")
        let many = (0..<1_000).map { "Ann,Song \($0)\n" }.joined()
        let all = try folder.file("many.csv", "Person,Title\n" + many)
        let more = try folder.file("more.csv", "Person,Title\n" + many.replacing("Ann", with: "Bob") + "Bob,\n")
        #expect(try CommandRun(["board", all.path, "--export", table.path]).status == 0)
        #expect(try String(contentsOf: table, encoding: .utf8).ranges(of: "\r\n").count == 1_001)
        let run = try CommandRun(["board", all.path, more.path, "--export", table.path])
        #expect(run.status == 65 && run.errors.contains("more.csv, line 1002: There is no title."), "\(run.errors)")
        #expect(try String(contentsOf: table, encoding: .utf8).ranges(of: "\r\n").count == 2_001)
        withExtendedLifetime(folder) {}
    }

    @Test func `each line that was left out is named on standard error`() throws {
        let folder = try TemporaryFolder()
        let songs = try folder.file("a.csv", "Person,Title\nAnn,One\nAnn,\nBob,\nAnn,One\nAnn,One\n")
        let run = try CommandRun(["board", songs.path, "--export", folder.url.appending(path: "out.txt").path])
        let lines = run.errors.split(separator: "\n").map(String.init)
        #expect(lines.contains("corkboard: a.csv, line 3: There is no title."), "\(run.errors)")
        #expect(lines.contains("corkboard: a.csv, line 4: There is no title."), "\(run.errors)")
        #expect(lines.contains("corkboard: a.csv, line 6, “One”: It was there already."), "\(run.errors)")
        withExtendedLifetime(folder) {}
    }

    @Test(
        arguments: [
            ("Person,Title\nAnn,One,more\n", "out.csv", "The line has 3 fields"),
            ("Person,Title,Mood\nAnn,One,blue\n", "out.csv", "The column “Mood”"),
            ("ABBA,SOS,Ann\nQueen,One,Bo\n", "out.csv", "and 1 more were left out."),
            ("Person,Title,Crossed off\nAnn,One,maybe\n", "out.csv", "“maybe” was not understood"),
            ("Person,Title\nAnn,One\nAnn,One\n", "out.csv", "A song was there already"),
            ("Person,Title,Chosen\nAnn,One,x\nAnn,Two,x\n", "out.csv", "A song is not chosen"),
            ("Person,Title,Set aside\nAnn,One,maybe\n", "out.csv", "“maybe” was not understood"),
            ("Person,Title,Crossed off\nAnn,One,\nAnn,Two,yes\n", "out.ics", "“Two” is not in the calendar"),
        ])
    func `omitted data has an exit status of its own`(table: String, name: String, sentence: String) throws {
        let folder = try TemporaryFolder()
        let songs = try folder.file("a.csv", table)
        let run = try CommandRun(["board", songs.path, "--export", folder.url.appending(path: name).path])
        #expect(run.status == 65 && run.errors.contains(sentence), "\(run.status) \(run.errors)")
        withExtendedLifetime(folder) {}
    }

    @Test(
        arguments: [
            (#"{"id": "2", "title": "B", "person": "a", "chosen": true}"#, 65, "the second that its singer has chosen"),
            (#"{"id": "2", "title": "B", "person": "x"}"#, 65, "there is no person “x”"),
            (#"{"title": "B"}"#, 0, "has no “id”"),
        ])
    func `marks of a saved board that are lost have the status of what is left out; repairs don't`(
        card: String, status: Int32, sentence: String
    ) throws {
        let folder = try TemporaryFolder()
        let board = try folder.file(
            "a.songboard",
            """
            {"songboard": 1, "people": [{"id": "a", "name": "Ann"}],
            "cards": [{"id": "1", "title": "A", "person": "a", "chosen": true},
            \(card)]}
            """)
        let table = folder.url.appending(path: "out.csv")
        let run = try CommandRun(["board", board.path, "--export", table.path])
        #expect(run.status == status && run.errors.contains(sentence), "\(run)")
        #expect(run.errors.contains("a.songboard, line 3"), "\(run)")
        #expect(try String(contentsOf: table, encoding: .utf8).contains(",B,"))
        withExtendedLifetime(folder) {}
    }

    @Test func `guessed columns have the status of what is left out, chosen ones are read as they are`() throws {
        let folder = try TemporaryFolder()
        let table = try folder.file("a.csv", "Tin,The Oaks,Ann\nStone,Owl,Bo\nMoon,Owl,Ann\n").path
        let out = folder.url.appending(path: "out.csv")
        let guessed = try CommandRun(["board", table, "--export", out.path])
        #expect(guessed.status == 65 && guessed.errors.contains("The table has no header; its columns were taken for"))
        let chosen = try CommandRun(["board", table, "--columns", "title,artist,person", "--export", out.path])
        #expect(chosen.status == 0 && chosen.errors.isEmpty)
        #expect(try String(contentsOf: out, encoding: .utf8).contains("Ann,Tin,The Oaks,"))
        let described = try CommandRun(["board", table, "--describe"])
        #expect(described.status == 65 && described.errors.contains("has no header"))
        let refused = try CommandRun(["board", table, "--columns", "title,title", "--export", out.path])
        #expect(refused.status == 64 && refused.errors.contains("Two columns are “title”: leave one of them out."))
    }

    @Test func `answers to a form are complete without times, addresses and yes or no`() throws {
        let folder = try TemporaryFolder()
        let table = try folder.file(
            "a.csv",
            """
            Timestamp,Email Address,Name,Song Choice #1,Song Choice #2,Are you singing a duet?
            11/26/2026 18:02:00,a@example.org,Ann,Tin - The Oaks,Fire by Hana,No
            11/26/2026 18:05:00,b@example.org,Bo,Night Train,,Yes

            """
        ).path
        let run = try CommandRun(["board", table, "--export", folder.url.appending(path: "out.txt").path])
        #expect(run.status == 0)
    }

    @Test func `lists are read in the encoding that is given; one that is not known is refused`() throws {
        let folder = try TemporaryFolder()
        let songs = folder.url.appending(path: "old.csv")
        try (Data("Artist;Title\nLucky ".utf8) + [0xD3, 0xB3, 0xE6] + Data(";One\n".utf8)).write(to: songs)
        let marked = try folder.file("new.csv", "\u{FEFF}Artist;Title\nÓłć;Two\n")
        let table = folder.url.appending(path: "out.csv")
        func export(_ encoding: String) throws -> CommandRun {
            try CommandRun(["board", "--encoding", encoding, songs.path, marked.path, "--export", table.path])
        }
        #expect(try export("cp1251").status == 0)
        #expect(try String(contentsOf: table, encoding: .utf8).contains("Lucky Уіж"))
        #expect(try export("windows-1250").errors.contains("it was read as Windows-1250."))
        #expect(try String(contentsOf: table, encoding: .utf8).ranges(of: "Ółć").count == 2)
        let guessed = try CommandRun(["board", songs.path, "--export", table.path])
        #expect(guessed.errors.contains(", which is a guess by its letters."), "\(guessed.errors)")
        let refused = try export("klingon")
        #expect(refused.status == 64 && refused.errors.contains("klingon"))
        withExtendedLifetime(folder) {}
    }

    @Test
    func `a name that is not UTF-8 is reported as the reason, and nothing is written under another name`() throws {
        let folder = try TemporaryFolder()
        let songs = try folder.file("a.csv", "Title\nOne\n")
        for (script, status) in [
            (#"exec "$0" board "$(printf 'caf\351.csv')" --export out.csv"#, 66),
            (#"exec "$0" board a.csv --export "$(printf 'caf\351.csv')""#, 73),
            (#"exec "$0" shapes a.svg --export "$(printf 'caf\351.png')""#, 73),
            (#"d=$(printf 'd\351'); mkdir "$d"; cp a.csv "$d"; cd "$d"; exec "$0" board a.csv --export out.csv"#, 66),
        ] {
            try? Data("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>".utf8)
                .write(to: folder.url.appending(path: "a.svg"))
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", script, try #require(CommandRun.program).path]
            process.currentDirectoryURL = songs.deletingLastPathComponent()
            let errors = Pipe()
            process.standardError = errors
            let end = try process.start()
            let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            end()
            #expect(
                process.terminationStatus == status && text.contains("bytes that are not UTF-8"), "\(script) \(text)")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        #expect(names.filter { $0.hasPrefix("caf") || $0.hasPrefix("out") } == [])
    }

    @Test func `files that cannot be read or written are reported with their exit code`() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "out.txt")
        try Data("precious".utf8).write(to: file)
        let unreadable = try CommandRun(["board", "/nowhere/songs.csv", "--export", file.path])
        #expect(unreadable.status == 66 && unreadable.errors.contains("songs.csv"))
        #expect(try String(contentsOf: file, encoding: .utf8) == "precious")
        let unwritable = try CommandRun(["board", "--export", "/nowhere/out.pdf"])
        #expect(unwritable.status == 73 && unwritable.errors.contains("/nowhere"))
    }

    @Test(arguments: [
        ["--export", "board.doc"], ["--export", "board"], ["--export", "a.pdf", "--snapshot", "b.png"],
    ])
    func `a form that is not known, or a window besides, is refused`(arguments: [String]) throws {
        #expect(try CommandRun(["board"] + arguments).status == 64)
    }

    @Test func `of many names a notice has a few and a count, and standard error has all`() throws {
        let folder = try TemporaryFolder()
        let names = (1...300).map { "Mood\($0)" }
        let songs = try folder.file("a.csv", "Person,Title,\(names.joined(separator: ","))\nAnn,One\n")
        let run = try CommandRun(["board", songs.path, "--export", folder.url.appending(path: "out.txt").path])
        let lines = run.errors.split(separator: "\n")
        #expect(run.status == 65 && lines.count == 289, "\(run.errors)")
        #expect(names.allSatisfy { run.errors.components(separatedBy: "“\($0)”").count == 2 })
        #expect(lines.first?.contains("“Mood12” and 288 more of a.csv were left out") == true, "\(lines.first ?? "")")
        #expect(lines.last == "corkboard: a.csv: The column “Mood300” was left out.")
        let title = String(repeating: "x", count: 2_000)
        let twice = try folder.file("b.csv", "Person,Title\nAnn,\(title)\nAnn,\(title)\n")
        let other = try CommandRun(["board", twice.path, "--export", folder.url.appending(path: "out.txt").path])
        #expect(other.status == 65 && other.errors.count < 300, "\(other.errors)")
        withExtendedLifetime(folder) {}
    }
}
