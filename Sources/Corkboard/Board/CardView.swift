import CorkUI
import Foundation

/// A subview on a paper card, pinned to the board; struck through with red when it is crossed off.
struct CardView: View {
    let subview: Subview
    let scale: CardScale
    /// The width of the card, in points.
    let width: CGFloat
    let values: CardValues
    @Environment(\.boardPalette) private var palette
    @Environment(\.textScale) private var textScale

    var body: some View {
        let size = CGSize(width: width, height: scale.size(textScale: textScale).height)
        // A small card has no line of its own for its state.
        let note = scale == .small ? values.state ?? values.note : values.note
        let hasFooter = note != nil || values.dibs != nil
        ZStack(alignment: .topTrailing) {
            CardPaper(
                scale: scale, isCrossedOff: values.isCrossedOff, isSung: values.sung != nil && !values.isNow,
                isChosen: values.isChosen || values.isNow, pin: values.pin,
                seed: values.seed, slash: values.isCrossedOff ? 1 : 0
            )
            .animation(.easeOut(duration: values.isCrossedOff ? 0.16 : 0.12), value: values.isCrossedOff)
            CardTitle(
                subview: subview, state: scale == .small ? nil : values.state,
                color: values.sung == nil ? palette.chosen : palette.caption
            )
            .foregroundStyle(
                values.isCrossedOff || values.sung != nil && !values.isNow ? palette.crossedInk : palette.ink
            )
            .lineLimit(max(scale.titleLines - (hasFooter ? 1 : 0), 1))
            .padding(scale.titlePadding(hasFooter: hasFooter))
            .frame(width: size.width, height: size.height)
            if let actions = values.actions {
                Button(action: actions.crossOff) {
                    CrossMark()
                        .stroke(palette.cross, style: StrokeStyle(lineWidth: 1.5, lineCap: .round))
                        .frame(width: buttonSize, height: buttonSize)
                }
                .accessibilityLabel("\(values.isCrossedOff ? "Put back" : "Cross off") \(values.title)")
            }
            if hasFooter {
                CardFooter(note: note, values: values).frame(width: size.width, height: size.height, alignment: .bottom)
            }
            if values.isSelected {
                RoundedRectangle(cornerRadius: 3).stroke(palette.selection, lineWidth: 3)
                    .frame(width: size.width, height: size.height)
            }
        }
        .frame(width: size.width, height: size.height)
        .keyCommands(CardKeys.all, on: values.isEdited ? nil : values.actions?.keys)
        .contextMenu { values.actions?.menu() }
        .accessibilityActionList { [values] in values.isEdited ? [] : values.accessibilityActions }
        .help(values.song)
    }
}

extension CardView {
    private var buttonSize: CGFloat { (BoardMetrics.buttonSize * textScale).rounded() }
}

/// The text of a card.
private struct CardTitle: View {
    let subview: Subview
    /// The word for the state of the card; `nil` for a card without one.
    let state: String?
    let color: Color
    @Environment(\.lineLimit) private var lineLimit

    var body: some View {
        if let state {
            VStack(spacing: 2) {
                subview.lineLimit(lineLimit.map { max($0 - 1, 1) })
                Text(state).font(.system(.caption, weight: .bold)).foregroundStyle(color).lineLimit(1)
            }
        } else {
            subview
        }
    }
}

extension CardValues {
    /// The word for what happened to the card, which stands below the song; `nil` if nothing did.
    var state: String? {
        if isNow { return "♪ Singing Now" }
        if isChosen { return "✓ Chosen" }
        return sung.map { "♪ Sung \($0)" }
    }

    /// The title and the artist.
    var song: String { title + (artist.map { " – \($0)" } ?? "") }

    /// The actions that assistive technologies perform on the card.
    fileprivate var accessibilityActions: [AccessibilityAction] {
        guard let actions else { return [] }
        let (card, model) = (actions.keys.card, actions.keys.model)
        return [
            AccessibilityAction(isCrossedOff ? "Put Back" : "Cross Off", actions.crossOff),
            AccessibilityAction(isChosen ? "Undo Choice" : "Choose") { model.toggleChosen(card) },
            AccessibilityAction(isSelected ? "Deselect" : "Select") { model.toggleSelected(card) },
        ]
    }

    /// The accessible name of the card.
    var accessibilityLabel: String {
        var parts = [title] + [artist].compactMap(\.self)
        if isCrossedOff { parts.append("crossed off") }
        if isChosen { parts.append("chosen") }
        if isNow { parts.append("singing now") }
        if let sung { parts.append("sung at \(sung)") }
        if isSelected { parts.append("selected") }
        if let note { parts.append(note) }
        if let dibs { parts.append("\(dibs) has dibs") }
        return parts.joined(separator: ", ")
    }
}

/// The tilted paper of a card with its pin, under level text.
///
/// A slash is drawn from the lower left when the card is crossed off, and fades out when the card is restored.
private struct CardPaper: View, Animatable {
    let scale: CardScale
    let isCrossedOff: Bool
    /// A Boolean value that indicates whether the card was sung and lies flat, without its pin.
    let isSung: Bool
    let isChosen: Bool
    let pin: Color
    let seed: Int
    @Environment(\.boardPalette) private var palette
    /// The fraction of the slash that is drawn, from 0 to 1.
    var slash: Double

    var animatableData: Double {
        get { slash }
        set { slash = newValue }
    }

    var body: some View {
        Canvas { context, size in draw(in: context, size) }.drawingGroup()
    }

    private func draw(in context: GraphicsContext, _ size: CGSize) {
        if isCrossedOff {
            drawCrossedOff(in: context, size)
        } else if isSung {
            drawSheet(in: context, size, palette.crossedPaper, edge: palette.paperEdge, width: palette.edgeWidth)
        } else {
            drawPinned(in: context, size)
        }
    }

    private func drawCrossedOff(in context: GraphicsContext, _ size: CGSize) {
        drawSheet(in: context, size, palette.crossedPaper, edge: palette.paperEdge, width: palette.edgeWidth)
        drawSlash(in: context, size, length: slash, opacity: 1)
    }

    private func drawSlash(in context: GraphicsContext, _ size: CGSize, length: Double, opacity: Double) {
        guard length > 0, opacity > 0 else { return }
        let slash = Path {
            $0.move(to: CGPoint(x: 1, y: size.height - 1))
            $0.addLine(to: CGPoint(x: 1 + (size.width - 2) * length, y: size.height - 1 - (size.height - 2) * length))
        }
        context.stroke(
            slash, with: .color(palette.slash.opacity(opacity)),
            style: StrokeStyle(lineWidth: scale.slashWidth, lineCap: .round))
    }

    private func drawPinned(in context: GraphicsContext, _ size: CGSize) {
        var tilted = context
        tilted.translateBy(x: size.width / 2, y: size.height / 2)
        tilted.rotate(by: CardPose(seed: seed).tilt)
        tilted.translateBy(x: -size.width / 2, y: -size.height / 2)
        let shadow = CGRect(x: 0, y: 1, width: size.width, height: size.height)
        tilted.fill(Path(roundedRect: shadow, cornerRadius: 3), with: .color(palette.paperShadow))
        drawSheet(
            in: tilted, size, palette.paper, edge: isChosen ? palette.chosen : palette.paperEdge,
            width: isChosen ? palette.edgeWidth + 1 : palette.edgeWidth)
        let center = CGPoint(x: size.width / 2, y: 9)
        let head = Gradient(stops: [
            .init(color: pin.mix(with: .white, by: 0.38, in: .device), location: 0),
            .init(color: pin, location: 0.75),
            .init(color: pin.mix(with: .black, by: 0.18, in: .device), location: 1),
        ])
        context.fill(
            Path(ellipseIn: CGRect(x: center.x - 5, y: center.y - 5, width: 10, height: 10)),
            with: .radialGradient(head, center: center, startRadius: 0, endRadius: 5))
        drawSlash(in: context, size, length: 1, opacity: slash)
    }

    private func drawSheet(
        in context: GraphicsContext, _ size: CGSize, _ paper: Color, edge: Color, width: CGFloat
    ) {
        let sheet = CGRect(origin: .zero, size: size)
        context.fill(Path(roundedRect: sheet, cornerRadius: 3), with: .color(paper))
        let inside = sheet.insetBy(dx: width / 2, dy: width / 2)
        context.stroke(Path(roundedRect: inside, cornerRadius: 3 - width / 2), with: .color(edge), lineWidth: width)
    }
}

/// Two crossing lines in the center of the frame.
private struct CrossMark: Shape {
    nonisolated func path(in frame: CGRect) -> Path {
        let rect = frame.insetBy(dx: frame.width * 0.34, dy: frame.height * 0.34)
        return Path {
            $0.move(to: CGPoint(x: rect.minX, y: rect.minY))
            $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            $0.move(to: CGPoint(x: rect.maxX, y: rect.minY))
            $0.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        }
    }
}

/// A note at the left of the lower edge of a card, and the names of people who chose the same song at the right.
private struct CardFooter: View {
    let note: String?
    let values: CardValues
    @Environment(\.boardPalette) private var palette

    var body: some View {
        HStack(spacing: 0) {
            if let note {
                Text(note).font(.caption).foregroundStyle(palette.caption).lineLimit(1).padding(.horizontal, 6)
            }
            Spacer(minLength: 0)
            if let dibs = values.dibs { CardDibs(name: dibs, values: values) }
        }
    }
}

/// The names of people who chose the same song; with actions, a button that crosses the song off for all others.
private struct CardDibs: View {
    let name: String
    let values: CardValues

    var body: some View {
        if let actions = values.actions, !values.isCrossedOff {
            Button(action: actions.crossOffEverywhere) { DibsTag(name: name) }
                .accessibilityLabel("\(name) has dibs: cross off \(values.title) everywhere else")
                .help("\(name) has dibs: cross it off everywhere else")
        } else {
            DibsTag(name: name)
        }
    }
}

/// The names of people who chose the same song.
private struct DibsTag: View {
    let name: String
    @Environment(\.boardPalette) private var palette

    var body: some View {
        Text(name)
            .font(.caption)
            .foregroundStyle(palette.headerInk)
            .lineLimit(1)
            .padding(.horizontal, 6)
            .background { RoundedRectangle(cornerRadius: 3).fill(palette.header) }
    }
}
