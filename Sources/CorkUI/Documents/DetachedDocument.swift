/// A document that is edited without a file, as in tests.
@MainActor
package final class DetachedDocument<Document: FileDocument> {
    private let model: FileDocumentModel<ValueFormat<Document>>

    /// Creates the model of a new document.
    package init(_ document: Document) { model = FileDocumentModel(document: document) }

    /// The current value.
    package var value: Document { model.document! }

    /// The undo history.
    package var undoManager: UndoManager { model.undoManager }

    /// Returns the current time; changes of the value within a second form one step.
    package var clock: @MainActor () -> Duration {
        get { model.clock }
        set { model.clock = newValue }
    }

    /// Returns a view that edits the document.
    package func editor<Content: View>(
        @ViewBuilder _ content: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
    ) -> some View {
        DetachedEditor(model: model, content: content).environment(\.undoManager, undoManager)
    }

    /// Reads a document from the content of a file.
    ///
    /// - Parameters:
    ///   - file: The content of the file.
    ///   - type: The content type of the file.
    /// - Returns: The document.
    /// - Throws: The error of the document's initializer.
    package static func read(_ file: FileWrapper, as type: UTType) throws -> Document {
        try Document(configuration: FileDocumentReadConfiguration(contentType: type, file: file))
    }

    /// Returns the content of the document's file.
    ///
    /// - Parameters:
    ///   - type: The content type of the file.
    ///   - existing: The current content of the file, or `nil` if there is none.
    /// - Returns: The content.
    /// - Throws: The error of the document.
    package func fileWrapper(as type: UTType, over existing: FileWrapper?) throws -> FileWrapper {
        try value.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
    }
}

private struct DetachedEditor<Document: FileDocument, Content: View>: View {
    let model: FileDocumentModel<ValueFormat<Document>>
    let content: @MainActor (FileDocumentConfiguration<Document>) -> Content

    var body: some View {
        if let document = model.document { content(FileDocumentConfiguration(model, document)) }
    }
}
