import DocumentFiles
import Foundation

/// A document that a window edits and a file holds, as a value.
public protocol EditableDocument: RecoverableDocument, Equatable {
    /// The files in which such documents are saved.
    static var fileType: FileType { get }
    /// Reads a file, with a sentence for what was mended. Not for the main thread.
    static func read(from file: URL) throws -> (document: Self, warnings: [String])
    /// Writes a file whole or not at all. Not for the main thread.
    func write(to file: URL) throws
    /// Whether a file holds just this document. Not for the main thread.
    func isHeld(by file: URL) -> Bool
}

extension EditableDocument {
    /// Returns whether a file says the same as the document.
    public func isHeld(by file: URL) -> Bool { (try? Self.read(from: file))?.document == self }
}
