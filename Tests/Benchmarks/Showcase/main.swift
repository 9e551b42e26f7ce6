import CBench
import CGtk
import CorkGtk
import CorkUI
import CorkboardShowcase
import Foundation

/// `ShowcaseBenchmark`: the showcase with the list of its pages, of which none is built; `ShowcaseBenchmark PAGE`: with a
/// page over it; both as large as the empty window of the C program, measured by its harness.

let arguments = CommandLine.arguments.dropFirst()
let page = arguments.first.flatMap { ShowcasePage(rawValue: $0) }
guard arguments.count == (page == nil ? 0 : 1) else {
    FileHandle.standardError.write(Data("usage: ShowcaseBenchmark [PAGE]\n".utf8))
    exit(64)
}
guard Application.start(id: "io.github.corkboard.Benchmark") else { exit(69) }
bench_start(strdup("corkboard"), strdup("showcase"), 0, UnsafeMutablePointer<BenchScenario>.allocate(capacity: 1), 0)
Application.open(ShowcaseScene(page: page, size: CGSize(width: 800, height: 600)))
Application.run()
