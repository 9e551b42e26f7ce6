import BoardDocument
import CorkUI
import Foundation

/// The sizes of the board, in points at the default text size.
enum BoardMetrics {
    /// The number of cards beyond which a section shows small cards.
    static let normalCardLimit = 15
    static let cardGap: CGFloat = 12
    static let scatteredGap: CGFloat = 16
    /// The maximum overlap of scattered cards; less than the padding of a title.
    static let cardOverlap: CGFloat = 3
    static let panelRadius: CGFloat = 14
    static let edge: CGFloat = 24
    static let headerGap: CGFloat = 20
    /// The width of the field for a name.
    static let nameWidth: CGFloat = 150
    /// The maximum width of a header card over a narrower panel; longer names are truncated.
    static let widestHeader: CGFloat = 320
    static let widestColumnGap: CGFloat = 80
    static let narrowestColumnGap: CGFloat = 24

    /// Returns the number of cards in a line of a section if there is room.
    static func cardsPerLine(_ count: Int) -> Int {
        switch count {
        case ...3: 1
        case ...8: 2
        case ...30: 3
        case ...80: 4
        default: 6
        }
    }

    /// Returns the padding around the cards of a section.
    static func panelPadding(_ arrangement: Arrangement) -> EdgeInsets {
        arrangement == .tidy
            ? EdgeInsets(top: 22, leading: 20, bottom: 22, trailing: 20)
            : EdgeInsets(top: 14, leading: 12, bottom: 14, trailing: 12)
    }

    /// Returns the width of a section's panel if there is room.
    static func panelWidth(_ count: Int, _ arrangement: Arrangement, textScale: CGFloat) -> CGFloat {
        let card = CardScale(count: count).size(textScale: textScale)
        let perLine = CGFloat(cardsPerLine(count))
        let padding = panelPadding(arrangement)
        let (gap, reach) = arrangement == .tidy ? (cardGap, 0) : (scatteredGap, DisplayBoardCardLayout().reach)
        return perLine * (card.width + gap) - gap + 2 * reach + padding.leading + padding.trailing
    }

    /// Returns the width that a board needs without scrolling horizontally.
    ///
    /// - Parameters:
    ///   - counts: The numbers of cards of the sections.
    ///   - arrangement: The arrangement of the cards.
    ///   - textScale: The scale of text, relative to its default size.
    /// - Returns: The width in points.
    static func leastWidth(_ counts: [Int], _ arrangement: Arrangement, textScale: CGFloat) -> CGFloat {
        let panels = counts.reduce(0) { $0 + panelWidth($1, arrangement, textScale: textScale) }
        return panels + CGFloat(max(counts.count - 1, 0)) * narrowestColumnGap + 2 * edge
    }
}

/// The size of the cards of a section.
enum CardScale: Equatable {
    case normal, small

    init(count: Int) { self = count > BoardMetrics.normalCardLimit ? .small : .normal }

    func size(textScale: CGFloat) -> CGSize {
        let size = self == .normal ? CGSize(width: 150, height: 92) : CGSize(width: 108, height: 62)
        return CGSize(width: (size.width * textScale).rounded(), height: (size.height * textScale).rounded())
    }

    var titlePadding: EdgeInsets {
        self == .normal
            ? EdgeInsets(top: 20, leading: 10, bottom: 10, trailing: 10)
            : EdgeInsets(top: 15, leading: 8, bottom: 6, trailing: 8)
    }

    var titleFont: Font { self == .normal ? .body : .system(.footnote) }
    var slashWidth: CGFloat { self == .normal ? 2.5 : 2 }
}
