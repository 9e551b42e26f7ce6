import Testing

@testable import BoardDocument

@Suite struct SongKeyTests {
    @Test(arguments: [
        ("Love Stack", "LOVE  STACK"), ("Café", "Cafe\u{301}"), ("Ärzte", "arzte"), ("The Wall", "Wall"),
        ("Love Stack (Live)", "Love Stack [Karaoke]"), ("Born feat. Sam", "Born ft. Matt"), ("Don't", "Don’t"),
        ("They See Me Scrollin'", "They see me scrollin"), ("ＡＢＣ", "abc"), ("B-52", "B 52"),
    ])
    func spellingsOfOneSong(one: String, other: String) {
        #expect(SongKey(title: one, artist: nil) == SongKey(title: other, artist: nil))
        #expect(SongKey(title: "T", artist: one) == SongKey(title: "T", artist: other))
    }

    @Test(arguments: [
        ("1", "2"), ("!!!", "???"), ("The", ""), ("(Remix)", "(Live)"), ("かき", "がき"), ("Feat", "Ft"), ("사랑", "사탕"),
        ("Love", "Glove"), ("여", "여자"),
    ])
    func differentSongs(one: String, other: String) {
        #expect(SongKey(title: one, artist: nil) != SongKey(title: other, artist: nil))
    }

    @Test func theArtistCounts() {
        #expect(SongKey(title: "One", artist: "U2") != SongKey(title: "One", artist: "Metallica"))
        #expect(SongKey(title: "One", artist: "U2") != SongKey(title: "One", artist: nil))
        #expect(SongKey(title: "A", artist: "B C") != SongKey(title: "A B", artist: "C"))
    }
}
