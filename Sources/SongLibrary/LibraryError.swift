import CSQLite
import Foundation

/// An error of the song library or the history.
public struct LibraryError: Error, Equatable {
    /// The name of the database in sentences.
    var subject = "song library"
    let code: Int32
    let message: String

    /// A Boolean value that indicates whether the file exists and isn't a readable database.
    var isDamage: Bool { code == SQLITE_NOTADB || code == SQLITE_CORRUPT }
}

extension LibraryError: LocalizedError {
    /// A sentence that describes the error to a person.
    public var errorDescription: String? { "The \(subject) cannot be used: \(message)." }
}
