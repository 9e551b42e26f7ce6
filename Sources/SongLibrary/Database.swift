import CSQLite
import Foundation

/// A connection to an SQLite database, used by one thread at a time.
final class Database {
    fileprivate let connection: OpaquePointer

    init(_ file: URL) throws {
        var connection: OpaquePointer?
        let code = sqlite3_open_v2(file.path, &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
        guard code == SQLITE_OK, let connection else {
            sqlite3_close(connection)
            throw LibraryError(code: code, message: String(cString: sqlite3_errstr(code)))
        }
        self.connection = connection
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

    fileprivate func error(_ code: Int32) -> LibraryError {
        LibraryError(code: code & 0xFF, message: String(cString: sqlite3_errmsg(connection)))
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
    func rows(_ parameters: [String]) throws -> [[String]] {
        bind(parameters)
        defer { sqlite3_reset(statement) }
        let columns = sqlite3_column_count(statement)
        var rows: [[String]] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW:
                rows.append((0..<columns).map { sqlite3_column_text(statement, $0).map { String(cString: $0) } ?? "" })
            case SQLITE_DONE: return rows
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
