import CorkUI
import Foundation

/// A cork board: each section of the content a column with a header card, each subview pinned on a card.
struct DisplayBoard<Content: View>: View {
    @ViewBuilder var content: Content
    @Environment(\.textScale) private var textScale

    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            Group(sections: content) { sections in
                let counts = sections.map(\.content.count)
                BoardColumnsLayout {
                    ForEach(sections) { section in
                        VStack(spacing: BoardMetrics.headerGap) {
                            if !section.header.isEmpty {
                                DisplayBoardSectionHeaderCard { section.header }
                            }
                            DisplayBoardSectionContent(name: section.containerValues.columnName) { section.content }
                                .background { BoardSectionBackgroundView() }
                        }
                    }
                }
                .padding(BoardMetrics.edge)
                .containerRelativeFrame(.horizontal) { [textScale] width, _ in
                    max(width, BoardMetrics.leastWidth(counts, textScale: textScale))
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { BoardBackgroundView() }
    }
}

/// The cards of one section, small ones where there are many.
struct DisplayBoardSectionContent<Content: View>: View {
    let name: String
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            let scale = CardScale(count: subviews.count)
            FlowStack(
                spacing: BoardMetrics.cardGap, lineSpacing: BoardMetrics.cardGap,
                maximumPerLine: BoardMetrics.cardsPerLine(subviews.count)
            ) {
                ForEach(subviews) { subview in
                    CardView(scale: scale, values: subview.containerValues.card) { subview }
                }
            }
            .accessibilityLabel(name.isEmpty ? "Songs" : "Songs of \(name)")
            .font(scale.titleFont.weight(.medium))
            .multilineTextAlignment(.center)
            .lineLimit(3)
            .buttonStyle(.plain)
            .padding(BoardMetrics.panelPadding)
        }
    }
}

/// The card over a column.
struct DisplayBoardSectionHeaderCard<Content: View>: View {
    @ViewBuilder var content: Content
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let palette = colorScheme.boardPalette
        HStack(spacing: 8) { content }
            .foregroundStyle(palette.headerInk)
            .padding(.vertical, 8)
            .padding(.horizontal, 14)
            .background { RoundedRectangle(cornerRadius: 3).fill(palette.header) }
    }
}

/// The ground of a column's cards.
struct BoardSectionBackgroundView: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        RoundedRectangle(cornerRadius: BoardMetrics.panelRadius).fill(colorScheme.boardPalette.panel)
    }
}

/// Cork.
struct BoardBackgroundView: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Rectangle().fill(ImagePaint(image: colorScheme == .dark ? CorkTile.dark : CorkTile.light))
    }
}
