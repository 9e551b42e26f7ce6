import Foundation
import SongCatalog
import Testing

struct PlaylistTests {
    @Test func `VirtualDJ names songs in elements`() throws {
        let reading = try SongFileReader().read(
            text: """
                #EXTVDJ:<time>20:03</time><artist>Simon &amp; Garfunkel</artist><title>The Boxer</title><remix>Live</remix><songlength>308.5</songlength>
                C:\\Karaoke\\kv1.zip
                #EXTVDJ:<time>20:12</time><title>Just A Title</title>
                D:\\Videos\\x.mp4
                """)
        #expect(reading.titles == ["The Boxer (Live)", "Just A Title"] && reading.format == .m3u)
        #expect(reading.songs[0].artist == "Simon & Garfunkel" && reading.songs[0].duration == 308.5)
        #expect(reading.songs[1].artist == nil && reading.songs[1].location == "D:\\Videos\\x.mp4")
    }

    @Test func `a length in PLS that is no number is reported`() throws {
        let reading = try read("[playlist]\nTitle1=A\nLength1=abc\nTitle2=B\nLength2=-1\n", as: "a.pls")
        #expect(reading.titles == ["A", "B"] && reading.notes.map(\.place.line) == [3] && reading.partialCount == 1)
    }

    @Test(arguments: [
        ("#EXTM3U\n#EXTINF:long,A - B\nb.mp3\n", "a.m3u"),
        (
            "<playlist xmlns='http://xspf.org/ns/0/'><trackList><track><title>B</title><duration>long</duration></track></trackList></playlist>",
            "a.xspf"
        ),
        ("<playlist xmlns='http://xspf.org/ns/0/'><trackList><track><title>B</title></track><tr", "a.xspf"),
        ("#TITLE:B\n#ARTIST:A\n#YEAR:long ago\n", "a.txt"),
        ("Person;Title;Set aside;Pin color\nA;B;maybe;\n", "a.csv"),
        ("Person;Title;Set aside;Pin color\nA;B;;red\n", "b.csv"),
    ])
    func `content that is not understood counts as left out`(text: String, file: String) throws {
        let reading = try read(text, as: file)
        #expect(reading.titles == ["B"] && reading.partialCount == 1, "\(reading.notes)")
    }

    @Test func `a track list with times in brackets is a list of songs`() throws {
        let reading = try read("[00:00] ABBA - Waterloo\n[03:10] ABBA - SOS\n", as: "a.txt")
        #expect(reading.songs.count == 2)
    }

    @Test func `a relative address in XSPF is a path without escapes`() throws {
        let reading = try read(
            """
            <playlist xmlns='http://xspf.org/ns/0/'><trackList><track><location>a/C%C3%A9line%20-%20My%20Song.mp3</location>
            </track><track><title>B</title><location>https://example.org/my%20song</location></track></trackList></playlist>
            """, as: "a.xspf")
        #expect(reading.songsWithoutFiles == [Song(title: "My Song", artist: "Céline"), Song(title: "B")])
        #expect(reading.locations == ["a/Céline - My Song.mp3", "https://example.org/my%20song"])
    }

    @Test func `an extended playlist`() throws {
        let reading = try read(
            """
            #EXTM3U
            #PLAYLIST: Friday night
            # a comment
            #EXTGENRE:Pop, Rock
            #EXTINF:225,The Bs - Love Stack
            Music/01.mp3

            #EXTINF:-1 tvg-id="a,b" group="c",Plain Title
            https://example.org/stream
            #EXTINF:0,
            Music/Bob Dynamic - Like a Stack.ogg
            """, as: "friday.m3u")
        #expect(reading.format == .m3u)
        #expect(reading.title == "Friday night")
        #expect(
            reading.songsWithoutFiles == [
                Song(title: "Love Stack", artist: "The Bs", genres: ["Pop", "Rock"], duration: 225),
                Song(title: "Plain Title"),
                Song(title: "Like a Stack", artist: "Bob Dynamic"),
            ])
        #expect(
            reading.locations == [
                "Music/01.mp3", "https://example.org/stream", "Music/Bob Dynamic - Like a Stack.ogg",
            ])
        #expect(reading.lines == [5, 8, 11])
        #expect(reading.noteCount == 0)
    }

    @Test(arguments: [
        ("/music/a.mp3", "file:///music/a.mp3"), ("b c.mp3", "file:///lists/b%20c.mp3"),
        ("..\\d.mp3", "file:///d.mp3"), ("Macintosh HD:Users:ann:f.mp3", "file:///Users/ann/f.mp3"),
        ("C:\\Music\\e.mp3", "file:///C:/Music/e.mp3"),
        ("http://example.org/f.mp3", "http://example.org/f.mp3"),
    ])
    func `addresses of files`(location: String, address: String) {
        var song = Song(title: "A")
        song.location = location
        #expect(song.address(in: URL(filePath: "/lists/")) == address)
    }

    @Test(
        arguments: [
            ("/music/A - T.mp3", "A - T"), ("C:\\Music\\A - T.flac", "A - T"), ("A_-_T.cdg", "A - T"),
            ("file:///music/A%20-%20T%C3%A9.mp3", "A - Té"), ("https://example.org/A%20-%20T.mp3?x=1#y", "A - T"),
            ("No. 5", "No. 5"), ("Mr. Noise.mp3", "Mr. Noise"), ("100%.mp3", "100%"), (".mp3", ".mp3"),
            ("05 - A - T.mp3", "A - T"), ("04. A - T.mp3", "A - T"), ("3) T.mp3", "T"), ("07 T.mp3", "T"),
            ("99 Luftballons.mp3", "99 Luftballons"), ("1999 - T.mp3", "1999 - T"), ("7.mp3", "7"),
        ])
    func `names of files`(path: String, name: String) throws {
        #expect(try read(path, as: "list.m3u8").songs.map(\.name) == [name])
    }

    @Test func `entries without a path, and a duration that is none`() throws {
        let reading = try read("#EXTM3U\n#EXTINF:10,A - T\n#EXTINF:soon,B - U\n", as: "pasted.txt")
        #expect(reading.songs.map(\.name) == ["A - T", "B - U"])
        #expect(reading.notes.map(\.place.line) == [3])
    }

    @Test func `an entry without any name is skipped`() throws {
        let reading = try read("#EXTM3U\n/\nA - T.mp3\n", as: "list.m3u")
        #expect(reading.skipped.map(\.place.line) == [2])
        #expect(reading.titles == ["T"])
    }
}
