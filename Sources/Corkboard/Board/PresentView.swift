import BoardDocument
import CorkUI
import Foundation

/// The board as a presentation: who sings, or one person at a time, in large text, and the next people.
struct PresentView: View {
    let model: BoardModel
    @FocusState private var isFocused: Bool

    var body: some View {
        GeometryReader { proxy in
            let height = proxy.size.height
            VStack(spacing: height * 0.02) {
                StageView(stage: Stage(model.board, person: model.presentedPerson), height: height)
                Button(model.board.nowSinging == nil ? "Sing Next" : "Sung") { model.singNext() }
                    .help("Marks the song as sung, and shows the next one (Return)")
            }
            .staged(in: proxy.size)
        }
        .background { StagePaper() }
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

extension BoardModel {
    /// The person shown in the presentation; `nil` for songs without a person.
    fileprivate var presentedPerson: Person? {
        presented.flatMap { board.people.indices.contains($0) ? board.people[$0] : nil }
    }

    /// Begins the presentation with who sings, or else with the first in turn.
    package func present() {
        finishTyping()
        let singer = board.turns.first.flatMap { board.owner(of: $0.card.id) }
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
