import CorkUI
import DocumentFiles
import Foundation
import Observation

/// A document as its window edits it: what was done, where it is saved, what has to be told.
///
/// Kinds of documents derive from it and say in ``changed()`` what else follows from an edit.
@Observable
package class DocumentModel<Document: EditableDocument> {
    /// The document, and how it came to be.
    var history: UndoHistory<Document>
    /// The file that the document is saved to, as it was then.
    var origin: FileOrigin?
    /// The document as it was last read from its file or written to it; nil where that is not known.
    @ObservationIgnored var saved: Document?
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
    /// Keeps changes safe against a crash.
    @ObservationIgnored package var journal: RecoveryJournal<Document>?
    /// After how long a changed document that has a file is saved by itself.
    @ObservationIgnored var autosaveDelay = Duration.seconds(10)
    @ObservationIgnored var autosaveTask: Task<Void, Never>?
    @ObservationIgnored var readingTask: Task<Void, Never>?
    /// Why files could not be read, a sentence each.
    package private(set) var failures: [String] = []
    private(set) var notices: [DocumentNotice] = []
    @ObservationIgnored private var noticeCount = 0

    init(_ document: Document) { history = UndoHistory(document) }

    /// The file that the document is saved to.
    package var fileURL: URL? { origin?.file }

    /// What the document is called.
    var name: String { fileURL?.lastPathComponent ?? "Untitled \(Document.kindName.capitalized)" }

    /// What the window is called.
    var title: String { name + (history.isDirty ? " •" : "") }

    /// What a file is called that the document is saved to for the first time.
    var suggestedFileName: String {
        fileURL?.lastPathComponent ?? "\(Document.kindName.capitalized).\(Document.fileType.filenameExtensions[0])"
    }

    // MARK: Edits

    /// The document was changed.
    func changed() {
        keepSafe()
        autosave()
    }

    /// The document is as it is in its file now.
    func reloaded(offersUndo: Bool) {}

    /// Changes the whole document, as one step to undo.
    func replace(_ name: String, with document: Document) {
        let before = history.revision
        history.perform(name) { $0 = document }
        if history.revision != before { changed() }
    }

    package func undo() { if history.undo() != nil { changed() } }
    func redo() { if history.redo() != nil { changed() } }

    // MARK: Recovery

    /// Shows a document that a crash left behind, which is not saved.
    func recover(_ recovered: RecoveredDocument<Document>) {
        history = UndoHistory(recovered.document, isSaved: false)
        if let origin = recovered.origin { setOrigin(origin) }
        let date = recovered.date.formatted(date: .abbreviated, time: .shortened)
        tell(
            """
            This \(Document.kindName) was not saved when Corkboard ended; it is as it was on \(date). \
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
    func keepSafe() {
        if history.isDirty { journal?.record(history.value, from: origin) } else { journal?.clear() }
    }

    /// The window is gone, and what was to be saved is.
    package func close() {
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

    package func tell(_ text: String) {
        noticeCount += 1
        notices.append(DocumentNotice(id: noticeCount, text: text))
    }

    func fail(_ sentence: String) {
        failures.append(sentence)
        tell(sentence)
    }

    func dismiss(_ notice: DocumentNotice) { notices.removeAll { $0.id == notice.id } }

    func sentence(_ error: any Error) -> String {
        (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    }
}

/// Something a window tells at its top until it is dismissed.
struct DocumentNotice: Identifiable, Equatable {
    let id: Int
    let text: String
}

extension DocumentModel: nonisolated Hashable {
    /// A document is the same as itself.
    nonisolated package static func == (a: DocumentModel, b: DocumentModel) -> Bool { a === b }
    nonisolated package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
