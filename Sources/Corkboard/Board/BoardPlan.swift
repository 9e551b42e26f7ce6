import Foundation

/// The rows of a board's columns, and the numbers of cards in their lines, for the least height of the board.
nonisolated struct BoardPlan: Equatable {
    /// A column to place.
    struct Column: Equatable {
        /// The number of cards.
        var count: Int
        /// The size of a card, in points.
        var card: CGSize
        /// The gap between cards, in points.
        var gap: CGFloat
        /// The size of what is beside and above the cards: the padding and the header, in points.
        var frame: CGSize
        /// The largest height in points, beyond which the rest of the cards waits behind a button; `nil` for none.
        var limit: CGFloat?

        /// The height of the button that shows the rest of the cards, with the gap above, in points.
        static let moreHeight: CGFloat = 36

        func width(perLine: Int) -> CGFloat { CGFloat(perLine) * (card.width + gap) - gap + frame.width }

        /// The number of cards that are shown.
        func shown(perLine: Int) -> Int {
            guard let limit, fullHeight(perLine: perLine) > limit else { return count }
            let lines = ((limit - frame.height - Self.moreHeight + gap) / (card.height + gap)).rounded(.down)
            return min(max(Int(min(max(lines, 1), 1e6)), 1) * perLine, count)
        }

        func height(perLine: Int) -> CGFloat {
            let shown = shown(perLine: perLine)
            guard shown < count else { return fullHeight(perLine: perLine) }
            return height(lines: (shown + perLine - 1) / perLine) + Self.moreHeight
        }

        private func fullHeight(perLine: Int) -> CGFloat { height(lines: max((count + perLine - 1) / perLine, 1)) }

        private func height(lines: Int) -> CGFloat { CGFloat(lines) * (card.height + gap) - gap + frame.height }
    }

    /// The columns of each row.
    private(set) var rows: [Range<Int>] = []
    /// The number of cards in a line of each column.
    private(set) var perLine: [Int] = []
    /// The height of the board, in points.
    private(set) var height: CGFloat = 0

    /// The largest number of cards in a line.
    static let mostPerLine = 12

    /// Makes a plan.
    ///
    /// - Parameters:
    ///   - columns: The columns in order.
    ///   - width: The width of the board, in points; a column with one card in a line always fits.
    ///   - gap: The least gap between columns in a row, in points.
    ///   - rowGap: The gap between rows, in points.
    /// - Complexity: O(columns x columns of a row squared).
    init(_ columns: [Column], in width: CGFloat, gap: CGFloat, rowGap: CGFloat) {
        let choices = columns.map { Self.choices(of: $0, in: width) }
        // The least heights of the first columns, the fewest rows among equal ones, and where the last row begins.
        var best: [(height: CGFloat, rows: Int, start: Int)] = [(-rowGap, 0, 0)]
        for end in 1..<columns.count + 1 {
            var choice: (height: CGFloat, rows: Int, start: Int)?
            for start in (0..<end).reversed() {
                guard let height = Self.height(choices[start..<end], in: width, gap: gap) else { break }
                let total = (best[start].height + rowGap + height, best[start].rows + 1, start)
                if choice.map({ (total.0, total.1) < ($0.height, $0.rows) }) ?? true { choice = total }
            }
            best.append(choice ?? (0, 0, end - 1))
        }
        height = max(best[columns.count].height, 0)
        var end = columns.count
        while end > 0 {
            rows.insert(best[end].start..<end, at: 0)
            end = best[end].start
        }
        perLine = rows.flatMap { row in
            let height = Self.height(choices[row], in: width, gap: gap) ?? 0
            return Self.widened(
                choices[row].map { Self.narrowest($0, height: height) }, Array(columns[row]), width, gap)
        }
    }

    /// A number of cards in a line, and the size of the column with it.
    private struct Choice {
        let perLine: Int
        let width: CGFloat
        let height: CGFloat
    }

    /// Returns the choices of a column from the narrowest to the widest, of which each is lower than the one before.
    private static func choices(of column: Column, in width: CGFloat) -> [Choice] {
        var choices: [Choice] = []
        for perLine in 1...max(min(column.count, mostPerLine), 1) {
            let choice = Choice(
                perLine: perLine, width: column.width(perLine: perLine), height: column.height(perLine: perLine))
            guard choices.isEmpty || choice.width <= width else { break }
            if choices.last.map({ choice.height < $0.height }) ?? true { choices.append(choice) }
        }
        return choices
    }

    /// Returns the least height of columns side by side; `nil` if they don't fit.
    private static func height(_ row: ArraySlice<[Choice]>, in width: CGFloat, gap: CGFloat) -> CGFloat? {
        let room = width - gap * CGFloat(row.count - 1)
        func fits(_ height: CGFloat) -> Bool {
            var rest = room
            for choices in row {
                guard let choice = choices.first(where: { $0.height <= height }) else { return false }
                rest -= choice.width
            }
            return rest >= 0
        }
        guard row.count > 1 else { return row.first?.last?.height }
        let heights = Set(row.joined().map(\.height)).sorted()
        var (low, high) = (0, heights.count)
        while low < high {
            let middle = (low + high) / 2
            if fits(heights[middle]) { high = middle } else { low = middle + 1 }
        }
        return low < heights.count ? heights[low] : nil
    }

    private static func narrowest(_ choices: [Choice], height: CGFloat) -> Int {
        (choices.first { $0.height <= height } ?? choices[choices.count - 1]).perLine
    }

    /// Returns larger numbers for columns that don't show all cards, as long as there is room in the row.
    private static func widened(_ perLine: [Int], _ columns: [Column], _ width: CGFloat, _ gap: CGFloat) -> [Int] {
        var perLine = perLine
        func isHigher(_ index: Int, _ count: Int) -> Bool {
            columns[index].height(perLine: count) > columns.indices.map { columns[$0].height(perLine: perLine[$0]) }
                .max()!
        }
        while true {
            let used = zip(columns, perLine).reduce(gap * CGFloat(columns.count - 1)) { $0 + $1.0.width(perLine: $1.1) }
            let hiding = columns.indices.filter { index in
                let wider = perLine[index] + 1
                return columns[index].shown(perLine: perLine[index]) < columns[index].count && wider <= mostPerLine
                    && used + columns[index].card.width + columns[index].gap <= width && !isHigher(index, wider)
            }
            let most = hiding.max { a, b in
                columns[a].count - columns[a].shown(perLine: perLine[a])
                    < columns[b].count - columns[b].shown(perLine: perLine[b])
            }
            guard let most else { return perLine }
            perLine[most] += 1
        }
    }
}
