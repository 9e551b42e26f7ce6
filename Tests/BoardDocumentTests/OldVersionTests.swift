import DocumentFiles
import Foundation
import Testing

@testable import BoardDocument

/// Boards and journals as Corkboard wrote them before cards had sung marks, durations and notes.
@Suite struct OldVersionTests {
    private static let text = """
        {
          "songboard": 1,
          "title": "Harbour Night",
          "people": [
            {"id": "a", "name": "Ann", "color": 0},
            {"id": "b", "name": "Bo", "color": 2, "setAside": true}
          ],
          "cards": [
            {"id": "3", "title": "Slow Train"},
            {"id": "1", "title": "Paper Moon", "artist": "Ida Falk", "code": "SF-7", "person": "a", "chosen": true},
            {"id": "2", "title": "Tin Roof", "person": "a", "with": "b", "crossedOff": true}
          ]
        }

        """

    private func check(_ board: Board) {
        #expect(board.title == "Harbour Night" && board.people.map(\.name) == ["Ann", "Bo"])
        #expect(board.people[1].isSetAside && board.people[1].colorIndex == 2)
        #expect(board.card("1")?.isChosen == true && board.card("1")?.code == "SF-7")
        #expect(board.card("2")?.partner == "b" && board.card("2")?.isCrossedOff == true)
        #expect(board.cards(of: nil).map(\.title) == ["Slow Train"])
        #expect(!board.hasBegun && board.evening == 0 && board.nowSinging == nil)
    }

    @Test func `a board of an older version is read and written as it was`() throws {
        let (board, warnings) = try read(Self.text)
        check(board)
        #expect(warnings.isEmpty && BoardEncoder.encode(board) == Self.text)
    }

    @Test func `a journal of an older version is recovered`() throws {
        let header = #"{"file":"\/boards\/harbour.songboard","size":7,"seconds":1,"nanoseconds":2}"#
        let journal = "corkboard-journal 1 500 2272e78ab98f630a\n\(header)\n\(Self.text)"
        let folder = try TemporaryFolder()
        try Data(journal.utf8).write(to: folder.file("left.journal"))
        let (found, problems) = RecoveryFolder(folder.url).leftBehind(Board.self)
        #expect(problems.isEmpty && found.count == 1 && found.first?.isDamaged == false)
        check(try #require(found.first?.document))
        #expect(found.first?.origin?.file.path == "/boards/harbour.songboard")
    }
}
