import CBench
import CGtk
import CorkGtk
import CorkUI
import Foundation
import Observation

/// `OutlinesBenchmark N` shows a tree of N nodes with 10 children each, collapsed at first, like the C program
/// `outline`, whose harness measures it.

/// A node, numbered as in a heap: the children of node i are 10i+1 to 10i+10.
///
/// Nodes are created on demand.
final class Node: Identifiable {
    nonisolated static let branching = 10
    nonisolated(unsafe) static var count = 0

    nonisolated let id: Int
    nonisolated(unsafe) private var made: [Node]?

    nonisolated init(id: Int) { self.id = id }

    nonisolated var children: [Node]? {
        if let made { return made }
        let first = id * Self.branching + 1
        guard first <= Self.count else { return nil }
        made = (first...min(first + Self.branching - 1, Self.count)).map { Node(id: $0) }
        return made
    }
}

@Observable
final class Model {
    var root = Node(id: 0)
    var expanded: Set<Int> = []
}

struct OutlineScene: Scene {
    @Bindable var model: Model

    var body: some Scene {
        WindowGroup {
            List(model.root.children ?? [], children: \.children, expanded: $model.expanded) { node in
                // The C program has no lines between its rows.
                Text("Node \(node.id)").lineLimit(1).listRowSeparator(.hidden)
            }
        }
        .defaultSize(width: 800, height: 600)
    }
}

let arguments = CommandLine.arguments
guard arguments.count == 2, let count = Int(arguments[1]), count > 0 else {
    FileHandle.standardError.write(Data("usage: OutlinesBenchmark N\n".utf8))
    exit(64)
}
Node.count = count
guard Application.start(id: "io.github.corkboard.Benchmark") else { exit(69) }

let model = Model()
nonisolated(unsafe) var window: WindowController!
nonisolated(unsafe) var adjustment: UnsafeMutablePointer<GtkAdjustment>!

func expandAll() {
    model.expanded = (model.root.children ?? []).branchIDs(children: \.children)
    window.turn()
}

func collapseAll() {
    model.expanded = []
    window.turn()
}

/// The scroll view below a widget.
func findScroller(below widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
    if widget.isA(gtk_scrolled_window_get_type()) { return widget }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
        if let found = findScroller(below: current) { return found }
        child = gtk_widget_get_next_sibling(current)
    }
    return nil
}

let begins: [String: @convention(c) () -> Void] = [
    "expand_walk": { onMainActor { collapseAll() } },
    "expand_auto": { onMainActor { collapseAll() } },
    "scroll": { onMainActor { expandAll() } },
    "flick": { onMainActor { expandAll() } },
    "toggle_open": { onMainActor { expandAll() } },
]
let steps: [(name: String, frames: Int32, step: @convention(c) (Int32) -> Void)] = [
    (
        "toggle", 100,
        { i in
            onMainActor {
                if i % 2 == 0 { model.expanded.insert(1) } else { model.expanded.remove(1) }
                window.turn()
            }
        }
    ),
    ("expand_walk", 1, { _ in onMainActor { expandAll() } }),
    ("expand_auto", 1, { _ in onMainActor { expandAll() } }),
    ("scroll", 300, { i in onMainActor { bench_scroll_step(adjustment, i, 300) } }),
    ("flick", 120, { i in onMainActor { bench_flick_step(adjustment, i) } }),
    (
        "toggle_open", 100,
        { i in
            onMainActor {
                if i % 2 == 0 { model.expanded.remove(1) } else { model.expanded.insert(1) }
                window.turn()
            }
        }
    ),
]
let scenarios = UnsafeMutablePointer<BenchScenario>.allocate(capacity: steps.count)
for (index, (name, frames, step)) in steps.enumerated() {
    scenarios.advanced(by: index).initialize(
        to: BenchScenario(name: strdup(name), steps: frames, begin: begins[name], step: step, done: nil))
}
bench_start(strdup("corkboard"), strdup("outline"), Int32(count), scenarios, Int32(steps.count))
window = Application.open(OutlineScene(model: model))[0]
adjustment = gtk_scrolled_window_get_vadjustment(findScroller(below: window.widget)!.opaque)!
Application.run()
