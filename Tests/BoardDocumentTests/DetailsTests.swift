import Foundation
import Testing

@testable import BoardDocument

/// The other changes that an edit of a card's texts makes.
@Suite struct DetailsTests {
    private func board(_ title: String, _ artist: String?) -> Board {
        var board = Board()
        board.addCard(
            Card(id: "1", title: title, artist: artist, code: "SF001-02", file: "file:///a.mp3", duration: 180))
        return board
    }

    private func keeps(_ board: Board) -> Bool {
        board.card("1")?.code == "SF001-02" && board.card("1")?.file != nil && board.card("1")?.duration == 180
    }

    @Test(
        arguments: [
            ("Fire", "Sea of Tin"), ("Fire", nil), ("Stone", "Sea of Tin"), ("Stone (Live)", "Copper Owl"), ("", nil),
        ] as [(String, String?)])
    func `another song drops code and duration and file`(title: String, artist: String?) {
        var board = board("Stone", "Copper Owl")
        board.retitleCard("1", to: title, artist: artist)
        #expect(board.card("1")?.title == title && board.card("1")?.artist == artist)
        #expect(board.card("1")?.code == nil && board.card("1")?.file == nil && board.card("1")?.duration == nil)
    }

    @Test(
        arguments: [
            ("STONE", "Copper Owl"), ("Stóne", "The Copper Owl"), ("Stone", nil), ("Stone!", "copper owl"),
        ] as [(String, String?)])
    func `another spelling keeps them`(title: String, artist: String?) {
        var board = board("Stone", "Copper Owl")
        board.retitleCard("1", to: title, artist: artist)
        #expect(keeps(board))
    }

    @Test func `an artist that becomes known keeps them`() {
        var board = board("Stone", nil)
        board.retitleCard("1", to: "Stone", artist: "Copper Owl")
        #expect(keeps(board))
    }

    @Test func `details of the new song are kept`() throws {
        var board = board("Stone", "Copper Owl")
        var details = try #require(board.card("1")).details
        (details.title, details.duration, details.note) = ("Fire", 200, "loud")
        board.setDetails(details, of: "1")
        #expect(board.card("1")?.duration == 200 && board.card("1")?.note == "loud" && board.card("1")?.code == nil)
    }

    @Test func `titles with artists are split and nothing else changes`() {
        var board = board("Copper Owl - Stone", nil)
        board.addCard(Card(id: "2", title: "Alone"))
        board.addCard(Card(id: "3", title: "Live - Again", artist: "Mira Kolb"))
        #expect(board.cardsToSplit == ["1"])
        board.splitTitles(of: board.cardsToSplit)
        #expect(board.card("1")?.title == "Stone" && board.card("1")?.artist == "Copper Owl" && keeps(board))
        #expect(board.cardsToSplit.isEmpty)
    }

    @Test func `discs with one song are several cards`() {
        func disc(_ code: String?) -> NewCard { NewCard(title: "Paper Moon", artist: "The Lanterns", code: code) }
        var board = Board()
        let report = board.add(["SF001-01", "SC8125-03", "sf001 01", nil, "ZM9-2"].map(disc))
        #expect(board.cards(of: nil).map(\.code) == ["SF001-01", "SC8125-03", "ZM9-2"])
        #expect(report.duplicates == [2, 3])
        #expect(Set(board.cards(of: nil).map(\.songKey)).count == 1)
    }

    @Test func `running numbers are not codes of discs`() {
        var board = Board()
        let report = board.add((1...3).map { NewCard(title: "Paper Moon", code: "\($0)") })
        #expect(report.added.count == 1 && report.duplicates == [1, 2])
    }
}
