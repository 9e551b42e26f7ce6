import CSQLite
import Foundation
import SongCatalog

/// A connection to an SQLite database, used by one thread at a time.
final class Database {
    fileprivate let connection: OpaquePointer
    /// The name of the database in sentences.
    private let subject: String

    init(_ file: URL, subject: String = "song library", isReadOnly: Bool = false) throws {
        var connection: OpaquePointer?
        let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let code = sqlite3_open_v2(file.path, &connection, flags, nil)
        guard code == SQLITE_OK, let connection else {
            sqlite3_close(connection)
            throw LibraryError(subject: subject, code: code, message: String(cString: sqlite3_errstr(code)))
        }
        (self.connection, self.subject) = (connection, subject)
        // Another window may hold a write lock.
        sqlite3_busy_timeout(connection, 5_000)
    }

    deinit { sqlite3_close_v2(connection) }

    /// Runs a statement without parameters, and ignores its rows.
    func run(_ sql: String) throws {
        let code = sqlite3_exec(connection, sql, nil, nil, nil)
        if code != SQLITE_OK { throw error(code) }
    }

    func prepare(_ sql: String) throws -> Statement {
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v2(connection, sql, -1, &statement, nil)
        guard code == SQLITE_OK, let statement else { throw error(code) }
        return Statement(statement, in: self)
    }

    /// Runs several changes in a transaction, which is rolled back if one fails.
    func transaction<Result>(_ changes: () throws -> Result) throws -> Result {
        try run("BEGIN IMMEDIATE")
        do {
            let result = try changes()
            try run("COMMIT")
            return result
        } catch {
            try? run("ROLLBACK")
            throw error
        }
    }

    /// Makes the title of a song, folded for queries and without punctuation, available as `title_words`.
    func addTitleFunction() {
        // SQLite copies the text.
        sqlite3_create_function_v2(
            connection, "title_words", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
            { context, _, values in
                let title = values?[0].flatMap { sqlite3_value_text($0) }.map { String(cString: $0) } ?? ""
                sqlite3_result_text(
                    context, SongQuery.titleWords(title), -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
            }, nil, nil, nil)
    }

    fileprivate func error(_ code: Int32) -> LibraryError {
        LibraryError(
            subject: subject, code: code & 0xFF, message: String(cString: sqlite3_errmsg(connection)))
    }
}

/// A prepared statement, which can be run repeatedly.
final class Statement {
    private let statement: OpaquePointer
    private let database: Database

    fileprivate init(_ statement: OpaquePointer, in database: Database) {
        self.statement = statement
        self.database = database
    }

    deinit { sqlite3_finalize(statement) }

    /// The texts of all rows.
    func rows(_ parameters: [String] = []) throws -> [[String]] {
        var rows: [[String]] = []
        try eachRow(parameters) { rows.append($0) }
        return rows
    }

    /// Passes the texts of each row on; those before an error, too.
    func eachRow(_ parameters: [String] = [], _ body: ([String]) throws -> Void) throws {
        bind(parameters)
        defer { sqlite3_reset(statement) }
        let columns = sqlite3_column_count(statement)
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW:
                try body((0..<columns).map { sqlite3_column_text(statement, $0).map { String(cString: $0) } ?? "" })
            case SQLITE_DONE: return
            case let code: throw database.error(code)
            }
        }
    }

    /// Runs a statement, and returns the number of changed rows.
    func change(_ parameters: [String]) throws -> Int {
        bind(parameters)
        defer { sqlite3_reset(statement) }
        let code = sqlite3_step(statement)
        guard code == SQLITE_DONE else { throw database.error(code) }
        return Int(sqlite3_changes(database.connection))
    }

    private func bind(_ parameters: [String]) {
        // SQLite copies each text.
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        for (index, text) in parameters.enumerated() {
            sqlite3_bind_text(statement, Int32(index + 1), text, -1, copied)
        }
    }
}
