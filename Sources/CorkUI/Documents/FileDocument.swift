import Foundation
import Observation

/// A document as a value: each change is a step to undo.
///
///     struct Note: FileDocument {
///         static let readableContentTypes: [UTType] = [.plainText]
///         var text = ""
///         init(configuration: ReadConfiguration) throws {
///             text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///         }
///         func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///             FileWrapper(regularFileWithContents: Data(text.utf8))
///         }
///     }
public protocol FileDocument: Sendable {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The kinds of files that are read, the usual one first; one at least.
    static var readableContentTypes: [UTType] { get }
    /// The kinds of files that are written, the usual one first; those that are read where nobody says otherwise.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document. Called away from the main thread.
    ///
    /// - Throws: why the file holds no such document; the reader gets its sentence.
    init(configuration: ReadConfiguration) throws
    /// Says what the file of the document is to hold. Called away from the main thread.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The types of files that the document can be saved as.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document as an object, which registers each change with ``EnvironmentValues/undoManager``: what nobody registers is
/// neither undone nor saved.
public protocol ReferenceFileDocument: AnyObject, Observable, Sendable {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// What is written: the document as it is at one moment.
    associatedtype Snapshot: Sendable

    /// The kinds of files that are read, the usual one first; one at least.
    static var readableContentTypes: [UTType] { get }
    /// The kinds of files that are written, the usual one first; those that are read where nobody says otherwise.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document. Called away from the main thread.
    ///
    /// - Throws: why the file holds no such document; the reader gets its sentence.
    init(configuration: ReadConfiguration) throws
    /// Notes what the document is now. Called on the main thread after each change: cheap where values share what they hold.
    @MainActor func snapshot(contentType: UTType) throws -> Snapshot
    /// Says what the file of the document is to hold. Called away from the main thread.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The types of files that the document can be saved as.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
    /// What kind of file it is.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
    /// What kind of file it is to be.
    public let contentType: UTType
    /// What the file holds so far; nil where there is none.
    public let existingFile: FileWrapper?
}
