import BoardDocument
import CBench
import CGtk
import CorkGtk
import CorkUI
import Corkboard
import Foundation

/// The measured board.
private var board: (model: BoardModel, window: WindowController, middle: Card.ID)!

/// Opens a board with a number of cards for each person.
func show(_ people: [String], cards: Int) {
    let model = BoardModel()
    model.add(
        people.flatMap { name in
            (0..<cards).map { NewCard(title: "Card \($0)", artist: "Artist \($0)", person: name) }
        })
    // The C program shows all cards.
    for person in model.board.people { model.openColumn(person.id) }
    let window = Application.open(BoardScene(model: model, size: CGSize(width: 800, height: 600)))[0]
    board = (model, window, model.board.sections[people.count / 2].cards[cards / 2].id)
}

/// The scenarios that the harness runs on a board, frame by frame.
enum Scenarios {
    struct Scenario {
        let name: String
        let begin: @MainActor () -> Void
        let step: @MainActor (Int) -> Void
    }

    private static var all: [Scenario] = []

    /// Starts the scenarios when the first window is open.
    static func start(_ program: String, _ count: Int, _ scenarios: [Scenario]) {
        all = scenarios
        let native = UnsafeMutablePointer<BenchScenario>.allocate(capacity: max(all.count, 1))
        for (index, scenario) in all.enumerated() {
            (native + index).initialize(
                to: BenchScenario(
                    name: strdup(scenario.name), steps: 0, begin: { onMainActor { Scenarios.begin() } },
                    step: { step in onMainActor { Scenarios.step(Int(step)) } }, done: nil))
        }
        bench_start(strdup("corkboard"), strdup(program), Int32(count), native, Int32(all.count))
    }

    private static var current = -1

    private static func begin() {
        // Skip scenarios that aren't selected.
        let only = ProcessInfo.processInfo.environment["BENCH_ONLY"]
        repeat { current += 1 } while only?.contains(all[current].name) == false
        all[current].begin()
    }

    private static func step(_ index: Int) {
        all[current].step(index)
        board.window.turn()
    }

    /// Changes the text of one card, as the C program does, or crosses a card off and restores it.
    static let changes = [
        Scenario(name: "update", begin: showMiddle, step: retitle),
        Scenario(name: "crossoff", begin: showMiddle, step: crossOff),
    ]

    /// All kinds of edits, each with the views that show it.
    static let edits = [
        Scenario(name: "crossoff", begin: showMiddle, step: crossOff),
        Scenario(name: "choose", begin: showMiddle) { _ in board.model.toggleChosen(board.middle) },
        Scenario(name: "retitle", begin: showMiddle, step: retitle),
        Scenario(name: "reorder", begin: showMiddle) { index in
            board.model.moveCards(board.middle, by: index % 2 == 0 ? 1 : -1)
        },
        Scenario(name: "column", begin: showMiddle) { index in
            board.model.moveCards(board.middle, columns: index % 2 == 0 ? 1 : -1)
        },
        Scenario(name: "remove", begin: showMiddle) { index in
            if index % 2 == 0 { board.model.removeCards(board.middle) } else { board.model.undo() }
        },
        Scenario(name: "addsong", begin: showMiddle) { index in
            if index % 2 == 0 {
                board.model.add([NewCard(title: "New \(index)", artist: "Artist", person: "Dot")])
            } else {
                board.model.undo()
            }
        },
    ]

    /// Drags a card back and forth over the others, in steps of realistic length.
    static let drag = Scenario(name: "drag", begin: showMiddle) { index in
        let way = Double(index * 13 % 1_200)
        let x = 100 + min(way, 1_200 - way)
        board.window.renderer.dragging.move(to: CGPoint(x: x, y: 300), ["application/x-corkboard-board"])
    }

    private static func retitle(_ index: Int) {
        board.model.edit("Edit Card") { _ = $0.retitleCard(board.middle, to: "Edit \(index)", artist: "Artist") }
    }

    private static func crossOff(_: Int) { board.model.toggleCrossedOff(board.middle) }

    private static func showMiddle() {
        let scrolled = find(gtk_scrolled_window_get_type(), below: board.window.widget)!
        bench_center(gtk_scrolled_window_get_hadjustment(scrolled.opaque), 0.5)
        bench_center(gtk_scrolled_window_get_vadjustment(scrolled.opaque), 0.5)
    }
}
