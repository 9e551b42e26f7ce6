import DocumentFiles
import Foundation
import Observation

/// A document as its window edits it: what was done, where it is saved, what has to be told.
///
/// Kinds of documents derive from it and say in ``changed()`` what else follows from an edit.
@MainActor
open class DocumentModel<Document: EditableDocument>: DocumentStatus {
    /// The document, and how it came to be.
    package final var history: UndoHistory<Document> {
        get {
            observeHistory()
            return knownHistory
        }
        _modify {
            historyChanges()
            defer { summarize() }
            yield &knownHistory
        }
    }
    private final var knownHistory: UndoHistory<Document>
    /// The document as it was last read from its file or written to it; nil where that is not known.
    package var saved: Document?
    /// How often the file is being written here just now.
    package var runningWrites = 0
    /// What writes the file last.
    var writingTask: Task<Bool, Never>?
    /// Watches the file.
    package var fileMonitor: AnyObject?
    /// Keeps other windows from editing the file.
    package var claim: FileClaim?
    /// Claims a file for this window; nil where another one has it.
    package var claimFile: @MainActor (URL) -> FileClaim? = { FileClaim($0) }
    /// Notes files for the lists of recent ones.
    package var noteRecent: (@MainActor (URL) -> Void)?
    /// Keeps changes safe against a crash.
    package var journal: RecoveryJournal<Document>?
    /// After how long a changed document that has a file is saved by itself.
    package var autosaveDelay = Duration.seconds(10)
    package var autosaveTask: Task<Void, Never>?
    package var readingTask: Task<Void, Never>?
    /// Whether the document can be changed and saved.
    package var isEditable = true

    package init(_ document: Document) { knownHistory = UndoHistory(document) }

    /// What the app calls itself.
    open class var appName: String { UserFolder.programName }

    /// What is to be written of a document, by whatever thread and whatever is edited meanwhile.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - file: where it is saved to; nil where that is not known.
    /// - Returns: A copy that nobody edits.
    /// - Throws: If the document cannot be copied.
    func frozen(_ document: Document, for file: URL?) throws -> Document { document }

    /// The file that the document is saved to.
    package var fileURL: URL? { origin?.file }

    /// Whether nobody would miss the document.
    package var isUntouched: Bool {
        fileURL == nil && !isDirty && undoName == nil && redoName == nil
    }

    /// What the document is called.
    open var name: String {
        (fileURL ?? fileBeingRead)?.lastPathComponent ?? "Untitled \(Document.kindName.capitalized)"
    }

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
        fileBeingRead = file
        readingTask = Task {
            await before?.value
            await read(file)
            if fileBeingRead == file { fileBeingRead = nil }
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
        note(isDirty: knownHistory.isDirty, undoName: knownHistory.undoName, redoName: knownHistory.redoName)
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
    open func undo() {
        guard let name = history.undo() else { return }
        changed()
        AccessibilityNotification.Announcement.undone(name).post()
    }
    /// Does again what was taken back last.
    open func redo() {
        guard let name = history.redo() else { return }
        changed()
        AccessibilityNotification.Announcement.redone(name).post()
    }

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
}

extension DocumentModel: Hashable {
    /// A document is the same as itself.
    public nonisolated static func == (a: DocumentModel, b: DocumentModel) -> Bool { a === b }
    /// Hashes the parts that equality compares.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
