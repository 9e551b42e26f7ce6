import CorkUI
import DocumentFiles
import Foundation
import ShapeDocument

extension ShapesModel {
    /// Reads a drawing from a file, off the main thread.
    func read(drawing file: URL) {
        let before = readingTask
        fileBeingRead = file
        readingTask = Task {
            defer { if fileBeingRead == file { fileBeingRead = nil } }
            await before?.value
            // Take the stamp before reading, so that later changes are noticed.
            let stamp = FileStamp(of: file)
            do {
                let (drawing, scene) = try await Task.detached {
                    let drawing = try DrawingFile.read(from: file)
                    return (drawing, drawing.scene())
                }.value
                guard !isUnsaved else { return showNotOpened(file) }
                setOrigin(FileOrigin(file: file, stamp: stamp))
                saved = drawing
                allowsPicturesOutside = false
                isFitted = true
                start(UndoHistory(drawing), scene)
                if !scene.limitations.isEmpty {
                    showNotice(
                        """
                        \(file.lastPathComponent) is shown without \(scene.limitations.joined(separator: ", ")); \
                        they stay in the file.
                        """)
                }
            } catch {
                fail(error.localizedDescription)
            }
        }
    }

    /// Shows a dialog for choosing a drawing, and opens it.
    func chooseFile(_ dialogs: (any FileDialogs)?) async {
        guard let file = await dialogs?.open("Open Drawing", types: [.drawing, .all]).first else { return }
        guard !isUnsaved else { return showNotOpened(file) }
        open(file)
    }

    private func showNotOpened(_ file: URL) {
        showNotice("\(file.lastPathComponent) was not opened. Save your changes first.")
    }
}
