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
            Without a file the drawing is empty. With --export it writes the drawing to a PNG file and ends; that needs \
            no display. A drawing shown with --describe or --snapshot closes by itself; where there is no display these \
            two start one of their own (Xvfb).

            Exit codes: 0 done; 64 wrong arguments; 65 parts of the drawing are not in the picture or the window, as the \
            standard error says; 66 the file could not be read; 69 no display; 73 the picture could not be written.
            """)

    @Argument(help: "The drawing.", completion: .file(extensions: ["svg", "svgz"]))
    var file: String?

    @Option(help: "Write the drawing to a PNG file.", completion: .file(extensions: ["png"]))
    var export: String?

    @Option(
        help: "How wide the exported picture becomes, in pixels; as wide as the drawing says where this is left out.")
    var width: Int?

    @OptionGroup var options: WindowOptions

    func validate() throws {
        if let width, !(1...32_767).contains(width) {
            throw ValidationError("“\(width)” is no width for a picture: it must be from 1 to 32767 pixels.")
        }
        if export != nil, file == nil { throw ValidationError("Name the drawing that is to be exported.") }
        if let export, URL(fileURLWithPath: export).pathExtension.lowercased() != "png" {
            throw ValidationError("--export writes a PNG picture: the extension of \(export) must be png.")
        }
        for output in [export, options.snapshot] {
            try WindowOptions.validate(output, besides: [file].compactMap(\.self))
        }
        if width != nil, export == nil { throw ValidationError("--width is for pictures that --export writes.") }
    }

    func run() throws {
        try MainActor.assumeIsolated {
            if let file, let export {
                try DrawingExport(file: URL(fileURLWithPath: file), width: width).write(to: export)
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
