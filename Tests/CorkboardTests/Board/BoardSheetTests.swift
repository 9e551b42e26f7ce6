import BoardDocument
import CorkTesting
import CorkUI
import Foundation
import Testing

@testable import Corkboard

/// Printed boards.
@MainActor
@Suite struct BoardSheetTests {
    private final class Images: ImageMeasuring {
        func size(of source: ImageSource) -> CGSize? { nil }
    }

    /// Returns the texts on each page with their frames.
    private func texts(
        _ sheet: BoardSheet, _ size: CGSize, _ environment: EnvironmentValues = EnvironmentValues()
    ) -> [[(text: String, frame: CGRect)]] {
        var pages: [[(text: String, frame: CGRect)]] = []
        var count = 1
        while pages.count < count {
            let commands = GraphicsContext._commands(
                size: size, environment: environment, textMeasuring: FixedTextMeasuring(), imageMeasuring: Images()
            ) { context, size in count = sheet.pages.draw(&context, size, pages.count) }
            pages.append(
                commands.compactMap { command in
                    if case .text(let text, _, let frame) = command.operation { (text.string, frame) } else { nil }
                })
        }
        return pages
    }

    private func board(_ counts: [Int]) -> Board {
        var board = Board(title: "Friday")
        board.add(
            counts.enumerated().flatMap { person, count in
                (0..<count).map { NewCard(title: "P\(person) Song \($0)", person: "Person \(person)") }
            })
        return board
    }

    @Test(arguments: [[1], [3, 8, 16], [40, 1, 40, 2, 40], [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], [120, 90, 80]])
    func `every card is on one page and over no other`(counts: [Int]) {
        let size = CGSize(width: 794, height: 1_122)
        let pages = texts(BoardSheet(board(counts)), size)
        let songs = pages.flatMap { $0 }.map(\.text).filter { $0.contains("Song") }
        #expect(songs.sorted() == board(counts).sections.flatMap { $0.cards.map(\.title) }.sorted())
        for page in pages {
            #expect(!page.isEmpty)
            for (index, (text, frame)) in page.enumerated() {
                #expect(CGRect(origin: .zero, size: size).insetBy(dx: 40, dy: 40).contains(frame), "\(text)")
                #expect(!page[..<index].contains { $0.frame.intersects(frame.insetBy(dx: 0.01, dy: 0.01)) }, "\(text)")
            }
        }
    }

    @Test func `a column that goes on has its header on every page`() {
        let pages = texts(BoardSheet(board([60])), CGSize(width: 794, height: 800))
        #expect(pages.count > 1)
        #expect(pages.allSatisfy { page in page.contains { $0.text == "Person 0" } })
        #expect(pages[0].contains { $0.text == "Friday" } && !pages[1].contains { $0.text == "Friday" })
    }

    @Test func `marks of the board are printed`() throws {
        var board = board([2, 1])
        let (first, second) = (board.people[0].id, board.people[1].id)
        let cards = board.cards(of: first)
        board.choose(cards[0].id)
        board.setPartner(second, of: cards[0].id)
        board.setAside(true, second)
        let words = texts(BoardSheet(board), PrintedPages.a4)[0].map(\.text)
        #expect(
            words.contains("✓ P0 Song 0") && words.contains("Chosen")
                && words.contains { $0.hasPrefix("with Person 1") })
        #expect(words.contains("set aside"))
        board.crossOff(cards[1].id)
        let left = BoardSheet(board) { !$0.isCrossedOff }
        #expect(!texts(left, PrintedPages.a4)[0].map(\.text).contains("P0 Song 1"))
    }

    @Test func `from right to left the first column is at the right`() throws {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let page = texts(BoardSheet(board([1, 1])), PrintedPages.a4, environment)[0]
        let edge = { name in try #require(page.first { $0.text == name }).frame.maxX }
        #expect(try edge("Person 0") > edge("Person 1"))
        // In right-to-left layout, text begins at the right with the same margin.
        let title = try #require(texts(BoardSheet(board([1, 1])), PrintedPages.a4)[0].first { $0.text == "Person 0" })
        #expect(try abs(PrintedPages.a4.width - edge("Person 0") - title.frame.minX) < 0.001)
    }

    @Test(arguments: [CGSize(width: 1, height: 1), CGSize(width: 100, height: 60), CGSize(width: 300, height: 200)])
    func `paper that is too small has every card all the same`(size: CGSize) {
        let songs = texts(BoardSheet(board([3, 2])), size).flatMap { $0 }.map(\.text).filter { $0.contains("Song") }
        #expect(Set(songs).count == 5)
    }

    @Test func `an empty board is a page with its title`() {
        let pages = texts(BoardSheet(Board()), PrintedPages.a4)
        #expect(pages.map { $0.map(\.text) } == [["Board"]])
    }

    @Test func `cards say when they were sung, and their turns among several people`() throws {
        var board = board([1, 2])
        let first = try #require(board.sections.first?.cards.first)
        board.markSung(first.id, at: Date(timeIntervalSince1970: 0))
        let printed = texts(BoardSheet(board), PrintedPages.a4)[0].map(\.text)
        #expect(printed.contains(try #require(board.card(first.id)?.sungNote)))
        #expect(printed.contains("turn 1") && printed.contains("turn 2"))
        #expect(!texts(BoardSheet(self.board([2])), PrintedPages.a4)[0].contains { $0.text.hasPrefix("turn") })
    }
}
