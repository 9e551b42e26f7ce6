import BoardDocument
import CorkUI
import Foundation

/// The board as a presentation: who sings, or one person at a time, in large text, and the next people.
struct PresentView: View {
    let model: BoardModel
    @FocusState private var isFocused: Bool
    @Environment(\.boardPalette) private var palette

    var body: some View {
        GeometryReader { proxy in
            let height = proxy.size.height
            VStack(spacing: height * 0.02) {
                PresentedPerson(model: model, height: height)
                Spacer(minLength: 0)
                NextTurns(model: model, height: height)
                Button(model.board.nowSinging == nil ? "Sing Next" : "Sung") { model.singNext() }
                    .help("Marks the song as sung, and shows the next one (Return)")
            }
            .lineLimit(1)
            .multilineTextAlignment(.center)
            .padding(height * 0.04)
            .frame(width: proxy.size.width, height: height)
        }
        .background { Rectangle().fill(palette.paper) }
        .focusable()
        .focused($isFocused)
        .keyCommands(Self.keys, on: model)
        .onAppear { isFocused = true }
    }

    private static let keys = KeyCommands<BoardModel>([
        "Presentation": [
            KeyCommand("Next Person", .rightArrow, .space) { $0.present(by: 1) },
            KeyCommand("Previous Person", .leftArrow) { $0.present(by: -1) },
            KeyCommand("Sung and Next Song", .return) { $0.singNext() },
            KeyCommand("Back to Board", .escape, .function(5)) { $0.presented = nil },
        ]
    ])
}

/// The person who sings now with the song, or a person with the songs that are left.
private struct PresentedPerson: View {
    let model: BoardModel
    /// The height of the window, in points.
    let height: CGFloat
    @Environment(\.boardPalette) private var palette

    var body: some View {
        let board = model.board
        let person = model.presented.flatMap { board.people.indices.contains($0) ? board.people[$0] : nil }
        let now = board.nowSinging.flatMap { board.card($0) }
        let singers = now.map { board.singers(of: $0.id) } ?? []
        let isOn = now != nil && (person == nil || singers.contains { $0.id == person?.id })
        let names = isOn && !singers.isEmpty ? singers.map(\.name).joined(separator: " and ") : person?.name
        if isOn { Text("Now").font(.system(size: height * 0.035)).foregroundStyle(palette.caption) }
        Text(names ?? "Songs").font(.system(size: height * 0.09, weight: .bold)).foregroundStyle(palette.ink)
        ForEach(isOn ? [now!] : songs(of: person)) { card in
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

    /// Returns the chosen song, or else the first of those that are left, as many as are readable from afar.
    private func songs(of person: Person?) -> [Card] {
        let cards = model.board.cards(of: person?.id).filter(\.isLeft)
        let chosen = cards.filter(\.isChosen)
        let songs = chosen.isEmpty ? cards : chosen
        return Array(songs.prefix(songs.contains { $0.artist != nil } ? 3 : 4))
    }
}

/// The next three turns, with the time until each.
private struct NextTurns: View {
    let model: BoardModel
    /// The height of the window, in points.
    let height: CGFloat
    @Environment(\.boardPalette) private var palette

    var body: some View {
        let turns = Array(model.board.nextTurns.filter { !$0.singers.isEmpty }.prefix(3))
        let waits = model.board.waits(of: turns)
        ForEach(turns.indices, id: \.self) { index in
            Text(line(turns[index], waits[index], isFirst: index == 0))
                .font(.system(size: height * 0.04)).foregroundStyle(palette.caption)
        }
    }

    private func line(_ turn: Board.Turn, _ wait: Board.Wait, isFirst: Bool) -> String {
        let names = turn.singers.map(\.name).joined(separator: " and ")
        let time = wait.songs == 0 ? "" : " (\(wait.text))"
        return (isFirst ? "Next: " : "") + "\(names): \(turn.card.title)\(time)"
    }
}

extension BoardModel {
    /// Begins the presentation with the first person who isn't set aside.
    package func present() {
        finishTyping()
        let singer = board.nowSinging.flatMap { board.owner(of: $0) }
        presented = board.people.firstIndex { $0.id == singer?.id } ?? board.people.firstIndex { !$0.isSetAside } ?? 0
    }

    /// Shows the person who sings now, if anyone does and the board is presented.
    func followSinger() {
        guard presented != nil, let singer = board.nowSinging.flatMap({ board.owner(of: $0) }) else { return }
        presented = board.people.firstIndex { $0.id == singer.id }
    }

    /// Shows the next person, or the previous one for -1, cyclically.
    func present(by step: Int) {
        let count = board.people.count
        guard let presented, count > 0 else { return }
        let others = (1...count).map { ((presented + step * $0) % count + count) % count }
        self.presented = others.first { !board.people[$0].isSetAside } ?? presented
    }
}
