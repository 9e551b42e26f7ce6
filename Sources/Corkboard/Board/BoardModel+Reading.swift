import BoardDocument
import CorkUI
import DocumentFiles
import Foundation
import SongCatalog

extension BoardModel {
    /// Reads files one after the other, off the main thread; opens a saved board, or adds songs to this one.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - place: The place of songs without a person.
    ///   - reading: The encoding of lists that don't identify their own, and the columns of tables.
    package func open(_ files: [URL], to place: BoardPlace = .board, as reading: ListReading = ListReading()) {
        let before = readingTask
        if isUntouched, board.isEmpty { fileBeingRead = files.first }
        readingTask = Task {
            defer { if fileBeingRead == files.first { fileBeingRead = nil } }
            await withTaskCancellationHandler {
                await before?.value
            } onCancel: {
                before?.cancel()
            }
            let batch = ImportBatch()
            for file in files where !Task.isCancelled { await open(file, to: place, reading, batch) }
            self.reading = nil
        }
    }

    /// Cancels reading the opened files; those already read are kept.
    func cancelReading() { readingTask?.cancel() }

    private func open(
        _ file: URL, to place: BoardPlace, _ reading: ListReading, _ batch: ImportBatch
    ) async {
        do {
            if try await Self.isBoard(file) {
                try await openBoard(file)
            } else {
                try await addSongs(from: file, to: place, as: reading, batch)
            }
        } catch is CancellationError {
            showNotice("Reading \(file.lastPathComponent) was cancelled; nothing of it is on the board.")
        } catch {
            fail(sentence(error), unread: file)
        }
    }

    /// Returns a Boolean value that indicates whether a file is a saved board, by its name or its content.
    @concurrent
    nonisolated private static func isBoard(_ file: URL) async throws -> Bool {
        if file.pathExtension.lowercased() == BoardFile.pathExtension { return !BoardFile.isOtherContent(file) }
        return BoardFile.isBoard(file)
    }

    /// Opens a saved board here if this board is empty and saved, or else in another window.
    private func openBoard(_ file: URL) async throws {
        // Take the stamp before reading, so that later changes are noticed.
        let stamp = FileStamp(of: file)
        let (board, warnings) = try await Task.detached { try BoardFile.read(from: file) }.value
        try Task.checkCancellation()
        guard self.board.isEmpty, !isDirty else {
            guard let openElsewhere else { return fail("\(file.path) was not opened: there is a board here already.") }
            return openElsewhere(file)
        }
        replace(with: board, from: FileOrigin(file: file, stamp: stamp))
        leftOutCount += warnings.count(where: \.leavesOut)
        if warnings.count > 1 { leftOutDetails += warnings.map(\.description) }
        showNotices(about: warnings.map(\.description))
        offerToSplitTitles()
    }

    /// Shows a notice with a button that splits titles that name their artists.
    private func offerToSplitTitles() {
        let cards = board.cardsToSplit
        guard let first = cards.first.flatMap({ board.card($0) }) else { return }
        let (count, example) = (cards.count, "“\(first.title.prefix(60))”")
        let button = count == 1 ? "Split Title" : "Split \(count) Titles"
        showNotice(
            count == 1
                ? "The title \(example) seems to contain an artist."
                : "\(count) titles seem to contain an artist, such as \(example).",
            button: NoticeButton(button) { [weak self] in self?.edit(button) { $0.splitTitles(of: cards) } })
    }

    /// Adds the songs of a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - place: The place of songs without a person.
    ///   - options: The encoding of a file that isn't Unicode, and the columns of a table.
    ///   - batch: The files that are opened together.
    /// - Throws: If there are no songs in the file, or it can't be read.
    private func addSongs(
        from file: URL, to place: BoardPlace, as options: ListReading, _ batch: ImportBatch
    ) async throws {
        reading = Reading(file: file.lastPathComponent, progress: 0)
        guard let options = try await settle(file, to: place, options) else { return }
        let (songs, cards) = try await Self.readSongs(from: file, options) { [weak self] progress in
            Task { @MainActor in self?.reading?.progress = progress }
        }
        try Task.checkCancellation()
        let kept = keep(songs.songs, from: file)
        let pending = PendingImport(
            file: file, songs: songs, cards: cards, kept: kept, options: options, place: place)
        if kept != nil, board.isEmpty, place == .board, pending.isCatalogue { return showCatalogue(pending) }
        guard board.isEmpty || cards.count <= PendingImport.unconfirmedCount else {
            return pendingImports.append(pending)
        }
        add(pending, batch)
    }

    func add(_ pending: PendingImport, _ batch: ImportBatch = ImportBatch()) {
        let isNew = board.isEmpty && fileURL == nil && !isDirty
        let before = board
        var isJoined = false
        var board = board
        if board.isEmpty, board.title.isEmpty { board.title = pending.title }
        let report = board.add(
            pending.cards.given(to: pending.place.owner), people: pending.songs.listedPeople, at: pending.place,
            limit: cardLimit, keepsRepeats: isNew && pending.songs.isBoardTable)
        let songs = pending.songs
        if songs.isGuessed { hasGuessedColumns = true }
        leftOutCount +=
            songs.skippedCount + songs.partialCount + songs.leftOutColumns.count
            - songs.unwantedColumnCount
        leftOutCount += report.duplicates.count + report.leftInFile + report.partnersNotTaken.count
        leftOutCount += report.choicesNotTaken.count
        if isNew {
            replace(with: board, from: nil)
        } else {
            isJoined = batch.joins(history.revision)
            let revision = history.revision
            if isJoined {
                history.amend { $0 = board }
                if history.revision != revision { changed() }
            } else {
                edit("Add Songs") { $0 = board }
            }
            batch.note(report, from: revision, to: history.revision)
            announce(batch.reports)
        }
        let summary = ImportSummary(pending.songs, report)
        leftOutDetails += summary.details
        if let text = summary.text { showNotice(text, button: encodings(of: pending, isNew, isJoined ? before : nil)) }
    }

    /// Returns a button with other encodings in which to read the file again; `nil` for a Unicode file.
    ///
    /// - Parameters:
    ///   - pending: The file and its songs.
    ///   - isNew: A Boolean value that indicates whether the songs made a new board.
    ///   - before: The board without the songs, if their undo step has songs of other files; otherwise `nil`.
    /// - Returns: The button.
    func encodings(of pending: PendingImport, _ isNew: Bool, _ before: Board?) -> NoticeButton? {
        guard !pending.songs.encoding.isUnicode else { return nil }
        let (file, revision) = (pending.file, history.revision)
        return NoticeButton(
            "Change Encoding",
            choices: SongTextEncoding.choices.map { name, encoding in
                NoticeButton.Choice("\(name) (\(encoding))") { [weak self] in
                    guard let self else { return }
                    guard history.revision == revision else {
                        return showNotice("\(file.lastPathComponent) was not read again: the board was changed since.")
                    }
                    if isNew {
                        replace(with: Board(), from: nil)
                    } else if let before {
                        history.amend { $0 = before }
                        changed()
                    } else {
                        undo()
                    }
                    forget(pending.kept)
                    var options = pending.options
                    options.encoding = encoding
                    readAgain(file, to: pending.place, options)
                }
            })
    }

    /// Reads a file that was read before, with other options.
    func readAgain(_ file: URL, to place: BoardPlace, _ options: ListReading) {
        let before = readingTask
        readingTask = Task {
            await before?.value
            do {
                try await addSongs(from: file, to: place, as: options, ImportBatch())
            } catch {
                fail(sentence(error))
            }
            reading = nil
        }
    }

    /// Reads songs off the main thread, until the calling task is cancelled.
    @concurrent
    nonisolated private static func readSongs(
        from file: URL, _ options: ListReading, progress: @escaping @Sendable (Double) -> Void
    ) async throws -> (SongReading, [NewCard]) {
        let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
        let songs =
            isFolder
            ? try await SongFolderReader(encoding: options.encoding).read(contentsOf: file)
            : try await options.reader.read(contentsOf: file, progress: progress)
        let folder = file.deletingLastPathComponent()
        return (songs, songs.songs.map { NewCard($0, in: folder) })
    }

    /// Adds the songs of the clipboard's text to the column with the focus.
    func pasteSongs(_ clipboard: (any Clipboard)?) async {
        if let text = await clipboard?.text() { addText(text, to: .column(focusedOwner)) }
    }

    /// Adds the songs of pasted or dropped text to a column, and shows a toast.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - place: The place of songs without a person.
    ///   - options: The columns of a table.
    func addText(_ text: String, to place: BoardPlace, as options: ListReading = ListReading()) {
        do {
            var songs = try options.reader.read(text: text)
            if asksAboutLists, songs.isGuessed {
                guard
                    let options = settle(
                        .text(text), to: place, options, table: songs.table, people: songs.possiblePeople)
                else { return }
                songs = try options.reader.read(text: text)
            }
            let cards = songs.songs.map { NewCard($0) }.given(to: place.owner)
            let report = edit("Add Songs") { $0.add(cards, people: songs.listedPeople, at: place) }
            if let text = ImportSummary(songs, report).text { showNotice(text) }
            announce(report)
        } catch {
            showNotice(sentence(error))
        }
    }
}

extension [NewCard] {
    /// Returns the cards, with an owner for those without a person.
    fileprivate func given(to owner: Person.ID?) -> [NewCard] {
        map { card in
            var card = card
            if card.person == nil { card.owner = owner }
            return card
        }
    }
}

extension FileType {
    static let songs = FileType("Song lists", filenameExtensions: SongFileFormat.fileExtensions)
    static let songsAndBoards = FileType(
        "Song lists and boards", filenameExtensions: songs.filenameExtensions + board.filenameExtensions)
}
