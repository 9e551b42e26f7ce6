import SongCatalog
import Testing

struct SongKeyTests {
    @Test(
        arguments: [
            ("Love Stack", "LOVE  STACK"), ("Hello,   World!", "hello world"),
            ("They See Me Scrollin'", "They see me scrollin"),
            ("Cupertino Dreamin'", "Cupertino Dreamin’"), ("Don't", "Don’t"), ("B-52", "B 52"),
            ("Rock-n-Roll", "Rock n Roll"), ("Born to Build & Run", "born to build and run"),
            ("!!!", " !!! "), ("!!!", "！！！"),
        ])
    func `case, space and punctuation do not count`(one: String, other: String) { expectSame(one, other) }

    @Test(
        arguments: [
            ("Café", "Cafe\u{301}"), ("Ärzte", "arzte"), ("Señor Ñandú", "SENOR NANDU"), ("Straße", "STRASSE"),
            ("Øre – Ålesund", "øre ålesund"), ("Ο ΧΡΟΝΟΣ", "ο χρόνος"), ("שָׁלוֹם", "שלום"), ("حَبِيبِي", "حبيبي"),
            ("ＡＢＣ", "abc"), ("Ｗｉｄｅ", "wide"), ("ﬁne", "fine"), ("ｶﾞｷﾞ", "ガギ"), ("I ❤\u{FE0F} You", "I ❤ You"),
        ])
    func `accents, width and ligatures do not count`(one: String, other: String) { expectSame(one, other) }

    @Test(
        arguments: [
            ("The Beat", "beat"), ("The Wall", "Wall"), ("The", "the!"), ("The (Single)", "The"),
            ("The The", "The the "),
        ])
    func `a leading article does not count`(one: String, other: String) { expectSame(one, other) }

    @Test(
        arguments: [
            ("Love Stack (Official Video)", "Love Stack [2011 Remaster]"), ("Duet feat. Somebody", "Duet"),
            ("Duet ft. Somebody", "duet featuring Someone Else"), ("Born feat. Sam", "Born ft. Matt"),
            ("Duet (feat. Ä)", "Duet"), ("Duet feat&Co", "Duet"), ("Duet feat. Ä feat. Ö", "Duet"),
            ("No Small Feat (Single)", "No Small Feat"), ("愛（公式）", "愛"),
        ])
    func `remarks in brackets and guests do not count`(one: String, other: String) { expectSame(one, other) }

    @Test(
        arguments: [
            ("Love Stack", "Love Stacks"), ("Love", "Glove"), ("1", "2"), ("Part 1", "Part 2"), ("Then He", "n He"),
            ("!!!", "???"), ("The", ""), ("The", "A"), ("The The Song", "Song"), ("(One)", "(Two)"),
            ("(Remix)", "(Live)"), ("Feat", "Ft"), ("Feat of Strength", "Feature"), ("Six Ft Deep", "Six"),
            ("No Small Feat", "No Small"), ("🎤", "🎸"),
        ])
    func `other words make another song`(one: String, other: String) { expectDifferent(one, other) }

    @Test(
        arguments: [
            ("日本", "日本語"), ("かき", "がき"), ("はは", "ぱぱ"), ("ｶｷ", "ｶﾞｷ"), ("사랑", "사탕"), ("여", "여자"), ("दिल", "दल"),
            ("कुल", "कल"),
            ("दिल", "दिली"), ("ไม", "ไม่"), ("तक", "तक\u{94D}"),
        ])
    func `other letters of any script make another song`(one: String, other: String) { expectDifferent(one, other) }

    @Test func `versions are songs of their own`() {
        let titles = [
            "SOS", "SOS (Live)", "SOS (Kar)", "SOS [Instrumental]", "SOS (Acoustic Version)", "SOS (Club Remix)",
            "SOS [DUET]",
            "SOS (German Version)", "SOS (Español)", "SOS (Part 1)", "SOS (Pt. 2)", "SOS (Live) [Acoustic]",
        ]
        #expect(Set(titles.map { SongKey(title: $0) }).count == titles.count)
    }

    @Test(
        arguments: [
            ("SOS (Live)", "SOS [live at Wembley]"), ("SOS (Live)", "SOS - Live"),
            ("SOS (Karaoke Version)", "SOS (Kar)"),
            ("SOS (Deutsch)", "SOS (German version)"), ("SOS (Part II)", "SOS (Pt. 2)"), ("愛（ライブ）", "愛 (Live)"),
            ("SOS (Live) (Acoustic)", "SOS (acoustic, live)"), ("SOS (Official Live Video)", "SOS – Live"),
            ("SOS - Live - Remastered", "SOS (Live)"), ("SOS - 2011 Remaster - Live", "SOS (Live)"),
            ("SOS - 2001 Remaster", "SOS"), ("SOS - Remastered 2001", "SOS (Official Lyric Video)"),
        ])
    func `one version has many names`(one: String, other: String) {
        #expect(SongKey(title: one) == SongKey(title: other))
    }

    @Test func `the artist counts`() {
        #expect(SongKey(title: "One", artist: "U2") != SongKey(title: "One", artist: "Metallica"))
        #expect(SongKey(title: "One", artist: "U2") != SongKey(title: "One", artist: nil))
        #expect(SongKey(title: "One", artist: "") == SongKey(title: "One", artist: nil))
        #expect(SongKey(title: "A", artist: "B C") != SongKey(title: "A B", artist: "C"))
        #expect(SongKey(title: "a b") != SongKey(title: "a", artist: "b"))
    }

    @Test func `person and marks do not count`() {
        let song = Song(title: "Love Stack", artist: "The B-Frames", person: "Sam")
        #expect(song.key == Song(title: "Love Stack", artist: "B Frames", isCrossedOff: true).key)
        #expect(song.key != Song(title: "Love Stack", artist: "Somebody").key)
        #expect(song.key == SongKey(title: "Love Stack", artist: "B-Frames"))
    }

    @Test(
        arguments: [
            "the ", "&", "((", "))", "feat.", "a feat", "'", "\u{301}", "& & &", "the the", "(", "&&&&&&&&&&&&",
        ])
    func `no title is too short or too odd for a key`(title: String) { expectDifferent(title, "") }

    /// Expects the same of the two texts as titles and as artists.
    private func expectSame(_ one: String, _ other: String) {
        #expect(SongKey(title: one) == SongKey(title: other))
        #expect(SongKey(title: "T", artist: one) == SongKey(title: "T", artist: other))
    }

    private func expectDifferent(_ one: String, _ other: String) {
        #expect(SongKey(title: one) != SongKey(title: other))
        #expect(SongKey(title: "T", artist: one) != SongKey(title: "T", artist: other))
    }
}
