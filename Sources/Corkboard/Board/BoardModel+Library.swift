import BoardDocument
import CorkUI
import Foundation
import SongCatalog
import SongLibrary

/// A search result of the library.
struct LibrarySong: Identifiable, Hashable {
    let id: Int
    let song: Song
}

extension BoardModel {
    /// The number of search results that are shown at first, and added by each press of the list's More button.
    static let librarySongLimit = 1_000

    /// Shows the library and focuses its search field, or hides it.
    func toggleLibrary() {
        guard !showsLibrary else {
            showsLibrary = false
            return libraryTask?.cancel() ?? ()
        }
        showLibrary()
        wantedFocus = .library
    }

    /// Shows the library without moving the focus.
    package func showLibrary() {
        showsLibrary = true
        searchLibrary()
    }

    func searchLibrary(for text: String) {
        librarySearch = text
        libraryLimit = Self.librarySongLimit
        searchLibrary()
    }

    /// Shows more of the songs that were found.
    func showMoreLibrarySongs() {
        libraryLimit += Self.librarySongLimit
        searchLibrary(isContinued: true)
    }

    /// Searches the library off the main thread.
    private func searchLibrary(isContinued: Bool = false) {
        libraryTask?.cancel()
        guard let library else { return }
        libraryTask = Task { [weak self, librarySearch, libraryLimit] in
            do {
                let songs = try await library.songs(matching: librarySearch, limit: libraryLimit + 1)
                let hasMore = songs.count > libraryLimit
                let count = hasMore ? try await library.count(matching: librarySearch) : songs.count
                let sources = try await library.sources
                guard !Task.isCancelled, let self else { return }
                if librarySources != sources { librarySources = sources }
                if sungBefore.isEmpty { await readHistory() }
                (hasMoreLibrarySongs, libraryCount) = (hasMore, count)
                librarySongs = songs.prefix(libraryLimit).enumerated().map {
                    LibrarySong(id: $0.offset, song: $0.element)
                }
                guard !isContinued else { return }
                librarySelection = nil
                librarySearches += 1
            } catch {
                guard !Task.isCancelled, let self else { return }
                showNotice(sentence(error))
            }
        }
    }

    /// Waits until the last search has finished.
    package func finishSearching() async { await libraryTask?.value }

    /// Adds the songs of a list to the library.
    ///
    /// - Returns: A task that returns the new songs; `nil` without a library.
    func keep(_ songs: [Song], from list: URL) -> Task<[Song], Never>? {
        let folder = list.deletingLastPathComponent()
        return changeLibrary { library in
            try await library.add(
                songs.map { song in
                    var song = song
                    song.location = song.address(in: folder)
                    return song
                }, from: list)
        }
    }

    /// Shows the songs of a catalogue in the library, beside an empty board.
    func showCatalogue(_ pending: PendingImport) {
        let (count, name) = (pending.songs.entries.count.formatted(), pending.file.lastPathComponent)
        showLibrary()
        if let text = ImportSummary(pending.songs, AddReport()).text {
            showNotice(text, button: encodings(of: pending, true, nil))
        }
        showNotice(
            "“\(name)” has \(count) songs and no people. They are in the library, and the board is empty.",
            button: NoticeButton("Add to Board") { [weak self] in self?.add(pending) })
    }

    /// Removes the songs of a list from the library, except those that another list has.
    func removeSource(_ source: URL) {
        _ = changeLibrary { [weak self] library in
            let count = try await library.removeSource(source)
            let songs = count == 1 ? "1 song" : "\(count.formatted()) songs"
            await self?.announce(
                "Removed \(songs) of \(source.lastPathComponent) from the library.", offersUndo: false)
            return []
        }
    }

    /// Removes songs from the library again.
    func forget(_ songs: Task<[Song], Never>?) {
        guard let songs else { return }
        _ = changeLibrary { library in
            let forgotten = await songs.value
            try await library.remove(forgotten)
            return forgotten
        }
    }

    /// Changes the library after earlier changes, and updates the search results.
    private func changeLibrary(
        _ change: @escaping @Sendable (SongLibrary) async throws -> [Song]
    ) -> Task<[Song], Never>? {
        guard let library else { return nil }
        let task = Task { [weak self, libraryChange] in
            _ = await libraryChange?.value
            do {
                let changed = try await change(library)
                if self?.showsLibrary == true { self?.searchLibrary() }
                return changed
            } catch {
                self?.showNotice(self?.sentence(error) ?? "")
                return []
            }
        }
        libraryChange = task
        return task
    }

    /// Adds a song of the search results to the column that was used last.
    ///
    /// - Parameter id: The song; `nil` for the selected or first one.
    func addFromLibrary(_ id: LibrarySong.ID? = nil) {
        let id = id ?? librarySelection
        guard let found = librarySongs.first(where: { $0.id == id }) ?? librarySongs.first else { return }
        let person = lastOwner.flatMap { board.person($0) } ?? board.people.first
        let song = found.song
        var card = NewCard(song)
        card.owner = person?.id
        let report = edit("Add Song") { $0.add([card]) }
        let column = person.map { "\(board.distinctName(of: $0))’s column" } ?? "the loose cards"
        switch (report.added.isEmpty, report.leftInFile > 0) {
        case (false, _): announce("Added “\(song.title)” to \(column).")
        case (true, true): announce("The board is full: it holds \(Board.cardLimit) cards.", offersUndo: false)
        case (true, false): announce("“\(song.title)” is there already, in \(column).", offersUndo: false)
        }
    }

    /// Returns the content of a drag of a library's song.
    func dragged(_ found: LibrarySong) -> BoardTransfer {
        let song = found.song
        let dragged = BoardTransfer.Song(
            title: song.title, artist: song.artist, code: song.code, file: song.address(), duration: song.duration)
        return .cards(window: Self.libraryID, ids: [], songs: [dragged])
    }

    /// The id that distinguishes drags from the library from drags of boards.
    private static let libraryID = UUID()
}
