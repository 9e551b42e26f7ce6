import Foundation
import Seeds
import Testing

@testable import Corkboard

/// The rows of columns, and the numbers of cards in their lines.
@Suite struct BoardPlanTests {
    private let gap: CGFloat = 24
    private let rowGap: CGFloat = 32

    private func column(_ count: Int, limit: CGFloat? = nil) -> BoardPlan.Column {
        BoardPlan.Column(
            count: count, card: CGSize(width: 150, height: 92), gap: 12, frame: CGSize(width: 40, height: 118),
            limit: limit)
    }

    /// Returns the least height of all divisions into rows and all numbers of cards in lines.
    private func least(_ columns: ArraySlice<BoardPlan.Column>, _ width: CGFloat) -> CGFloat {
        guard !columns.isEmpty else { return -rowGap }
        return (1...columns.count).compactMap { count -> CGFloat? in
            let row = columns.prefix(count)
            return leastRow(row, width - gap * CGFloat(count - 1), isAlone: count == 1)
                .map { $0 + rowGap + least(columns.dropFirst(count), width) }
        }.min()!
    }

    private func leastRow(_ row: ArraySlice<BoardPlan.Column>, _ room: CGFloat, isAlone: Bool) -> CGFloat? {
        guard let column = row.first else { return 0 }
        return (1...max(column.count, 1)).compactMap { perLine -> CGFloat? in
            guard column.width(perLine: perLine) <= room || isAlone && perLine == 1 else { return nil }
            return leastRow(row.dropFirst(), room - column.width(perLine: perLine), isAlone: isAlone)
                .map { max($0, column.height(perLine: perLine)) }
        }.min()
    }

    @Test(arguments: 0..<60) func `a plan has the least height of all choices`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let columns = (0..<Int.random(in: 1...5, using: &random)).map { _ in
            column(Int.random(in: 0...7, using: &random))
        }
        let width = CGFloat([100, 312, 700, 1_112, 1_900].randomElement(using: &random)!)
        let plan = BoardPlan(columns, in: width, gap: gap, rowGap: rowGap)
        #expect(plan.height == least(columns[...], width))
        #expect(plan.rows.flatMap(Array.init) == Array(columns.indices))
        for row in plan.rows where row.count > 1 {
            let used = row.reduce(gap * CGFloat(row.count - 1)) { $0 + columns[$1].width(perLine: plan.perLine[$1]) }
            #expect(used <= width)
        }
    }

    @Test func `eight people are all in sight in a window of the usual size`() {
        let plan = BoardPlan((0..<8).map { _ in column(3) }, in: 1_112, gap: gap, rowGap: rowGap)
        #expect(plan.rows.count == 2 && plan.height < 900)
    }

    @Test func `a column longer than the window shows its first cards`() {
        let long = column(60, limit: 600)
        let plan = BoardPlan([long, column(3)], in: 700, gap: gap, rowGap: rowGap)
        #expect(plan.height <= 600)
        let shown = long.shown(perLine: plan.perLine[0])
        #expect(shown < 60 && shown > plan.perLine[0])
        #expect(plan.perLine[0] > 1)
    }

    @Test func `nothing is planned for an empty board`() {
        #expect(BoardPlan([], in: 700, gap: gap, rowGap: rowGap).rows.isEmpty)
    }
}
