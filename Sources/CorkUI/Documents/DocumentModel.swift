import DocumentFiles
import Foundation
import Observation

/// A document as its window edits it: what was done, where it is saved, what has to be told.
///
/// Kinds of documents derive from it and say in ``changed()`` what else follows from an edit.
@MainActor @Observable
open class DocumentModel<Document: EditableDocument> {
    /// The document, and how it came to be.
    package var history: UndoHistory<Document> { didSet { summarize() } }
    /// Whether the document is another than when it was last saved.
    package private(set) var isDirty = false
    /// What could be undone; nil if nothing.
    package private(set) var undoName: String?
    /// What could be redone; nil if nothing.
    package private(set) var redoName: String?
    /// The file that the document is saved to, as it was then.
    package var origin: FileOrigin?
    /// The document as it was last read from its file or written to it; nil where that is not known.
    @ObservationIgnored package var saved: Document?
    /// How often the file is being written here just now.
    @ObservationIgnored package var runningWrites = 0
    /// What writes the file last.
    @ObservationIgnored var writingTask: Task<Bool, Never>?
    /// What somebody else did to the file, until the person says what is to become of it.
    package var diskChange: DiskChange?
    /// Watches the file.
    @ObservationIgnored package var fileMonitor: AnyObject?
    /// Keeps other windows from editing the file.
    @ObservationIgnored package var claim: FileClaim?
    /// Claims a file for this window; nil where another one has it.
    @ObservationIgnored package var claimFile: @MainActor (URL) -> FileClaim? = { FileClaim($0) }
    /// Notes files for the lists of recent ones.
    @ObservationIgnored package var noteRecent: (@MainActor (URL) -> Void)?
    /// Keeps changes safe against a crash.
    @ObservationIgnored package var journal: RecoveryJournal<Document>?
    /// After how long a changed document that has a file is saved by itself.
    @ObservationIgnored package var autosaveDelay = Duration.seconds(10)
    @ObservationIgnored package var autosaveTask: Task<Void, Never>?
    @ObservationIgnored package var readingTask: Task<Void, Never>?
    /// Whether a file is being read in place of the document.
    private(set) var isReading = false
    /// Why files could not be read, a sentence each.
    package private(set) var failures: [String] = []
    package private(set) var notices: [DocumentNotice] = []
    /// Why the document could not be saved last, which is told until it could.
    @ObservationIgnored var saveFailure: String? {
        didSet {
            notices.removeAll { $0.text == oldValue }
            if let saveFailure { tell(saveFailure) }
        }
    }
    @ObservationIgnored private var noticeCount = 0

    /// Whether the document can be changed and saved.
    @ObservationIgnored package var isEditable = true

    package init(_ document: Document) { history = UndoHistory(document) }

    /// What the app calls itself.
    open class var appName: String { ProcessInfo.processInfo.processName }

    /// What is to be written of a document, by whatever thread and whatever is edited meanwhile.
    ///
    /// - Parameter file: where it is saved to; nil where that is not known.
    func frozen(_ document: Document, for file: URL?) throws -> Document { document }

    /// The file that the document is saved to.
    package var fileURL: URL? { origin?.file }

    /// Whether nobody would miss the document.
    package var isUntouched: Bool {
        fileURL == nil && !isDirty && undoName == nil && redoName == nil
    }

    /// What the document is called.
    open var name: String { fileURL?.lastPathComponent ?? "Untitled \(Document.kindName.capitalized)" }

    /// Whether something is being typed that the document does not have yet.
    open var hasDraft: Bool { false }

    /// Has the document take what is being typed.
    open func commitDraft() {}

    /// Whether there is something to save.
    package var isUnsaved: Bool { isDirty || hasDraft }

    /// What the window is called.
    package var title: String { name + (isUnsaved ? " •" : "") }

    /// What a file is called that the document is saved to for the first time.
    open var suggestedFileName: String {
        fileURL?.lastPathComponent
            ?? "\(Document.kindName.capitalized).\(Document.fileType.filenameExtensions.first ?? "")"
    }

    /// Begins to read a file in place of the document.
    open func open(_ file: URL) {
        let before = readingTask
        isReading = true
        readingTask = Task {
            await before?.value
            await read(file)
            isReading = false
        }
    }

    // MARK: Edits

    /// The document was changed.
    open func changed() {
        keepSafe()
        autosave()
    }

    /// Tells of the history what is different now, so that who shows no more of it is not told of every edit.
    open func summarize() {
        let history = history
        if isDirty != history.isDirty { isDirty = history.isDirty }
        if undoName != history.undoName { undoName = history.undoName }
        if redoName != history.redoName { redoName = history.redoName }
    }

    /// The document is as it is in its file now.
    open func reloaded(offersUndo: Bool) {}

    /// Changes the whole document, as one step to undo.
    package func replace(_ name: String, with document: Document) {
        let before = history.revision
        history.perform(name) { $0 = document }
        if history.revision != before { changed() }
    }

    /// Takes the last edit back.
    open func undo() { if history.undo() != nil { changed() } }
    /// Does again what was taken back last.
    open func redo() { if history.redo() != nil { changed() } }

    // MARK: Recovery

    /// Shows a document that a crash left behind, which is not saved.
    open func recover(_ recovered: RecoveredDocument<Document>) {
        history = UndoHistory(recovered.document, isSaved: false)
        if let origin = recovered.origin { setOrigin(origin) }
        let date = Date.FormatStyle(date: .abbreviated, time: .shortened).inUserLocale.format(recovered.date)
        tell(
            """
            This \(Document.kindName) was not saved when \(Self.appName) ended; it is as it was on \(date). \
            \(recovered.isDamaged ? "Part of what was kept is damaged: later changes may be missing. " : "")\
            Save it, or close it to discard it.
            """)
    }

    /// Keeps a document that a crash left behind safe from now on, in its old journal's place.
    package func takeOver(_ recovered: RecoveredDocument<Document>) {
        keepSafe()
        journal?.flush()
        recovered.discard()
    }

    /// Has the journal know what is not in the file.
    package func keepSafe() {
        guard let journal else { return }
        guard isEditable, isDirty else { return journal.clear() }
        do {
            journal.record(try frozen(history.value, for: nil), from: origin)
        } catch {
            tell(sentence(error))
        }
    }

    /// The window is gone, and what was to be saved is.
    open func close() {
        autosaveTask?.cancel()
        readingTask?.cancel()
        journal?.close()
        journal = nil
        claim = nil
        fileMonitor = nil
    }

    /// Waits until everything that was opened is read.
    package func finishReading() async { await readingTask?.value }

    // MARK: Notices

    /// Tells something until it is dismissed; once at a time.
    package func tell(_ text: String) {
        guard !notices.contains(where: { $0.text == text }) else { return }
        noticeCount += 1
        notices.append(DocumentNotice(id: noticeCount, text: text))
    }

    package func fail(_ sentence: String) {
        failures.append(sentence)
        tell(sentence)
    }

    package func dismiss(_ notice: DocumentNotice) { notices.removeAll { $0.id == notice.id } }

    package func sentence(_ error: any Error) -> String {
        (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    }
}

/// Something a window tells at its top until it is dismissed.
package struct DocumentNotice: Identifiable, Equatable {
    package let id: Int
    package let text: String
}

extension DocumentModel: Hashable {
    /// A document is the same as itself.
    public nonisolated static func == (a: DocumentModel, b: DocumentModel) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
