import CorkUI
import Foundation
import ShapeDocument

extension ShapesModel {
    /// Opens dropped drawings: the first one here if this window is unused, the others in windows of their
    /// own.
    ///
    /// Other files are reported.
    ///
    /// - Parameters:
    ///   - urls: The files.
    ///   - openDocument: The action that opens the windows.
    /// - Returns: `true` if there are any drawings.
    func drop(_ urls: [URL], elsewhere openDocument: OpenDocumentAction) -> Bool {
        let drawings = urls.filter { $0.isFileURL && DrawingFile.isDrawing($0) }
        for other in urls where !drawings.contains(other) {
            showNotice("“\(other.droppedName)” is not a drawing: SVG files can be dropped here.")
        }
        guard !drawings.isEmpty else { return false }
        Task { for drawing in drawings { await open(dropped: drawing, openDocument) } }
        return true
    }

    private func open(dropped file: URL, _ openDocument: OpenDocumentAction) async {
        if isUntouched {
            open(file)
            return await finishReading()
        }
        do {
            try await openDocument(at: file)
        } catch {
            showNotice(sentence(error))
        }
    }
}

extension URL {
    /// The name of dropped content in messages.
    nonisolated var droppedName: String { isFileURL ? lastPathComponent : absoluteString }
}
