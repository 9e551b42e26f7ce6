import BoardDocument
import CBench
import CGtk
import CorkGtk
import CorkUI
import Corkboard
import Foundation

/// `BoardBenchmark board N`: the board window with N cards; `BoardBenchmark empty`: a window with nothing in it.
/// Measured by the harness of the C programs, in windows of the same size.

struct EmptyScene: Scene {
    var body: some Scene { WindowGroup { EmptyView() }.defaultSize(width: 800, height: 600) }
}

nonisolated(unsafe) var step: () -> Void = {}
nonisolated(unsafe) var scrollToMiddle: () -> Void = {}
let scenarios = UnsafeMutablePointer<BenchScenario>.allocate(capacity: 1)
scenarios.initialize(
    to: BenchScenario(
        name: strdup("update"), steps: 0, begin: { gtkMain { scrollToMiddle() } }, step: { _ in gtkMain { step() } },
        done: nil))

/// The first widget of a type below another.
func find(_ type: GType, below widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
    if widget.isA(type) { return widget }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
        if let found = find(type, below: current) { return found }
        child = gtk_widget_get_next_sibling(current)
    }
    return nil
}

guard let program = CommandLine.arguments.dropFirst().first,
    let count = program == "empty" ? 0 : CommandLine.arguments.dropFirst(2).first.flatMap({ Int($0) }),
    program == "empty" || program == "board"
else {
    FileHandle.standardError.write(Data("usage: BoardBenchmark board N | BoardBenchmark empty\n".utf8))
    exit(64)
}
guard Application.start(id: "io.github.corkboard.Benchmark") else { exit(69) }
bench_start(strdup("corkboard"), strdup(program), Int32(count), scenarios, program == "board" ? 1 : 0)

if program == "empty" {
    Application.open(EmptyScene())
} else {
    let model = BoardModel()
    model.add((0..<count).map { NewCard(title: "Card \($0)", person: "Ann") })
    let window = Application.open(BoardScene(model: model, size: CGSize(width: 800, height: 600)))[0]
    let middle = model.board.sections[0].cards[count / 2].id
    step = {
        model.toggleCrossedOff(middle)
        window.turn()
    }
    scrollToMiddle = {
        let scrolled = find(gtk_scrolled_window_get_type(), below: window.widget)!
        bench_center(gtk_scrolled_window_get_vadjustment(scrolled.opaque), 0.5)
    }
}
Application.run()
