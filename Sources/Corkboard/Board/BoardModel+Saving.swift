import BoardDocument
import CorkUI
import DocumentFiles
import Foundation

extension BoardModel {
    /// Saves to the board's file, or to one that the person names.
    ///
    /// - Returns: whether the board is saved now; not where somebody else has changed the file.
    func save(_ dialogs: (any FileDialogs)?) async -> Bool {
        guard let origin else { return await saveAs(dialogs) }
        guard !origin.isChanged else {
            tellOfChange(origin)
            return false
        }
        return await write(to: origin.file)
    }

    /// Tells once that a board does not save itself any more.
    private func warnOfChange(_ origin: FileOrigin) {
        guard origin != warned else { return }
        warned = origin
        tellOfChange(origin)
    }

    private func tellOfChange(_ origin: FileOrigin) {
        tell(
            """
            \(origin.file.lastPathComponent) was changed by somebody else since it was opened here. Nothing was \
            overwritten: save this board under another name (Ctrl+Shift+S).
            """)
    }

    /// Saves to a file that the person names.
    func saveAs(_ dialogs: (any FileDialogs)?) async -> Bool {
        let name = board.title.isEmpty ? "Board" : board.title
        let file = await dialogs?.save(
            "Save Board", suggestedName: "\(name).\(BoardFile.pathExtension)", types: [.board])
        guard let file else { return false }
        guard claim?.file == file.resolvingSymlinksInPath() || claimFile(file) != nil else {
            tell("\(file.lastPathComponent) is open in another window of Corkboard and was not overwritten.")
            return false
        }
        return await write(to: file)
    }

    private func write(to file: URL) async -> Bool {
        autosaveTask?.cancel()
        let (board, revision) = (board, history.revision)
        do {
            let stamp = try await Task.detached {
                try BoardFile.write(board, to: file)
                return FileStamp(of: file)
            }.value
            setOrigin(FileOrigin(file: file, stamp: stamp))
            markSaved(revision)
            return true
        } catch {
            tell(sentence(error))
            return false
        }
    }

    /// Has a board that has a file saved a while after it was changed.
    func autosave() {
        autosaveTask?.cancel()
        guard origin != nil, history.isDirty else { return }
        autosaveTask = Task { [weak self, delay = autosaveDelay] in
            try? await Task.sleep(for: delay)
            guard !Task.isCancelled, let self, let origin else { return }
            autosaveTask = nil
            guard !origin.isChanged else { return warnOfChange(origin) }
            _ = await write(to: origin.file)
        }
    }

    /// Writes the board in another form to a file that the person names.
    func export(_ form: BoardExport, _ dialogs: (any FileDialogs)?) async {
        let name = board.title.isEmpty ? "Board" : board.title
        let type = FileType(form.name, filenameExtensions: [form.pathExtension])
        let suggestion = "\(name).\(form.pathExtension)"
        guard let file = await dialogs?.save("Export Board", suggestedName: suggestion, types: [type]) else { return }
        do {
            try await Task.detached { [board] in
                try AtomicFile.write(Data(form.content(of: board).utf8), to: file)
            }.value
            announce("Exported to \(file.lastPathComponent).", offersUndo: false)
        } catch {
            tell(sentence(error))
        }
    }

    /// Puts what everybody sings on the clipboard.
    func copyReply(_ clipboard: (any Clipboard)?) {
        guard let reply = board.reply() else {
            return announce("Nobody has chosen a song yet: press C on a card.", offersUndo: false)
        }
        clipboard?.setText(reply)
        announce("Copied: \(reply)", offersUndo: false)
    }

    /// Goes back to the board as it was opened, which can be undone.
    func revert() { edit("Revert") { [opened] in $0 = opened } }

    /// The window is gone, and what was to be saved is.
    package func close() {
        autosaveTask?.cancel()
        cancelReading()
        libraryTask?.cancel()
        journal?.close()
        journal = nil
        claim = nil
    }

    /// Lets the person choose files, and reads them.
    func chooseFiles(_ dialogs: (any FileDialogs)?) async {
        guard let dialogs else { return }
        open(await dialogs.open("Open Songs or a Board", types: [.songs, .board, .all]))
    }
}
