import Foundation

/// A document that a ``RecoveryJournal`` keeps safe against a crash.
public protocol RecoverableDocument: Sendable {
    /// What such a document is called in a sentence, such as "board".
    static var kindName: String { get }

    /// The ending of its journals' names; no other kind of document has it.
    static var journalExtension: String { get }

    /// The bytes that a journal keeps. Called on whatever thread.
    ///
    /// - Throws: why there are none.
    func encodedForJournal() throws -> Data

    /// Reads what a journal kept.
    init(journal: Data) throws
}
