import CorkGtk
import CorkUI
import Corkboard
import CorkboardShowcase
import Foundation
import SongCatalog

/// The task for which the program was started.
enum Request {
    case start
    case newBoard
    case newDrawing
    /// Files of any kind.
    case open([URL])
    /// Song lists, with how to read them.
    case boards([URL], ListReading = ListReading())
    case present([URL], ListReading = ListReading())
    case drawing(URL)
    /// Pictures or a folder; that of the person's pictures if there are none.
    case gallery([URL])
    case showcase(ShowcasePage?)
}

extension Request {
    /// Passes the request on to the running instance of the program.
    @MainActor
    func handOver(to instance: SingleInstance) {
        switch self {
        case .start: instance.activate()
        case .newBoard: instance.perform("new-board")
        case .newDrawing: instance.perform("new-drawing")
        case .open(let files): instance.open(files, purpose: "")
        case .boards(let files, let reading): instance.open(files, purpose: Self.purpose("board", reading))
        case .present(let files, let reading):
            files.isEmpty
                ? instance.perform("present") : instance.open(files, purpose: Self.purpose("present", reading))
        case .drawing(let file): instance.open([file], purpose: "drawing")
        case .gallery(let files):
            files.isEmpty ? instance.perform("gallery") : instance.open(files, purpose: "gallery")
        case .showcase(let page?): instance.perform("showcase-page", page.rawValue)
        case .showcase(nil): instance.perform("showcase")
        }
    }

    /// Returns the purpose of files for the single instance, including how to read them.
    private static func purpose(_ purpose: String, _ reading: ListReading) -> String {
        "\(purpose) \(reading.encoding?.name ?? "-") \(reading.columns?.description ?? "")"
    }

    /// Performs the requests that other processes pass on.
    @MainActor
    static func accept(from instance: SingleInstance, _ perform: @escaping (Request) -> Void) {
        instance.onActivate = { perform(.start) }
        instance.onOpen = { files, purpose in
            let parts = purpose.split(separator: " ", maxSplits: 2).map(String.init)
            let reading = ListReading(
                encoding: parts.count > 1 ? SongTextEncoding(named: parts[1]) : nil,
                columns: parts.count > 2 ? try? TableColumns(parsing: parts[2]) : nil)
            switch parts.first {
            case "board": perform(.boards(files, reading))
            case "present": perform(.present(files, reading))
            case "drawing": files.forEach { perform(.drawing($0)) }
            case "gallery": perform(.gallery(files))
            default: perform(.open(files))
            }
        }
        let actions: [(String, Request)] = [
            ("new-board", .newBoard), ("new-drawing", .newDrawing), ("present", .present([])),
            ("gallery", .gallery([])),
            ("showcase", .showcase(nil)),
        ]
        for (name, request) in actions { instance.addAction(name) { perform(request) } }
        instance.addAction("showcase-page") { (page: String) in perform(.showcase(ShowcasePage(rawValue: page))) }
    }
}
