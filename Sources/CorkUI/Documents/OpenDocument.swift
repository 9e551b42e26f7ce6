import DocumentFiles
import Foundation

/// A document in a window, of any kind.
@MainActor
package protocol OpenDocument: AnyObject, Hashable {
    /// The file of the document; `nil` if it has none.
    var fileURL: URL? { get }
    /// The file that is being read for the document; `nil` if none is.
    var fileBeingRead: URL? { get }
    /// Starts reading a file in place of the document.
    func open(_ file: URL)
    /// Waits until all files that were opened have been read.
    func finishReading() async
    /// Shows a notice at the top of the window.
    func showNotice(_ text: String)
    /// Enables crash recovery of the document, and claims of its file, for as long as it is open.
    ///
    /// - Parameter folder: The folder for the journal and claims; `nil` to disable recovery.
    func enableRecovery(in folder: RecoveryFolder?)
}

extension DocumentModel: OpenDocument {
    package func enableRecovery(in folder: RecoveryFolder?) {
        guard journal == nil else { return }
        let claims = folder?.claims
        claimFile = { FileClaim($0, in: claims) }
        guard let folder, isEditable else { return }
        journal = RecoveryJournal(in: folder) { [weak self] sentence in
            Task { @MainActor in self?.showNotice(sentence) }
        }
    }
}

/// The documents of a scene's windows.
package struct DocumentKind {
    /// The content types that can be read.
    let types: [UTType]
    /// Makes an empty document; `nil` if documents are only shown.
    let make: (@MainActor () -> any OpenDocument)?
    /// Makes a document that will be read from a file.
    let makePlaceholder: @MainActor () -> any OpenDocument
    /// Returns the documents that a crash left in a folder, and a sentence for each damaged one.
    ///
    /// `takeOver` moves a document to a journal of its own.
    let leftBehind:
        @MainActor (RecoveryFolder) -> (documents: [(any OpenDocument, takeOver: () -> Void)], problems: [String])

    /// Makes the document of a window that was opened without one.
    @MainActor func makeFirst() -> any OpenDocument { make?() ?? makePlaceholder() }

    /// Creates a kind of documents that have a model.
    ///
    /// - Parameters:
    ///   - types: The types of the files.
    ///   - make: Makes an empty document; `nil` if documents are only shown.
    ///   - makePlaceholder: Makes a document that will be read from a file.
    init<Document: EditableDocument>(
        types: [UTType], make: (@MainActor () -> DocumentModel<Document>)?,
        makePlaceholder: @escaping @MainActor () -> DocumentModel<Document>
    ) {
        self.types = types
        self.make = make
        self.makePlaceholder = makePlaceholder
        leftBehind = { folder in
            guard make != nil else { return ([], []) }
            let (documents, problems) = folder.leftBehind(Document.self)
            let models = documents.map { recovered in
                let model = makePlaceholder()
                model.recover(recovered)
                return (model as any OpenDocument, takeOver: { model.takeOver(recovered) })
            }
            return (models, problems)
        }
    }
}
