import BoardDocument
import CorkUI
import DocumentFiles
import Foundation

extension BoardModel {
    /// Saves to the board's file, or to one that the person names.
    ///
    /// - Returns: whether the board is saved now; not where somebody else has changed the file.
    func save(_ dialogs: (any FileDialogs)?) async -> Bool {
        guard let file = fileURL else { return await saveAs(dialogs) }
        guard await checkFile() else { return false }
        return await write(to: file)
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
        runningWrites += 1
        defer { runningWrites -= 1 }
        let (board, revision) = (board, history.revision)
        do {
            let stamp = try await Task.detached {
                try BoardFile.write(board, to: file)
                return FileStamp(of: file)
            }.value
            isAsInFile(board, FileOrigin(file: file, stamp: stamp), revision: revision)
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
            guard !Task.isCancelled, let self else { return }
            autosaveTask = nil
            guard await checkFile(), let file = fileURL else { return }
            _ = await write(to: file)
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

    /// Opens a letter with what everybody sings; puts it on the clipboard where there is no program for mail.
    func mailReply(_ openURL: OpenURLAction, _ clipboard: (any Clipboard)?) {
        guard let mail = board.replyMail else { return copyReply(clipboard) }
        openURL(mail) { [weak self] isOpen in
            guard let self, !isOpen else { return }
            copyReply(clipboard)
            tell("There is no program for mail on this desktop: the reply was copied instead.")
        }
    }

    /// Goes back to the board as it was opened, which can be undone.
    func revertToOpened() { edit("Revert") { [opened] in $0 = opened } }

    /// The window is gone, and what was to be saved is.
    package func close() {
        autosaveTask?.cancel()
        cancelReading()
        libraryTask?.cancel()
        journal?.close()
        journal = nil
        claim = nil
        fileMonitor = nil
    }

    /// Lets the person choose files, and reads them.
    func chooseFiles(_ dialogs: (any FileDialogs)?) async {
        guard let dialogs else { return }
        open(await dialogs.open("Open Songs or a Board", types: [.songs, .board, .all]))
    }
}
