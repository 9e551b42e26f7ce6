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
    /// The usual height of a header card, at the default text size.
    static let headerHeight: CGFloat = 54
    /// The distance between two rows of columns.
    static let rowGap: CGFloat = 28
    /// The least size of a button on a card or a header, at the default text size.
    static let buttonSize: CGFloat = 24
    static let widestColumnGap: CGFloat = 80
    static let narrowestColumnGap: CGFloat = 24

    /// Returns the padding around the cards of a section.
    static func panelPadding(_ arrangement: Arrangement) -> EdgeInsets {
        arrangement == .tidy
            ? EdgeInsets(top: 22, leading: 20, bottom: 22, trailing: 20)
            : EdgeInsets(top: 14, leading: 12, bottom: 14, trailing: 12)
    }

    /// Returns a column to plan.
    ///
    /// - Parameters:
    ///   - count: The number of cards.
    ///   - hasHeader: A Boolean value that indicates whether a header card is above.
    ///   - arrangement: The arrangement of the cards.
    ///   - room: The size of the window without its edges, in points.
    ///   - isOpen: A Boolean value that indicates whether all cards are shown, however many there are.
    ///   - textScale: The scale of text, relative to its default size.
    /// - Returns: The column.
    static func column(
        _ count: Int, hasHeader: Bool, _ arrangement: Arrangement, in room: CGSize, isOpen: Bool, textScale: CGFloat
    ) -> BoardPlan.Column {
        let padding = panelPadding(arrangement)
        let (gap, reach) = arrangement == .tidy ? (cardGap, 0) : (scatteredGap, DisplayBoardCardLayout().reach)
        let frame = CGSize(
            width: padding.leading + padding.trailing + 2 * reach,
            height: padding.top + padding.bottom + 2 * reach + (hasHeader ? headerHeight * textScale + headerGap : 0))
        var card = CardScale(count: count).size(textScale: textScale)
        card.width = cardWidth(card.width, arrangement, in: room.width)
        return BoardPlan.Column(
            count: count, card: card, gap: gap, frame: frame, limit: isOpen ? nil : max(room.height, 240))
    }

    /// Returns the width of cards that are not wider than the window.
    static func cardWidth(_ width: CGFloat, _ arrangement: Arrangement, in room: CGFloat) -> CGFloat {
        let padding = panelPadding(arrangement)
        return max(min(width, room - padding.leading - padding.trailing), 60)
    }
}

/// The size of the cards of a section.
enum CardScale: Equatable {
    case normal, small

    init(count: Int) { self = count > BoardMetrics.normalCardLimit ? .small : .normal }

    func size(textScale: CGFloat) -> CGSize {
        let size = self == .normal ? CGSize(width: 150, height: 92) : CGSize(width: 150, height: 66)
        return CGSize(width: (size.width * textScale).rounded(), height: (size.height * textScale).rounded())
    }

    /// The number of lines of a title.
    var titleLines: Int { self == .normal ? 3 : 2 }

    /// Returns the padding around the song of a card.
    ///
    /// - Parameter hasFooter: A Boolean value that indicates whether a line at the bottom has a note.
    /// - Returns: The padding in points.
    func titlePadding(hasFooter: Bool) -> EdgeInsets {
        self == .normal
            ? EdgeInsets(top: 20, leading: 10, bottom: hasFooter ? 16 : 10, trailing: 10)
            : EdgeInsets(top: 16, leading: 8, bottom: hasFooter ? 14 : 6, trailing: 8)
    }

    var slashWidth: CGFloat { self == .normal ? 2.5 : 2 }
}
