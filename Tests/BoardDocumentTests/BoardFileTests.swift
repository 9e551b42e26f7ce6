import Foundation
import RandomBoards
import Seeds
import Testing

@testable import BoardDocument
@testable import DocumentFiles

@Suite struct BoardFileTests {
    @Test func `a board in UTF-16 is read, and a compressed one is refused by this name`() throws {
        let (whole, _) = try BoardFile.decode(Data(Self.sample.utf8), fileName: "a")
        for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
            let mark = encoding == .utf16 ? "" : "\u{FEFF}"
            let data = try #require((mark + Self.sample).data(using: encoding))
            #expect(try BoardFile.decode(data, fileName: "a").board == whole)
        }
        #expect {
            try BoardFile.decode(Data([0x1F, 0x8B, 8, 0]), fileName: "a")
        } throws: {
            ($0 as? BoardFileError)?.reason == "the file is compressed with gzip"
        }
    }

    @Test func `a list of songs under a board's name is recognized`() throws {
        let folder = try TemporaryFolder()
        // A pipe that nobody writes to would be waited for.
        try #require(mkfifo(folder.file("pipe.songboard").path, 0o600) == 0)
        #expect(!BoardFile.isOtherContent(folder.file("pipe.songboard")))
        let half = Data(
            [0xFF, 0xFE] + "{".utf16.flatMap { [UInt8($0), 0] } + Array(repeating: [0x3D, 0xD8], count: 800).joined())
        try half.write(to: folder.file("half.songboard"))
        #expect(!BoardFile.isOtherContent(folder.file("half.songboard")))
        for (text, isOther) in [("Person,Title\n", true), (" {", false), ("", false), ("a\0", true)] {
            try Data(text.utf8).write(to: folder.file("a.songboard"))
            #expect(BoardFile.isOtherContent(folder.file("a.songboard")) == isOther, "\(text)")
        }
    }

    static let sample = """
        {
          "songboard": 1,
          "title": "Party",
          "arrangement": "scattered",
          "people": [
            {"id": "sam", "name": "Sam", "color": 0, "pronoun": "he", "x": [1.50, {"b": null, "a": 1e400}]},
            {"id": "matt", "name": "Matt", "color": 3, "setAside": true}
          ],
          "cards": [
            {"id": "1", "title": "Love Stack"},
            {"id": "2", "title": "A Whole View World", "artist": "P & R", "code": "K-7", "person": "sam", "crossedOff": true},
            {"id": "3", "title": "“Quoted” \\"\\\\\\u0001", "person": "sam", "chosen": true, "tempo": -0.0, "key": {"z": 1, "a": 2}}
          ],
          "zoom": 12345678901234567890.10,
          "author": {"z": true, "a": []}
        }

        """

    @Test func `a file is read and written back to the byte`() throws {
        let (board, warnings) = try read(Self.sample)
        #expect(warnings.isEmpty)
        #expect(board.title == "Party")
        #expect(board.arrangement == .scattered)
        #expect(board.people.map(\.name) == ["Sam", "Matt"])
        #expect(board.people.map(\.colorIndex) == [0, 3])
        #expect(board.people.map(\.isSetAside) == [false, true])
        #expect(board.cards(of: nil).map(\.title) == ["Love Stack"])
        #expect(board.cards(of: "sam").map(\.isCrossedOff) == [true, false])
        #expect(board.section(of: "sam")?.chosen?.id == "3")
        #expect(board.card("2")?.artist == "P & R" && board.card("2")?.code == "K-7")
        #expect(String(decoding: BoardFile.encode(board), as: UTF8.self) == Self.sample)
    }

    @Test func `unknown keys stay with their card through edits`() throws {
        var (board, _) = try read(Self.sample)
        board.moveCard("3", to: "matt")
        board.retitleCard("3", to: "New", artist: nil)
        board.renamePerson("sam", to: "Samuel")
        let text = String(decoding: BoardFile.encode(board), as: UTF8.self)
        #expect(
            text.contains(#"{"id": "3", "title": "New", "person": "matt", "tempo": -0.0, "key": {"z": 1, "a": 2}}"#))
        #expect(text.contains(#""name": "Samuel", "color": 0, "pronoun": "he""#))
    }

    @Test(
        arguments: [
            (##""arrangement": "heap""##, true), (##""cards": [{"title": "T"}]"##, false),
            (##""title": "a\u0000""##, true), (##""cards": [{"id": "1", "title": "T", "with": "x"}]"##, true),
            (##""cards": [{"id": "1", "title": "T", "chosen": true, "crossedOff": true}]"##, true),
        ])
    func `only repairs that lose data are marked as omissions`(member: String, isLoss: Bool) throws {
        let (_, warnings) = try read("{\"songboard\": 1, \(member)}")
        #expect(warnings.map(\.leavesOut) == [isLoss])
    }

    @Test func `any order and space is read`() throws {
        let (board, warnings) = try read(
            "\u{FEFF}\r\n{\"cards\":[{\"person\":\"s\",\"title\":\"T\",\"id\":\"1\",\"artist\":null}],\"x\":1,"
                + "\"people\":[{\"name\":\"S\",\"id\":\"s\"}],\"songboard\":1}")
        #expect(warnings.isEmpty)
        #expect(board.cards(of: "s").map(\.title) == ["T"])
        #expect(try read("{\"songboard\": 1}").board == Board())
    }

    @Test func `a duration of zero is an unknown one`() throws {
        let (board, warnings) = try read(#"{"songboard": 1, "cards": [{"id": "1", "title": "T", "duration": 0}]}"#)
        #expect(warnings.isEmpty)
        #expect(board.sections[0].cards.map(\.duration) == [nil])
    }

    @Test func `a board is recognized by its content whatever the order of its keys`() throws {
        let folder = try TemporaryFolder()
        let cards = (0..<200).map { "{\"title\": \"Song \($0)\"}" }.joined(separator: ",")
        for (text, isBoard) in [
            (Self.sample, true), ("{\"cards\": [\(cards)],\n\"songboard\" : 1}", true), ("{\"songboard\"", true),
            ("{\"title\": \"songboard\"}", false), ("[{\"songboard\": 1}]", false), ("\"songboard\": 1", false),
        ] {
            let file = folder.file("a.txt")
            try Data(text.utf8).write(to: file)
            #expect(BoardFile.isBoard(file) == isBoard, "\(text.prefix(40))")
        }
    }

    @Test(arguments: 0..<100) func `random boards come back equal`(seed: Int) throws {
        let board = Board.random(seed: seed)
        let data = BoardFile.encode(board)
        let (copy, warnings) = try BoardFile.decode(data, fileName: "a")
        #expect(warnings.isEmpty)
        #expect(copy == board)
        #expect(BoardFile.encode(copy) == data)
        #expect(data.starts(with: "{\n  \"songboard\"".utf8) && data.last == UInt8(ascii: "\n"))
    }

    @Test func `a file cut anywhere is an error at the cut`() {
        let bytes = Array(Self.sample.utf8)
        for count in 0..<(bytes.count - 2) {
            do {
                _ = try BoardFile.decode(Data(bytes[..<count]), fileName: "party.songboard")
                Issue.record("cut at byte \(count), but read")
            } catch {
                #expect(error.fileName == "party.songboard")
                let end = UTF8Text.positions(of: [count], in: Array(bytes[..<count]))[0]
                #expect(error.position?.line == end.line)
                #expect(error.kind == (count < 15 ? .notABoard : .malformed))
            }
        }
    }

    @Test(arguments: seeds(0..<2000)) func `a changed byte never crashes`(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        var bytes = Array(Self.sample.utf8)
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        do {
            let (board, _) = try BoardFile.decode(Data(bytes), fileName: "a")
            let again = try BoardFile.decode(BoardFile.encode(board), fileName: "a")
            #expect(again.board == board && again.warnings.isEmpty)
        } catch {
            #expect(error.position != nil)
        }
    }

    @Test(arguments: [
        (#"{"songboard": 1, "title": 5}"#, 1, 27, "“title” of the board should be a text, not 5"),
        ("{\"songboard\": 1,\n\"people\": {}}", 2, 11, "“people” of the board should be a list, not an object"),
        (#"{"songboard": 1, "cards": [7]}"#, 1, 28, "the card should be an object, not 7"),
        (#"{"songboard": 1, "cards": [{"id": "1"}]}"#, 1, 28, "the card has no “title”"),
        (
            #"{"songboard": 1, "cards": [{"id": "1", "title": "", "crossedOff": 1}]}"#, 1, 67,
            "“crossedOff” of the card should be true or false, not 1"
        ),
        (#"{"songboard": 1, "people": [{"id": "1"}]}"#, 1, 29, "the person has no “name”"),
        (
            #"{"songboard": 1, "people": [{"id": "1", "name": "", "color": -1}]}"#, 1, 62,
            "“color” of the person should be a whole number, 0 or more, not -1"
        ),
        (
            "{\"songboard\": 1, \"cards\": [\n{\"id\": \"1\", \"title\": \"\"},\n{\"id\": \"1\", \"title\": \"\"}]}", 3,
            8,
            "the id “1” is another card's already"
        ),
        (
            #"{"songboard": 1, "people": [{"id": "1", "name": ""}, {"id": "1", "name": ""}]}"#, 1, 61,
            "the id “1” is another person's already"
        ),
        (#"{"songboard": "1"}"#, 1, 15, "“songboard” of the board should be a whole number, 0 or more, not a text"),
        (#"{"songboard": 0}"#, 1, 15, "there is no version 0 of boards"),
    ])
    func `malformed members are reported with their position`(text: String, line: Int, column: Int, reason: String) {
        let error = failure(text)
        #expect(error?.kind == .malformed)
        #expect(error?.position == TextPosition(line: line, column: column))
        #expect(error?.reason == reason)
        #expect(error?.localizedDescription == "party.songboard, line \(line), column \(column): \(reason).")
    }

    @Test func `a newer version is reported`() {
        let error = failure("{\n  \"songboard\": 2, \"cards\": \"elsewhere\"\n}")
        #expect(error?.kind == .newerVersion(2))
        #expect(error?.position == TextPosition(line: 2, column: 16))
        #expect(error?.reason == "the board is of version 2; this program reads up to version 1")
    }

    @Test(arguments: ["", "{}", "[1]", "Artist - Title\n", "{\"drawing\": 1}", "\u{1}\u{2}", "{\"cards\": []}"])
    func `other texts are reported as not a board`(text: String) {
        #expect(failure(text)?.kind == .notABoard)
        #expect(failure(text)?.position?.line == 1)
    }

    @Test func `repairable mistakes are repaired with a warning each`() throws {
        let (board, warnings) = try read(
            """
            {"songboard": 1, "people": [{"name": "Sam"}, {"id": "m", "name": "Matt"}], "arrangement": "heap", "cards": [
            {"id": "1", "title": "A", "person": "gone", "chosen": true},
            {"title": "B", "person": "m", "chosen": true},
            {"id": "3", "title": "C", "person": "m", "chosen": true},
            {"id": "4", "title": "D", "crossedOff": true, "chosen": true}]}
            """)
        #expect(
            warnings.map(\.description) == [
                "party.songboard, line 1, column 91: the arrangement “heap” is not known; the board is tidy now.",
                "party.songboard, line 1, column 29: the person “Sam” has no “id” and got a new one.",
                "party.songboard, line 2, column 37: there is no person “gone”; the card “A” is loose now.",
                "party.songboard, line 3, column 1: the card “B” has no “id” and got a new one.",
                "party.songboard, line 4, column 1: the card “C” is the second that its singer has chosen; it is not chosen now.",
                "party.songboard, line 5, column 1: the card “D” is crossed off and chosen; it is only crossed off now.",
            ])
        #expect(board.cards(of: nil).map(\.title) == ["A", "D"])
        #expect(board.cards(of: nil).map(\.isChosen) == [true, false])
        #expect(board.cards(of: "m").map(\.isChosen) == [true, false])
        #expect(try BoardFile.decode(BoardFile.encode(board), fileName: "a").warnings.isEmpty)
    }

    @Test func `characters U+0000 are replaced with a warning, since other formats can't store them`() throws {
        let (board, warnings) = try read(
            #"{"songboard": 1, "people": [{"id": "s", "name": "S\u0000m"}], "cards": [{"id": "1", "title": "A\u0000"}]}"#
        )
        #expect(board.people.map(\.name) == ["S\u{FFFD}m"] && board.cards(of: nil).map(\.title) == ["A\u{FFFD}"])
        #expect(
            warnings.map(\.reason) == [
                "“name” of the person contains the character U+0000, which is “\u{FFFD}” now",
                "“title” of the card contains the character U+0000, which is “\u{FFFD}” now",
            ])
    }

    @Test func `files are written and read back`() throws {
        let folder = try TemporaryFolder()
        let board = Board.random(seed: 7)
        try BoardFile.write(board, to: folder.file("a.songboard"))
        #expect(try BoardFile.read(from: folder.file("a.songboard")).board == board)
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("link").path, withDestinationPath: "a.songboard")
        #expect(try BoardFile.read(from: folder.file("link")).board == board)
    }

    @Test func `a damaged board is refused with its place, or read as a board that is written and read back`() {
        var boards = 0
        for seed in seeds(0..<300) {
            var random = SeededGenerator(seed: seed)
            let pieces = oddNumbers + ["\"", "{", "}", "[", "]", ",", ":", "null", "\\u0000", "\\uD800", "\u{1}"]
            let bytes =
                seed % 2 == 0
                ? damaged(Array(Self.sample.utf8), with: pieces, &random)
                : renumbered(Array(Self.sample.utf8), &random)
            do {
                let (board, _) = try BoardFile.decode(Data(bytes), fileName: "a")
                let (again, warnings) = try BoardFile.decode(BoardFile.encode(board), fileName: "b")
                #expect(again == board && warnings.isEmpty, "seed \(seed)")
                boards += 1
            } catch {
                #expect(error.position?.line ?? 1 >= 1, "seed \(seed): \(error)")
            }
        }
        #expect(boards > 0)
    }

    @Test func `only regular files of limited size are read`() throws {
        let folder = try TemporaryFolder()
        func reason(_ url: URL) -> String? {
            do {
                _ = try BoardFile.read(from: url)
                return nil
            } catch {
                #expect(error.kind == .unreadable && error.position == nil)
                return error.localizedDescription
            }
        }
        #expect(mkfifo(folder.file("pipe").path, 0o600) == 0)
        #expect(reason(folder.file("pipe")) == "pipe: it is not a plain file.")
        #expect(reason(folder.file("none")) == "none: there is no such file or folder.")
        #expect(reason(folder.url) == "\(folder.url.lastPathComponent): it is a folder.")
        #expect(reason(URL(fileURLWithPath: "/dev/zero")) == "zero: it is not a plain file.")
        let large = folder.file("large")
        #expect(FileManager.default.createFile(atPath: large.path, contents: nil))
        #expect(truncate(large.path, off_t(BoardFile.sizeLimit) + 1) == 0)
        #expect(reason(large) == "large: it is larger than 64 MiB.")
    }

    @Test func `a relative file of a song is found beside the board`() throws {
        let folder = try TemporaryFolder()
        let text = """
            {"songboard": 1, "people": [], "cards": [
            {"id": "1", "title": "One", "file": "songs/one #1.mp3"}, {"id": "2", "title": "Two", "file": "/two.mp3"},
            {"id": "3", "title": "Three", "file": "https://example.org/3"},
            {"id": "4", "title": "Four", "file": "spotify:track:4"}]}
            """
        try Data(text.utf8).write(to: folder.file("a.songboard"))
        let (board, warnings) = try BoardFile.read(from: folder.file("a.songboard"))
        let beside = folder.url.appending(path: "songs/one #1.mp3").standardizedFileURL.absoluteString
        #expect(
            board.cards(of: nil).map(\.file)
                == [beside, "file:///two.mp3", "https://example.org/3", "spotify:track:4"])
        #expect(warnings.isEmpty)
    }
}
