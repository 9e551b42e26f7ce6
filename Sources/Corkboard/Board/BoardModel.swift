import BoardDocument
import CorkUI
import DocumentFiles
import Foundation
import Observation
import SongCatalog
import SongLibrary

/// The model of a board window, with the state of editing, reading and searching.
@Observable
package final class BoardModel: DocumentModel<Board> {
    /// The progress of reading files.
    package struct Reading: Equatable {
        var file: String
        /// The fraction that has been read, from 0 to 1.
        var progress: Double
    }

    /// The name of the board, for observers that do not follow every edit.
    private var boardTitle = ""
    /// The content of the window, in parts that are observed separately.
    @ObservationIgnored let pinned = PinnedBoard()
    /// The last action, shown until the next edit.
    var toast: Toast?
    package internal(set) var reading: Reading?
    /// Opens a saved board in a window of its own.
    @ObservationIgnored package var openElsewhere: (@MainActor (URL) -> Void)?

    /// The edited text and its field.
    var editing: BoardEditing? { didSet { if editing != oldValue { pinned.follow(self) } } }
    var draft = ""
    /// The details of a card while a sheet edits them.
    var editedDetails: CardDetailsDraft?
    /// The requested keyboard focus.
    var wantedFocus: BoardFocus? { didSet { openColumnOfWantedCard() } }
    /// The columns that show all their cards, even if these are higher than the window.
    var openColumns: Set<Person.ID?> = []
    /// The current keyboard focus.
    @ObservationIgnored var focused: BoardFocus?
    /// The selected cards.
    var selection: Set<Card.ID> = [] { didSet { if selection != oldValue { pinned.follow(self) } } }
    /// The song library; `nil` without one.
    @ObservationIgnored package var library: SongLibrary?
    var showsLibrary = false
    var librarySearch = ""
    var librarySongs: [LibrarySong] = []
    /// The number of searches whose results were shown.
    var librarySearches = 0
    /// A Boolean value that indicates whether the library has found more songs than ``librarySongs``.
    var hasMoreLibrarySongs = false
    /// The number of songs that the library has found.
    var libraryCount: Int?
    /// The lists whose songs the library has.
    var librarySources: [URL] = []
    @ObservationIgnored var libraryLimit = BoardModel.librarySongLimit
    var librarySelection: LibrarySong.ID?
    @ObservationIgnored var libraryTask: Task<Void, Never>?
    /// The history of what was sung; `nil` without one.
    @ObservationIgnored package var sungHistory: SungHistory? { didSet { recordSinging() } }
    /// The part of the board that the history has.
    @ObservationIgnored var recordedSinging: Set<Board.Singing> = []
    @ObservationIgnored var recordedEvening = 0
    @ObservationIgnored var recordedHistoryID: String?
    /// A Boolean value that indicates whether the board was recovered after a crash, and the history doesn't know yet.
    @ObservationIgnored var isNewlyRecovered = false
    /// The last change of the history.
    @ObservationIgnored var historyChange: Task<Void, Never>?
    /// The songs that were sung, with the last time.
    var sungBefore: [SongKey: SungHistory.Entry] = [:]
    /// The songs that were sung, the latest first; `nil` until the history was read.
    var sungEntries: [SungHistory.Entry]?
    /// The last change of the library.
    @ObservationIgnored var libraryChange: Task<[Song], Never>?
    /// The owner of the column that had the focus last.
    @ObservationIgnored var lastOwner: Person.ID?
    /// The songs of files that wait for an import decision, in the order of the files.
    var pendingImports: [PendingImport] = []
    /// The tables of which the person is asked what their columns are, in the order of the files.
    var columnsQuestions: [ColumnsQuestion] = []
    /// The lists of which the person is asked who is a person, in the order of the files.
    var peopleQuestions: [PeopleQuestion] = []
    /// The columns that the person chose for tables; `nil` if there is no window to ask the person.
    @ObservationIgnored package var tableMemory: Binding<TableMemory>?
    /// The id that identifies drags from this window.
    @ObservationIgnored let windowID = UUID()
    /// The search text; `nil` without a search.
    var search: String? { didSet { if search != oldValue { pinned.follow(self) } } }
    var hidesCrossedOff = false { didSet { if hidesCrossedOff != oldValue { pinned.follow(self) } } }
    /// The person shown in the presentation, by the position among the people; `nil` while the board is shown.
    var presented: Int?
    /// The monitor on which the board is presented while it stays usable; `nil` for none.
    var wall: Display?
    /// The board when it was opened.
    var opened = Board()

    /// The maximum number of cards on the board.
    @ObservationIgnored package var cardLimit = Board.cardLimit
    /// The number of lines, songs, columns and values of opened files that are not on the board.
    @ObservationIgnored var leftOutCount = 0
    /// A Boolean value that indicates whether songs were read with columns that were only guessed.
    @ObservationIgnored var hasGuessedColumns = false
    /// A Boolean value that indicates whether the board may have less than, or something else than, the opened files.
    package var isIncomplete: Bool { leftOutCount > 0 || hasGuessedColumns }
    /// The songs and lines that were left out of which a notice names only the first, for standard error.
    @ObservationIgnored package var leftOutDetails: [String] = []

    /// Creates a model with an empty board.
    package init(arrangement: Arrangement = .tidy) {
        var board = Board()
        board.arrangement = arrangement
        super.init(board)
        opened = board
        pinned.follow(self)
    }

    /// Creates a model with a recovered board.
    package convenience init(_ recovered: RecoveredDocument<Board>) {
        self.init()
        recover(recovered)
    }

    package var board: Board { history.value }

    package override class var appName: String { "Corkboard" }

    package override func open(_ file: URL) { open([file]) }

    package override var name: String { boardTitle.isEmpty ? super.name : boardTitle }

    package override var suggestedFileName: String {
        fileURL == nil && !board.title.isEmpty ? "\(board.title).\(BoardFile.pathExtension)" : super.suggestedFileName
    }

    package override var hasDraft: Bool {
        guard !trimmedDraft.isEmpty else { return false }
        return switch editing {
        case .newPerson, .newCards: true
        case .person(let id): trimmedDraft != board.person(id)?.name
        case .card(let id): trimmedDraft != board.card(id)?.title
        case nil: false
        }
    }

    package override func commitDraft() { if hasDraft { submit() } }

    package override var valueWithDraft: Board {
        var board = board
        if hasDraft { draftEdit?.change(&board) }
        return board
    }

    // MARK: Edits

    package override func summarize() {
        super.summarize()
        pinned.follow(self)
        if boardTitle != board.title { boardTitle = board.title }
    }

    /// Edits the board in one undo step.
    @discardableResult
    package func edit<Result>(_ name: String, _ change: (inout Board) -> Result) -> Result {
        let before = history.revision
        let result = history.perform(name, change)
        if history.revision != before { changed() }
        return result
    }

    package override func recover(_ recovered: RecoveredDocument<Board>) {
        super.recover(recovered)
        isNewlyRecovered = true
        restartRecording()
    }

    package override func undo() { focusingWhatChanges { super.undo() } }

    package override func redo() { focusingWhatChanges { super.redo() } }

    /// Runs a change and keeps the focus among the cards, preferably on a changed one.
    private func focusingWhatChanges(_ change: () -> Void) {
        let before = board
        change()
        guard case .card(let id) = focused else { return }
        let cards = board.changedCards(since: before)?.after.filter(cardFilter.shows) ?? []
        if let card = cards.first(where: { $0.id == id }) ?? cards.first {
            wantedFocus = .card(card.id)
        } else if board.card(id) == nil {
            wantedFocus = neighbor(of: id, in: before).map { .card($0) }
        }
    }

    /// Returns the card to focus in place of a removed one: the next or previous card of its column, otherwise of the
    /// board.
    func neighbor(of id: Card.ID, in before: Board) -> Card.ID? {
        let columns = [before.cards(of: before.owner(of: id)?.id), before.sections.flatMap(\.cards)]
        return columns.lazy.compactMap { [self] cards in
            guard let place = cards.firstIndex(where: { $0.id == id }) else { return nil }
            return
                (cards[place...].first { board.card($0.id) != nil } ?? cards[..<place].last { board.card($0.id) != nil })?
                .id
        }.first
    }

    /// Replaces the board and its undo history.
    func replace(with board: Board, from origin: FileOrigin?) {
        history = UndoHistory(board)
        opened = board
        if let origin {
            setOrigin(origin)
            saved = board
        }
        recordForRecovery()
        restartRecording()
    }

    package override func changed() {
        toast = nil
        recordSinging()
        selection = selection.filter { board.card($0) != nil }
        super.changed()
    }

    package override func reloaded(offersUndo: Bool) {
        announce("The board is as it is in \(fileURL?.lastPathComponent ?? "its file").", offersUndo: offersUndo)
    }

    package override func close() {
        super.close()
        libraryTask?.cancel()
    }

    /// Shows a toast about the last action.
    func announce(_ text: String, offersUndo: Bool = true) { toast = Toast(text: text, offersUndo: offersUndo) }
}
