import BoardDocument
import CorkUI

/// The board as a presentation: one person at a time in large text, and the next person.
struct PresentView: View {
    let model: BoardModel
    @FocusState private var isFocused: Bool
    @Environment(\.boardPalette) private var palette

    var body: some View {
        let people = model.board.people
        let person = model.presented.flatMap { people.indices.contains($0) ? people[$0] : nil }
        VStack(spacing: 24) {
            Text(person?.name ?? "Songs").font(.system(size: 56, weight: .bold)).foregroundStyle(palette.ink)
            VStack(spacing: 12) {
                ForEach(songs(of: person)) { card in
                    Text(card.isChosen ? "✓ \(card.title)" : card.title)
                        .font(.system(size: card.isChosen ? 44 : 32, weight: card.isChosen ? .bold : .medium))
                        .foregroundStyle(card.isChosen ? palette.chosen : palette.ink)
                        .multilineTextAlignment(.center)
                }
            }
            Text(next).font(.system(size: 24)).foregroundStyle(palette.caption).multilineTextAlignment(.center)
        }
        .padding(36)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
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
            KeyCommand("Back to Board", .escape, .function(5)) { $0.presented = nil },
        ]
    ])

    /// Returns the chosen song, or else the remaining ones, up to a number that is readable from afar.
    private func songs(of person: Person?) -> [Card] {
        let cards = model.board.cards(of: person?.id).filter { !$0.isCrossedOff }
        let chosen = cards.filter(\.isChosen)
        return Array((chosen.isEmpty ? cards : chosen).prefix(8))
    }

    private var next: String {
        let turns = model.board.turns.filter { !$0.singers.isEmpty }.prefix(3)
        let names = turns.map { turn in "\(turn.singers.map(\.name).joined(separator: " and ")): \(turn.card.title)" }
        return names.isEmpty ? "" : "Next: " + names.joined(separator: "  ·  ")
    }
}

extension BoardModel {
    /// Begins the presentation with the first person who isn't set aside.
    package func present() {
        finishTyping()
        presented = board.people.firstIndex { !$0.isSetAside } ?? 0
    }

    /// Shows the next person, or the previous one for -1, cyclically.
    func present(by step: Int) {
        let count = board.people.count
        guard let presented, count > 0 else { return }
        let others = (1...count).map { ((presented + step * $0) % count + count) % count }
        self.presented = others.first { !board.people[$0].isSetAside } ?? presented
    }
}
