import DocumentFiles
import Foundation

/// What somebody else did to the file of a document.
package enum DiskChange: Equatable { case changed, removed }

extension DocumentModel {
    /// Has changes of the document's file noticed as they come.
    package func watchFile(_ monitors: (any FileMonitors)?) {
        fileMonitor = fileURL.flatMap { file in
            monitors?.monitor(file) { [weak self] in Task { await self?.checkFile() } }
        }
        // It may have changed before.
        if fileMonitor != nil { Task { await checkFile() } }
    }

    /// Looks whether the file is as it was last read or written here; asks what is to become of it where it is not.
    ///
    /// - Returns: whether it is, so that it may be written over.
    @discardableResult
    package func checkFile() async -> Bool {
        guard runningWrites == 0, let origin else { return true }
        let stamp = await Task.detached { FileStamp(of: origin.file) }.value
        guard self.origin == origin, runningWrites == 0 else { return await checkFile() }
        guard stamp != origin.stamp else {
            diskChange = nil
            return true
        }
        // Files are also written again as they were.
        let isSame = await Task.detached { [saved] in saved?.isHeld(by: origin.file) == true }.value
        guard self.origin == origin else { return await checkFile() }
        guard isSame else {
            diskChange = stamp == nil ? .removed : .changed
            return false
        }
        self.origin = FileOrigin(file: origin.file, stamp: stamp)
        return await checkFile()
    }

    /// Reads a file in place of the document, off the main thread; nothing can be undone then.
    func read(_ file: URL) async {
        do {
            let (document, warnings, stamp) = try await readStamped(file)
            guard !isDirty else {
                return tell("“\(file.lastPathComponent)” was not opened. Save your changes first.")
            }
            history = UndoHistory(document)
            setOrigin(FileOrigin(file: file, stamp: stamp))
            saved = try? frozen(document, for: file)
            keepSafe()
            tell(of: warnings)
        } catch {
            fail(sentence(error))
        }
    }

    /// Shows the document as it is in its file, which can be undone.
    package func reload(_ name: String = "Reload") async {
        guard let file = fileURL else { return }
        do {
            let (document, warnings, stamp) = try await readStamped(file)
            guard file == fileURL else { return }
            replace(name, with: document)
            isAsInFile((try? frozen(history.value, for: file)) ?? history.value, FileOrigin(file: file, stamp: stamp))
            reloaded(offersUndo: undoName == name)
            tell(of: warnings)
        } catch {
            tell(sentence(error))
        }
    }

    /// Reads a file off the main thread, and tells how it was then.
    private func readStamped(_ file: URL) async throws -> (document: Document, warnings: [String], stamp: FileStamp?) {
        try await Task.detached {
            // The stamp comes first: what is written meanwhile is noticed.
            let stamp = FileStamp(of: file)
            let (document, warnings) = try Document.read(from: file)
            return (document, warnings, stamp)
        }.value
    }

    /// Tells what was mended in a document that was read.
    package func tell(of warnings: [String]) {
        guard let first = warnings.first else { return }
        tell(warnings.count == 1 ? first : "\(first) And \(warnings.count - 1) more like it.")
    }

    /// Writes over what somebody else did to the file.
    package func keepMine() async {
        guard let file = fileURL else { return }
        origin = FileOrigin(file: file, stamp: FileStamp(of: file))
        diskChange = nil
        history.markUnsaved()
        saved = nil
        keepSafe()
        // Where that cannot be, changes are saved later as always.
        if await !save(nil) { autosave() }
    }
}
