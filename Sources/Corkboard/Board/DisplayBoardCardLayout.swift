import CorkUI
import Foundation

/// A layout of tilted cards, each in a cell and offset by its seed, so that edges overlap but titles stay visible.
///
/// Cells are as large as the largest card. Cards are arranged in rows from the leading edge; later ones are in front.
/// A card keeps its position unless the width, its seed or the preceding cards change.
struct DisplayBoardCardLayout: Layout {
    /// The maximum number of cards in a line.
    var maximumPerLine = Int.max
    /// The gap between two cells, in points.
    var gap = BoardMetrics.scatteredGap
    /// The maximum overlap of two cards, in points; texts stay clear of it.
    var overlap = BoardMetrics.cardOverlap

    /// The maximum distance of a card from the center of its cell, in points.
    var reach: CGFloat { (gap + overlap) / 2 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        Lines(self, of: sizes(subviews), in: proposal.width).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let frames = frames(of: sizes(subviews), seeds: subviews.map { $0[CardSeed.self] }, in: bounds.width)
        for (subview, frame) in zip(subviews, frames) {
            let origin = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
            subview.place(at: origin, proposal: ProposedViewSize(frame.size))
        }
    }

    /// Returns the frames of the cards, in order.
    ///
    /// - Parameters:
    ///   - sizes: The sizes of the cards, in points.
    ///   - seeds: The seeds of the cards.
    ///   - width: The width in points; `nil` for the ideal width of a row of cards.
    /// - Returns: The frames.
    /// - Complexity: O(cards).
    func frames(of sizes: [CGSize], seeds: [Int], in width: CGFloat?) -> [CGRect] {
        let lines = Lines(self, of: sizes, in: width)
        return zip(sizes, seeds).enumerated().map { index, card in
            let (size, seed) = card
            let cell = lines.cell(at: index)
            let shift = CardPose(seed: seed).shift
            return CGRect(
                x: cell.midX - size.width / 2 + shift.x * lines.reach, y: cell.midY - size.height / 2 + shift.y * reach,
                width: size.width, height: size.height)
        }
    }

    private func sizes(_ subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }
}

extension DisplayBoardCardLayout {
    /// The lines of a number of cards.
    private struct Lines {
        let size: CGSize
        /// The maximum horizontal distance of cards from the centers of their cells; smaller in narrow boards.
        let reach: CGFloat
        private let cell: CGSize
        private let perLine: Int
        private let gap: CGFloat
        private let top: CGFloat

        init(_ layout: DisplayBoardCardLayout, of sizes: [CGSize], in width: CGFloat?) {
            let card = CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
            let most = max(min(layout.maximumPerLine, sizes.count), 1)
            let fitting = width.map {
                (($0 - card.width - 2 * layout.reach) / max(card.width + layout.gap, 1)).rounded(.down)
            }
            perLine = fitting.map { Int(min(max($0, 0), CGFloat(most - 1))) + 1 } ?? most
            let room = width.map { max(($0 - card.width) / 2, 0) } ?? .infinity
            reach = perLine > 1 ? layout.reach : min(layout.reach, room)
            cell = card
            gap = layout.gap
            top = layout.reach
            let lineCount = (sizes.count + perLine - 1) / perLine
            func length(_ card: CGFloat, _ count: Int, _ reach: CGFloat) -> CGFloat {
                CGFloat(count) * (card + layout.gap) - layout.gap + 2 * reach
            }
            size =
                sizes.isEmpty
                ? .zero
                : CGSize(
                    width: length(card.width, perLine, reach), height: length(card.height, lineCount, layout.reach))
        }

        func cell(at index: Int) -> CGRect {
            let (line, place) = index.quotientAndRemainder(dividingBy: perLine)
            return CGRect(
                x: reach + CGFloat(place) * (cell.width + gap), y: top + CGFloat(line) * (cell.height + gap),
                width: cell.width, height: cell.height)
        }
    }
}

/// The position and tilt of a card, computed from its seed so that they are the same on every machine.
struct CardPose: Equatable {
    /// The tilt, from -1.1 to 1.1 degrees in steps of 0.22, so that cards with the same tilt share a drawing.
    let tilt: Angle
    /// The offset from the center of the possible positions: -1 to 1 in each direction, mostly near the limits.
    let shift: CGPoint

    init(seed: Int) {
        var random = SplitMix(state: UInt64(bitPattern: Int64(seed)))
        func signed() -> Double { random.unit() * 2 - 1 }
        func farOut(_ part: Double) -> Double { part.sign == .minus ? -(-part).squareRoot() : part.squareRoot() }
        tilt = .degrees((signed() * 5).rounded() * 0.22)
        shift = CGPoint(x: farOut(signed()), y: farOut(signed()))
    }
}

extension String {
    /// A number computed from the text, the same on every machine.
    var seed: Int {
        utf8.reduce(into: 0) { $0 = $0 &* 31 &+ Int($1) }
    }
}

/// The seed of a card's position.
struct CardSeed: LayoutValueKey {
    static var defaultValue: Int { 0 }
}
