import BoardDocument
import CorkUI
import Foundation

/// A container that shows sections as columns with header cards, and subviews as pinned cards.
struct DisplayBoard<Content: View>: View {
    var arrangement = Arrangement.tidy
    /// The model whose people and cards can be moved; `nil` for a board that cannot be edited.
    var model: BoardModel?
    @ViewBuilder var content: Content
    @Environment(\.textScale) private var textScale

    var body: some View {
        GeometryReader { proxy in
            ScrollView([.horizontal, .vertical]) {
                Group(sections: content) { sections in
                    let counts = sections.map(\.content.count)
                    let least = BoardMetrics.leastWidth(counts, arrangement, textScale: textScale)
                    BoardColumnsLayout(room: max(proxy.size.width, least) - 2 * BoardMetrics.edge) {
                        ForEach(sections) { section in
                            DisplayBoardColumn(section: section, arrangement: arrangement)
                                .moveDisabled(section.containerValues.column.actions?.column == nil)
                        }
                        .reorderable()
                    }
                    .modifier(BoardReordering(model: model, sections: sections))
                    .animation(.move, value: sections.map(\.id))
                    .animation(.move, value: counts)
                }
            }
            // A card with the focus is scrolled this far from the edges.
            .contentMargins(BoardMetrics.edge, for: .scrollContent)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { BoardBackgroundView() }
    }
}

/// A header card over the cards of one section.
private struct DisplayBoardColumn: View {
    let section: SectionConfiguration
    let arrangement: Arrangement
    @Environment(\.textScale) private var textScale

    var body: some View {
        let column = section.containerValues.column
        BoardColumnLayout(widestHeader: BoardMetrics.widestHeader * textScale) {
            if !section.header.isEmpty {
                DisplayBoardSectionHeaderCard { section.header }
            }
            if !section.footer.isEmpty {
                DisplayBoardEntryCard { section.footer }
            }
            // A person whose name is being typed has no songs yet.
            if !section.content.isEmpty || !column.name.isEmpty {
                DisplayBoardSectionContent(id: section.id, name: column.name, arrangement: arrangement) {
                    section.content
                }
                .background { BoardSectionBackgroundView() }
            }
        }
        .opacity(column.isDimmed ? 0.55 : 1)
    }
}

/// The cards of one section, which are smaller if there are many.
struct DisplayBoardSectionContent<Content: View>: View {
    let id: SectionConfiguration.ID
    let name: String
    let arrangement: Arrangement
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            let scale = CardScale(count: subviews.count)
            DisplayBoardCards(column: id, subviews: subviews, scale: scale, arrangement: arrangement)
                .accessibilityLabel(name.isEmpty ? "Songs" : "Songs of \(name)")
                .font(scale.titleFont.weight(.medium))
                .multilineTextAlignment(.center)
                .lineLimit(3)
                .buttonStyle(.plain)
                .padding(BoardMetrics.panelPadding(arrangement))
        }
    }
}

/// The arranged cards of a section.
private struct DisplayBoardCards: View {
    let column: SectionConfiguration.ID
    let subviews: SubviewsCollection
    let scale: CardScale
    let arrangement: Arrangement
    @Environment(\.boardFocus) private var focus
    /// The focus of cards without actions, so that all cards have the same type of view.
    @FocusState private var unbound: BoardFocus?

    var body: some View {
        hung.animation(.move, value: subviews)
            .environment(\.cardHanging, CardHanging(scale: scale, focus: focus, unbound: $unbound))
    }

    @ViewBuilder private var hung: some View {
        let perLine = BoardMetrics.cardsPerLine(subviews.count)
        switch arrangement {
        case .tidy:
            FlowStack(
                spacing: BoardMetrics.cardGap, lineSpacing: BoardMetrics.cardGap, maximumPerLine: perLine
            ) {
                // The closures here and below capture nothing, so that only changed cards are updated.
                ForEach(subviews) {
                    DisplayBoardCard(subview: $0)
                        // Also the name of a cell whose card is not built yet.
                        .accessibilityLabel($0.containerValues.card.accessibilityLabel)
                        .transition(.drop)
                }
                .reorderable(collectionID: column)
            }
        case .scattered:
            DisplayBoardCardLayout(maximumPerLine: perLine) {
                ForEach(subviews) {
                    DisplayBoardLooseCard(subview: $0)
                        .layoutValue(key: CardSeed.self, value: $0.containerValues.card.seed)
                        .transition(.drop)
                }
                .reorderable(collectionID: column)
            }
            .accessibilityElement(children: .contain)
        }
    }
}

/// The arrangement of the cards of a section.
private struct CardHanging: Equatable {
    var scale = CardScale.normal
    /// The focus of cards with actions.
    var focus: FocusState<BoardFocus?>.Binding?
    /// The focus binding of cards without actions.
    var unbound: FocusState<BoardFocus?>.Binding?

    func focus(of values: CardValues) -> FocusState<BoardFocus?>.Binding {
        (values.actions == nil ? unbound : focus ?? unbound)!
    }
}

private struct CardHangingKey: EnvironmentKey {
    static var defaultValue: CardHanging { CardHanging() }
}

private struct BoardFocusKey: EnvironmentKey {
    static var defaultValue: FocusState<BoardFocus?>.Binding? { nil }
}

extension EnvironmentValues {
    /// The keyboard focus on the board, if it is observed.
    var boardFocus: FocusState<BoardFocus?>.Binding? {
        get { self[BoardFocusKey.self] }
        set { self[BoardFocusKey.self] = newValue }
    }

    fileprivate var cardHanging: CardHanging {
        get { self[CardHangingKey.self] }
        set { self[CardHangingKey.self] = newValue }
    }
}

/// A card with its container values, in a native cell that takes the focus.
private struct DisplayBoardCard: View {
    let subview: Subview
    @Environment(\.cardHanging) private var hanging

    var body: some View {
        let values = subview.containerValues.card
        CardView(subview: subview, scale: hanging.scale, values: values).focused(values, hanging)
    }
}

/// A card with its container values, outside of a native cell.
private struct DisplayBoardLooseCard: View {
    let subview: Subview
    @Environment(\.cardHanging) private var hanging

    var body: some View {
        let values = subview.containerValues.card
        CardView(subview: subview, scale: hanging.scale, values: values)
            .accessibilityLabel(values.accessibilityLabel)
            .focusable()
            .focused(values, hanging)
    }
}

extension View {
    fileprivate func focused(_ values: CardValues, _ hanging: CardHanging) -> some View {
        focused(hanging.focus(of: values), equals: values.actions?.focus ?? .search)
    }
}

extension Animation {
    /// The animation of moving content.
    fileprivate static var move: Animation { .easeInOut(duration: 0.2) }
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

/// The card with the field for new cards.
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

/// The background of a column.
struct BoardSectionBackgroundView: View {
    @Environment(\.boardPalette) private var palette

    var body: some View { RoundedRectangle(cornerRadius: BoardMetrics.panelRadius).fill(palette.panel) }
}

/// A background of cork, without specks at increased contrast.
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
