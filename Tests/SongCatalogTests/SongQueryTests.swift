import Testing

@testable import SongCatalog

@Suite struct SongQueryTests {
    @Test(arguments: ["ruckkehr", "RÜCKKEHR", "kehr band", "sc8001", "bjork ruck", ""])
    func `all words are found whatever case and accents`(text: String) {
        #expect(SongQuery(text).matches(title: "Rückkehr", artist: "Björk Band", code: "SC8001-01"))
    }

    @Test(arguments: ["ruckkehr x", "kehrb", "song"]) func `one word that is not there finds nothing`(text: String) {
        #expect(!SongQuery(text).matches(title: "Rückkehr", artist: "Björk Band"))
    }
}
