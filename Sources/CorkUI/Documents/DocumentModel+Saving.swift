import DocumentFiles
import Foundation

extension DocumentModel {
    /// Associates the document with a file, unless the file is open in another window.
    package func setOrigin(_ origin: FileOrigin) {
        if claim?.file == origin.file.resolved { return self.origin = origin }
        guard let claim = claimFile(origin.file) else {
            self.origin = nil
            return showNotice(
                """
                \(origin.file.lastPathComponent) is open in another window of \(Self.appName). This is a copy: what you \
                change here is saved under another name.
                """)
        }
        self.claim = claim
        self.origin = origin
        noteRecent?(origin.file)
    }

    /// Saves to the document's file, or to one that the person chooses if it has none.
    ///
    /// - Returns: Whether the document was saved; false if another program changed the file. A file that is gone is
    ///   written again.
    package func save(_ dialogs: (any FileDialogs)?) async -> Bool {
        commitDraft()
        guard fileURL != nil else { return await saveAs(dialogs) }
        let isAsRead = await checkFile()
        guard isAsRead || diskChange == .removed else { return false }
        return await write()
    }

    /// Saves to a file that the person chooses.
    package func saveAs(_ dialogs: (any FileDialogs)?) async -> Bool {
        commitDraft()
        let file = await dialogs?.save(
            "Save \(Document.kindName.capitalized)", suggestedName: suggestedFileName, types: [Document.fileType])
        guard let chosen = file, let file = named(chosen) else { return false }
        guard claim?.file == file.resolved || claimFile(file) != nil else {
            showNotice(
                "\(file.lastPathComponent) is open in another window of \(Self.appName) and was not overwritten.")
            return false
        }
        return await write(to: file)
    }

    /// Returns the file with the extension of the document's type appended, unless it has one.
    ///
    /// - Returns: The file, or `nil` if it exists, because the person did not confirm replacing it.
    private func named(_ file: URL) -> URL? {
        let endings = Document.fileType.filenameExtensions
        let isKept =
            endings.contains(file.pathExtension.lowercased()) || file.resolved == claim?.file
            || refusesOtherKinds && UTType(filenameExtension: file.pathExtension)?.preferredMIMEType != nil
        guard !isKept, let ending = endings.first else { return file }
        let whole = file.appendingPathExtension(ending)
        guard FileManager.default.fileExists(atPath: whole.path) else { return whole }
        showNotice(
            "\(whole.lastPathComponent) exists already and was not replaced. To replace it, type its whole name."
        )
        return nil
    }

    /// Writes the document after pending writes have finished.
    ///
    /// - Parameter file: `nil` for the document's file at that time.
    /// - Returns: Whether the document was written.
    private func write(to file: URL? = nil) async -> Bool {
        autosaveTask?.cancel()
        runningWrites += 1
        defer { runningWrites -= 1 }
        // Writes run one after the other, so that the newest one is last.
        let task = Task { [before = writingTask] in
            _ = await before?.value
            guard let file = file ?? fileURL else { return false }
            return await writeNow(to: file)
        }
        writingTask = task
        return await task.value
    }

    private func writeNow(to file: URL) async -> Bool {
        let revision = history.revision
        do {
            let document = try snapshot(of: history.value, for: file)
            let stamp = try await Task.detached {
                try document.write(to: file)
                return FileStamp(of: file)
            }.value
            saveFailure = nil
            dismissNotices(savedAs: file)
            markSaved(document, in: FileOrigin(file: file, stamp: stamp), revision: revision)
            return true
        } catch {
            saveFailure = sentence(error)
            return false
        }
    }

    /// Schedules an automatic save of a changed document that has a file.
    package func autosave() {
        autosaveTask?.cancel()
        guard origin != nil, isEditable, isDirty else { return }
        autosaveTask = Task { [weak self, delay = autosaveDelay] in
            try? await Task.sleep(for: delay)
            guard !Task.isCancelled, let self else { return }
            autosaveTask = nil
            if await checkFile() { _ = await write() }
        }
    }

    /// Records that a file contains a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - origin: The file and its stamp after the write.
    ///   - revision: The revision that was written; `nil` for the current one.
    package func markSaved(_ document: Document, in origin: FileOrigin, revision: UndoHistory<Document>.Revision? = nil)
    {
        setOrigin(origin)
        saved = document
        diskChange = nil
        history.markSaved(revision)
        if !isDirty { autosaveTask?.cancel() }
        recordForRecovery()
    }
}
