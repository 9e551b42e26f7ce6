import CBench
import CGtk
import CorkGtk
import CorkUI
import Foundation
import Observation

/// `LinesBenchmark list N` shows N rows of text with a header for each 100, and `LinesBenchmark grid N` N cells of a
/// gallery, both like the C programs of the same names, whose harness measures them. `LinesBenchmark stored N` shows
/// the list with rows that are created on demand. `LinesBenchmark reorder N` drags over the grid, whose cells make room.
/// `LinesBenchmark feed N` shows N sections of 300 views each that scroll sideways.

/// A small row whose text is created on demand, as in the C program, so that the cost of the list is measured.
nonisolated struct Row: Identifiable {
    private let number: Int32
    /// The number of edits; for an inserted row, the number of earlier ones, from -1 down.
    private var edit: Int32 = 0

    init(id: Int) { number = Int32(id) }

    init(id: Int, isNew place: Int) {
        number = Int32(id)
        edit = -1 - Int32(place)
    }

    var id: Int { Int(number) }
    var text: String { edit == 0 ? "Row \(id)" : edit > 0 ? "Edit \(edit)" : "New \(-1 - edit)" }

    mutating func change(_ edit: Int) { self.edit = Int32(edit) + 1 }
}

struct RowSection: Identifiable {
    let id: Int
    var rows: [Row] = []
}

/// Sections of rows in a file or database, which are loaded on demand.
nonisolated struct StoredSections: RandomAccessCollection {
    struct Element: Identifiable {
        let id: Int
        let rows: StoredRows
    }

    let rowCount: Int

    var startIndex: Int { 0 }
    var endIndex: Int { (rowCount + 99) / 100 }
    subscript(place: Int) -> Element {
        Element(id: place, rows: StoredRows(indices: place * 100..<Swift.min(place * 100 + 100, rowCount)))
    }
}

nonisolated struct StoredRows: RandomAccessCollection {
    let indices: Range<Int>

    var startIndex: Int { indices.lowerBound }
    var endIndex: Int { indices.upperBound }
    subscript(place: Int) -> Row { Row(id: place) }
}

@Observable
final class Model {
    var sections: [RowSection] = []
    var cells: [Cell] = []

    func fillList(_ count: Int) {
        sections = (0..<(count + 99) / 100).map { section in
            let rows = (section * 100..<min(section * 100 + 100, count)).lazy.map { Row(id: $0) }
            return RowSection(id: section, rows: Array(rows))
        }
    }

    func fillGrid(_ count: Int) { cells = (0..<count).map { Cell(id: $0, stars: $0 % 6) } }
}

/// The margin that the theme adds around each row and cell of the C programs.
///
/// Without it, repainting the whole window would make Cairo create a shared segment for each frame, which would
/// dominate the measurement.
let rim: CGFloat = 2

struct ListScene: Scene {
    let model: Model

    var body: some Scene { listScene { ForEach(model.sections) { rowSection($0.id, $0.rows) } } }
}

struct StoredListScene: Scene {
    let sections: StoredSections

    var body: some Scene { listScene { ForEach(sections) { rowSection($0.id, $0.rows) } } }
}

@MainActor
func listScene(@ViewBuilder _ sections: @escaping @MainActor () -> some View) -> some Scene {
    WindowGroup { List { sections() }.padding(rim) }.defaultSize(width: 800, height: 600)
}

/// Hide separators, which the C program doesn't have.
@MainActor
func rowSection(_ id: Int, _ rows: some RandomAccessCollection<Row>) -> some View {
    Section("Section \(id)") {
        ForEach(rows) { Text($0.text).lineLimit(1) }
    }
    .listRowSeparator(.hidden)
}

/// A cell of the same size as in the C program.
nonisolated struct Cell: Identifiable {
    private let number: Int32
    private let rating: Int32

    init(id: Int, stars: Int) {
        number = Int32(id)
        rating = Int32(stars)
    }

    var id: Int { Int(number) }
    var stars: Int { Int(rating) }
}

let swatches = (0..<16).map { index in
    let (part, step) = modf(Double(index) / 16 * 6)
    func channel(_ shift: Double) -> Double {
        let k = (shift + part + step).truncatingRemainder(dividingBy: 6)
        return 0.9 - 0.45 * max(0, min(k, 4 - k, 1))
    }
    return Color(red: channel(5), green: channel(3), blue: channel(1))
}

struct CellView: View {
    let cell: Cell

    var body: some View {
        ZStack(alignment: .bottom) {
            swatches[cell.id % swatches.count].frame(height: 120)
            VStack(spacing: 0) {
                Text("Photo \(cell.id)")
                Text("\(640 + cell.id % 1000) × \(480 + cell.id % 700)")
                HStack(spacing: 0) {
                    ForEach(0..<5) { Image(systemName: $0 < cell.stars ? "starred-symbolic" : "non-starred-symbolic") }
                }
            }
        }
    }
}

@MainActor
func cellGrid(@ViewBuilder _ cells: @escaping @MainActor () -> some View) -> some View {
    ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 6), count: 4), spacing: 4) { cells() }
    }
}

struct GridScene: Scene {
    let model: Model

    var body: some Scene {
        WindowGroup {
            cellGrid { ForEach(model.cells) { CellView(cell: $0) } }.padding(rim)
        }
        .defaultSize(width: 800, height: 600)
    }
}

/// The grid of ``GridScene``, whose cells make room for a text that is dragged over them.
struct ReorderScene: Scene {
    let model: Model

    var body: some Scene {
        WindowGroup {
            cellGrid { ForEach(model.cells) { CellView(cell: $0) }.reorderable() }
                .reorderContainer(for: Cell.self) { _ in }
                .dropDestination(for: String.self) { _, _ in false }
                .padding(rim)
        }
        .defaultSize(width: 800, height: 600)
    }
}

struct FeedScene: Scene {
    let count: Int

    var body: some Scene {
        WindowGroup {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 10) {
                    ForEach(0..<count) { section in
                        Text("Section \(section)").font(.title)
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 10) {
                                ForEach(0..<300) { item in
                                    Text("Item \(item)").padding(10).background(Color.black.opacity(0.1))
                                }
                            }
                        }
                        .frame(height: 120)
                    }
                }
            }
        }
        .defaultSize(width: 800, height: 600)
    }
}

/// Returns the first descendant of a type below a widget.
func find(_ type: GType, below widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
    if widget.isA(type) { return widget }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
        if let found = find(type, below: current) { return found }
        child = gtk_widget_get_next_sibling(current)
    }
    return nil
}

let arguments = CommandLine.arguments
let programs = ["list", "stored", "grid", "reorder", "feed"]
guard arguments.count == 3, let count = Int(arguments[2]), programs.contains(arguments[1]) else {
    FileHandle.standardError.write(Data("usage: LinesBenchmark list N | stored N | grid N | reorder N | feed N\n".utf8))
    exit(64)
}
let program = arguments[1]
guard Application.start(id: "io.github.corkboard.Benchmark") else { exit(69) }

nonisolated(unsafe) var steps: [String: (Int) -> Void] = [:]
nonisolated(unsafe) var showMiddle: () -> Void = {}
let names =
    switch program {
    case "list": ["scroll", "flick", "update", "insert", "replace", "sort"]
    case "grid": ["scroll", "flick", "update", "insert", "replace"]
    case "stored": ["scroll", "flick"]
    case "reorder": ["flick", "insert", "drag", "drop"]
    default: [] as [String]
    }
let scenarios = UnsafeMutablePointer<BenchScenario>.allocate(capacity: max(names.count, 1))
let stepFunctions: [String: @convention(c) (Int32) -> Void] = [
    "scroll": { i in onMainActor { steps["scroll"]!(Int(i)) } },
    "flick": { i in onMainActor { steps["flick"]!(Int(i)) } },
    "update": { i in onMainActor { steps["update"]!(Int(i)) } },
    "insert": { i in onMainActor { steps["insert"]!(Int(i)) } },
    "replace": { i in onMainActor { steps["replace"]!(Int(i)) } },
    "sort": { i in onMainActor { steps["sort"]!(Int(i)) } },
    "drag": { i in onMainActor { steps["drag"]!(Int(i)) } },
    "drop": { i in onMainActor { steps["drop"]!(Int(i)) } },
]
for (index, name) in names.enumerated() {
    let frames: Int32 = ["scroll": 300, "flick": 120, "replace": 20, "sort": 10][name] ?? 0
    scenarios.advanced(by: index).initialize(
        to: BenchScenario(
            name: strdup(name), steps: frames,
            begin: ["update", "insert", "drag", "drop"].contains(name) ? { onMainActor { showMiddle() } } : nil,
            step: stepFunctions[name], done: nil))
}
bench_start(strdup("corkboard"), strdup(program), Int32(count), scenarios, Int32(names.count))

let model = Model()
let window: WindowController
switch program {
case "list":
    let start = bench_cpu_ms()
    model.fillList(count)
    bench_note("fill_cpu_ms", bench_cpu_ms() - start)
    window = Application.open(ListScene(model: model))[0]
case "stored": window = Application.open(StoredListScene(sections: StoredSections(rowCount: count)))[0]
case "grid":
    model.fillGrid(count)
    window = Application.open(GridScene(model: model))[0]
case "reorder":
    model.fillGrid(count)
    window = Application.open(ReorderScene(model: model))[0]
default: window = Application.open(FeedScene(count: count))[0]
}
let adjustment = gtk_scrolled_window_get_vadjustment(
    find(gtk_scrolled_window_get_type(), below: window.widget)!.opaque)!
/// The section and the row of the middle row in the C program, a few rows above the middle of the window.
let middle = (section: count / 200, row: count / 2 % 100)
steps["scroll"] = { bench_scroll_step(adjustment, Int32($0), 300) }
steps["flick"] = { bench_flick_step(adjustment, Int32($0)) }
if program == "list" {
    let total = Double(count + (count + 99) / 100)
    showMiddle = { bench_center(adjustment, (total / 2 + 5) / total) }
    steps["update"] = {
        model.sections[middle.section].rows[middle.row].change($0)
        window.turn()
    }
    steps["insert"] = {
        model.sections[middle.section].rows.insert(Row(id: count + $0, isNew: $0), at: middle.row + $0)
        window.turn()
    }
    steps["replace"] = { _ in
        model.fillList(count)
        window.turn()
    }
    steps["sort"] = { i in
        let rows = model.sections.flatMap(\.rows).sorted { i % 2 == 0 ? $0.id > $1.id : $0.id < $1.id }
        model.sections = model.sections.indices.map { place in
            RowSection(id: place, rows: Array(rows[place * 100..<min(place * 100 + 100, rows.count)]))
        }
        window.turn()
    }
} else if program == "grid" || program == "reorder" {
    showMiddle = {
        bench_center(adjustment, 0.5)
        window.renderer.dragging.move(to: CGPoint(x: -1, y: -1), [])
    }
    steps["update"] = {
        model.cells[count / 2] = Cell(id: count + $0, stars: $0 % 6)
        window.turn()
    }
    steps["insert"] = {
        model.cells.insert(Cell(id: 2 * count + $0, stars: $0 % 6), at: count / 2)
        window.turn()
    }
    steps["replace"] = { _ in
        model.fillGrid(count)
        window.turn()
    }
    steps["drag"] = { i in
        // Down and up over all visible cells, by less than a cell a frame.
        let way = Double(i * 11 % 1_000)
        let point = CGPoint(x: 120 + Double(i % 400), y: 50 + min(way, 1_000 - way))
        window.renderer.dragging.move(to: point, ["text/plain;charset=utf-8"])
    }
    steps["drop"] = { _ in
        // What a drop does: a cell moves to the place of one in sight.
        model.cells.insert(model.cells.remove(at: count / 2 + 3), at: count / 2)
        window.turn()
    }
}
Application.run()
