import CorkUI
import Foundation

/// A document that a window without a display edits, as one of a `DocumentGroup` does, but without a file.
@MainActor
public final class TestDocument<Document: FileDocument> {
    private let document: DetachedDocument<Document>
    /// The window.
    ///
    /// Changes within a second of its clock form one step of the undo history.
    public let host: TestHost

    /// Creates a window that edits a document, and settles.
    ///
    /// - Parameters:
    ///   - value: The document.
    ///   - size: The size of the window in points.
    ///   - editor: A closure that returns the view that edits the document.
    public init<Content: View>(
        _ value: Document, size: CGSize = CGSize(width: 800, height: 600),
        @ViewBuilder editor: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
    ) {
        let document = DetachedDocument(value)
        self.document = document
        host = TestHost(size: size) { document.editor(editor) }
        document.clock = { [weak host] in .seconds(host?.time ?? 0) }
    }

    /// Creates a window that edits a document read from a file, and settles.
    ///
    /// - Parameters:
    ///   - file: The content of the file.
    ///   - contentType: The content type of the file.
    ///   - size: The size of the window in points.
    ///   - editor: A closure that returns the view that edits the document.
    /// - Throws: The error of the document's initializer.
    public convenience init<Content: View>(
        reading file: FileWrapper, contentType: UTType, size: CGSize = CGSize(width: 800, height: 600),
        @ViewBuilder editor: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
    ) throws {
        self.init(try DetachedDocument<Document>.read(file, as: contentType), size: size, editor: editor)
    }

    /// The current value of the document.
    public var value: Document { document.value }

    /// The undo history of the document; settle the host after using it.
    public var undoManager: UndoManager { document.undoManager }

    /// Returns the content of the document's file, as saving it writes it.
    ///
    /// - Parameters:
    ///   - contentType: The content type; `nil` for the first one that the document writes.
    ///   - existingFile: The current content of the file; `nil` if there is none.
    /// - Returns: The content.
    /// - Throws: The error of the document.
    public func fileWrapper(contentType: UTType? = nil, existingFile: FileWrapper? = nil) throws -> FileWrapper {
        let type = contentType ?? Document.writableContentTypes.first ?? .data
        return try document.fileWrapper(as: type, over: existingFile)
    }
}
