import BoardDocument
import CBench
import CGtk
import CorkGtk
import CorkUI
import Corkboard
import Foundation

/// `BoardBenchmark board N`: the board window with N cards of one person; `BoardBenchmark party N`: with N cards of each of
/// six; `BoardBenchmark edits N`: that one edited in every way and dragged over; `BoardBenchmark empty`: a window with
/// nothing in it; all measured by the harness of the C programs, in windows of the same size. `BoardBenchmark csv N`: a
/// table of N songs read into an open board, and the longest time in which the main loop served nothing else meanwhile.

struct EmptyScene: Scene {
    var body: some Scene { WindowGroup { EmptyView() }.defaultSize(width: 800, height: 600) }
}

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

/// A table as karaoke catalogues have it.
func writeCatalogue(_ count: Int) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "catalogue-\(getpid()).csv")
    var text = "Id;Title;Artist;Year;Duo;Explicit;\"Date Added\";Styles;Languages\n"
    for i in 0..<count {
        text += "\(i);\"Déjà Song \(i)\";\"Artist \(i % 977)\";\(1960 + i % 60);0;0;2015-07-21;Pop,Rock;English\n"
    }
    try Data(text.utf8).write(to: file)
    return file
}

func measureReading(_ count: Int) throws {
    let file = try writeCatalogue(count)
    let scene = BoardScene(model: BoardModel(), size: CGSize(width: 800, height: 600))
    let window = Application.open(scene)[0]
    window.afterNextFrame {
        let start = bench_wall_ms()
        var (last, longest) = (start, 0.0)
        let watch = Timer.every(milliseconds: 1) {
            let now = bench_wall_ms()
            if scene.model.reading != nil { longest = max(longest, now - last) }
            last = now
        }
        scene.model.open([file])
        Task {
            await scene.model.finishReading()
            let read = bench_wall_ms() - start
            watch.stop()
            try? FileManager.default.removeItem(at: file)
            print(
                """
                {"impl": "corkboard", "program": "csv", "n": \(count), "renderer": "GskCairoRenderer", \
                "read_ms": \(read), "longest_block_ms": \(longest), "cards": \(scene.model.board.cardCount)}
                """)
            exit(0)
        }
    }
    Application.run()
}

/// Calls back again and again from GLib's main loop.
final class Timer {
    private let id: UInt32

    static func every(milliseconds: UInt32, _ action: @escaping () -> Void) -> Timer { Timer(milliseconds, action) }

    private init(_ milliseconds: UInt32, _ action: @escaping () -> Void) {
        final class Box {
            let run: () -> Void
            init(_ run: @escaping () -> Void) { self.run = run }
        }
        id = g_timeout_add_full(
            G_PRIORITY_DEFAULT, milliseconds,
            { data in
                nonisolated(unsafe) let data = data!
                onMainActor { Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().run() }
                return 1
            }, Unmanaged.passRetained(Box(action)).toOpaque(),
            { data in
                nonisolated(unsafe) let data = data!
                onMainActor { Unmanaged<Box>.fromOpaque(data).release() }
            })
    }

    func stop() { g_source_remove(id) }
}

let programs = ["board", "party", "edits", "empty", "csv"]
guard let program = CommandLine.arguments.dropFirst().first, programs.contains(program),
    let count = program == "empty" ? 0 : CommandLine.arguments.dropFirst(2).first.flatMap({ Int($0) })
else {
    FileHandle.standardError.write(Data("usage: BoardBenchmark board N | party N | edits N | empty | csv N\n".utf8))
    exit(64)
}
guard Application.start(id: "io.github.corkboard.Benchmark") else { exit(69) }
if program == "csv" {
    try measureReading(count)
    exit(0)
}
if program != "empty" {
    // The C program shows changes at once.
    cork_object_set_bool(UnsafeMutableRawPointer(gtk_settings_get_default()), "gtk-enable-animations", 0)
}
switch program {
case "board": Scenarios.start("board", count, Scenarios.changes)
case "edits": Scenarios.start("edits", 6 * count, Scenarios.edits + [Scenarios.drag])
case "party": Scenarios.start("party", 6 * count, [])
default: Scenarios.start("empty", 0, [])
}
if program == "empty" {
    Application.open(EmptyScene())
} else {
    let people = program == "board" ? ["Ann"] : ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"]
    show(people, cards: count)
}
Application.run()
