import CorkUI
import DocumentFiles
import Foundation
import ShapeDocument

extension ShapesModel {
    /// Reads a drawing from a file, off the main thread.
    package func open(_ file: URL) {
        let before = readingTask
        readingTask = Task {
            await before?.value
            // The stamp comes first: what is written meanwhile is noticed.
            let stamp = FileStamp(of: file)
            do {
                let (drawing, scene) = try await Task.detached {
                    let drawing = try DrawingFile.read(from: file)
                    return (drawing, drawing.scene())
                }.value
                setOrigin(FileOrigin(file: file, stamp: stamp))
                isFitted = true
                start(UndoHistory(drawing), scene)
                if !scene.limitations.isEmpty {
                    tell(
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

    /// Waits until what was opened is read.
    package func finishReading() async { await readingTask?.value }

    /// Ties the drawing to a file, unless another window has it.
    func setOrigin(_ origin: FileOrigin) {
        if claim?.file == origin.file.resolvingSymlinksInPath() { return self.origin = origin }
        guard let claim = claimFile(origin.file) else {
            self.origin = nil
            return tell(
                """
                \(origin.file.lastPathComponent) is open in another window of Corkboard. This is a copy: what you \
                change here is saved under another name.
                """)
        }
        self.claim = claim
        self.origin = origin
        noteRecent?(origin.file)
    }

    /// Saves to the drawing's file, or to one that the person names.
    ///
    /// - Returns: whether the drawing is saved now; not where somebody else has changed the file.
    func save(_ dialogs: (any FileDialogs)?) async -> Bool {
        guard let origin else { return await saveAs(dialogs) }
        guard !origin.isChanged else {
            tell(
                """
                \(origin.file.lastPathComponent) was changed by somebody else since it was opened here. Nothing was \
                overwritten: save this drawing under another name (Ctrl+Shift+S).
                """)
            return false
        }
        return await write(to: origin.file)
    }

    /// Saves to a file that the person names.
    func saveAs(_ dialogs: (any FileDialogs)?) async -> Bool {
        let suggestion = fileURL?.lastPathComponent ?? "Drawing.\(DrawingFile.pathExtension)"
        guard let file = await dialogs?.save("Save Drawing", suggestedName: suggestion, types: [.drawing]) else {
            return false
        }
        guard claim?.file == file.resolvingSymlinksInPath() || claimFile(file) != nil else {
            tell("\(file.lastPathComponent) is open in another window of Corkboard and was not overwritten.")
            return false
        }
        return await write(to: file)
    }

    private func write(to file: URL) async -> Bool {
        let (drawing, revision) = (drawing, history.revision)
        do {
            let stamp = try await Task.detached {
                try DrawingFile.write(drawing, to: file)
                return FileStamp(of: file)
            }.value
            setOrigin(FileOrigin(file: file, stamp: stamp))
            markSaved(revision)
            return true
        } catch {
            tell(error.localizedDescription)
            return false
        }
    }

    /// Lets the person choose a drawing.
    func chooseFile(_ dialogs: (any FileDialogs)?) async {
        guard let file = await dialogs?.open("Open Drawing", types: [.drawing, .all]).first else { return }
        guard !history.isDirty else {
            return tell("\(file.lastPathComponent) was not opened: save what you changed here first.")
        }
        open(file)
    }

    /// The window is gone, and what was to be saved is.
    package func close() {
        readingTask?.cancel()
        zoomTask?.cancel()
        journal?.close()
        journal = nil
        claim = nil
    }
}

extension FileType {
    static let drawing = FileType("Drawings", filenameExtensions: [DrawingFile.pathExtension])
}
