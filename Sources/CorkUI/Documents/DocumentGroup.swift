import Foundation

/// The windows of documents, one for each: empty ones, those of files, and those that a crash left behind.
///
///     struct Notes: App {
///         var body: some Scene {
///             DocumentGroup(newDocument: Note()) { file in TextEditor(text: file.$document.text) }
///         }
///     }
///
/// The window has buttons for Open, Undo, Redo and Save, and New, Save As and Revert in its menu. It is called after its
/// file, asks before it closes over changes, saves by itself what has a file, and tells when somebody else changes that.
public struct DocumentGroup<Document, Content: View>: Scene {
    private let window: _WindowDescription

    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("DocumentGroup has no body: it is a window") }

    /// Appends the windows of the scene.
    public func _collectWindows(into windows: inout [_WindowDescription]) { windows.append(window) }
}

extension DocumentGroup where Document: FileDocument {
    /// Windows that edit documents that are values.
    ///
    /// - Parameters:
    ///   - newDocument: an empty document.
    ///   - editor: shows and changes a document.
    public init(
        newDocument: @autoclosure @escaping @MainActor () -> Document,
        @ViewBuilder editor: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
    ) {
        window = .documents(ValueFormat<Document>.self, make: newDocument) {
            editor(FileDocumentConfiguration($0, $1))
        }
    }

    /// Windows that show documents that are values.
    ///
    /// - Parameters:
    ///   - documentType: The type of the documents.
    ///   - viewer: shows a document; it is not saved, and what is written to it is refused with a sentence.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
    ) {
        window = .documents(ValueFormat<Document>.self, make: nil) {
            viewer(FileDocumentConfiguration($0, $1))
        }
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Windows that edit documents that are objects.
    ///
    /// - Parameters:
    ///   - newDocument: makes an empty document.
    ///   - editor: shows and changes a document, and registers each change with ``EnvironmentValues/undoManager``.
    public init(
        newDocument: @escaping @MainActor () -> Document,
        @ViewBuilder editor: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        window = .documents(ReferenceFormat<Document>.self, make: newDocument) {
            editor(ReferenceFileDocumentConfiguration($0, $1))
        }
    }

    /// Windows that show documents that are objects.
    ///
    /// - Parameters:
    ///   - documentType: The type of the documents.
    ///   - viewer: shows a document, which is not saved.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        window = .documents(ReferenceFormat<Document>.self, make: nil) {
            viewer(ReferenceFileDocumentConfiguration($0, $1))
        }
    }
}

/// A document that is a value, as its window has it.
@MainActor
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document; as `$document` a binding to it.
    @Binding public var document: Document
    /// The file; nil where the document has none yet.
    public let fileURL: URL?
    /// Whether the document can be changed.
    public let isEditable: Bool

    init(_ model: FileDocumentModel<ValueFormat<Document>>, _ document: Document) {
        _document = Binding(get: { model.document ?? document }, set: { model.document = $0 })
        fileURL = model.fileURL
        isEditable = model.isEditable
    }
}

/// A document that is an object, as its window has it.
@MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document, another object when it was reverted.
    public let document: Document
    /// The file; nil where the document has none yet.
    public let fileURL: URL?
    /// Whether the document can be changed.
    public let isEditable: Bool

    init(_ model: FileDocumentModel<ReferenceFormat<Document>>, _ document: Document) {
        self.document = document
        fileURL = model.fileURL
        isEditable = model.isEditable
    }
}

// MARK: - Windows

extension DocumentGroup {
    /// The windows of documents that have a model of their own.
    ///
    /// - Parameters:
    ///   - title: what they are called until a view inside says otherwise.
    ///   - id: what opens one.
    ///   - types: the kinds of files they are read from.
    ///   - make: makes an empty document.
    ///   - editor: the whole window of a document: with its strips, its buttons and `documentWindow(_:)`.
    package init<Value: EditableDocument>(
        _ title: String, id: String, types: [FileType], make: @escaping @MainActor () -> Document,
        @ViewBuilder editor: @escaping @MainActor (Document) -> Content
    ) where Document: DocumentModel<Value> {
        var window = _WindowDescription(.group, id: id, title: title) {
            _PresentedValueView<Document, _> { $0.wrappedValue.map { editor($0) } }
        }
        window.valueType = Document.self
        window.documents = DocumentKind(
            types: types.flatMap(\.filenameExtensions).compactMap { UTType(filenameExtension: $0) }, make: make,
            makeForReading: make)
        self.window = window
    }
}

extension _WindowDescription {
    /// The windows of documents of a format.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - make: makes an empty document; nil where documents are only shown.
    ///   - content: Makes the view of a document.
    /// - Returns: The windows.
    fileprivate static func documents<Format: DocumentFormat>(
        _ format: Format.Type, make: (@MainActor () -> Format.Document)?,
        @ViewBuilder content: @escaping @MainActor (FileDocumentModel<Format>, Format.Document) -> some View
    ) -> _WindowDescription {
        typealias Model = FileDocumentModel<Format>
        var window = _WindowDescription(.group, title: "") {
            _PresentedValueView<Model, _> { $0.wrappedValue.map { DocumentContent(model: $0, content: content) } }
        }
        window.valueType = Model.self
        window.documents = DocumentKind(
            types: Format.readableTypes, make: make.map { make in { Model(document: make()) } }
        ) {
            Model(document: nil, isEditable: make != nil)
        }
        window.commands = [{ DocumentCommands<Format>()._collectCommands(into: &$0) }]
        return window
    }
}
