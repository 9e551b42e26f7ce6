import ArgumentParser
import CorkGtk
import CorkUI
import Corkboard
import Foundation
import ShapeDocument

/// `corkboard shapes`: draws an SVG file.
struct ShapesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shapes",
        abstract: "Draws an SVG file.",
        discussion: """
            With --export it writes the drawing to a PNG file and ends; that needs no display.

            Exit codes: 0 done; 64 wrong arguments; 66 the file could not be read; 73 the picture could not be written.
            """)

    @Argument(help: "The drawing.", completion: .file(extensions: ["svg"]))
    var file: String

    @Option(help: "Write the drawing to a PNG file.", completion: .file(extensions: ["png"]))
    var export: String

    @Option(help: "How wide the picture becomes, in pixels; as wide as the drawing says where this is left out.")
    var width: Int?

    func validate() throws {
        if let width, !(1...32_767).contains(width) {
            throw ValidationError("“\(width)” is no width for a picture: it must be from 1 to 32767 pixels.")
        }
    }

    func run() throws { try MainActor.assumeIsolated { try write() } }

    @MainActor
    private func write() throws {
        let url = URL(fileURLWithPath: file)
        let picture: DrawingPicture
        do {
            picture = DrawingPicture(try DrawingFile.read(from: url), file: url)
        } catch {
            complain(error.localizedDescription)
            throw ExitCode.unreadableInput
        }
        guard picture.size.width > 0, picture.size.height > 0 else {
            complain("\(url.lastPathComponent): there is nothing in it to draw.")
            throw ExitCode.unwritableOutput
        }
        let scale = width.map { CGFloat($0) / picture.size.width } ?? 1
        let size = CGSize(
            width: (picture.size.width * scale).rounded(.up), height: (picture.size.height * scale).rounded(.up))
        guard size.width * size.height <= DrawingPicture.pixelLimit else {
            complain(
                "\(url.lastPathComponent): the drawing is too large for a picture: \(size.width) x \(size.height) pixels. "
                    + "Choose a --width.")
            throw ExitCode.unwritableOutput
        }
        do {
            let image = try CanvasImage(size: size) { context, _ in picture.draw(in: &context, scale: scale) }
            for warning in image.warnings { complain(warning) }
            try image.writePNG(to: export)
        } catch {
            complain("\(error)")
            throw ExitCode.unwritableOutput
        }
        if !picture.limitations.isEmpty {
            complain("\(url.lastPathComponent): drawn without \(picture.limitations.joined(separator: ", ")).")
        }
    }

    private func complain(_ sentence: String) {
        FileHandle.standardError.write(Data("corkboard: \(sentence)\n".utf8))
    }
}
