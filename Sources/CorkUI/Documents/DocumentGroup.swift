import Foundation

/// A scene with a window for each document, including those recovered after a crash.
///
///     struct Notes: App {
///         var body: some Scene {
///             DocumentGroup(newDocument: Note()) { file in TextEditor(text: file.$document.text) }
///         }
///     }
///
/// The window has buttons for Open, Undo, Redo and Save, and New, Save As and Revert in its menu.
///
/// Its title is the name of the file. It asks about unsaved changes before it closes, saves changes to an existing file
/// automatically, and reports changes of the file by other programs.
public struct DocumentGroup<Document, Content: View>: Scene {
    private let window: _WindowDescription

    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("DocumentGroup has no body: it is a window") }

    /// Appends the windows of the scene.
    public func _collectWindows(into windows: inout [_WindowDescription]) { windows.append(window) }
}

extension DocumentGroup where Document: FileDocument {
    /// Creates windows that edit documents of a value type.
    ///
    /// - Parameters:
    ///   - newDocument: Makes an empty document.
    ///   - editor: The view that shows and edits a document.
    public init(
        newDocument: @autoclosure @escaping @MainActor () -> Document,
        @ViewBuilder editor: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
    ) {
        window = .documents(ValueFormat<Document>.self, make: newDocument) {
            editor(FileDocumentConfiguration($0, $1))
        }
    }

    /// Creates windows that show documents of a value type.
    ///
    /// - Parameters:
    ///   - documentType: The type of the documents.
    ///   - viewer: The view that shows a document. Documents are not saved; setting one only shows a notice.
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
    /// Creates windows that edit documents of a reference type.
    ///
    /// - Parameters:
    ///   - newDocument: Makes an empty document.
    ///   - editor: The view that edits a document; it registers each change with ``EnvironmentValues/undoManager``.
    public init(
        newDocument: @escaping @MainActor () -> Document,
        @ViewBuilder editor: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        window = .documents(ReferenceFormat<Document>.self, make: newDocument) {
            editor(ReferenceFileDocumentConfiguration($0, $1))
        }
    }

    /// Creates windows that show documents of a reference type.
    ///
    /// - Parameters:
    ///   - documentType: The type of the documents.
    ///   - viewer: The view that shows a document, which is not saved.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        window = .documents(ReferenceFormat<Document>.self, make: nil) {
            viewer(ReferenceFileDocumentConfiguration($0, $1))
        }
    }
}

/// The document of a window, as a value.
@MainActor
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document; `$document` is a binding to it.
    @Binding public var document: Document
    /// The file of the document; `nil` if it has none yet.
    public let fileURL: URL?
    /// A Boolean value that indicates whether the document can be edited.
    public let isEditable: Bool

    init(_ model: FileDocumentModel<ValueFormat<Document>>, _ document: Document) {
        _document = Binding(get: { model.document ?? document }, set: { model.document = $0 })
        fileURL = model.fileURL
        isEditable = model.isEditable
    }
}

/// The document of a window, as a reference type.
@MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document, which is replaced by another object when it is reverted.
    public let document: Document
    /// The file of the document; `nil` if it has none yet.
    public let fileURL: URL?
    /// A Boolean value that indicates whether the document can be edited.
    public let isEditable: Bool

    init(_ model: FileDocumentModel<ReferenceFormat<Document>>, _ document: Document) {
        self.document = document
        fileURL = model.fileURL
        isEditable = model.isEditable
    }
}

// MARK: - Windows

extension DocumentGroup {
    /// Creates windows for documents with a custom model.
    ///
    /// - Parameters:
    ///   - title: The title, unless a view inside sets another.
    ///   - id: The id with which ``EnvironmentValues/openWindow`` opens a window.
    ///   - types: The kinds of files that are read.
    ///   - make: Makes an empty document.
    ///   - editor: The whole content of a window, including notices, buttons and `documentWindow(_:)`.
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
            makePlaceholder: make)
        self.window = window
    }
}

extension _WindowDescription {
    /// Returns the description of windows for documents of a format.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - make: Makes an empty document; `nil` for documents that are only shown.
    ///   - content: Makes the view of a document.
    /// - Returns: The description of the windows.
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
