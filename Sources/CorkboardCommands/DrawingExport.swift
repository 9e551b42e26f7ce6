import ArgumentParser
import CorkGtk
import CorkUI
import Corkboard
import Foundation
import ShapeDocument

/// The export of a drawing as a picture, without a display.
@MainActor
struct DrawingExport {
    let file: URL
    /// The width in pixels; `nil` for the drawing's own.
    let width: Int?

    /// Writes the picture.
    ///
    /// - Throws: The exit code, after a sentence was printed to the standard error; also if the picture lacks a part.
    func write(to path: String) throws {
        let picture: DrawingPicture
        do {
            picture = DrawingPicture(try DrawingFile.read(from: file), file: file)
        } catch {
            complain(error.localizedDescription)
            throw ExitCode.unreadableInput
        }
        guard picture.size.width > 0, picture.size.height > 0 else {
            complain("\(file.lastPathComponent): there is nothing in it to draw.")
            throw ExitCode.unwritableOutput
        }
        let scale = width.map { CGFloat($0) / picture.size.width } ?? 1
        let size = CGSize(
            width: (picture.size.width * scale).rounded(.up), height: (picture.size.height * scale).rounded(.up))
        guard size.width * size.height <= DrawingPicture.pixelLimit else {
            complain(
                "\(file.lastPathComponent): the drawing is too large for a picture: \(size.width) x \(size.height) pixels. "
                    + "Choose a --width.")
            throw ExitCode.unwritableOutput
        }
        var omissions: [String] = []
        do {
            let image = try CanvasImage(size: size) { context, _ in picture.draw(in: &context, scale: scale) }
            omissions += image.warnings
            try image.writePNG(to: path)
        } catch {
            complain("\(error)")
            throw ExitCode.unwritableOutput
        }
        if let missing = picture.missing { omissions.append("\(file.lastPathComponent): \(missing)") }
        if !picture.limitations.isEmpty {
            omissions.append("\(file.lastPathComponent): drawn without \(picture.limitations.joined(separator: ", ")).")
        }
        omissions.forEach(complain)
        if !omissions.isEmpty { throw ExitCode.incomplete }
    }

    private func complain(_ sentence: String) {
        FileHandle.standardError.write(Data("corkboard: \(sentence)\n".utf8))
    }
}
