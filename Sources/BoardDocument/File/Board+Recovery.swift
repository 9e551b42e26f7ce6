import DocumentFiles
import Foundation

extension Board: RecoverableDocument {
    /// The name of this kind of document in sentences.
    public static var kindName: String { "board" }
    /// The extension of the files in which unsaved documents are kept.
    public static var journalExtension: String { "journal" }

    /// Encodes the document for recovery after a crash.
    public func encodedForJournal() -> Data { BoardFile.encode(self) }

    /// Reads a board that was encoded for recovery.
    public init(journal: Data) throws { self = try BoardFile.decode(journal, fileName: "journal").board }
}
