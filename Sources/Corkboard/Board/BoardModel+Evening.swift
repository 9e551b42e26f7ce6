import BoardDocument
import CorkUI
import Foundation
import SongCatalog
import SongLibrary

/// The evening: what was sung, who is next, and the history.
extension BoardModel {
    /// Marks a card as sung, or removes the mark of one that was.
    package func toggleSung(_ id: Card.ID) {
        guard let card = board.card(id) else { return }
        guard !card.isSung || card.isChosen else { return edit("Not Sung") { _ = $0.unmarkSung(id) } }
        let now = Date()
        let before = board.lastSung
        edit("Sung") { _ = $0.markSung(id, at: now, historyID: recordedHistoryID) }
        announce("Sung: “\(card.title)”.")
        checkClock(now, before, card)
    }

    /// Says so if a card is marked at a time that is before that of the last mark.
    private func checkClock(_ now: Date, _ before: Date?, _ card: Card) {
        guard let before, before > now + 1 else { return }
        showNotice("The clock of this computer went back. “\(card.title)” is marked right after the song before it.")
    }

    /// Makes a card the one that is being sung, or takes it back.
    package func toggleSinging(_ id: Card.ID) {
        let isSinging = board.nowSinging == id
        edit(isSinging ? "Not Singing" : "Sing Now") { _ = $0.sing(isSinging ? nil : id) }
    }

    /// Marks the song that is being sung, and goes on with the next one in turn.
    package func singNext() {
        let now = Date()
        let before = board.lastSung
        let card = board.nowSinging.flatMap { board.card($0) }
        edit("Sing Next") { board in
            if let card { board.markSung(card.id, at: now, historyID: recordedHistoryID) }
            board.sing(board.turns.first?.card.id)
        }
        if let card { checkClock(now, before, card) }
        followSinger()
    }

    /// Puts a person first in turn, once.
    package func putFirst(_ person: Person) {
        edit("Sing Next") { _ = $0.putFirst(person.id) }
        announce("\(person.name) sings next.")
    }

    /// Clears the marks of all cards, for a new evening.
    package func beginEvening() {
        edit("New Evening") { $0.beginEvening() }
        announce("The marks are cleared for a new evening.")
    }

    // MARK: History

    /// Brings the history up to date after a change of the board.
    ///
    /// A mark is on the disk before its row, so that a crash between them leaves both once the board is recovered. Rows
    /// whose marks are gone from the recovered board go, too. A row
    /// goes with its mark, but stays if the card goes or another evening begins. What fails is tried again with the next
    /// change.
    func recordSinging() {
        let now = board.singings
        guard let history = sungHistory,
            now != recordedSinging || board.evening != recordedEvening || isNewlyRecovered
        else { return }
        let isRecovered = isNewlyRecovered
        isNewlyRecovered = false
        let came = now.subtracting(recordedSinging)
        let gone =
            board.evening == recordedEvening
            ? recordedSinging.subtracting(now).filter { board.card($0.card) != nil } : []
        let id = board.historyID ?? recordedHistoryID
        let (added, removed) = (came.compactMap { entry($0, id) }, gone.compactMap { entry($0, id) })
        (recordedSinging, recordedEvening, recordedHistoryID) = (now, board.evening, id)
        guard !added.isEmpty || !removed.isEmpty || isRecovered else { return }
        historyChange = Task { [weak self, journal, historyChange] in
            await historyChange?.value
            do {
                let others = isRecovered ? try await history.entries : []
                try await history.remove(removed + others.filter { self?.isUnmarked($0) == true })
                if !added.isEmpty { await Task.detached { journal?.flush() }.value }
                try await history.add(added)
                await self?.readHistory()
            } catch {
                guard let self else { return }
                recordedSinging = recordedSinging.subtracting(came).union(gone)
                showNotice(sentence(error))
            }
        }
    }

    /// Returns whether a row is of this evening, and its card has no such mark.
    private func isUnmarked(_ row: SungHistory.Entry) -> Bool {
        row.board == board.historyID && row.evening == board.evening
            && board.card(Card.ID(rawValue: row.card)).map { !$0.sungTimes.contains(row.time) } ?? false
    }

    /// Brings the history up to date with another board, of which it has nothing for certain.
    func restartRecording() {
        (recordedSinging, recordedEvening, recordedHistoryID) = ([], board.evening, nil)
        recordSinging()
    }

    private func entry(_ singing: Board.Singing, _ board: String?) -> SungHistory.Entry? {
        guard let board, let card = self.board.card(singing.card) else { return nil }
        let singers = self.board.singers(of: card.id).map(\.name).joined(separator: " and ")
        return SungHistory.Entry(
            board: board, card: card.id.rawValue, time: singing.time, singers: singers, title: card.title,
            artist: card.artist, code: card.code, evening: self.board.evening)
    }

    /// Reads when each song was sung last.
    func readHistory() async {
        guard let entries = try? await sungHistory?.entries else { return }
        sungEntries = entries
        sungBefore = Dictionary(entries.map { ($0.songKey, $0) }) { latest, _ in latest }
    }

    /// Waits until the history is up to date.
    package func finishRecording() async { await historyChange?.value }

    /// Returns when and by whom a song was sung last, such as “sung by Ann, 3 Nov”.
    func sung(_ song: Song) -> String? {
        guard let entry = sungBefore[song.key] else { return nil }
        let day = entry.time.formatted(Date.FormatStyle().day().month(.abbreviated))
        return entry.singers.isEmpty ? "sung \(day)" : "sung by \(entry.singers), \(day)"
    }
}
