import DocumentFiles
import Foundation
import Observation

/// The model of a document in a window: its undo history, file and notices.
///
/// Subclasses override ``changed()`` to react to edits.
@MainActor
open class DocumentModel<Document: EditableDocument>: DocumentStatus {
    /// The undo history, whose current value is the document.
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
    /// The document as it was last read from or written to its file; `nil` if that is not known.
    package var saved: Document?
    /// The number of writes in progress or pending.
    package var runningWrites = 0
    /// The most recent write.
    var writingTask: Task<Bool, Never>?
    /// The object that keeps the file watched.
    package var fileMonitor: AnyObject?
    /// The claim that keeps other windows from editing the file.
    package var claim: FileClaim?
    /// Claims a file for this window; returns `nil` if another window has it.
    package var claimFile: @MainActor (URL) -> FileClaim? = { FileClaim($0) }
    /// Adds a file to the list of recent files.
    package var noteRecent: (@MainActor (URL) -> Void)?
    /// The journal for crash recovery; `nil` if recovery is disabled.
    package var journal: RecoveryJournal<Document>?
    /// The delay after which a changed document with a file is saved automatically.
    package var autosaveDelay = Duration.seconds(10)
    package var autosaveTask: Task<Void, Never>?
    package var readingTask: Task<Void, Never>?
    /// A Boolean value that indicates whether the document can be changed and saved.
    package var isEditable = true

    package init(_ document: Document) { knownHistory = UndoHistory(document) }

    /// The name of the app in notices.
    open class var appName: String { UserFolder.programName }

    /// Returns a copy of a document that any thread can write, regardless of later edits.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - file: The file to be written; `nil` if it is not known.
    /// - Returns: An independent copy.
    /// - Throws: If the document cannot be copied.
    func snapshot(of document: Document, for file: URL?) throws -> Document { document }

    /// The file of the document; `nil` if it has none yet.
    package var fileURL: URL? { origin?.file }

    /// A Boolean value that indicates whether the document is new and was never edited.
    package var isUntouched: Bool {
        fileURL == nil && !isDirty && undoName == nil && redoName == nil
    }

    /// The display name of the document.
    open var name: String {
        (fileURL ?? fileBeingRead)?.lastPathComponent ?? "Untitled \(Document.kindName.capitalized)"
    }

    /// A Boolean value that indicates whether a field holds text that the document does not contain yet.
    open var hasDraft: Bool { false }

    /// Commits text being typed to the document.
    open func commitDraft() {}

    /// The document as it is once the text being typed is committed.
    open var valueWithDraft: Document { history.value }

    /// A Boolean value that indicates whether there are unsaved changes.
    package var isUnsaved: Bool { isDirty || hasDraft }

    /// The title of the window.
    package var title: String { name + (isUnsaved ? " •" : "") }

    /// A Boolean value that indicates whether writing fails for a file with the extension of another kind, so that none
    /// is appended.
    var refusesOtherKinds: Bool { false }

    /// The suggested filename in the save dialog.
    open var suggestedFileName: String {
        fileURL?.lastPathComponent
            ?? "\(Document.kindName.capitalized).\(Document.fileType.filenameExtensions.first ?? "")"
    }

    /// Starts reading a file in place of the document.
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

    /// Called after the document was edited.
    open func changed() {
        recordForRecovery()
        autosave()
    }

    /// Updates the observable summary of the undo history, so that views that read only this are not updated by every
    /// edit.
    open func summarize() {
        note(
            isDirty: knownHistory.isDirty || diskChange == .removed, undoName: knownHistory.undoName,
            redoName: knownHistory.redoName)
    }

    /// Called after the document was reloaded from its file.
    open func reloaded(offersUndo: Bool) {}

    /// Replaces the whole document as a single undoable edit.
    package func replace(_ name: String, with document: Document) {
        let before = history.revision
        history.perform(name) { $0 = document }
        if history.revision != before { changed() }
    }

    /// Undoes the last edit.
    open func undo() {
        guard let name = history.undo() else { return }
        changed()
        AccessibilityNotification.Announcement.undone(name).post()
    }
    /// Redoes the edit that was undone last.
    open func redo() {
        guard let name = history.redo() else { return }
        changed()
        AccessibilityNotification.Announcement.redone(name).post()
    }

    // MARK: Recovery

    /// Replaces the document by one recovered after a crash, as an unsaved document.
    open func recover(_ recovered: RecoveredDocument<Document>) {
        history = UndoHistory(recovered.document, isSaved: false)
        if let origin = recovered.origin { setOrigin(origin) }
        let date = Date.FormatStyle(date: .abbreviated, time: .shortened).inUserLocale.format(recovered.date)
        showNotice(
            """
            This \(Document.kindName) was not saved when \(Self.appName) ended; it is as it was on \(date). \
            \(recovered.isDamaged ? "Part of the recovered data is damaged: later changes may be missing. " : "")\
            Save it, or close it to discard it.
            """, button: nil, isUntilSaved: true)
    }

    /// Writes a recovered document to a journal of its own and deletes the old journal.
    package func takeOver(_ recovered: RecoveredDocument<Document>) {
        recordForRecovery()
        journal?.flush()
        recovered.discard()
    }

    /// Records unsaved changes in the recovery journal, or clears it if there are none.
    package func recordForRecovery() {
        guard let journal else { return }
        guard isEditable, isUnsaved else { return journal.clear() }
        do {
            journal.record(try snapshot(of: valueWithDraft, for: nil), from: origin)
        } catch {
            showNotice(sentence(error))
        }
    }

    /// Releases the file and the journal after the window closed.
    open func close() {
        autosaveTask?.cancel()
        readingTask?.cancel()
        journal?.close()
        journal = nil
        claim = nil
        fileMonitor = nil
    }

    /// Waits until all files that were opened have been read.
    package func finishReading() async { await readingTask?.value }
}

extension DocumentModel: Hashable {
    /// Returns whether both are the same object.
    public nonisolated static func == (a: DocumentModel, b: DocumentModel) -> Bool { a === b }
    /// Hashes the identity of the object.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
