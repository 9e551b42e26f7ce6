import DocumentFiles
import Foundation

/// A document value that a window edits and a file stores.
public protocol EditableDocument: RecoverableDocument, Equatable {
    /// The kind of file that stores the documents.
    static var fileType: FileType { get }
    /// Reads a file and returns a sentence for each repair.
    ///
    /// Call it off the main thread.
    static func read(from file: URL) throws -> (document: Self, warnings: [String])
    /// Writes a file atomically.
    ///
    /// Call it off the main thread.
    func write(to file: URL) throws
    /// Returns whether a file contains exactly this document.
    ///
    /// Call it off the main thread.
    func isStored(in file: URL) -> Bool
}

extension EditableDocument {
    /// Returns whether a file contains an equal document.
    public func isStored(in file: URL) -> Bool { (try? Self.read(from: file))?.document == self }
}
