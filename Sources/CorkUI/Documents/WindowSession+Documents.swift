import DocumentFiles
import Foundation

extension WindowSession {
    /// Opens files in the windows of their document groups, or brings their windows to the front.
    ///
    /// - Returns: Whether a window shows at least one of them. A warning is given for each of the others.
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

    /// Opens a file in a window of its own, or brings the window that shows it to the front.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - id: The id of the document group; `nil` for the first one that reads such files.
    /// - Returns: The document of the window.
    /// - Throws: An error if no document group reads such files.
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
        let document = documents.makePlaceholder()
        show(scene, AnyHashable(document))
        document.open(file)
        return document
    }

    /// Opens a window with an empty document in the document group whose model has the given type.
    func newDocument(of model: Any.Type) {
        if let scene = scenes.firstIndex(where: { $0.documents?.make != nil && $0.valueType == model }) {
            show(scene, nil)
        }
    }

    /// Opens a window with a document that has no file yet.
    fileprivate func open<Format: DocumentFormat>(new document: Format.Document, _ format: Format.Type) {
        typealias Model = FileDocumentModel<Format>
        guard let scene = scenes.firstIndex(where: { $0.documents?.make != nil && $0.valueType == Model.self }) else {
            return warn("No window was opened: no document group edits documents of the type \(Format.Document.self).")
        }
        show(scene, AnyHashable(Model(document: document)))
    }

    /// The content types that all document groups read.
    var documentTypes: [UTType] { scenes.flatMap { $0.documents?.types ?? [] } }

    /// A Boolean value that indicates whether documents include both files and folders, which need separate dialogs.
    var opensFilesAndFolders: Bool { Set(documentTypes.map(\.isFolder)).count > 1 }

    /// Returns the open document of a file; `nil` if there is none.
    package func document(of file: URL) -> (any OpenDocument)? {
        let file = file.resolved
        return documents.first { [$0.fileURL, $0.fileBeingRead].contains { $0?.resolved == file } }
    }

    /// The documents of all open windows.
    package var documents: [any OpenDocument] { openValues.compactMap { $0.base as? any OpenDocument } }

    /// Opens documents left by a crash, shows a notice for each damaged one, and returns whether there were any.
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
                problems.forEach(document.showNotice)
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

    /// Opens a file, or brings its window to the front, and returns when it has been read.
    ///
    /// - Throws: An error if no document group of the app reads such files.
    public func callAsFunction(at file: URL) async throws {
        guard let session else { throw DocumentError.wrongType(file, []) }
        try await session.openDocument(at: file).finishReading()
    }
}

/// Opens windows for new documents.
///
///     @Environment(\.newDocument) private var newDocument
///     Button("New Note") { newDocument(Note()) }
@MainActor
public struct NewDocumentAction {
    let session: WindowSession?

    /// Opens a window with a document that has no file yet.
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure () -> D) {
        session?.open(new: newDocument(), ValueFormat<D>.self)
    }

    /// Opens a window with a document that has no file yet.
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: () -> D) {
        session?.open(new: newDocument(), ReferenceFormat<D>.self)
    }
}

extension EnvironmentValues {
    /// The action that opens windows for new documents.
    @MainActor public var newDocument: NewDocumentAction { NewDocumentAction(session: windowSession) }

    /// The action that opens documents.
    @MainActor public var openDocument: OpenDocumentAction { OpenDocumentAction(session: windowSession) }
}
