import BoardDocument
import CorkUI
import Foundation
import Observation
import SongCatalog

/// A board as its window edits it: the document, where it is saved, what is being read, what has to be told.
@Observable
package final class BoardModel {
    /// Something the window tells at its top until it is dismissed.
    struct Notice: Identifiable, Equatable {
        let id: Int
        let text: String
    }

    /// Files that are being read.
    package struct Reading: Equatable {
        var file: String
        /// 0 to 1.
        var progress: Double
    }

    private(set) var history: UndoHistory<Board>
    /// The `.songboard` that the board is saved to.
    private(set) var fileURL: URL?
    private(set) var notices: [Notice] = []
    package private(set) var reading: Reading?
    /// Opens a saved board in a window of its own.
    @ObservationIgnored package var openElsewhere: (@MainActor (URL) -> Void)?
    /// Why files could not be read, a sentence each.
    private(set) var failures: [String] = []
    @ObservationIgnored private var readingTask: Task<Void, Never>?
    @ObservationIgnored private var noticeCount = 0

    package init() { history = UndoHistory(Board()) }

    package var board: Board { history.value }

    /// What the window is called.
    var title: String { name + (history.isDirty ? " •" : "") }

    /// What the board is called.
    var name: String { board.title.isEmpty ? "Untitled Board" : board.title }

    // MARK: Cards

    /// Crosses a card off, or takes that back.
    package func toggleCrossedOff(_ id: Card.ID) {
        guard let card = board.card(id) else { return }
        history.perform(card.isCrossedOff ? "Put Back" : "Cross Off") { board in
            _ = card.isCrossedOff ? board.restore(id) : board.crossOff(id)
        }
    }

    /// Scatters the cards, or tidies them up.
    func toggleArrangement() {
        let isTidy = board.arrangement == .tidy
        history.perform(isTidy ? "Scatter Cards" : "Tidy Up") { $0.arrangement = isTidy ? .scattered : .tidy }
    }

    /// Adds cards, as from a list of songs.
    package func add(_ cards: [NewCard]) { history.perform("Add Songs") { $0.add(cards) } }

    func undo() { history.undo() }
    func redo() { history.redo() }

    // MARK: Notices

    private func tell(_ text: String) {
        noticeCount += 1
        notices.append(Notice(id: noticeCount, text: text))
    }

    func dismiss(_ notice: Notice) { notices.removeAll { $0.id == notice.id } }

    // MARK: Reading

    /// Reads files one after the other, off the main thread: a saved board becomes this one, songs are added to it.
    package func open(_ files: [URL]) {
        let before = readingTask
        readingTask = Task {
            await withTaskCancellationHandler {
                await before?.value
            } onCancel: {
                before?.cancel()
            }
            for file in files where !Task.isCancelled { await open(file) }
            reading = nil
        }
    }

    /// Waits until everything that was opened is read.
    package func finishReading() async { await readingTask?.value }

    /// Ends the reading of everything that was opened; files that are read already stay.
    func cancelReading() { readingTask?.cancel() }

    private func open(_ file: URL) async {
        do {
            if file.pathExtension.lowercased() == BoardFile.pathExtension {
                try await openBoard(file)
            } else {
                try await addSongs(from: file)
            }
        } catch is CancellationError {
            tell("Reading \(file.lastPathComponent) was cancelled; nothing of it is on the board.")
        } catch {
            fail(sentence(error))
        }
    }

    private func fail(_ sentence: String) {
        failures.append(sentence)
        tell(sentence)
    }

    private func sentence(_ error: any Error) -> String {
        (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    }

    /// Opens a saved board here if nothing is here yet, else in a window of its own: what is here stays.
    private func openBoard(_ file: URL) async throws {
        let (board, warnings) = try await Task.detached { try BoardFile.read(from: file) }.value
        try Task.checkCancellation()
        guard self.board.isEmpty, !history.isDirty else {
            guard let openElsewhere else { return fail("\(file.path) was not opened: there is a board here already.") }
            return openElsewhere(file)
        }
        history = UndoHistory(board)
        fileURL = file
        if let first = warnings.first {
            tell(
                warnings.count == 1 ? first.description : "\(first.description) And \(warnings.count - 1) more like it."
            )
        }
    }

    private func addSongs(from file: URL) async throws {
        reading = Reading(file: file.lastPathComponent, progress: 0)
        let (songs, cards) = try await Self.readSongs(from: file) { [weak self] progress in
            Task { @MainActor in self?.reading?.progress = progress }
        }
        try Task.checkCancellation()
        let isNew = board.isEmpty && fileURL == nil && !history.isDirty
        var board = board
        if board.title.isEmpty { board.title = songs.title ?? file.deletingPathExtension().lastPathComponent }
        let report = board.add(cards)
        if isNew { history = UndoHistory(board) } else { history.perform("Add Songs") { $0 = board } }
        if let text = ImportSummary(songs, report).text { tell(text) }
    }

    /// Away from the main thread, and until the task that asks is cancelled.
    @concurrent
    nonisolated private static func readSongs(
        from file: URL, progress: @escaping @Sendable (Double) -> Void
    ) async throws -> (SongReading, [NewCard]) {
        let songs = try await SongFileReader().read(contentsOf: file, progress: progress)
        return (songs, songs.songs.map(NewCard.init))
    }

    // MARK: Saving

    /// Saves to the board's file, or to one that the person names.
    ///
    /// - Returns: whether the board is saved now.
    func save(_ dialogs: (any FileDialogs)?) async -> Bool {
        var file = fileURL
        if file == nil {
            let name = board.title.isEmpty ? "Board" : board.title
            file = await dialogs?.save(
                "Save Board", suggestedName: "\(name).\(BoardFile.pathExtension)", types: [.board])
        }
        guard let file else { return false }
        let (board, revision) = (board, history.revision)
        do {
            try await Task.detached { [file] in try BoardFile.write(board, to: file) }.value
            fileURL = file
            history.markSaved(revision)
            return true
        } catch {
            tell(sentence(error))
            return false
        }
    }

    /// Lets the person choose files, and reads them.
    func chooseFiles(_ dialogs: (any FileDialogs)?) async {
        guard let dialogs else { return }
        open(await dialogs.open("Open Songs or a Board", types: [.songs, .board, .all]))
    }
}

extension FileType {
    static let board = FileType("Boards", filenameExtensions: [BoardFile.pathExtension])
    static let songs = FileType("Song lists", filenameExtensions: SongFileFormat.fileExtensions)
    static let all = FileType("All files", filenameExtensions: [])
}
