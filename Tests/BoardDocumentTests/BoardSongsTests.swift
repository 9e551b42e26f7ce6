import SongCatalog
import Testing

@testable import BoardDocument

@Suite struct BoardSongsTests {
    @Test func `a card takes over what the list says of it`() {
        let song = Song(
            title: "Love Stack", artist: "The B-Frames", person: "Sam", code: "K1", year: 1989, isCrossedOff: true)
        #expect(
            NewCard(song)
                == NewCard(
                    title: "Love Stack", artist: "The B-Frames", person: "Sam", code: "K1", isCrossedOff: true))
        #expect(NewCard(Song(title: "A", isChosen: true)) == NewCard(title: "A", isChosen: true))
    }

    @Test func `list and board agree on what is the same song`() throws {
        let list = "Title,Artist,Person\nRun & Go (Single),The Ä,Sam\nrun and go,A,Sam\nがき,A,Sam\nかき,A,Sam\n"
        let reading = try SongFileReader().read(bytes: Array(list.utf8), file: "list.csv")
        #expect(reading.duplicates.map(\.place.line) == [3])
        var board = Board()
        let report = board.add(reading.entries.map { NewCard($0.song) })
        #expect(report.duplicates == [1])
        #expect(board.cards(of: board.people[0].id).map(\.title) == ["Run & Go (Single)", "がき", "かき"])
        #expect(board.cards(of: board.people[0].id).first?.songKey == reading.entries[0].song.key)
    }
}
