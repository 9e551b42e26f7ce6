import CSQLite
import Foundation
import SongCatalog

/// A database of what was sung when and by whom, over all evenings and boards.
///
/// It is a file of its own with a row for each board, card and time. A damaged one is set aside, with what can still be
/// read taken over.
public actor SungHistory {
    /// A song that was sung.
    public struct Entry: Hashable, Sendable {
        /// The identity of the board.
        public var board: String
        /// The identity of the card on the board.
        public var card: String
        /// The time, in whole seconds.
        public var time: Date
        /// The names of the singers.
        public var singers: String
        /// The title of the song.
        public var title: String
        /// The artist, if known.
        public var artist: String?
        /// The code in a song book, if any.
        public var code: String?
        /// The evening of the board, from 0.
        public var evening: Int

        /// Creates an entry.
        public init(
            board: String, card: String, time: Date, singers: String, title: String, artist: String? = nil,
            code: String? = nil, evening: Int = 0
        ) {
            (self.board, self.card, self.time, self.singers) = (board, card, time, singers)
            (self.title, self.artist, self.code, self.evening) = (title, artist, code, evening)
        }

        /// The key of the song in all spellings.
        public var songKey: SongKey { SongKey(title: title, artist: artist) }
    }

    private let database: Database

    /// The file that a damaged database was moved to; `nil` if it is whole.
    public nonisolated let damagedFile: URL?

    /// Opens a history, or creates it if the file doesn't exist.
    ///
    /// - Parameter file: The database; its folder is created.
    /// - Throws: ``LibraryError`` if the database can neither be opened nor created, or is of a newer version.
    public init(file: URL) throws {
        (database, damagedFile) = try DatabaseFile(
            file: file, subject: "history", version: 1, prepare: Self.prepare, salvage: Self.salvage
        ).open()
    }

    /// Adds entries that the history doesn't have, except those from before it was cleared.
    public func add(_ entries: [Entry]) throws {
        try database.transaction {
            let insert = try database.prepare(
                """
                INSERT OR IGNORE INTO sung (board, card, time, singers, title, artist, code, evening)
                SELECT ?1, ?2, CAST(?3 AS INTEGER), ?4, ?5, ?6, ?7, CAST(?8 AS INTEGER)
                WHERE CAST(?3 AS INTEGER) > coalesce((SELECT max(time) FROM cleared), -9e18)
                """)
            for entry in entries { _ = try insert.change(Self.row(entry)) }
        }
    }

    /// Removes entries by their boards, cards and times, as when a mark is undone.
    public func remove(_ entries: [Entry]) throws {
        try database.transaction {
            let delete = try database.prepare(
                "DELETE FROM sung WHERE board = ? AND card = ? AND time = CAST(? AS INTEGER)")
            for entry in entries { _ = try delete.change(Array(Self.row(entry).prefix(3))) }
        }
    }

    /// All entries, the latest first.
    public var entries: [Entry] {
        get throws {
            try database.prepare(
                """
                SELECT board, card, time, singers, title, artist, code, evening FROM sung
                ORDER BY time DESC, board, card
                """
            ).rows().map { row in
                Entry(
                    board: row[0], card: row[1], time: Date(timeIntervalSince1970: Double(row[2]) ?? 0),
                    singers: row[3], title: row[4], artist: row[5].isEmpty ? nil : row[5],
                    code: row[6].isEmpty ? nil : row[6], evening: Int(row[7]) ?? 0)
            }
        }
    }

    /// Removes all entries for good; boards that are opened later don't bring them back.
    public func clear(at time: Date = Date()) throws {
        try database.transaction {
            let latest = try database.prepare("SELECT coalesce(max(time), 0) FROM sung").rows()[0][0]
            try database.run("DELETE FROM sung")
            let until = max(Int(time.timeIntervalSince1970), Int(latest) ?? 0)
            _ = try database.prepare("INSERT INTO cleared (time) VALUES (CAST(? AS INTEGER))").change(["\(until)"])
        }
    }

    /// Returns all entries as a table, as defined by RFC 4180.
    public func table() throws -> String {
        let rows = try entries.map { entry in
            [entry.time.formatted(.iso8601), entry.singers, entry.title, entry.artist ?? "", entry.code ?? ""]
        }
        return ([["Time", "Person", "Title", "Artist", "Code"]] + rows).map { row in
            row.map { field in
                field.contains(where: { ",\"\r\n".contains($0) || $0.isNewline })
                    ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
            }.joined(separator: ",") + "\r\n"
        }.joined()
    }

    private static func row(_ entry: Entry) -> [String] {
        [
            entry.board, entry.card, "\(Int(entry.time.timeIntervalSince1970))", entry.singers, entry.title,
            entry.artist ?? "", entry.code ?? "", "\(entry.evening)",
        ]
    }

    private static func prepare(_ database: Database) throws {
        guard try database.prepare("PRAGMA quick_check(1)").rows() == [["ok"]] else {
            throw LibraryError(subject: "history", code: SQLITE_CORRUPT, message: "it is damaged")
        }
        try database.run(
            """
            CREATE TABLE IF NOT EXISTS sung (
                board TEXT NOT NULL, card TEXT NOT NULL, time INTEGER NOT NULL, singers TEXT NOT NULL,
                title TEXT NOT NULL, artist TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (board, card, time))
            """)
        // The first histories had no evenings; programs that know none still add rows.
        if !(try database.prepare("PRAGMA table_info(sung)").rows().contains { $0[1] == "evening" }) {
            try database.run("ALTER TABLE sung ADD COLUMN evening INTEGER NOT NULL DEFAULT 0")
        }
        try database.run("CREATE TABLE IF NOT EXISTS cleared (time INTEGER NOT NULL)")
    }

    private static func salvage(_ damaged: Database, _ new: Database) {
        try? new.transaction {
            let cleared = try new.prepare("INSERT INTO cleared (time) VALUES (CAST(? AS INTEGER))")
            try? damaged.prepare("SELECT time FROM cleared").eachRow { _ = try cleared.change($0) }
            let insert = try new.prepare(
                """
                INSERT OR IGNORE INTO sung (board, card, time, singers, title, artist, code, evening)
                VALUES (?, ?, CAST(? AS INTEGER), ?, ?, ?, ?, CAST(? AS INTEGER))
                """)
            let rows =
                (try? damaged.prepare("SELECT board, card, time, singers, title, artist, code, evening FROM sung"))
                ?? (try? damaged.prepare("SELECT board, card, time, singers, title, artist, code, 0 FROM sung"))
            try? rows?.eachRow { _ = try insert.change($0) }
        }
    }
}
