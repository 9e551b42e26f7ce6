import Foundation

/// A document that a ``RecoveryJournal`` preserves in case of a crash.
public protocol RecoverableDocument: Sendable {
    /// The name of this kind of document in sentences, such as "board".
    static var kindName: String { get }

    /// The filename extension of the journals, unique to this kind of document.
    static var journalExtension: String { get }

    /// Encodes the document for a journal; called on any thread.
    ///
    /// - Throws: If the document can't be encoded.
    func encodedForJournal() throws -> Data

    /// Creates a document from the data of a journal.
    init(journal: Data) throws
}
