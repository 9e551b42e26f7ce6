import Foundation
import SongCatalog
import Testing

struct KaraokeFormatTests {
    // MARK: PLS

    @Test func `a PLS playlist in any order`() throws {
        let reading = try read(
            "[playlist]\r\nTitle2=B - U\r\nFile1=music/A%20x_-_T.mp3\r\nLength2=61\r\n\r\nLength1=-1\r\n"
                + "NumberOfEntries=3\r\nnonsense\r\nFile3=/\r\nVersion=2\r\n", as: "a.pls")
        #expect(reading.format == .pls)
        #expect(
            reading.songsWithoutFiles == [
                Song(title: "T", artist: "A%20x"), Song(title: "U", artist: "B", duration: 61),
            ])
        #expect(reading.skipped.map(\.place.line) == [8, 9])
    }

    // MARK: UPL

    @Test func `a playlist of UltraStar Deluxe splits at the first colon`() throws {
        let reading = try read(
            "# comment\n#Name: Friday\n#Sorting: On\nArtist : Re: Your Brains\n : Alone\nno colon\nNobody :\n",
            as: "f.upl")
        #expect(reading.format == .upl && reading.title == "Friday")
        #expect(reading.songs == [Song(title: "Re: Your Brains", artist: "Artist"), Song(title: "Alone")])
        #expect(reading.skipped.map(\.place.line) == [6, 7])
    }

    // MARK: UltraStar

    @Test func `the header of an UltraStar song`() throws {
        let reading = try read(
            "#VERSION:1.1.0\n#title: Re: Your Brains\n\n#ARTIST:Somebody\n#Year:2006\n#GENRE:Pop, Rock\n"
                + "#LANGUAGE:English\n#BPM:123,5\n#no colon\n#MP3:\n: 0 4 5 Words\n#TITLE:not this\nE\n", as: "song.txt"
        )
        #expect(reading.format == .ultraStar)
        #expect(
            reading.songs == [
                Song(
                    title: "Re: Your Brains", artist: "Somebody", year: 2006, genres: ["Pop", "Rock"],
                    languages: ["English"])
            ])
        #expect(reading.lines == [2] && reading.notes.map(\.place.line) == [9])
    }

    @Test(
        arguments: [
            ([0xEF, 0xBB, 0xBF] + Array("#TITLE:Verdächtig\r\n#ARTIST:Ä\r\n".utf8), "Verdächtig"),
            (
                Array("#TITLE:Verd".utf8) + [0xE4] + Array("chtig\r#ARTIST:".utf8) + [0xC4]
                    + Array("\r#ENCODING:CP1252".utf8), "Verdächtig"
            ),
        ] as [([UInt8], String)])
    func `encodings of UltraStar songs`(bytes: [UInt8], title: String) throws {
        let reading = try SongFileReader().read(bytes: bytes, file: "song.txt")
        #expect(reading.songs == [Song(title: title, artist: "Ä")])
    }

    @Test func `an unknown encoding is reported`() throws {
        let reading = try read("#TITLE:T\n#ARTIST:A\n#ENCODING:CP9999\n", as: "song.txt")
        #expect(reading.notes.map(\.place.line) == [3])
    }

    // MARK: XSPF

    @Test func `parts of an XSPF track that are not read are reported`() throws {
        let reading = try read(
            """
            <playlist xmlns='http://xspf.org/ns/0/'><trackList>
            <track><title>A</title><album>X</album><location>a.mp3</location><location>b.mp3</location></track>
            <track><title>B</title><album>Y</album><image/></track>
            </trackList></playlist>
            """, as: "a.xspf")
        #expect(reading.titles == ["A", "B"] && reading.locations == ["a.mp3", nil])
        #expect(reading.notes.map(\.place.line) == [2, 2] && reading.noteCount == 2)
    }

    @Test func `an XSPF playlist in one long line`() throws {
        let tracks = (0..<5_000).map { "<track><title>Song \($0)</title></track>" }.joined()
        let reading = try read(
            "<playlist xmlns='http://xspf.org/ns/0/'><trackList>\(tracks)</trackList></playlist>", as: "a.xspf")
        #expect(reading.songs.count == 5_000 && reading.skipped.isEmpty && reading.notes.isEmpty)
    }

    @Test func `an XSPF playlist`() throws {
        let reading = try read(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- <track> --><x:playlist version="1" xmlns:x="http://xspf.org/ns/0/">
            <x:title>Friday &amp; <![CDATA[<Saturday>]]></x:title>
            <x:trackList>
            <x:track><x:creator>The B&apos;s</x:creator><x:title>L&#xF6;ve &#83;tack &x;</x:title>
              <x:duration>225500</x:duration></x:track>
            <x:track><x:title>Somebody - Alone</x:title><x:creator/></x:track>
            <x:track><x:location>file:///a/C%20-%20T%C3%A9.mp3</x:location></x:track>
            <x:track><x:album>Only</x:album></x:track>
            </x:trackList></x:playlist>
            """, as: "pasted")
        #expect(reading.format == .xspf && reading.title == "Friday & <Saturday>")
        #expect(
            reading.songsWithoutFiles == [
                Song(title: "Löve Stack &x;", artist: "The B's", duration: 225.5),
                Song(title: "Alone", artist: "Somebody"),
                Song(title: "Té", artist: "C"),
            ])
        #expect(reading.locations == [nil, nil, "file:///a/C%20-%20T%C3%A9.mp3"])
        #expect(reading.lines == [5, 7, 8] && reading.skipped.map(\.place.line) == [9])
    }

    @Test func `a cut XSPF playlist gives what is whole`() throws {
        let text =
            "<playlist xmlns='http://xspf.org/ns/0/'><trackList>\n<track><title>A</title></track>\n</b>\n<track><title>B</tit"
        let reading = try read(text, as: "a.xspf")
        #expect(reading.titles == ["A"])
        #expect(reading.notes.map(\.place.line) == [3, 4] && reading.skipped.map(\.place.line) == [4])
    }

    @Test(
        arguments: [
            // Cut between two tracks.
            (
                "<playlist><trackList>\n<track><title>A</title></track>\n", ["A"],
                [(2, "The document ends before “trackList” does.")]
            ),
            // Cut within a track.
            (
                "<playlist><trackList>\n<track><title>A</title><creator>B</creator>", ["A"],
                [(2, "The document ends before “track” does.")]
            ),
            // A track without its end, before another and before the end of all.
            (
                "<playlist><trackList>\n<track><title>A</title>\n<track><title>B</title></track>\n<track><title>C</title>\n</trackList></playlist>",
                ["A", "B", "C"], [(2, "The track has no end."), (4, "The track has no end.")]
            ),
            // A tag without its end.
            (
                "<playlist><trackList>\n<track><title>A</title></track>\n<track><title>B</title><creator\n</track>\n<track><title>C</title></track></trackList></playlist>",
                ["A", "B", "C"], [(3, "A tag is not closed before the next one begins.")]
            ),
            (
                "<playlist><trackList>\n<track><title>A</title></track><track><title>B & C <3</title></track></trackList></playlist>",
                ["A", "B & C"], [(2, "A tag is not closed before the next one begins.")]
            ),
        ] as [(String, [String], [(Int, String)])])
    func `an XSPF playlist that is broken gives all that it names, and says where`(
        text: String, titles: [String], notes: [(Int, String)]
    ) throws {
        let reading = try read(text, as: "a.xspf")
        #expect(reading.titles == titles)
        #expect(reading.notes.map(\.place.line) == notes.map(\.0) && reading.notes.map(\.reason) == notes.map(\.1))
    }

    // MARK: Folders

    @Test func `a folder of songs`() async throws {
        try await withTemporaryFolder { folder in
            func file(_ path: String, _ text: String = "") throws {
                let url = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: url)
            }
            try file(
                "Someone - Re Your Brains/song.txt", "#TITLE:Re: Your Brains\n#ARTIST:Someone\n#BPM:1\n: 0 1 2 la\n")
            try file("Someone - Re Your Brains/video.mp4")
            try file("Someone - Re Your Brains/license.txt", "All rights\n")
            try file("Someone - Re Your Brains/.hidden.cdg")
            try file("cdg/SC8001-01 - The Bs - Love Stack.cdg")
            try file("cdg/SC8001-01 - The Bs - Love Stack.mp3")
            try file("cdg/SC8001-01 - The Bs - Love Stack.zip")
            try file("cdg/Only_Title.ZIP")
            try file("video/A - Song---dQw4w9WgXcQ.mp4")
            try file("video/B - Other [dQw4w9WgXcQ].webm")
            try file("video/C - Live [Paris].mkv")
            try file("audio/not karaoke.mp3")
            #expect(mkfifo(folder.appending(path: "a pipe.txt").path, 0o600) == 0)
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: "cdg/loop"), withDestinationURL: folder)
            let reading = try await SongFolderReader().read(contentsOf: folder)
            #expect(reading.format == .folder && reading.title == folder.lastPathComponent)
            #expect(
                reading.songsWithoutFiles == [
                    Song(title: "Only Title"), Song(title: "Love Stack", artist: "The Bs", code: "SC8001-01"),
                    Song(title: "Re: Your Brains", artist: "Someone"), Song(title: "Song", artist: "A"),
                    Song(title: "Other", artist: "B"), Song(title: "Live [Paris]", artist: "C"),
                ])
            #expect(reading.locations[0] == folder.appending(path: "cdg/Only_Title.ZIP").path)
        }
    }

    @Test func `a folder of several kinds has the songs of each`() async throws {
        try await withTemporaryFolder { folder in
            let text = "#TITLE:B\n#ARTIST:A\n#VIDEO:Clip - Of It.mp4\n"
            try Data(text.utf8).write(to: folder.appending(path: "A - B.txt"))
            for name in ["Clip - Of It.mp4", "A - B.avi", "Queen - Radio.cdg", "Queen - Radio.mp3", "Foo - Video.mp4"] {
                try Data().write(to: folder.appending(path: name))
            }
            let reading = try await SongFolderReader().read(contentsOf: folder)
            #expect(reading.songs.map(\.title) == ["B", "Video", "Radio"])
        }
    }

    @Test func `the singers of a duet and the groups of a playlist are reported`() throws {
        let duet = try read("#TITLE:B\n#ARTIST:A\n#P1:Ann\n#DUETSINGERP2:Bo\n", as: "duet.txt")
        #expect(duet.partialCount == 2 && duet.notes.first?.description.contains("“Ann”") == true)
        let list = try read("#EXTM3U\n#EXTGRP:Ann\n#EXTINF:9,A - B\nb.mp3\n", as: "list.m3u")
        #expect(list.partialCount == 1 && list.songs.map(\.title) == ["B"])
        let note = "list.m3u, line 2: The group “Ann” was left out: a card has no place for it."
        #expect(list.notes.map(\.description) == [note])
    }

    @Test func `an UltraStar song without a title is reported, also in a folder`() async throws {
        let text = "#ARTIST:A\n#MP3:x.mp3\n: 0 1 1 a\nE\n"
        #expect(throws: SongFileError.self) { try read(text, as: "song.txt") }
        try await withTemporaryFolder { folder in
            try Data(text.utf8).write(to: folder.appending(path: "song.txt"))
            try Data("#TITLE:B\n#ARTIST:A\n".utf8).write(to: folder.appending(path: "other.txt"))
            let reading = try await SongFolderReader().read(contentsOf: folder)
            #expect(reading.titles == ["B"] && reading.skipped.count == 1)
        }
    }

    @Test func `empty and binary texts and pipes in a folder are reported, and other texts are not`() async throws {
        try await withTemporaryFolder { folder in
            try Data().write(to: folder.appending(path: "a.txt"))
            try Data([1, 0, 2]).write(to: folder.appending(path: "b.txt"))
            #expect(mkfifo(folder.appending(path: "c.txt").path(percentEncoded: false), 0o600) == 0)
            try Data("Read me".utf8).write(to: folder.appending(path: "d.txt"))
            try Data("#TITLE:B\n#ARTIST:A\n".utf8).write(to: folder.appending(path: "e.txt"))
            try Data([0xFF, 0xFE] + "#TITLE:C\n#ARTIST:A\n".utf16.flatMap { [UInt8($0), 0] })
                .write(to: folder.appending(path: "f.txt"))
            let reading = try await SongFolderReader().read(contentsOf: folder)
            #expect(reading.titles == ["B", "C"] && reading.skippedCount == 3)
            #expect(
                reading.skipped.map(\.description) == [
                    "a.txt: The file is empty.", "b.txt: The file holds binary data.",
                    "c.txt: It is a pipe or a device, not a file.",
                ])
        }
    }

    @Test func `a folder tells the encoding that was assumed for its texts, which another one replaces`() async throws {
        try await withTemporaryFolder { folder in
            let texts: [(name: String, encoding: String.Encoding, head: String)] = [
                ("a.txt", .utf8, "#TITLE:Ďábel\n#ARTIST:Lucie\n"),
                ("b.txt", .windowsCP1250, "#TITLE:Dívka s perlami ve vlasech\n#ARTIST:Jiří Korn\n#VIDEO:Dívka.mp4\n"),
                ("c.txt", .windowsCP1251, "#ENCODING:CP1251\n#TITLE:Кино\n#ARTIST:Виктор\n"),
            ]
            for (name, encoding, head) in texts {
                try #require(head.data(using: encoding)).write(to: folder.appending(path: name))
            }
            try Data([0]).write(to: folder.appending(path: "Dívka.mp4"))
            var reader = SongFolderReader()
            let reading = try await reader.read(contentsOf: folder)
            #expect(reading.titles == ["Ďábel", "Dívka s perlami ve vlasech", "Кино"])
            #expect(reading.encoding.name == "Windows-1250" && reading.isEncodingGuessed)
            reader.encoding = SongTextEncoding(named: "Windows-1252")
            let again = try await reader.read(contentsOf: folder)
            #expect(again.songs.map(\.artist) == ["Lucie", "Jiøí Korn", "Виктор"])
            #expect(again.encoding == .windows1252 && !again.isEncodingGuessed)
        }
    }

    @Test func `a song for Clone Hero or YARG is read from its song.ini`() async throws {
        try await withTemporaryFolder { folder in
            func write(_ name: String, _ text: String) throws {
                let file = folder.appending(path: name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            try write(
                "a/song.ini",
                "[Song]\r\nname = <b>Waterloo</b>\r\nartist=ABBA\r\nsong_length = 168200\r\nyear = 1974\r\n")
            try write("a/song.ogg", "")
            try write("a/video.mp4", "")
            try write("b/song.ini", "[song]\nartist = Nobody\n")
            let reading = try await SongFolderReader().read(contentsOf: folder)
            let song = try #require(reading.songs.first)
            #expect(reading.songs.count == 1 && reading.skipped.map(\.reason) == ["There is no title."])
            #expect(song.title == "Waterloo" && song.artist == "ABBA" && song.duration == 168.2 && song.year == 1974)
            #expect(song.location?.hasSuffix("a/song.ogg") == true)
        }
    }

    @Test func `pipes and broken links named like videos are reported, and links to videos are songs`() async throws {
        try await withTemporaryFolder { folder in
            func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }
            #expect(mkfifo(path("A - Pipe.mp4"), 0o600) == 0)
            try Data([0]).write(to: folder.appending(path: "A - Video.mp4"))
            for (link, target) in [("A - Broken.mp4", "none.mp4"), ("A - Link.mp4", "A - Video.mp4")] {
                try FileManager.default.createSymbolicLink(atPath: path(link), withDestinationPath: target)
            }
            let reading = try await SongFolderReader().read(contentsOf: folder)
            #expect(reading.titles == ["Link", "Video"])
            #expect(
                reading.skipped.map(\.description) == [
                    "A - Broken.mp4: The file cannot be opened.",
                    "A - Pipe.mp4: It is a pipe or a device, not a file.",
                ])
        }
    }

    @Test func `a folder whose texts hold no songs says so once`() async throws {
        try await withTemporaryFolder { folder in
            try Data("#ARTIST:A\n#MP3:x.mp3\n".utf8).write(to: folder.appending(path: "song.txt"))
            let error = await #expect(throws: SongFileError.self) {
                try await SongFolderReader().read(contentsOf: folder)
            }
            let path = folder.path(percentEncoded: false)
            #expect(error?.errorDescription == "“\(path)” holds no songs. song.txt, line 1: There is no title.")
        }
    }

    @Test func `a folder without songs says so`() async throws {
        try await withTemporaryFolder { folder in
            let error = SongFileError.noSongsInFolder(folder: folder.path(percentEncoded: false))
            await #expect(throws: error) { try await SongFolderReader().read(contentsOf: folder) }
        }
    }
}
