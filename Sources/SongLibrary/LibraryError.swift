import CSQLite
import Foundation

/// Why the library does not do what it was asked for.
public struct LibraryError: Error, Equatable {
    let code: Int32
    let message: String

    /// Whether the file is there and is no database that can be read.
    var isDamage: Bool { code == SQLITE_NOTADB || code == SQLITE_CORRUPT }
}

extension LibraryError: LocalizedError {
    /// A sentence that describes the error to a person.
    public var errorDescription: String? { "The song library cannot be used: \(message)." }
}
