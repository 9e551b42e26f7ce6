import SongCatalog
import Testing

struct DuplicateKeyTests {
    @Test(
        arguments: [
            ("The Beat", "beat"), ("Señor Ñandú", "SENOR NANDU"), ("Born to Build & Run", "born to build and run"),
            ("Cupertino Dreamin'", "Cupertino Dreamin’"), ("Love Stack (Live)", "Love Stack [Karaoke]"),
            ("Duet feat. Somebody", "Duet"), ("Duet ft. Somebody", "duet featuring Someone Else"),
            ("Straße", "STRASSE"), ("Hello,   World!", "hello world"), ("ﬁne", "fine"), ("Ｗｉｄｅ", "wide"),
            ("Rock-n-Roll", "Rock n Roll"), ("Duet (feat. Ä)", "Duet"), ("Duet feat&Co", "Duet"),
            ("Øre – Ålesund", "øre ålesund"),
        ])
    func `spellings of the same title share a key`(one: String, other: String) {
        #expect(Song(title: one).duplicateKey == Song(title: other).duplicateKey)
    }

    @Test(
        arguments: [
            ("Love Stack", "Love Stacks"), ("!!!", "???"), ("The", "A"), ("(One)", "(Two)"), ("Six Ft Deep", "Six"),
            ("Feat of Strength", "Feature"), ("Then He", "n He"), ("日本", "日本語"), ("Part 1", "Part 2"),
        ])
    func `different titles have different keys`(one: String, other: String) {
        #expect(Song(title: one).duplicateKey != Song(title: other).duplicateKey)
    }

    @Test func `artists count, people and marks do not`() {
        let song = Song(title: "Love Stack", artist: "The B-Frames", person: "Sam")
        #expect(song.duplicateKey == Song(title: "Love Stack", artist: "B Frames", isCrossedOff: true).duplicateKey)
        #expect(song.duplicateKey != Song(title: "Love Stack", artist: "Somebody").duplicateKey)
        #expect(Song(title: "a b").duplicateKey != Song(title: "a", artist: "b").duplicateKey)
    }

    @Test func `no title is too short or too odd for a key`() {
        for title in [
            "the ", "&", "((", "))", "feat.", "a feat", "'", "\u{301}", "& & &", "the the", "(", "&&&&&&&&&&&&",
        ] {
            #expect(!Song(title: title).duplicateKey.isEmpty, "\(title)")
        }
    }
}
