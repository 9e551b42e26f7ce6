import BoardDocument
import CBench
import CGtk
import CorkGtk
import CorkUI
import Corkboard
import Foundation
import Observation

/// `LayoutBenchmark layout N`: N texts in nested stacks, of which one changes; `LayoutBenchmark board N`: the board window
/// with N cards, made wider and narrower. Both are measured by the harness of the C programs.

@Observable
final class Edit {
    var text: String?
}

/// Rows and columns by turns, five parts each.
struct Tree: View {
    let leaves: Range<Int>
    let isRow: Bool
    let edit: Edit
    let edited: Int

    var body: some View {
        if leaves.count == 1 {
            Leaf(index: leaves.lowerBound, edit: leaves.lowerBound == edited ? edit : nil)
        } else if isRow {
            HStack(spacing: 2) { parts }
        } else {
            VStack(spacing: 2) { parts }
        }
    }

    private var parts: some View {
        ForEach(0..<5) { part in
            let start = leaves.lowerBound + leaves.count * part / 5
            let end = leaves.lowerBound + leaves.count * (part + 1) / 5
            if start < end { AnyView(Tree(leaves: start..<end, isRow: !isRow, edit: edit, edited: edited)) }
        }
    }
}

struct Leaf: View {
    let index: Int
    let edit: Edit?

    var body: some View { Text(edit?.text ?? "Leaf \(index)") }
}

struct TreeScene: Scene {
    let count: Int
    let edit: Edit

    var body: some Scene {
        WindowGroup {
            ScrollView([.horizontal, .vertical]) {
                Tree(leaves: 0..<count, isRow: false, edit: edit, edited: count / 2)
            }
        }
        .defaultSize(width: 800, height: 600)
    }
}

nonisolated(unsafe) var step: (Int) -> Void = { _ in }

guard CommandLine.arguments.count == 3, let count = Int(CommandLine.arguments[2]),
    let name = ["layout": "text", "board": "resize"][CommandLine.arguments[1]]
else {
    FileHandle.standardError.write(Data("usage: LayoutBenchmark layout N | board N\n".utf8))
    exit(64)
}
guard Application.start(id: "io.github.corkboard.Benchmark") else { exit(69) }
let scenario = UnsafeMutablePointer<BenchScenario>.allocate(capacity: 1)
scenario.initialize(
    to: BenchScenario(name: strdup(name), steps: 0, begin: nil, step: { i in onMainActor { step(Int(i)) } }, done: nil))
bench_start(strdup("corkboard"), strdup(CommandLine.arguments[1]), Int32(count), scenario, 1)

if name == "text" {
    let edit = Edit()
    let window = Application.open(TreeScene(count: count, edit: edit))[0]
    step = {
        edit.text = "Edit \($0)"
        window.turn()
    }
} else {
    let model = BoardModel()
    model.add((0..<count).map { NewCard(title: "Card \($0)", person: "Ann") })
    let window = Application.open(BoardScene(model: model, size: CGSize(width: 800, height: 600)))[0]
    step = { gtk_window_set_default_size(window.window, 800 + Int32($0 % 40) * 10, 600) }
}
Application.run()
