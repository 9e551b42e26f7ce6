import BoardDocument
import CorkUI
import Foundation

/// The content of a presentation in letters that are read from afar, shortened where they don't fit.
struct StageView: View {
    let stage: Stage
    /// The height of the window, in points.
    let height: CGFloat
    @Environment(\.boardPalette) private var palette

    var body: some View {
        if let caption = stage.caption {
            Text(caption).font(.system(size: height * 0.035)).foregroundStyle(palette.caption)
        }
        if let names = stage.names ?? (stage.caption == nil && !stage.songs.isEmpty ? "Songs" : nil) {
            Text(names).font(.system(size: height * 0.09, weight: .bold)).foregroundStyle(palette.ink)
        }
        ForEach(stage.songs) { StageSong(card: $0, isOn: stage.caption != nil, height: height) }
        if stage.songs.isEmpty {
            Text("No song is left.").font(.system(size: height * 0.06)).foregroundStyle(palette.caption)
        }
        Spacer(minLength: 0)
        ForEach(stage.next, id: \.self) { turn in
            HStack(spacing: height * 0.015) {
                Text(turn.song)
                // The title is shortened before the time.
                if let wait = turn.wait { Text("(\(wait))").layoutPriority(1) }
            }
            .font(.system(size: height * 0.04))
            .foregroundStyle(palette.caption)
        }
    }
}

/// A song in large letters.
private struct StageSong: View {
    let card: Card
    let isOn: Bool
    /// The height of the window, in points.
    let height: CGFloat
    @Environment(\.boardPalette) private var palette

    var body: some View {
        VStack(spacing: 0) {
            Text(card.isChosen ? "✓ \(card.title)" : card.title)
                .font(.system(size: height * 0.07, weight: card.isChosen || isOn ? .bold : .medium))
                .foregroundStyle(card.isChosen || isOn ? palette.chosen : palette.ink)
            if let artist = card.artist {
                Text(artist).font(.system(size: height * 0.04)).foregroundStyle(palette.caption)
            }
        }
    }
}

extension View {
    /// Fills the window with the paper of a presentation.
    ///
    /// - Parameter size: The size of the window, in points.
    /// - Returns: The modified view.
    func staged(in size: CGSize) -> some View {
        lineLimit(1)
            .multilineTextAlignment(.center)
            .padding(size.height * 0.04)
            .frame(width: size.width, height: size.height)
    }
}

/// The background of a presentation.
struct StagePaper: View {
    @Environment(\.boardPalette) private var palette

    var body: some View { Rectangle().fill(palette.paper) }
}
