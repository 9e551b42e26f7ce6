import Foundation
import Seeds
import SongCatalog
import Testing

@testable import BoardDocument

/// Reading, adding and exporting take as long as a board is, whichever part of it is large.
struct GrowthTests {
    private func people(_ count: Int) -> String {
        "{\"songboard\": 1, \"cards\": [], \"people\": ["
            + (0..<count).map { "{\"id\": \"p\($0)\", \"name\": \"Ann\"}" }.joined(separator: ", ") + "]}"
    }

    @Test func `people of a file`() throws {
        let growth = try growth(of: 1_000) { size in
            let board = try read(people(size)).board
            #expect(board.people.count == size)
        }
        #expect(growth < 5)
    }

    @Test func `people of a list`() {
        let growth = growth(of: 1_000) { size in
            var board = Board()
            board.add(
                (0..<size).map {
                    var card = NewCard(title: "Song \($0)", person: "P\($0)")
                    card.partner = "Q\($0)"
                    return card
                }, limit: .max)
            #expect(board.people.count == 2 * size)
            #expect(board.choices.isEmpty)
        }
        #expect(growth < 5)
    }

    @Test func `durations of one song`() {
        let growth = growth(of: 1_000) { size in
            var board = Board()
            let report = board.add(
                (0..<size).map {
                    var card = NewCard(title: "Song", person: "Ann")
                    card.duration = Double($0 * 11 + 1)
                    return card
                }, limit: .max)
            #expect(report.added.count == size)
        }
        #expect(growth < 5)
    }

    @Test(arguments: BoardExport.allCases)
    func `exports`(export: BoardExport) {
        let growth = growth(of: 500) { size in
            var board = Board()
            board.add((0..<size).map { NewCard(title: "Song \($0)", person: "P\($0)") }, limit: .max)
            #expect(!export.content(of: board).isEmpty)
        }
        #expect(growth < 5)
    }
}
