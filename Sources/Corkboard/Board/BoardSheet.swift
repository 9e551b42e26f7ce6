import BoardDocument
import CorkUI
import Foundation

/// A printed board, with as many columns side by side as fit, and the rest below or on further pages.
struct BoardSheet {
    let board: Board
    /// Returns whether the sheet shows a card.
    let isShown: (Card) -> Bool

    /// The places of cards in the fair order, from 1, if there are several people.
    private let turns: [Card.ID: Int]

    init(_ board: Board, isShown: @escaping (Card) -> Bool = { _ in true }) {
        self.board = board
        let order = board.people.count > 1 ? board.turns.filter { !$0.singers.isEmpty }.map(\.card.id) : []
        turns = Dictionary(zip(order, 1...)) { first, _ in first }
        self.isShown = isShown
    }

    var pages: PrintedPages {
        PrintedPages(title: board.title.isEmpty ? "Board" : board.title) { context, size, page in
            draw(page, into: &context, size)
        } height: { context, width in
            height(width: width, context)
        }
    }

    static let margin: CGFloat = 48
    private static let gap: CGFloat = 16
    private static let cardGap: CGFloat = 6
    private static let narrowestColumn: CGFloat = 150
    private static let inset: CGFloat = 8
    private static let headerHeight: CGFloat = 30

    /// A part of a person's column on one page.
    private struct Block {
        let section: BoardSection
        var cards: [(card: Card, frame: CGRect)]
        let header: CGRect
    }

    private func draw(_ page: Int, into context: inout GraphicsContext, _ size: CGSize) -> Int {
        let sheets = layOut(context, size)
        guard sheets.indices.contains(page) else { return sheets.count }
        if page == 0 { drawTitle(context, size) }
        for block in sheets[page] { draw(block, into: context, width: size.width) }
        return sheets.count
    }

    // MARK: Places

    /// The blocks of every page, at least one.
    private func layOut(_ context: GraphicsContext, _ size: CGSize) -> [[Block]] {
        let width = size.width - 2 * Self.margin
        let sections = board.sections.filter { !$0.cards.isEmpty || $0.person != nil }
        let fitting = max(Int((width + Self.gap) / (Self.narrowestColumn + Self.gap)), 1)
        let perBand = min(fitting, max(sections.count, 1))
        let column = (width - CGFloat(perBand - 1) * Self.gap) / CGFloat(perBand)
        let bottom = size.height - Self.margin
        var pages: [[Block]] = [[]]
        var top = Self.margin + titleHeight(context, width) + Self.gap
        for start in stride(from: 0, to: sections.count, by: perBand) {
            var waiting = sections[start..<min(start + perBand, sections.count)].map { section in
                (section: section, cards: section.cards.filter(isShown)[...], isBegun: false)
            }
            var end = top
            while waiting.contains(where: { !$0.cards.isEmpty || !$0.isBegun }) {
                // Don't leave a header alone at the end of a page.
                if top > Self.margin, top + Self.headerHeight + 60 > bottom {
                    pages.append([])
                    top = Self.margin
                    end = top
                }
                for index in waiting.indices where !waiting[index].cards.isEmpty || !waiting[index].isBegun {
                    let x = Self.margin + CGFloat(index) * (column + Self.gap)
                    var block = Block(
                        section: waiting[index].section, cards: [],
                        header: CGRect(x: x, y: top, width: column, height: Self.headerHeight))
                    var y = block.header.maxY + Self.cardGap
                    while let card = waiting[index].cards.first {
                        let height = cardHeight(card, of: waiting[index].section, context, column)
                        // Truncate a card higher than a page instead of deferring it forever.
                        guard y + height <= bottom || (block.cards.isEmpty && top == Self.margin) else { break }
                        block.cards.append((card, CGRect(x: x, y: y, width: column, height: height)))
                        y += height + Self.cardGap
                        waiting[index].cards.removeFirst()
                    }
                    waiting[index].isBegun = true
                    pages[pages.count - 1].append(block)
                    end = max(end, y)
                }
                guard waiting.contains(where: { !$0.cards.isEmpty }) else { break }
                pages.append([])
                top = Self.margin
                end = top
            }
            top = end + Self.gap
        }
        return pages
    }

    private func height(width: CGFloat, _ context: GraphicsContext) -> CGFloat {
        let blocks = layOut(context, CGSize(width: width, height: 1_000_000))[0]
        let lowest = blocks.map { $0.cards.last?.frame.maxY ?? $0.header.maxY }.max()
        return (lowest ?? Self.margin + titleHeight(context, width - 2 * Self.margin)) + Self.margin
    }

    // MARK: Drawing

    private var title: Text { Text(pages.title).font(.title).bold() }

    private func titleHeight(_ context: GraphicsContext, _ width: CGFloat) -> CGFloat {
        context.resolve(title).measure(in: CGSize(width: width, height: .infinity)).height
    }

    private func drawTitle(_ context: GraphicsContext, _ size: CGSize) {
        let width = size.width - 2 * Self.margin
        draw(
            title, into: context,
            CGRect(x: Self.margin, y: Self.margin, width: width, height: titleHeight(context, width)), size.width,
            Self.ink)
    }

    private func draw(_ block: Block, into context: GraphicsContext, width: CGFloat) {
        let section = block.section
        let header = mirrored(block.header, context, width)
        context.fill(Path(roundedRect: header, cornerRadius: 3), with: .color(BoardPalette.light.header))
        let name = Text(section.person?.name ?? "Songs").bold()
        let left: Text = Text(
            section.person?.isSetAside == true ? "set aside" : "\(section.leftCount) of \(section.cards.count) left"
        )
        .font(.caption)
        let inner = block.header.insetBy(dx: Self.inset, dy: 0)
        let leftSize = context.resolve(left).measure(in: inner.size)
        let nameSize = context.resolve(name).measure(in: inner.size)
        draw(
            name, into: context,
            CGRect(
                x: inner.minX, y: inner.midY - nameSize.height / 2,
                width: max(inner.width - leftSize.width - Self.inset, 0), height: nameSize.height), width,
            BoardPalette.light.headerInk)
        draw(
            left, into: context,
            CGRect(
                x: inner.maxX - leftSize.width, y: inner.midY - leftSize.height / 2, width: leftSize.width,
                height: leftSize.height), width, BoardPalette.light.headerInk)
        for (card, frame) in block.cards { draw(card, in: frame, of: section, context, width) }
    }

    private func draw(
        _ card: Card, in frame: CGRect, of section: BoardSection, _ context: GraphicsContext, _ width: CGFloat
    ) {
        let palette = BoardPalette.light
        let shown = mirrored(frame, context, width)
        let paper = Path(roundedRect: shown.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3)
        context.fill(paper, with: .color(card.isCrossedOff ? palette.crossedPaper : .white))
        let edge = card.isChosen ? palette.chosen : palette.caption
        context.stroke(paper, with: .color(edge), lineWidth: card.isChosen ? 2 : 0.5)
        if card.isCrossedOff {
            var slash = Path()
            slash.move(to: CGPoint(x: shown.minX + 4, y: shown.maxY - 4))
            slash.addLine(to: CGPoint(x: shown.maxX - 4, y: shown.minY + 4))
            context.stroke(slash, with: .color(palette.slash), lineWidth: 1.5)
        }
        let inner = frame.insetBy(dx: Self.inset, dy: Self.inset)
        var y = inner.minY
        for (text, color) in lines(card, of: section) {
            let height = context.resolve(text).measure(in: CGSize(width: inner.width, height: .infinity)).height
            draw(text, into: context, CGRect(x: inner.minX, y: y, width: inner.width, height: height), width, color)
            y += height
        }
    }

    private static let ink = Color.black

    /// Returns the text of a card.
    private func lines(_ card: Card, of section: BoardSection) -> [(Text, Color)] {
        let partner = board.singers(of: card.id).first { $0.id != section.id }
        let notes = [
            card.artist, card.partner == nil ? nil : partner.map { "with \($0.name)" }, card.code, card.sungNote,
            turns[card.id].map { "turn \($0)" },
        ]
        let note = notes.compactMap(\.self).joined(separator: " · ")
        let title = Text(card.isChosen ? "✓ \(card.title)" : card.title)
        return [(card.isChosen ? title.bold() : title, card.isCrossedOff ? BoardPalette.light.crossedInk : Self.ink)]
            + (note.isEmpty ? [] : [(Text(note).font(.caption), BoardPalette.light.caption)])
            + (card.isChosen ? [(Text("Chosen").font(.caption), BoardPalette.light.chosen)] : [])
    }

    private func cardHeight(
        _ card: Card, of section: BoardSection, _ context: GraphicsContext, _ column: CGFloat
    ) -> CGFloat {
        let room = CGSize(width: column - 2 * Self.inset, height: .infinity)
        return lines(card, of: section).reduce(2 * Self.inset) { $0 + context.resolve($1.0).measure(in: room).height }
    }

    /// Draws a text from the leading edge of a rectangle.
    private func draw(_ text: Text, into context: GraphicsContext, _ rect: CGRect, _ width: CGFloat, _ color: Color) {
        var text = context.resolve(text)
        text.shading = .color(color)
        let length = min(text.measure(in: CGSize(width: rect.width, height: .infinity)).width.rounded(.up), rect.width)
        let place = CGRect(x: rect.minX, y: rect.minY, width: length, height: rect.height)
        context.draw(text, in: mirrored(place, context, width))
    }

    /// Returns a rectangle mirrored for the direction of the text.
    private func mirrored(_ rect: CGRect, _ context: GraphicsContext, _ width: CGFloat) -> CGRect {
        guard context.environment.layoutDirection == .rightToLeft else { return rect }
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
