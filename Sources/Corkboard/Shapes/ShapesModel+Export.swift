import CorkUI
import DocumentFiles
import Foundation
import ShapeDocument

/// A form of an exported drawing.
enum DrawingForm: Hashable {
    /// Pixels, some times as many as the drawing says.
    case png(scale: Int)
    case pdf

    static let all: [DrawingForm] = [.png(scale: 1), .png(scale: 2), .png(scale: 4), .pdf]

    /// The name in menus.
    var name: String {
        switch self {
        case .png(scale: 1): "Picture (PNG)…"
        case .png(let scale): "Picture, \(scale) Times as Large (PNG)…"
        case .pdf: "Document (PDF)…"
        }
    }

    var pathExtension: String { self == .pdf ? "pdf" : "png" }
}

extension ShapesModel {
    /// Exports the drawing or the selected shapes to a file that the person chooses.
    func export(
        _ form: DrawingForm, selection isSelection: Bool, _ dialogs: (any FileDialogs)?, _ printing: (any Printing)?
    ) async {
        let shapes = isSelection ? selection : nil
        let base = fileURL?.deletingPathExtension().lastPathComponent ?? "Drawing"
        let type = FileType(form == .pdf ? "PDF documents" : "PNG pictures", filenameExtensions: [form.pathExtension])
        guard
            let file = await dialogs?.save(
                "Export Drawing", suggestedName: "\(base).\(form.pathExtension)", types: [type])
        else { return }
        do {
            try export(form, shapes: shapes, to: file, printing)
            showNotice("Exported to \(file.lastPathComponent).")
        } catch {
            showNotice(error.localizedDescription)
        }
    }

    /// Exports the drawing, or some of its shapes, to a file.
    func export(_ form: DrawingForm, shapes: Set<ShapeID>?, to file: URL, _ printing: (any Printing)?) throws {
        let picture = DrawingPicture(drawing, file: fileURL, shapes: shapes)
        guard picture.size.width > 0, picture.size.height > 0 else {
            throw PrintingError("There is nothing to export.")
        }
        var pages = PrintedPages(
            title: file.deletingPathExtension().lastPathComponent,
            draw: { context, _, _ in
                picture.draw(in: &context, scale: 1)
                return 1
            }, height: { _, _ in picture.size.height })
        pages.isTransparent = true
        let data =
            switch form {
            case .png(let scale): try printing?.png(pages, width: picture.size.width, scale: CGFloat(scale))
            case .pdf: try printing?.pdf(pages, pageSize: picture.size)
            }
        if let data { try AtomicFile.write(data, to: file) }
    }
}
