import BoardDocument
import CorkUI
import DocumentFiles
import Foundation
import ShapeDocument

/// A document that a window edits and a file holds.
nonisolated package protocol EditableDocument: RecoverableDocument, Equatable {
    /// The files in which such documents are saved.
    static var fileType: FileType { get }
    /// Reads a file, with a sentence for what was mended. Not for the main thread.
    static func read(from file: URL) throws -> (document: Self, warnings: [String])
    /// Writes a file whole or not at all. Not for the main thread.
    func write(to file: URL) throws
}

nonisolated extension Board: EditableDocument {
    package static var fileType: FileType { .board }

    package static func read(from file: URL) throws -> (document: Board, warnings: [String]) {
        let (board, warnings) = try BoardFile.read(from: file)
        return (board, warnings.map(\.description))
    }

    package func write(to file: URL) throws { try BoardFile.write(self, to: file) }
}

nonisolated extension Drawing: EditableDocument {
    package static var fileType: FileType { .drawing }

    package static func read(from file: URL) throws -> (document: Drawing, warnings: [String]) {
        (try DrawingFile.read(from: file), [])
    }

    package func write(to file: URL) throws { try DrawingFile.write(self, to: file) }
}

nonisolated extension FileType {
    static let board = FileType("Boards", filenameExtensions: [BoardFile.pathExtension])
    static let drawing = FileType("Drawings", filenameExtensions: [DrawingFile.pathExtension])
    static let all = FileType("All files", filenameExtensions: [])
}
