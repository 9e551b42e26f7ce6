import BoardDocument
import CorkUI
import Foundation

/// A cork board: each section of the content a column with a header card, each subview pinned on a card.
struct DisplayBoard<Content: View>: View {
    var arrangement = Arrangement.tidy
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
                            if !section.footer.isEmpty {
                                DisplayBoardEntryCard { section.footer }
                            }
                            DisplayBoardSectionContent(
                                name: section.containerValues.columnName, arrangement: arrangement
                            ) { section.content }
                            .background { BoardSectionBackgroundView() }
                        }
                    }
                }
                .animation(.easeInOut(duration: 0.2), value: sections.map { $0.content.map(\.id) })
                .padding(BoardMetrics.edge)
                .containerRelativeFrame(.horizontal) { [arrangement, textScale] width, _ in
                    max(width, BoardMetrics.leastWidth(counts, arrangement, textScale: textScale))
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
    let arrangement: Arrangement
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            let scale = CardScale(count: subviews.count)
            DisplayBoardCards(subviews: subviews, scale: scale, arrangement: arrangement)
                .accessibilityLabel(name.isEmpty ? "Songs" : "Songs of \(name)")
                .font(scale.titleFont.weight(.medium))
                .multilineTextAlignment(.center)
                .lineLimit(3)
                .buttonStyle(.plain)
                .padding(BoardMetrics.panelPadding(arrangement))
        }
    }
}

/// Cards, as they hang.
private struct DisplayBoardCards: View {
    let subviews: SubviewsCollection
    let scale: CardScale
    let arrangement: Arrangement

    var body: some View {
        let perLine = BoardMetrics.cardsPerLine(subviews.count)
        switch arrangement {
        case .tidy:
            FlowStack(
                spacing: BoardMetrics.cardGap, lineSpacing: BoardMetrics.cardGap, maximumPerLine: perLine
            ) {
                ForEach(subviews) { subview in
                    let values = subview.containerValues.card
                    CardView(scale: scale, values: values) { subview }
                        .modifier(CardFocusing(focus: values.actions?.focus))
                        .transition(.drop)
                }
            }
        case .scattered:
            DisplayBoardCardLayout(maximumPerLine: perLine) {
                ForEach(subviews) { subview in
                    let values = subview.containerValues.card
                    CardView(scale: scale, values: values) { subview }
                        .focusable()
                        .modifier(CardFocusing(focus: values.actions?.focus))
                        .layoutValue(key: CardSeed.self, value: values.seed)
                        .transition(.drop)
                }
            }
            .accessibilityElement(children: .contain)
        }
    }
}

extension AnyTransition {
    /// A new card drops onto the board.
    fileprivate static var drop: AnyTransition {
        .asymmetric(insertion: .offset(y: -8).combined(with: .opacity), removal: .opacity)
            .animation(.easeOut(duration: 0.14))
    }
}

/// The card over a column.
struct DisplayBoardSectionHeaderCard<Content: View>: View {
    @ViewBuilder var content: Content
    @Environment(\.boardPalette) private var palette

    var body: some View {
        HStack(spacing: 8) { content }
            .foregroundStyle(palette.headerInk)
            .padding(.vertical, 8)
            .padding(.horizontal, 14)
            .background { RoundedRectangle(cornerRadius: 3).fill(palette.header) }
    }
}

/// The card over a column's cards on which the next one is written.
struct DisplayBoardEntryCard<Content: View>: View {
    @ViewBuilder var content: Content
    @Environment(\.boardPalette) private var palette

    var body: some View {
        HStack { content }
            .padding(6)
            .frame(minWidth: 150, maxWidth: 240)
            .background { RoundedRectangle(cornerRadius: 3).fill(palette.paper) }
    }
}

/// The ground of a column's cards.
struct BoardSectionBackgroundView: View {
    @Environment(\.boardPalette) private var palette

    var body: some View {
        RoundedRectangle(cornerRadius: BoardMetrics.panelRadius).fill(palette.panel)
    }
}

/// Cork; without its specks where contrast is what counts.
struct BoardBackgroundView: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.boardPalette) private var palette

    var body: some View {
        if contrast == .increased {
            Rectangle().fill(palette.cork)
        } else {
            Rectangle().fill(ImagePaint(image: colorScheme == .dark ? CorkTile.dark : CorkTile.light))
        }
    }
}
