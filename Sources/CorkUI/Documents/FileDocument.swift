import Foundation
import Observation

/// A document of a value type, of which each change can be undone.
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

    /// The content types that can be read, of which there is at least one; the preferred one comes first.
    static var readableContentTypes: [UTType] { get }
    /// The content types that can be written, with the preferred one first; by default the readable ones.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document; called off the main thread.
    ///
    /// - Throws: An error whose description is shown to the person.
    init(configuration: ReadConfiguration) throws
    /// Returns the content of the document's file; called off the main thread.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The readable content types.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document of a reference type, which registers each change with ``EnvironmentValues/undoManager``.
///
/// Changes that are not registered are neither undone nor saved.
public protocol ReferenceFileDocument: AnyObject, Observable, Sendable {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// The state of the document at a moment, from which the file is written.
    associatedtype Snapshot: Sendable

    /// The content types that can be read, of which there is at least one; the preferred one comes first.
    static var readableContentTypes: [UTType] { get }
    /// The content types that can be written, with the preferred one first; by default the readable ones.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document; called off the main thread.
    ///
    /// - Throws: An error whose description is shown to the person.
    init(configuration: ReadConfiguration) throws
    /// Returns the current state of the document; called on the main thread after each change.
    ///
    /// Copy-on-write values make it cheap.
    @MainActor func snapshot(contentType: UTType) throws -> Snapshot
    /// Returns the content of the document's file; called off the main thread.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The readable content types.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
    /// The content type of the file.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
    /// The content type of the file.
    public let contentType: UTType
    /// The current content of the file; `nil` if it does not exist.
    public let existingFile: FileWrapper?
}
