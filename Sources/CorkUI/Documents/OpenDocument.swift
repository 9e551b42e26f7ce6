import DocumentFiles
import Foundation

/// A document that has a window, whatever its kind.
@MainActor
package protocol OpenDocument: AnyObject, Hashable {
    /// The file that the document is saved to; nil where there is none.
    var fileURL: URL? { get }
    /// Begins to read a file in place of the document.
    func open(_ file: URL)
    /// Waits until everything that was opened is read.
    func finishReading() async
    /// Tells something at the top of the window.
    func tell(_ text: String)
    /// Keeps the document safe against a crash, and its file for this window, as long as it is open.
    ///
    /// - Parameter folder: where that is noted; nil where it is not.
    func keepSafe(in folder: RecoveryFolder?)
}

extension DocumentModel: OpenDocument {
    package func keepSafe(in folder: RecoveryFolder?) {
        guard journal == nil else { return }
        let claims = folder?.claims
        claimFile = { FileClaim($0, in: claims) }
        guard let folder, isEditable else { return }
        journal = RecoveryJournal(in: folder) { [weak self] sentence in
            Task { @MainActor in self?.tell(sentence) }
        }
    }
}

/// The documents that the windows of a scene are for.
package struct DocumentKind {
    /// The kinds of files that they are read from.
    let types: [UTType]
    /// Makes an empty one; nil where there can be none.
    let make: (@MainActor () -> any OpenDocument)?
    /// Makes one that is going to be read from a file.
    let makeForReading: @MainActor () -> any OpenDocument
    /// What a crash left behind in a folder: what takes each over, and what is damaged, a sentence each.
    let leftBehind:
        @MainActor (RecoveryFolder) -> (documents: [(any OpenDocument, takeOver: () -> Void)], problems: [String])

    /// Makes what a window shows that is opened without a document.
    @MainActor func makeFirst() -> any OpenDocument { make?() ?? makeForReading() }

    /// Documents of a kind that has a model of its own.
    ///
    /// - Parameters:
    ///   - types: The types of the files.
    ///   - make: makes an empty one; nil where documents are only shown.
    ///   - makeForReading: makes one that is going to be read from a file.
    init<Document: EditableDocument>(
        types: [UTType], make: (@MainActor () -> DocumentModel<Document>)?,
        makeForReading: @escaping @MainActor () -> DocumentModel<Document>
    ) {
        self.types = types
        self.make = make
        self.makeForReading = makeForReading
        leftBehind = { folder in
            guard make != nil else { return ([], []) }
            let (documents, problems) = folder.leftBehind(Document.self)
            let models = documents.map { recovered in
                let model = makeForReading()
                model.recover(recovered)
                return (model as any OpenDocument, takeOver: { model.takeOver(recovered) })
            }
            return (models, problems)
        }
    }
}
