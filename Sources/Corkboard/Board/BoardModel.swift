import BoardDocument
import CorkUI
import DocumentFiles
import Foundation
import Observation
import SongCatalog
import SongLibrary

/// A board as its window edits it: the document, where it is saved, what is being typed or read, what has to be told.
@Observable
package final class BoardModel {
    /// Files that are being read.
    package struct Reading: Equatable {
        var file: String
        /// 0 to 1.
        var progress: Double
    }

    private(set) var history: UndoHistory<Board>
    /// The `.songboard` that the board is saved to, as it was then.
    var origin: FileOrigin?
    /// After how long a changed board that has a file is saved by itself.
    @ObservationIgnored var autosaveDelay = Duration.seconds(10)
    /// The board as it was last read from its file or written to it; nil where that is not known.
    @ObservationIgnored private(set) var saved: Board?
    /// How often the file is being written here just now.
    @ObservationIgnored var runningWrites = 0
    /// What somebody else did to the file, until the person says what is to become of it.
    var diskChange: DiskChange?
    /// Watches the file.
    @ObservationIgnored var fileMonitor: AnyObject?
    /// Keeps other windows from editing the file.
    @ObservationIgnored var claim: FileClaim?
    /// Claims a file for this window; nil where another one has it.
    @ObservationIgnored package var claimFile: @MainActor (URL) -> FileClaim? = { FileClaim($0) }
    /// Notes files for the lists of recent ones.
    @ObservationIgnored package var noteRecent: (@MainActor (URL) -> Void)?
    private(set) var notices: [Notice] = []
    /// What was just done, told until the next edit.
    var toast: Toast?
    package internal(set) var reading: Reading?
    /// Opens a saved board in a window of its own.
    @ObservationIgnored package var openElsewhere: (@MainActor (URL) -> Void)?
    /// Opens an empty board in a window of its own.
    @ObservationIgnored package var openNew: (@MainActor () -> Void)?
    /// Keeps changes safe against a crash.
    @ObservationIgnored package var journal: RecoveryJournal<Board>?
    /// Why files could not be read, a sentence each.
    package private(set) var failures: [String] = []
    @ObservationIgnored var readingTask: Task<Void, Never>?
    @ObservationIgnored var autosaveTask: Task<Void, Never>?
    @ObservationIgnored private var noticeCount = 0

    /// What is being typed, and where.
    var editing: BoardEditing?
    var draft = ""
    /// Where the keyboard focus is to go.
    var wantedFocus: BoardFocus?
    /// Where it is.
    @ObservationIgnored var focused: BoardFocus?
    /// The cards that are dealt with together.
    var selection: Set<Card.ID> = []
    /// Keeps the songs of files; nil where there is no library.
    @ObservationIgnored package var library: SongLibrary?
    var showsLibrary = false
    var librarySearch = ""
    var librarySongs: [LibrarySong] = []
    var librarySelection: LibrarySong.ID?
    @ObservationIgnored var libraryTask: Task<Void, Never>?
    /// Whose column the focus was in last.
    @ObservationIgnored var lastOwner: Person.ID?
    /// Songs of files that wait for a word on where they are to go, the first file's first.
    var pendingImports: [PendingImport] = []
    /// Where what is dragged over the board would go.
    var dropPlace: BoardPlace?
    /// Tells what is dragged from this window.
    @ObservationIgnored let windowID = UUID()
    /// What is looked for on the board; nil while nothing is.
    var search: String?
    var hidesCrossedOff = false
    /// Whose songs fill the screen, as a place among the people; nil while the board is shown.
    var presented: Int?
    /// The board as it was when it was opened.
    var opened = Board()

    package init() { history = UndoHistory(Board()) }

    /// A board that a crash left behind.
    package convenience init(_ recovered: RecoveredDocument<Board>) {
        self.init()
        history = UndoHistory(recovered.document, isSaved: false)
        if let origin = recovered.origin { setOrigin(origin) }
        let date = recovered.date.formatted(date: .abbreviated, time: .shortened)
        tell(
            """
            This board was not saved when Corkboard ended; it is as it was on \(date). \
            \(recovered.isDamaged ? "Part of what was kept is damaged: later changes may be missing. " : "")\
            Save it, or close it to discard it.
            """)
    }

    package var board: Board { history.value }

    /// The file that the board is saved to.
    package var fileURL: URL? { origin?.file }

    /// What the window is called.
    var title: String { name + (history.isDirty ? " •" : "") }

    /// What the board is called.
    var name: String { board.title.isEmpty ? "Untitled Board" : board.title }

    // MARK: Edits

    /// Changes the board, as one step to undo.
    @discardableResult
    package func edit<Result>(_ name: String, _ change: (inout Board) -> Result) -> Result {
        let before = history.revision
        let result = history.perform(name, change)
        if history.revision != before { changed() }
        return result
    }

    package func undo() { if history.undo() != nil { changed() } }
    func redo() { if history.redo() != nil { changed() } }

    /// Starts anew with a board that has nothing to undo.
    func replace(with board: Board, from origin: FileOrigin?) {
        history = UndoHistory(board)
        opened = board
        if let origin {
            setOrigin(origin)
            saved = board
        }
        keepSafe()
    }

    /// Ties the board to a file, unless another window has it.
    func setOrigin(_ origin: FileOrigin) {
        if claim?.file == origin.file.resolvingSymlinksInPath() { return self.origin = origin }
        guard let claim = claimFile(origin.file) else {
            self.origin = nil
            return tell(
                """
                \(origin.file.lastPathComponent) is open in another window of Corkboard. This is a copy: what you \
                change here is saved under another name.
                """)
        }
        self.claim = claim
        self.origin = origin
        noteRecent?(origin.file)
    }

    private func changed() {
        toast = nil
        selection = selection.filter { board.card($0) != nil }
        keepSafe()
        autosave()
    }

    /// Has the journal know what is not in the file.
    func keepSafe() {
        if history.isDirty { journal?.record(board, from: origin) } else { journal?.clear() }
    }

    /// Keeps a board that a crash left behind safe from now on, in its old journal's place.
    package func takeOver(_ recovered: RecoveredDocument<Board>) {
        keepSafe()
        journal?.flush()
        recovered.discard()
    }

    /// Notes that the file has a board.
    ///
    /// - Parameter revision: The state of the board; nil for the present one.
    func isAsInFile(_ board: Board, _ origin: FileOrigin, revision: UndoHistory<Board>.Revision? = nil) {
        setOrigin(origin)
        saved = board
        diskChange = nil
        history.markSaved(revision)
        if !history.isDirty { autosaveTask?.cancel() }
        keepSafe()
    }

    /// Notes that the file does not have the board.
    func forgetSaved() {
        history.markUnsaved()
        saved = nil
        keepSafe()
    }

    // MARK: Notices

    package func tell(_ text: String) {
        noticeCount += 1
        notices.append(Notice(id: noticeCount, text: text))
    }

    func fail(_ sentence: String) {
        failures.append(sentence)
        tell(sentence)
    }

    func dismiss(_ notice: Notice) { notices.removeAll { $0.id == notice.id } }

    /// Tells what was just done.
    func announce(_ text: String, offersUndo: Bool = true) { toast = Toast(text: text, offersUndo: offersUndo) }
}
