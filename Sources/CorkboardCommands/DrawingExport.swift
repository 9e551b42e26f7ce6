import ArgumentParser
import CorkGtk
import CorkUI
import Corkboard
import DocumentFiles
import Foundation
import ShapeDocument

/// The export of a drawing, or of one of its shapes, as a picture, without a display.
@MainActor
struct DrawingExport {
    /// The size of the picture.
    enum Size {
        /// As large as the drawing, times a factor.
        case scale(Double)
        /// As wide as a number of pixels.
        case width(Int)
    }

    let file: URL
    let size: Size
    /// The id of the shape that is exported; `nil` for the whole drawing.
    let shape: String?

    /// Writes the picture, as a PDF file if the path says so.
    ///
    /// - Throws: The exit code, after a sentence was printed to the standard error; also if the picture lacks a part.
    func write(to path: String) throws {
        let picture = try read()
        guard picture.size.width > 0, picture.size.height > 0 else {
            complain("\(file.lastPathComponent): there is nothing in it to draw.")
            throw ExitCode.unwritableOutput
        }
        let isPDF = URL(fileURLWithPath: path).pathExtension.lowercased() == "pdf"
        var omissions = try isPDF ? writePDF(picture, to: path) : writePNG(picture, to: path)
        if let missing = picture.missing { omissions.append("\(file.lastPathComponent): \(missing)") }
        if !picture.limitations.isEmpty {
            omissions.append("\(file.lastPathComponent): drawn without \(picture.limitations.joined(separator: ", ")).")
        }
        omissions.forEach(complain)
        if !omissions.isEmpty { throw ExitCode.incomplete }
    }

    private func read() throws -> DrawingPicture {
        do {
            let drawing = try DrawingFile.read(from: file)
            guard let shape else { return DrawingPicture(drawing, file: file) }
            if let picture = DrawingPicture(of: shape, in: drawing, file: file) { return picture }
            complain("\(file.lastPathComponent): there is no shape with the id “\(shape)”.")
        } catch {
            complain(error.localizedDescription)
        }
        throw ExitCode.unreadableInput
    }

    private func scale(_ picture: DrawingPicture) -> Double {
        switch size {
        case .scale(let scale): scale
        case .width(let width): Double(width) / picture.size.width
        }
    }

    /// Writes pixels and returns sentences about what is missing.
    private func writePNG(_ picture: DrawingPicture, to path: String) throws -> [String] {
        let scale = scale(picture)
        /// Rounds up, except for the error of the multiplication.
        func pixels(_ length: CGFloat) -> CGFloat { max((length * scale - 1e-6).rounded(.up), 1) }
        let size = CGSize(width: pixels(picture.size.width), height: pixels(picture.size.height))
        guard size.width * size.height <= DrawingPicture.pixelLimit else {
            complain(
                "\(file.lastPathComponent): the drawing is too large for a picture: \(size.width) x \(size.height) pixels. "
                    + "Choose a --width.")
            throw ExitCode.unwritableOutput
        }
        do {
            let image = try CanvasImage(size: size) { context, _ in picture.draw(in: &context, scale: scale) }
            try image.writePNG(to: path)
            return image.warnings
        } catch {
            complain("\(error)")
            throw ExitCode.unwritableOutput
        }
    }

    /// Writes a page of the size of the picture.
    private func writePDF(_ picture: DrawingPicture, to path: String) throws -> [String] {
        let scale = scale(picture)
        let page = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
        let pages = PrintedPages(
            title: file.deletingPathExtension().lastPathComponent,
            draw: { context, _, _ in
                picture.draw(in: &context, scale: scale)
                return 1
            }, height: { _, _ in page.height })
        do {
            try AtomicFile.write(try GtkPrinting().pdf(pages, pageSize: page), to: URL(fileURLWithPath: path))
            return []
        } catch {
            complain(error.localizedDescription)
            throw ExitCode.unwritableOutput
        }
    }

    private func complain(_ sentence: String) {
        FileHandle.standardError.write(Data("corkboard: \(sentence)\n".utf8))
    }
}
