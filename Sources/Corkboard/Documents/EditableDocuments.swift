import BoardDocument
import CorkUI
import Foundation
import ShapeDocument

nonisolated extension Board: EditableDocument {
    /// The type of file that documents are saved as.
    public static var fileType: FileType { .board }

    /// Reads a document from a file.
    public static func read(from file: URL) throws -> (document: Board, warnings: [String]) {
        let (board, warnings) = try BoardFile.read(from: file)
        return (board, warnings.map(\.description))
    }

    /// Writes the document to a file.
    public func write(to file: URL) throws { try BoardFile.write(self, to: file) }
}

nonisolated extension Drawing: EditableDocument {
    /// The type of file that documents are saved as.
    public static var fileType: FileType { .drawing }

    /// Reads a document from a file.
    public static func read(from file: URL) throws -> (document: Drawing, warnings: [String]) {
        (try DrawingFile.read(from: file), [])
    }

    /// Writes the document to a file.
    public func write(to file: URL) throws { try DrawingFile.write(self, to: file) }
}

nonisolated extension FileType {
    static let board = FileType("Boards", filenameExtensions: [BoardFile.pathExtension])
    static let drawing = FileType("Drawings", filenameExtensions: DrawingFile.pathExtensions)
    static let all = FileType("All files", filenameExtensions: [])
}
