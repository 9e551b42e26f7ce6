import Foundation
import SongCatalog

/// A searchable SQLite database of the songs of all opened files.
///
/// Its content can be read from the files again, so a damaged database is set aside and replaced by a new one.
public actor SongLibrary {
    private let database: Database

    /// A Boolean value that indicates whether a damaged database was renamed to a file that ends with `.damaged`.
    public nonisolated let replacedDamaged: Bool

    /// Opens a library, or creates it if the file doesn't exist.
    ///
    /// - Parameter file: The database; its folder is created.
    /// - Throws: ``LibraryError`` if the database can neither be opened nor created.
    public init(file: URL) throws {
        (database, replacedDamaged) = try Self.open(file)
    }

    /// Adds songs.
    ///
    /// Songs that the library already contains only get a missing file or playing time.
    ///
    /// - Returns: The new songs.
    /// - Complexity: O(length of the texts).
    @discardableResult
    public func add(_ songs: [Song]) throws -> [Song] {
        try transaction {
            let insert = try database.prepare(
                "INSERT OR IGNORE INTO song (title, artist, code, folded) VALUES (?, ?, ?, ?)")
            let complete = try database.prepare(
                """
                UPDATE song SET file = coalesce(file, nullif(?, '')), duration = coalesce(duration, nullif(?, ''))
                WHERE title = ? AND artist = ? AND code = ?
                """)
            return try songs.filter { song in
                let folded = SongQuery.folded(title: song.title, artist: song.artist, code: song.code)
                let key = [song.title, song.artist ?? "", song.code ?? ""]
                let isNew = try insert.change(key + [folded]) > 0
                if song.location != nil || song.duration != nil {
                    _ = try complete.change([song.location ?? "", song.duration.map { String($0) } ?? ""] + key)
                }
                return isNew
            }
        }
    }

    /// Removes songs.
    ///
    /// - Complexity: O(length of the texts).
    public func remove(_ songs: [Song]) throws {
        try transaction {
            let delete = try database.prepare("DELETE FROM song WHERE title = ? AND artist = ? AND code = ?")
            for song in songs { _ = try delete.change([song.title, song.artist ?? "", song.code ?? ""]) }
        }
    }

    /// Runs several changes in a transaction, which is rolled back if one fails.
    private func transaction<Result>(_ changes: () throws -> Result) throws -> Result {
        try database.run("BEGIN IMMEDIATE")
        do {
            let result = try changes()
            try database.run("COMMIT")
            return result
        } catch {
            try? database.run("ROLLBACK")
            throw error
        }
    }

    /// Returns the songs that contain all words in title, artist or code, ignoring case and accents.
    ///
    /// Songs with the words as whole words come first, of these the ones that begin with the first word, and then in
    /// the order in which they were added.
    ///
    /// - Parameters:
    ///   - text: The words; blank text matches every song.
    ///   - limit: The largest number of songs.
    /// - Returns: The songs.
    /// - Throws: ``LibraryError`` if the database can't be read.
    public func songs(matching text: String, limit: Int) throws -> [Song] {
        let words = SongQuery(text).words
        // The index contains groups of three letters; without it, GLOB searches a text twice as fast as instr().
        let long = words.filter { $0.unicodeScalars.count >= 3 }
        let short = words.filter { $0.unicodeScalars.count < 3 }
        var conditions = short.map { _ in "folded GLOB ?" }
        if !long.isEmpty { conditions.insert("id IN (SELECT rowid FROM found WHERE found MATCH ?)", at: 0) }
        let quoted = long.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: " ")
        let whole = words.map { _ in "(' ' || folded || ' ') GLOB ?" }
        let order = words.isEmpty ? [] : ["(\(whole.joined(separator: " AND "))) DESC", "(folded GLOB ?) DESC"]
        let search = try database.prepare(
            "SELECT title, artist, code, file, duration FROM song"
                + (conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND "))
                + " ORDER BY \((order + ["id"]).joined(separator: ", ")) LIMIT \(max(limit, 0))")
        let patterns = short.map { "*" + Self.escaped($0) + "*" }
        let ranks =
            words.map { "*[^a-z0-9]" + Self.escaped($0) + "[^a-z0-9]*" }
            + words.prefix(1).map { Self.escaped($0) + "*" }
        return try search.rows((long.isEmpty ? [] : [quoted]) + patterns + ranks).map { row in
            func text(_ column: Int) -> String? { row[column].isEmpty ? nil : row[column] }
            var song = Song(title: row[0], artist: text(1), code: text(2), duration: text(4).flatMap { Double($0) })
            song.location = text(3)
            return song
        }
    }

    /// Returns a word with the special characters of GLOB escaped.
    private static func escaped(_ word: String) -> String {
        word.unicodeScalars.map { "*?[".unicodeScalars.contains($0) ? "[\($0)]" : "\($0)" }.joined()
    }

    /// The number of songs.
    public var count: Int {
        get throws { Int(try database.prepare("SELECT count(*) FROM song").rows([])[0][0]) ?? 0 }
    }

    private static func open(_ file: URL) throws -> (Database, replacedDamaged: Bool) {
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        do {
            return (try opened(file), false)
        } catch let error as LibraryError where error.isDamage {
            let aside = file.appendingPathExtension("damaged")
            try? FileManager.default.removeItem(at: aside)
            for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + ending) }
            guard (try? FileManager.default.moveItem(at: file, to: aside)) != nil else { throw error }
            return (try opened(file), true)
        }
    }

    private static func opened(_ file: URL) throws -> Database {
        let database = try Database(file)
        for statement in schema { try database.run(statement) }
        // The library of an earlier version lacks these columns.
        let columns = try database.prepare("SELECT name FROM pragma_table_info('song')").rows([]).map { $0[0] }
        for (column, type) in [("file", "TEXT"), ("duration", "REAL")] where !columns.contains(column) {
            try database.run("ALTER TABLE song ADD COLUMN \(column) \(type)")
        }
        return database
    }

    private static let schema = [
        "PRAGMA journal_mode = WAL",
        """
        CREATE TABLE IF NOT EXISTS song (
            id INTEGER PRIMARY KEY, title TEXT NOT NULL, artist TEXT NOT NULL, code TEXT NOT NULL, folded TEXT NOT NULL,
            UNIQUE (title, artist, code))
        """,
        """
        CREATE VIRTUAL TABLE IF NOT EXISTS found USING fts5
            (folded, content = 'song', content_rowid = 'id', detail = 'full', tokenize = 'trigram case_sensitive 1')
        """,
        """
        CREATE TRIGGER IF NOT EXISTS song_added AFTER INSERT ON song BEGIN
            INSERT INTO found (rowid, folded) VALUES (new.id, new.folded);
        END
        """,
        """
        CREATE TRIGGER IF NOT EXISTS song_removed AFTER DELETE ON song BEGIN
            INSERT INTO found (found, rowid, folded) VALUES ('delete', old.id, old.folded);
        END
        """,
    ]
}
