import Testing

@testable import SongCatalog

@Suite struct SongQueryTests {
    @Test(arguments: ["ruckkehr", "RÜCKKEHR", "kehr band", "sc8001", "bjork ruck", ""])
    func allWordsAreFoundWhateverCaseAndAccents(text: String) {
        #expect(SongQuery(text).matches(title: "Rückkehr", artist: "Björk Band", code: "SC8001-01"))
    }

    @Test(arguments: ["ruckkehr x", "kehrb", "song"]) func oneWordThatIsNotThereFindsNothing(text: String) {
        #expect(!SongQuery(text).matches(title: "Rückkehr", artist: "Björk Band"))
    }
}
