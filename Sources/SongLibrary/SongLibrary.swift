import Foundation
import SongCatalog

/// A searchable SQLite database of the songs of all opened files.
///
/// Its content can be read from the files again, so a damaged database is set aside and replaced by a new one with what
/// can still be read.
public actor SongLibrary {
    private let database: Database

    /// The file that a damaged database was moved to; `nil` if it is whole.
    public nonisolated let damagedFile: URL?

    /// Opens a library, or creates it if the file doesn't exist.
    ///
    /// - Parameter file: The database; its folder is created.
    /// - Throws: ``LibraryError`` if the database can neither be opened nor created, or is of a newer version.
    public init(file: URL) throws {
        (database, damagedFile) = try DatabaseFile(
            file: file, subject: "song library", version: 1, prepare: Self.prepare, salvage: Self.salvage
        ).open()
    }

    /// Adds songs.
    ///
    /// Songs that the library already contains only get a missing file or playing time.
    ///
    /// - Parameters:
    ///   - songs: The songs.
    ///   - source: The list that has them, for ``removeSource(_:)``.
    /// - Returns: The new songs.
    /// - Throws: ``LibraryError`` if the database can't be changed.
    /// - Complexity: O(length of the texts).
    @discardableResult
    public func add(_ songs: [Song], from source: URL? = nil) throws -> [Song] {
        try database.transaction {
            let note = try source.map { try noting($0) }
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
                if let note { _ = try note.statement.change([note.source] + key) }
                return isNew
            }
        }
    }

    /// Returns a statement that notes songs of a source, and the id of the source.
    private func noting(_ source: URL) throws -> (statement: Statement, source: String) {
        _ = try database.prepare("INSERT OR IGNORE INTO source (address) VALUES (?)").change([source.absoluteString])
        let id = try database.prepare("SELECT id FROM source WHERE address = ?").rows([source.absoluteString])[0][0]
        return (
            try database.prepare(
                """
                INSERT OR IGNORE INTO song_source (source, song)
                SELECT ?, id FROM song WHERE title = ? AND artist = ? AND code = ?
                """), id
        )
    }

    /// The lists whose songs the library has, in the order in which they were added.
    public var sources: [URL] {
        get throws {
            try database.prepare("SELECT address FROM source ORDER BY id").rows().compactMap { URL(string: $0[0]) }
        }
    }

    /// Removes a list, and the songs that no other list has.
    ///
    /// - Returns: The number of removed songs.
    /// - Complexity: O(songs of the list).
    @discardableResult
    public func removeSource(_ source: URL) throws -> Int {
        try database.transaction {
            let address = [source.absoluteString]
            let count = try database.prepare(
                """
                DELETE FROM song WHERE id IN (
                    SELECT song FROM song_source WHERE source = (SELECT id FROM source WHERE address = ?)
                    EXCEPT
                    SELECT song FROM song_source WHERE source <> (SELECT id FROM source WHERE address = ?))
                """
            ).change(address + address)
            _ = try database.prepare(
                "DELETE FROM song_source WHERE source = (SELECT id FROM source WHERE address = ?)"
            ).change(address)
            _ = try database.prepare("DELETE FROM source WHERE address = ?").change(address)
            return count
        }
    }

    /// Removes songs.
    ///
    /// - Complexity: O(length of the texts).
    public func remove(_ songs: [Song]) throws {
        try database.transaction {
            let delete = try database.prepare("DELETE FROM song WHERE title = ? AND artist = ? AND code = ?")
            for song in songs { _ = try delete.change([song.title, song.artist ?? "", song.code ?? ""]) }
        }
    }

    /// Returns the songs that contain all words in title, artist or code, ignoring case and accents.
    ///
    /// Songs with the words as their title come first, then those with the words as whole words, of these the ones that
    /// begin with the first word, and then in the order in which they were added.
    ///
    /// - Parameters:
    ///   - text: The words; blank text matches every song.
    ///   - limit: The largest number of songs.
    /// - Returns: The songs.
    /// - Throws: ``LibraryError`` if the database can't be read.
    public func songs(matching text: String, limit: Int) throws -> [Song] {
        let (search, parameters) = try search(text)
        let words = SongQuery(text).words
        let whole = words.map { _ in "(' ' || folded || ' ') GLOB ?" }
        let order =
            words.isEmpty
            ? []
            : [
                "title_words(title) = ? DESC", "(\(whole.joined(separator: " AND "))) DESC", "(folded GLOB ?) DESC",
            ]
        let statement = try database.prepare(
            "SELECT title, artist, code, file, duration FROM song\(search)"
                + " ORDER BY \((order + ["id"]).joined(separator: ", ")) LIMIT \(max(limit, 0))")
        let ranks =
            [SongQuery.titleWords(text)] + words.map { "*[^a-z0-9]" + Self.escaped($0) + "[^a-z0-9]*" }
            + words.prefix(1).map { Self.escaped($0) + "*" }
        return try statement.rows(parameters + (words.isEmpty ? [] : ranks)).map { row in
            func text(_ column: Int) -> String? { row[column].isEmpty ? nil : row[column] }
            var song = Song(title: row[0], artist: text(1), code: text(2), duration: text(4).flatMap { Double($0) })
            song.location = text(3)
            return song
        }
    }

    /// Returns the number of songs that contain all words.
    ///
    /// - Throws: ``LibraryError`` if the database can't be read.
    public func count(matching text: String) throws -> Int {
        let (search, parameters) = try search(text)
        return Int(try database.prepare("SELECT count(*) FROM song\(search)").rows(parameters)[0][0]) ?? 0
    }

    /// Returns the condition of a search, and its parameters.
    private func search(_ text: String) throws -> (condition: String, parameters: [String]) {
        let words = SongQuery(text).words
        // The index contains groups of three letters; without it, GLOB searches a text twice as fast as instr().
        let long = words.filter { $0.unicodeScalars.count >= 3 }
        let short = words.filter { $0.unicodeScalars.count < 3 }
        var conditions = short.map { _ in "folded GLOB ?" }
        if !long.isEmpty { conditions.insert("id IN (SELECT rowid FROM found WHERE found MATCH ?)", at: 0) }
        let quoted = long.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: " ")
        let patterns = short.map { "*" + Self.escaped($0) + "*" }
        return (
            conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND "),
            (long.isEmpty ? [] : [quoted]) + patterns
        )
    }

    /// Returns a word with the special characters of GLOB escaped.
    private static func escaped(_ word: String) -> String {
        word.unicodeScalars.map { "*?[".unicodeScalars.contains($0) ? "[\($0)]" : "\($0)" }.joined()
    }

    /// The number of songs.
    public var count: Int {
        get throws { Int(try database.prepare("SELECT count(*) FROM song").rows()[0][0]) ?? 0 }
    }

    private static func prepare(_ database: Database) throws {
        database.addTitleFunction()
        for statement in schema { try database.run(statement) }
        // The library of an earlier version lacks these columns.
        let columns = try database.prepare("SELECT name FROM pragma_table_info('song')").rows().map { $0[0] }
        for (column, type) in [("file", "TEXT"), ("duration", "REAL")] where !columns.contains(column) {
            try database.run("ALTER TABLE song ADD COLUMN \(column) \(type)")
        }
    }

    /// Takes over the songs of a damaged library up to the damage.
    private static func salvage(_ damaged: Database, _ new: Database) {
        let all = try? damaged.prepare("SELECT title, artist, code, folded, file, duration FROM song")
        let old = try? damaged.prepare("SELECT title, artist, code, folded, '', '' FROM song")
        guard let rows = all ?? old else { return }
        try? new.transaction {
            let insert = try new.prepare(
                """
                INSERT OR IGNORE INTO song (title, artist, code, folded, file, duration)
                VALUES (?, ?, ?, ?, nullif(?, ''), nullif(?, ''))
                """)
            try? rows.eachRow { _ = try insert.change($0) }
        }
    }

    private static let schema = [
        """
        CREATE TABLE IF NOT EXISTS song (
            id INTEGER PRIMARY KEY, title TEXT NOT NULL, artist TEXT NOT NULL, code TEXT NOT NULL, folded TEXT NOT NULL,
            UNIQUE (title, artist, code))
        """,
        """
        CREATE VIRTUAL TABLE IF NOT EXISTS found USING fts5
            (folded, content = 'song', content_rowid = 'id', detail = 'full', tokenize = 'trigram case_sensitive 1')
        """,
        "CREATE TABLE IF NOT EXISTS source (id INTEGER PRIMARY KEY, address TEXT NOT NULL UNIQUE)",
        """
        CREATE TABLE IF NOT EXISTS song_source (source INTEGER NOT NULL, song INTEGER NOT NULL,
            PRIMARY KEY (source, song)) WITHOUT ROWID
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
