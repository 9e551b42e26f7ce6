import DocumentFiles
import Foundation

/// A change to a document's file by another program.
package enum DiskChange: Equatable { case changed, removed }

extension DocumentModel {
    /// Starts watching the document's file for changes by other programs.
    package func watchFile(_ monitors: (any FileMonitors)?) {
        fileMonitor = fileURL.flatMap { file in
            monitors?.monitor(file) { [weak self] in Task { await self?.checkFile() } }
        }
        // The file may have changed before.
        if fileMonitor != nil { Task { await checkFile() } }
    }

    /// Checks whether the file is as this document last read or wrote it, and sets ``diskChange`` if it is not.
    ///
    /// - Returns: Whether it is, so that the file may be overwritten.
    @discardableResult
    package func checkFile() async -> Bool {
        guard runningWrites == 0, let origin else { return true }
        let stamp = await Task.detached { FileStamp(of: origin.file) }.value
        guard self.origin == origin, runningWrites == 0 else { return await checkFile() }
        guard stamp != origin.stamp else {
            note(nil)
            return true
        }
        // Another program may have written the same content again.
        let isSame = await Task.detached { [saved] in saved?.isStored(in: origin.file) == true }.value
        guard self.origin == origin else { return await checkFile() }
        guard isSame else {
            note(stamp == nil ? .removed : .changed)
            return false
        }
        self.origin = FileOrigin(file: origin.file, stamp: stamp)
        return await checkFile()
    }

    /// Sets ``diskChange``; a document whose file is gone is unsaved.
    private func note(_ change: DiskChange?) {
        guard diskChange != change else { return }
        diskChange = change
        summarize()
        recordForRecovery()
    }

    /// Replaces the document by the content of a file, which is read off the main thread; clears the undo history.
    func read(_ file: URL) async {
        do {
            let (document, warnings, stamp) = try await readStamped(file)
            guard !isDirty else {
                return showNotice("“\(file.lastPathComponent)” was not opened. Save your changes first.")
            }
            history = UndoHistory(document)
            setOrigin(FileOrigin(file: file, stamp: stamp))
            saved = try? snapshot(of: document, for: file)
            recordForRecovery()
            showNotices(about: warnings)
        } catch {
            fail(sentence(error))
        }
    }

    /// Replaces the document by the content of its file, as an undoable edit.
    package func reload(_ name: String = "Reload") async {
        guard let file = fileURL else { return }
        do {
            let (document, warnings, stamp) = try await readStamped(file)
            guard file == fileURL else { return }
            replace(name, with: document)
            markSaved(
                (try? snapshot(of: history.value, for: file)) ?? history.value, in: FileOrigin(file: file, stamp: stamp)
            )
            reloaded(offersUndo: undoName == name)
            showNotices(about: warnings)
        } catch {
            showNotice(sentence(error))
        }
    }

    /// Reads a file off the main thread and returns its stamp from before the read.
    private func readStamped(_ file: URL) async throws -> (document: Document, warnings: [String], stamp: FileStamp?) {
        try await Task.detached {
            // The stamp is taken first, so that a write during the read is noticed.
            let stamp = FileStamp(of: file)
            let (document, warnings) = try Document.read(from: file)
            return (document, warnings, stamp)
        }.value
    }

    /// The number of repairs that a notice describes.
    private static var shownWarningCount: Int { 3 }

    /// Shows a notice about repairs of the document that was read.
    package func showNotices(about warnings: [String]) {
        guard !warnings.isEmpty else { return }
        let rest = warnings.count - Self.shownWarningCount
        let shown = warnings.prefix(Self.shownWarningCount).joined(separator: " ")
        showNotice(rest > 0 ? "\(shown) And \(rest) more like these." : shown)
    }

    /// Overwrites another program's changes to the file.
    package func keepMine() async {
        guard let file = fileURL else { return }
        origin = FileOrigin(file: file, stamp: FileStamp(of: file))
        diskChange = nil
        history.markUnsaved()
        saved = nil
        recordForRecovery()
        // If saving fails, changes are saved automatically later.
        if await !save(nil) { autosave() }
    }
}
