import CorkUI
import Foundation

/// A paper card, pinned to the board; struck through with red when it is crossed off.
struct CardView<Content: View>: View {
    let scale: CardScale
    let values: CardValues
    @ViewBuilder var content: Content
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.textScale) private var textScale

    var body: some View {
        let palette = colorScheme.boardPalette
        let size = scale.size(textScale: textScale)
        VStack(spacing: 2) {
            content
                .font(scale.titleFont)
                .fontWeight(.medium)
                .foregroundStyle(values.isRejected ? palette.crossedInk : palette.ink)
                .multilineTextAlignment(.center)
                .lineLimit(values.isChosen ? 2 : 3)
            if values.isChosen {
                Text("✓ Chosen").font(.system(.caption, weight: .bold)).foregroundStyle(palette.chosen)
            }
        }
        .padding(scale.titlePadding)
        .frame(width: size.width, height: size.height)
        .overlay(alignment: .bottomTrailing) {
            if let dibs = values.dibs { DibsTag(name: dibs) }
        }
        .overlay(alignment: .topTrailing) {
            if let crossOff = values.crossOff { CrossOffButton(values: values, crossOff: crossOff) }
        }
        .background { CardPaper(scale: scale, values: values) }
        .onKeyPress("x") {
            guard let crossOff = values.crossOff else { return .ignored }
            crossOff.perform()
            return .handled
        }
        .accessibilityLabel(values.spoken)
        .help(values.title)
    }
}

extension CardValues {
    /// What a screen reader says of the card.
    fileprivate var spoken: String {
        var parts = [title]
        if isRejected { parts.append("crossed off") }
        if isChosen { parts.append("chosen") }
        if let dibs { parts.append("\(dibs) has dibs") }
        return parts.joined(separator: ", ")
    }
}

/// The paper of a card with its pin, tilted a little; the text over it stays level.
private struct CardPaper: View {
    let scale: CardScale
    let values: CardValues
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let palette = colorScheme.boardPalette
        if values.isRejected {
            let paper = RoundedRectangle(cornerRadius: 3)
            paper.fill(palette.crossedPaper)
            paper.strokeBorder(palette.paperEdge)
            Slash().stroke(palette.slash, style: StrokeStyle(lineWidth: scale.slashWidth, lineCap: .round))
        } else {
            let paper = RoundedRectangle(cornerRadius: 3).rotation(tilt)
            paper.fill(palette.paperShadow).padding(EdgeInsets(top: 1, bottom: -1))
            paper.fill(palette.paper)
            paper.strokeBorder(values.isChosen ? palette.chosen : palette.paperEdge, lineWidth: values.isChosen ? 2 : 1)
            Pin(color: values.pin)
        }
    }

    /// -1.1 to 1.1 degrees.
    private var tilt: Angle {
        var random = SplitMix(state: UInt64(bitPattern: Int64(values.seed)))
        return .degrees((random.unit() * 2 - 1) * 1.1)
    }
}

/// A line from the lower left to the upper right.
private struct Slash: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        Path {
            $0.move(to: CGPoint(x: rect.minX + 1, y: rect.maxY - 1))
            $0.addLine(to: CGPoint(x: rect.maxX - 1, y: rect.minY + 1))
        }
    }
}

/// The head of a pin, in the colour of the card's person.
private struct Pin: View {
    let color: Color

    var body: some View {
        VStack {
            Circle()
                .fill(
                    RadialGradient(
                        gradient: Gradient(stops: [
                            .init(color: color.lighter, location: 0), .init(color: color, location: 0.75),
                            .init(color: color.darker, location: 1),
                        ]), center: .center, startRadius: 0, endRadius: 5)
                )
                .frame(width: 10, height: 10)
            Spacer(minLength: 0)
        }
        .padding(.top, 4)
    }
}

extension Color {
    fileprivate var lighter: Color { mixed(with: 1, 0.38) }
    fileprivate var darker: Color { mixed(with: 0, 0.18) }

    private func mixed(with white: Double, _ part: Double) -> Color {
        let own = resolve(in: EnvironmentValues())
        func mix(_ channel: Double) -> Double { channel + (white - channel) * part }
        return Color(red: mix(own.red), green: mix(own.green), blue: mix(own.blue))
    }
}

/// Crosses a card off, or takes that back.
private struct CrossOffButton: View {
    let values: CardValues
    let crossOff: CardAction
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Button {
            crossOff.perform()
        } label: {
            CrossMark().stroke(
                colorScheme.boardPalette.caption.opacity(0.55), style: StrokeStyle(lineWidth: 1.5, lineCap: .round)
            )
            .frame(width: 8, height: 8)
            .padding(6)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("\(values.isRejected ? "Put back" : "Cross off") \(values.title)")
    }
}

/// Two crossing lines.
private struct CrossMark: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        Path {
            $0.move(to: CGPoint(x: rect.minX, y: rect.minY))
            $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            $0.move(to: CGPoint(x: rect.maxX, y: rect.minY))
            $0.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        }
    }
}

/// Who has chosen the same song.
private struct DibsTag: View {
    let name: String
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let palette = colorScheme.boardPalette
        Text(name)
            .font(.caption)
            .foregroundStyle(palette.headerInk)
            .lineLimit(1)
            .padding(.horizontal, 6)
            .background { RoundedRectangle(cornerRadius: 3).fill(palette.header) }
    }
}
