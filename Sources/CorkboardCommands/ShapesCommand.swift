import ArgumentParser
import CorkGtk
import CorkUI
import Corkboard
import DocumentFiles
import Foundation
import ShapeDocument

/// The command `corkboard shapes`, which opens an SVG file for editing, or renders it to a picture.
struct ShapesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shapes",
        abstract: "Edits the shapes of an SVG file.",
        discussion: """
            Without a file the drawing is empty. With --export it writes the drawing to a PNG or PDF file and ends; that \
            needs no display. A drawing shown with --describe or --snapshot closes by itself; where there is no display these \
            two start one of their own (Xvfb).

            Exit codes: 0 done; 64 wrong arguments; 65 parts of the drawing are not in the picture or the window, as the \
            standard error says; 66 the file could not be read; 69 no display; 73 the picture could not be written.
            """)

    @Argument(help: "The drawing.", completion: .file(extensions: ["svg", "svgz"]))
    var file: String?

    @Option(help: "Write the drawing to a PNG or PDF file.", completion: .file(extensions: ["png", "pdf"]))
    var export: String?

    @Option(
        help: "How wide the exported picture becomes, in pixels; as wide as the drawing says where this is left out.")
    var width: Int?

    @Option(help: "How many times as large the exported picture becomes as the drawing says.")
    var scale: Double?

    @Option(help: ArgumentHelp("Export only the shape with this id.", valueName: "id"))
    var select: String?

    @OptionGroup var options: WindowOptions

    func validate() throws {
        if let width, !(1...32_767).contains(width) {
            throw ValidationError("“\(width)” is no width for a picture: it must be from 1 to 32767 pixels.")
        }
        if export != nil, file == nil { throw ValidationError("Name the drawing that is to be exported.") }
        if let export, !["png", "pdf"].contains(URL(fileURLWithPath: export).pathExtension.lowercased()) {
            throw ValidationError("--export writes PNG and PDF: the extension of \(export) must be png or pdf.")
        }
        if let scale, !(0.001...1_000).contains(scale) {
            throw ValidationError("“\(scale)” is no scale for a picture: it must be from 0.001 to 1000.")
        }
        if width != nil, scale != nil { throw ValidationError("Choose --width or --scale, not both.") }
        for output in [export, options.snapshot] {
            try WindowOptions.validate(output, besides: [file].compactMap(\.self))
        }
        for (name, isThere) in [("width", width != nil), ("scale", scale != nil), ("select", select != nil)]
        where isThere && export == nil {
            throw ValidationError("--\(name) is for pictures that --export writes.")
        }
    }

    func run() throws {
        try MainActor.assumeIsolated {
            if let file, let export {
                let size = width.map { DrawingExport.Size.width($0) } ?? .scale(scale ?? 1)
                try DrawingExport(file: URL(fileURLWithPath: file), size: size, shape: select).write(to: export)
            } else {
                try show()
            }
        }
    }

    @MainActor
    private func show() throws {
        let file = file.map { URL(fileURLWithPath: $0) }
        guard options.isReport else { return try Program.run(file.map { .drawing($0) } ?? .newDrawing, options) }
        try options.openDisplay()
        let model = ShapesModel()
        model.claimFile = { FileClaim($0, in: nil) }
        if let file { model.open(file) }
        try options.report(ShapesScene(model: model, size: CGSize(options.size))) {
            await model.finishReading()
            // The tiles of the drawing are drawn one after the other.
            for _ in 0..<60 { await $0.nextFrame() }
            let notices = model.notices.map(\.text)
            return WindowReport(problems: model.failures, notices: notices, isIncomplete: !notices.isEmpty)
        }
    }
}
