import DocumentFiles
import Foundation

extension WindowSession {
    /// Opens files in the windows of their document groups; a file that has a window comes to the front.
    ///
    /// - Returns: whether there is a window for one of them; for the others a sentence was told.
    @discardableResult
    package func open(files: [URL]) -> Bool {
        var isOpen = false
        for file in files {
            do {
                try openDocument(at: file)
                isOpen = true
            } catch {
                warn(error.localizedDescription)
            }
        }
        return isOpen
    }

    /// Opens a file in a window of its own, or brings the window to the front that has it.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - id: of the document group; nil for the first one that reads such files.
    /// - Returns: The document of the window.
    /// - Throws: where no document group reads such files.
    @discardableResult
    package func openDocument(at file: URL, id: String? = nil) throws -> any OpenDocument {
        let scene = scenes.firstIndex { scene in
            guard let documents = scene.documents, id == nil || scene.id == id else { return false }
            return id != nil || documents.types.contains { $0.admits(file) }
        }
        guard let scene, let documents = scenes[scene].documents else {
            throw DocumentError.wrongType(file, documentTypes)
        }
        if let open = document(of: file) {
            present(open)
            return open
        }
        let document = documents.makeForReading()
        show(scene, AnyHashable(document))
        document.open(file)
        return document
    }

    /// Opens a window on an empty document of the group whose documents have a model of this type.
    func newDocument(of model: Any.Type) {
        if let scene = scenes.firstIndex(where: { $0.documents?.make != nil && $0.valueType == model }) {
            show(scene, nil)
        }
    }

    /// Opens a window on a document that has no file yet.
    fileprivate func open<Format: DocumentFormat>(new document: Format.Document, _ format: Format.Type) {
        typealias Model = FileDocumentModel<Format>
        guard let scene = scenes.firstIndex(where: { $0.documents?.make != nil && $0.valueType == Model.self }) else {
            return warn("No window was opened: no document group edits documents of the type \(Format.Document.self).")
        }
        show(scene, AnyHashable(Model(document: document)))
    }

    /// What all document groups read.
    var documentTypes: [UTType] { scenes.flatMap { $0.documents?.types ?? [] } }

    /// Whether documents are files and folders, which the dialogs of the desktop do not offer together.
    var opensFilesAndFolders: Bool { Set(documentTypes.map(\.isFolder)).count > 1 }

    /// The document of a file, where a window has it.
    package func document(of file: URL) -> (any OpenDocument)? {
        let file = file.resolved
        return documents.first { $0.fileURL?.resolved == file }
    }

    /// The documents that have windows.
    package var documents: [any OpenDocument] { openValues.compactMap { $0.base as? any OpenDocument } }

    /// Opens what a crash left behind, and what cannot be read of it as a sentence; says whether there was something.
    package func restoreDocuments() -> Bool {
        guard let recovery else { return false }
        var isRestored = false
        for scene in scenes.indices {
            guard let kind = scenes[scene].documents else { continue }
            let (documents, problems) = kind.leftBehind(recovery)
            for (document, takeOver) in documents {
                show(scene, AnyHashable(document))
                takeOver()
            }
            if !problems.isEmpty, let document = kind.make?() {
                show(scene, AnyHashable(document))
                problems.forEach(document.tell)
            }
            if !documents.isEmpty || !problems.isEmpty { isRestored = true }
        }
        return isRestored
    }
}

/// Opens documents in windows of their own.
///
///     @Environment(\.openDocument) private var openDocument
///     Button("Open") { Task { try await openDocument(at: file) } }
@MainActor
public struct OpenDocumentAction {
    let session: WindowSession?

    /// Opens a file, or brings its window to the front; returns when it is read.
    ///
    /// - Throws: a sentence where no document group of the app reads such files.
    public func callAsFunction(at file: URL) async throws {
        guard let session else { throw DocumentError.wrongType(file, []) }
        try await session.openDocument(at: file).finishReading()
    }
}

/// Opens windows on new documents.
///
///     @Environment(\.newDocument) private var newDocument
///     Button("New Note") { newDocument(Note()) }
@MainActor
public struct NewDocumentAction {
    let session: WindowSession?

    /// Opens a window on a document that has no file yet.
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure () -> D) {
        session?.open(new: newDocument(), ValueFormat<D>.self)
    }

    /// Opens a window on a document that has no file yet.
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: () -> D) {
        session?.open(new: newDocument(), ReferenceFormat<D>.self)
    }
}

extension EnvironmentValues {
    /// Opens windows on new documents.
    @MainActor public var newDocument: NewDocumentAction { NewDocumentAction(session: windowSession) }

    /// Opens documents.
    @MainActor public var openDocument: OpenDocumentAction { OpenDocumentAction(session: windowSession) }
}
