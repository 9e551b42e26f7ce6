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
            ScrollView(.vertical) {
                Group(sections: content) { sections in
                    let counts = sections.map(\.content.count)
                    let room = CGSize(
                        width: proxy.size.width - 2 * BoardMetrics.edge,
                        height: proxy.size.height - 2 * BoardMetrics.edge)
                    let columns = sections.map { column($0, in: room) }
                    let plan = BoardPlan(
                        columns, in: room.width, gap: BoardMetrics.narrowestColumnGap, rowGap: BoardMetrics.rowGap)
                    let planned = Dictionary(
                        zip(
                            sections.map(\.id),
                            zip(columns, plan.perLine).map { PlannedColumn(column: $0, perLine: $1) })
                    ) { first, _ in first }
                    BoardColumnsLayout(rows: plan.rows, room: room.width) {
                        ForEach(sections) { section in
                            DisplayBoardColumn(
                                section: section, arrangement: arrangement, plan: planned[section.id], model: model
                            )
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

    private func column(_ section: SectionConfiguration, in room: CGSize) -> BoardPlan.Column {
        let values = section.containerValues.column
        return BoardMetrics.column(
            section.content.count, hasHeader: !section.header.isEmpty, arrangement, in: room,
            isOpen: model == nil || values.isOpen || !section.footer.isEmpty, textScale: textScale)
    }
}

/// A column with the number of cards in its lines.
private struct PlannedColumn: Equatable {
    let column: BoardPlan.Column
    let perLine: Int

    var width: CGFloat { column.width(perLine: perLine) }
    /// The number of cards that are shown.
    var shown: Int { column.shown(perLine: perLine) }
    var hanging: CardHanging {
        CardHanging(scale: CardScale(count: column.count), width: column.card.width, perLine: perLine)
    }
}

/// A header card over the cards of one section.
private struct DisplayBoardColumn: View {
    let section: SectionConfiguration
    let arrangement: Arrangement
    let plan: PlannedColumn?
    let model: BoardModel?

    var body: some View {
        let column = section.containerValues.column
        BoardColumnLayout(width: plan?.width ?? 0) {
            if !section.header.isEmpty {
                DisplayBoardSectionHeaderCard { section.header }
            }
            if !section.footer.isEmpty {
                DisplayBoardEntryCard { section.footer }
            }
            // A person whose name is being typed has no songs yet.
            if !section.content.isEmpty || !column.name.isEmpty {
                DisplayBoardSectionContent(
                    id: section.id, name: column.name, arrangement: arrangement,
                    hanging: plan?.hanging ?? CardHanging(), shown: plan?.shown ?? 0
                ) {
                    section.content
                } more: {
                    model?.openColumn(column.actions?.column)
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
    fileprivate let hanging: CardHanging
    /// The number of cards that are shown; a button shows the others.
    let shown: Int
    @ViewBuilder var content: Content
    let more: @MainActor () -> Void
    @Environment(\.boardPalette) private var palette
    @Environment(\.textScale) private var textScale

    var body: some View {
        Group(subviews: content) { subviews in
            VStack(spacing: 12) {
                if subviews.isEmpty, !name.isEmpty {
                    Text("Press + to add songs.")
                        .foregroundStyle(palette.ink)
                        .multilineTextAlignment(.center)
                        .frame(width: hanging.width, height: hanging.scale.size(textScale: textScale).height)
                }
                DisplayBoardCards(
                    column: id, subviews: subviews.prefix(shown), hanging: hanging,
                    arrangement: arrangement
                )
                .accessibilityLabel(name.isEmpty ? "Songs" : "Songs of \(name)")
                .multilineTextAlignment(.center)
                .buttonStyle(.plain)
                if subviews.count > shown { Button("\(subviews.count - shown) more", action: more) }
            }
            .padding(BoardMetrics.panelPadding(arrangement))
        }
    }
}

/// The arranged cards of a section.
private struct DisplayBoardCards: View {
    let column: SectionConfiguration.ID
    let subviews: SubviewsCollectionSlice
    let hanging: CardHanging
    let arrangement: Arrangement
    @Environment(\.boardFocus) private var focus
    /// The focus of cards without actions, so that all cards have the same type of view.
    @FocusState private var unbound: BoardFocus?

    var body: some View {
        hung.animation(.move, value: subviews)
            .environment(\.cardHanging, hanging.focusing(focus, $unbound))
    }

    @ViewBuilder private var hung: some View {
        switch arrangement {
        case .tidy:
            FlowStack(
                spacing: BoardMetrics.cardGap, lineSpacing: BoardMetrics.cardGap, maximumPerLine: hanging.perLine
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
            DisplayBoardCardLayout(maximumPerLine: hanging.perLine) {
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
fileprivate struct CardHanging: Equatable {
    var scale = CardScale.normal
    /// The width of a card, in points.
    var width: CGFloat = 150
    /// The number of cards in a line.
    var perLine = 1
    /// The focus of cards with actions.
    var focus: FocusState<BoardFocus?>.Binding?
    /// The focus binding of cards without actions.
    var unbound: FocusState<BoardFocus?>.Binding?

    func focusing(
        _ focus: FocusState<BoardFocus?>.Binding?, _ unbound: FocusState<BoardFocus?>.Binding
    ) -> CardHanging {
        CardHanging(scale: scale, width: width, perLine: perLine, focus: focus, unbound: unbound)
    }

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
        CardView(subview: subview, scale: hanging.scale, width: hanging.width, values: values).focused(values, hanging)
    }
}

/// A card with its container values, outside of a native cell.
private struct DisplayBoardLooseCard: View {
    let subview: Subview
    @Environment(\.cardHanging) private var hanging

    var body: some View {
        let values = subview.containerValues.card
        CardView(subview: subview, scale: hanging.scale, width: hanging.width, values: values)
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
        HStack(spacing: 4) { content }
            .foregroundStyle(palette.headerInk)
            .padding(.vertical, 6)
            .padding(.horizontal, 10)
            .frame(maxWidth: .infinity)
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
            .frame(maxWidth: .infinity)
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
