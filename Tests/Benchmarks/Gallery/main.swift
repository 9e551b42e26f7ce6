import CBench
import CGtk
import CPixbuf
import CorkGtk
import CorkUI
import Corkboard
import Foundation
import Thumbnails

/// `GalleryBenchmark N` shows the gallery of a folder of N pictures of 12 megapixels: first without thumbnails, then
/// with cached ones, then while scrolling slowly, and then while scrolling from end to end.

/// The folder of the gallery and of its thumbnails, which is removed at the end.
let work = FileManager.default.temporaryDirectory.appending(path: "gallery-benchmark-\(getpid())")
let pictures = work.appending(path: "Pictures")

/// Writes a few pictures, and creates links to them.
func makePictures(_ count: Int) throws {
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    let sources = (0..<20).map { pictures.appending(path: "IMG \($0).jpg").path }
    for (index, source) in sources.enumerated() {
        let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 4000, 3000)!
        let pixels = gdk_pixbuf_get_pixels(pixbuf)!
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        for y in 0..<3000 {
            for x in 0..<12_000 { pixels[y * stride + x] = UInt8(truncatingIfNeeded: (x &* y) >> 9 &+ index &* 12) }
        }
        gdk_pixbuf_savev(pixbuf, source, "jpeg", nil, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(pixbuf))
    }
    for index in sources.count..<count {
        link(sources[index % sources.count], pictures.appending(path: "IMG \(index).jpg").path)
    }
}

/// A watch for the longest blocking of the main loop.
///
/// It also measures the CPU time of the main thread during each blocking, since the rest is waiting for a processor.
final class Watch {
    private var last = bench_wall_ms()
    private var lastWork = Watch.work
    private var gaps: [Double] = []
    private(set) var longestWork = 0.0

    /// Resets the measurements.
    func reset() {
        (last, lastWork) = (bench_wall_ms(), Self.work)
        (gaps, longestWork) = ([], 0)
    }

    func tick() {
        let (now, work) = (bench_wall_ms(), Self.work)
        gaps.append(now - last)
        longestWork = max(longestWork, work - lastWork)
        (last, lastWork) = (now, work)
    }

    /// The CPU time of the thread, in milliseconds.
    private static var work: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }

    var longest: Double { gaps.max() ?? 0 }
    /// The number of intervals longer than a frame.
    var blockCount: Int { gaps.filter { $0 > 16 }.count }
}

/// Returns the memory of the process in megabytes.
func memory() -> Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line.flatMap { Double($0.split(whereSeparator: \.isWhitespace)[1]) }.map { $0 / 1024 } ?? 0
}

func find(_ type: GType, below widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
    if widget.isA(type) { return widget }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
        if let found = find(type, below: current) { return found }
        child = gtk_widget_get_next_sibling(current)
    }
    return nil
}

/// Opens the gallery, and returns it with the milliseconds until its window was open and until the first picture was
/// painted.
///
/// The main loop is watched from the opening of the window.
func show() async -> (window: WindowController, model: GalleryModel, opened: Double, first: Double) {
    let cache = ThumbnailCache(root: work.appending(path: "thumbnails").path)
    let model = GalleryModel(store: PictureStore(thumbnailer: Thumbnailer(cache: cache)))
    let start = bench_wall_ms()
    model.open(pictures)
    let window = Application.open(GalleryScene(model: model, size: CGSize(width: 1160, height: 720)))[0]
    let opened = bench_wall_ms() - start
    watch.reset()
    while model.store.byteCount == 0 { await window.nextFrame() }
    await window.nextFrame()
    return (window, model, opened, bench_wall_ms() - start)
}

guard let count = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }), count >= 20 else {
    FileHandle.standardError.write(Data("usage: GalleryBenchmark N\n".utf8))
    exit(64)
}
guard Application.start(id: "io.github.corkboard.Benchmark") else { exit(69) }
try makePictures(count)
// Keep a window open, so that the program doesn't end.
Application.open(EmptyScene())

let watch = Watch()
g_timeout_add(
    1,
    { _ in
        onMainActor { watch.tick() }; return 1
    }, nil)
Task {
    let cold = await show()
    await cold.model.finishReading()
    var (read, readWork, readBlocks) = (watch.longest, watch.longestWork, watch.blockCount)
    await cold.model.store.idle()
    cold.window.close()

    let warm = await show()
    await warm.model.finishReading()
    await warm.window.nextFrame()
    (read, readWork) = (max(read, watch.longest), max(readWork, watch.longestWork))
    readBlocks += watch.blockCount
    await warm.model.store.idle()
    let shown = memory()
    let scrolled = find(gtk_scrolled_window_get_type(), below: warm.window.widget)!
    let down = gtk_scrolled_window_get_vadjustment(scrolled.opaque)!
    let page = gtk_adjustment_get_page_size(down)
    // The first round decodes the pictures of two pages.
    for round in 1...2 {
        if round == 2 { watch.reset() }
        for step in (0...60).map({ Double($0) }) + (0...60).map({ Double(60 - $0) }) {
            gtk_adjustment_set_value(down, (page * step / 60).rounded())
            await warm.window.nextFrame()
            if round == 1, step.truncatingRemainder(dividingBy: 10) == 0 { await warm.model.store.idle() }
        }
    }
    let scrolledWork = watch.longestWork
    let steps = 300
    var most = 0.0
    watch.reset()
    for step in 1...steps {
        let end = gtk_adjustment_get_upper(down) - gtk_adjustment_get_page_size(down)
        gtk_adjustment_set_value(down, end * Double(step) / Double(steps))
        await warm.window.nextFrame()
        most = max(most, memory())
    }
    let (flung, flungWork, flungBlocks) = (watch.longest, watch.longestWork, watch.blockCount)
    await warm.model.store.idle()
    most = max(most, memory())
    try? FileManager.default.removeItem(at: work)
    print(
        """
        {"impl": "corkboard", "program": "gallery", "n": \(count), "renderer": "GskCairoRenderer", \
        "first_cold_ms": \(cold.first), "first_warm_ms": \(warm.first), \
        "open_ms": \(cold.opened), "read_block_ms": \(read), "read_work_ms": \(readWork), \
        "read_blocks": \(readBlocks), "scrolled_work_ms": \(scrolledWork), "shown_mb": \(shown), \
        "flung_mb": \(most), "flung_block_ms": \(flung), \
        "flung_work_ms": \(flungWork), \
        "flung_blocks": \(flungBlocks), "decoded_mb": \(Double(warm.model.store.byteCount) / 1_048_576), \
        "pictures": \(warm.model.pictures.count)}
        """)
    exit(0)
}
Application.run()

struct EmptyScene: Scene {
    var body: some Scene { WindowGroup { EmptyView() }.defaultSize(width: 100, height: 100) }
}
